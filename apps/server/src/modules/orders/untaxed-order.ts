import type { CalculatedOrder } from '@kontor/contract';
import type { SellerTaxes } from '@kontor/domain';
import { exemptionTexts } from '../configuration/configuration.service.ts';
import type { Seller } from '../configuration/types.ts';
import type { OrderSnapshot } from './types.ts';

/** Why an order that is placed now has no tax, in the words of its documents; undefined: it has (LAW P3, N3). */
export function untaxedOrder(
  { isSmallBusiness }: SellerTaxes,
  { country }: Pick<Seller, 'country'>,
): OrderSnapshot['untaxed'] {
  if (!isSmallBusiness) return undefined;
  const exemption = 'small-business';
  return { exemption, sentence: exemptionTexts[exemption](country) };
}

/** Why the order that a seller delivers to a third country has no tax (LAW T5). */
export function exportedOrder({ country }: Pick<Seller, 'country'>): NonNullable<OrderSnapshot['untaxed']> {
  return { exemption: 'export', sentence: exemptionTexts.export(country) };
}

/** Why the order that a seller delivers to a business in another member state has no tax (LAW T5). */
export function intraCommunityOrder({ country }: Pick<Seller, 'country'>): NonNullable<OrderSnapshot['untaxed']> {
  return { exemption: 'intra-community', sentence: exemptionTexts['intra-community'](country) };
}

/** The sentence about the tax, as it goes over the wire. */
export function wireTaxNote({
  untaxed,
  taxedIn,
}: {
  readonly untaxed?: OrderSnapshot['untaxed'] | undefined;
  readonly taxedIn?: OrderSnapshot['taxedIn'] | undefined;
}): Pick<CalculatedOrder, 'taxNote'> {
  const sentence = untaxed?.sentence ?? taxedIn?.sentence;
  return sentence === undefined ? {} : { taxNote: sentence };
}
