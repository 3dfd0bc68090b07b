import type { PaymentCondition } from '@kontor/contract';
import { vatIdName } from '@kontor/contract/vat-id-text';
import { euroFromCents, freeShippingFrom } from '@kontor/domain';
import type { FastifyInstance } from 'fastify';
import { type BodyHandlers, registerBodyCalls } from '../../http/register-calls.ts';
import type { Viewer } from '../../http/viewer.ts';

import { billingCountries } from './billing-countries.ts';
import type { ConfigurationService } from './configuration.service.ts';
import { newsletterConsent } from './newsletter-consent.ts';
import { noteBesidePrices } from './seller-taxes.ts';
import type { OfferedPayment, ShopConfiguration } from './types.ts';

type ConfigurationCall =
  | ('countries' | 'carrier' | 'paymentConditions' | 'mainMenu' | 'orderOptions')
  | ('startpage' | 'uiSettings' | 'vouchersEnabled' | 'title');

/**
 * The calls of this module (CONTRACT §3). They need no body and at most the viewer, so pages are rendered with them
 * too.
 */
export function configurationCalls(
  configuration: ConfigurationService,
  goLive: { isClosed(): Promise<boolean> },
): BodyHandlers<ConfigurationCall> {
  const read = async <Key extends keyof ShopConfiguration>(key: Key) => (await configuration.current())[key];
  const readFor = async <Key extends keyof ShopConfiguration>(key: Key, viewer: Viewer | null) =>
    (await configuration.currentFor(viewer?.customerGroup ?? null))[key];
  return {
    async countries() {
      const data = [...(await read('countries'))];
      return { data, billing: billingCountries(data) };
    },
    carrier: async () => ({ data: [...(await read('carrier'))] }),
    paymentConditions: async ({ viewer }) => {
      const offered = await readFor('paymentConditions', viewer);
      return { data: offered.map(wirePayment) };
    },
    mainMenu: async () => ({ data: [...(await read('mainMenu'))] }),
    orderOptions: async ({ viewer }) => ({ data: [...(await readFor('orderOptions', viewer))] }),
    startpage: async () => ({ data: await read('startpage') }),
    async uiSettings({ viewer }) {
      const uiSettings = await readFor('uiSettings', viewer);
      const decided = await configuration.current();
      const taxNote = noteBesidePrices(decided);
      const consent = newsletterConsent(decided);
      const asksVatId = decided.intraCommunity.from !== undefined && !decided.seller.smallBusiness;
      const data = {
        ...uiSettings,
        ...(taxNote !== undefined && { taxNote }),
        ...(asksVatId && { asksVatId, vatIdName: vatIdName(decided.seller.country) }),
        ...(decided.soldTo === 'businesses' && { businessesOnly: true as const }),
        ...helpForBuyers(decided, uiSettings.customerGroup),
        ...(decided.reviews.enabled && { reviews: asksFor(decided.reviews) }),
        ...(consent !== null && { newsletter: consent }),
        ...(decided.stockAlerts && uiSettings.customerGroup === undefined && { offersStockAlerts: true as const }),
      };
      return { data: (await goLive.isClosed()) ? { ...data, ordersClosed: true } : data };
    },
    vouchersEnabled: async () => ({ data: await read('vouchersEnabled') }),
    title: () => read('title'),
  };
}

/** The day is not told: the form says it of the orders that it places, which come after it. */
function asksFor({ askAfterDays, askOrdersSince }: ShopConfiguration['reviews']) {
  return askOrdersSince === undefined ? {} : { askAfterDays };
}

/**
 * How to reach the shop, and what a product's page says beside the price. Free shipping is stated in everybody's
 * prices, so not to a group.
 */
function helpForBuyers(decided: ShopConfiguration, customerGroup: string | undefined) {
  const { email, phone } = decided.seller;
  const freeShipping = customerGroup === undefined ? freeShippingAtHome(decided) : null;
  return {
    ...(email !== '' && { contactEmail: email }),
    ...(phone !== '' && { contactPhone: phone }),
    ...(freeShipping !== null && { freeShipping }),
  };
}

/** The first carrier that takes goods to the seller's country for nothing, and from which value on. */
function freeShippingAtHome({ seller, countries, carrier: carriers, shippingRules }: ShopConfiguration) {
  const country = countries.find(({ shortName }) => shortName === seller.country);
  if (country === undefined) return null;
  for (const carrier of carriers.length > 0 ? carriers : ['']) {
    const from = freeShippingFrom(shippingRules, { country: country.shortName, carrier });
    if (from !== null) return { from: euroFromCents(from), carrier, country: country.name };
  }
  return null;
}

function wirePayment({ name, title, fee = 0, ...payment }: OfferedPayment): PaymentCondition {
  const method = payment.kind !== 'online' ? payment.kind : payment.provider === 'paypal' ? 'paypal' : 'card';
  return { name, title, method, ...(fee > 0 && { fee: euroFromCents(fee) }) };
}

/** The configuration calls except those of the templates, which have their own routes. */
export function configurationRoutes(
  app: FastifyInstance,
  configuration: ConfigurationService,
  goLive: { isClosed(): Promise<boolean> },
): void {
  registerBodyCalls(app, configurationCalls(configuration, goLive));
}
