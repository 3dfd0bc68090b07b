import type { Price, TaxShare } from './price.ts';
import type { BasisPoints } from './tax-rate.ts';

/**
 * The sum of prices: tax shares grouped by rate, ascending; amounts are added and not rounded again (SPEC §4, CONTRACT
 * §1).
 */
export function addPrices(prices: Iterable<Price>): Price {
  let [gross, net, tax] = [0, 0, 0];
  const shares = new Map<BasisPoints, TaxShare>();
  for (const price of prices) {
    gross += price.gross;
    net += price.net;
    tax += price.tax;
    for (const { rate, net: base, amount } of price.taxRates) {
      const share = shares.get(rate) ?? { rate, net: 0, amount: 0 };
      shares.set(rate, { rate, net: share.net + base, amount: share.amount + amount });
    }
  }
  if (![gross, net, tax].every(Number.isSafeInteger)) throw new RangeError('The sum of prices is no exact integer');
  return { gross, net, tax, taxRates: [...shares.values()].sort((a, b) => a.rate - b.rate) };
}

/** The negative price, as for a discount or a refund. */
export function negatePrice(price: Price): Price {
  return {
    gross: 0 - price.gross, // not -gross: a zero stays 0 and does not become -0
    net: 0 - price.net,
    tax: 0 - price.tax,
    taxRates: price.taxRates.map(({ rate, net, amount }) => ({ rate, net: 0 - net, amount: 0 - amount })),
  };
}
