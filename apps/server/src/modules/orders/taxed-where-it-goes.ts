import {
  type BusinessBuyer,
  type ConditionForSale,
  deliveryCountry,
  type OrderDetails,
  rateAbroad,
  soldAbroad,
} from '@kontor/domain';
import { countryName } from '../../country-names.ts';
import {
  isExportedUntaxed,
  isIntraCommunityUntaxed,
  ratesAtDestination,
} from '../configuration/configuration.service.ts';
import type { SellingTerms } from './order-sources.ts';
import { taxTexts } from './texts/tax.de.ts';
import type { OrderSnapshot } from './types.ts';
import { exportedOrder, intraCommunityOrder, untaxedOrder } from './untaxed-order.ts';

/** The conditions of a cart as they are taxed, and what has to be said about their tax. */
interface TaxedCart {
  readonly forSale: ReadonlyMap<string, ConditionForSale>;
  readonly taxedIn: OrderSnapshot['taxedIn'] | undefined;
  readonly untaxed: OrderSnapshot['untaxed'] | undefined;
}

/** For whom a cart is taxed, and when (epoch ms). */
interface TaxedFor {
  readonly form: OrderDetails;
  /** The business that buys under a VAT id, as far as it is known; null: a consumer, or nothing is known. */
  readonly buyer: BusinessBuyer | null;
  readonly now: number;
}

/**
 * The conditions of a cart with the tax of the country to which it goes, and that country with a sentence; or without
 * tax, and why (LAW T3 to T5, P3). While the form names none of the shop's countries, the seller's tax counts, and with
 * the one-stop shop the sentence says so. Without the settings nothing changes, and there is no sentence.
 */
export function taxedWhereItGoes(
  forSale: ReadonlyMap<string, ConditionForSale>,
  { configuration, prices }: SellingTerms,
  { form, buyer, now }: TaxedFor,
): TaxedCart {
  const { seller, countries, oss, exports } = configuration;
  const { declaration } = prices;
  const atHome = { forSale, taxedIn: undefined, untaxed: untaxedOrder(prices.taxes, seller) };
  const chosen = countries.find(({ shortName }) => shortName === deliveryCountry(form));
  if (chosen !== undefined && isExportedUntaxed(configuration, chosen.shortName, now)) {
    const terms = { kept: exports.keeps ?? 'gross', declaration };
    const untaxed = exportedOrder(seller);
    return { ...atHome, untaxed, forSale: mapped(forSale, (one) => soldAbroad(one, () => 0, terms)) };
  }
  if (chosen !== undefined && buyer !== null) {
    const supply = { destination: chosen.shortName, buyer };
    if (isIntraCommunityUntaxed(configuration, supply, now)) {
      const terms = { kept: 'net', declaration } as const;
      const untaxed = intraCommunityOrder(seller);
      return { ...atHome, untaxed, forSale: mapped(forSale, (one) => soldAbroad(one, () => 0, terms)) };
    }
  }
  const isOn = countries.some(({ shortName }) => ratesAtDestination(configuration, shortName, now) !== null);
  if (!isOn) return atHome;
  const rates = chosen === undefined ? null : ratesAtDestination(configuration, chosen.shortName, now);
  if (chosen === undefined || rates === null) {
    const sentence = taxTexts.included(countryName(seller.country), chosen !== undefined);
    return { ...atHome, taxedIn: { country: seller.country, sentence } };
  }
  const terms = { kept: oss.keeps ?? 'gross', declaration };
  return {
    ...atHome,
    forSale: mapped(forSale, (one) => soldAbroad(one, (own) => rateAbroad(own, rates), terms)),
    taxedIn: { country: chosen.shortName, sentence: taxTexts.included(chosen.name, true) },
  };
}

function mapped<Value>(values: ReadonlyMap<string, Value>, change: (value: Value) => Value): Map<string, Value> {
  return new Map([...values].map(([id, value]) => [id, change(value)]));
}
