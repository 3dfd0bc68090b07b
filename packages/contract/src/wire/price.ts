import type { Price as DomainPrice } from '@kontor/domain';
import { euroFromCents, percentFromBasisPoints } from '@kontor/domain';
import { type Static, Type } from 'typebox';

/** Whether prices are shown gross, to consumers, or net, to businesses (SPEC §1). */
export const PriceDeclaration = Type.Union([Type.Literal('gross'), Type.Literal('net')]);

/** An amount in EUR with at most two decimals (CONTRACT §1). */
export const Euro = Type.Number({ description: 'EUR, at most two decimals.' });

/**
 * A price on the wire in EUR and percent (CONTRACT §1). To the cent, gross = net + tax, and tax = sum of the rates'
 * amounts.
 */
export const Price = Type.Object({
  gross: Euro,
  net: Euro,
  tax: Euro,
  taxRates: Type.Array(
    Type.Object({ rate: Type.Number({ description: 'Percent, such as 20 or 4.9.' }), amount: Euro }),
  ),
});
export type Price = Static<typeof Price>;

/** Converts a price of the domain (cents, basis points) to the wire (EUR, percent). */
export function wirePrice(price: DomainPrice): Price {
  return {
    gross: euroFromCents(price.gross),
    net: euroFromCents(price.net),
    tax: euroFromCents(price.tax),
    taxRates: price.taxRates.map(({ rate, amount }) => ({
      rate: percentFromBasisPoints(rate),
      amount: euroFromCents(amount),
    })),
  };
}
