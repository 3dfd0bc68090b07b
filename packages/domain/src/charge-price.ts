import { addPrices } from './add-prices.ts';
import { allocate } from './allocate.ts';
import type { Cents } from './money.ts';
import { declaredAmount, type Price, type PriceDeclaration, priceOf, zeroPrice } from './price.ts';

/**
 * The price of a charge beside the goods, such as shipping. It is taxed with the goods' rates, pro rata by net (LAW
 * T7). A gross cost is split by the goods' gross per rate, which gives the same ratio of nets. A net cost is split by
 * net. If the goods cost nothing, their highest rate applies. Without goods the charge is zero.
 */
export function chargePrice(cost: Cents, goods: Price, declaration: PriceDeclaration): Price {
  const { taxRates } = goods;
  const highest = taxRates.at(-1);
  if (highest === undefined) return zeroPrice;
  const weights = taxRates.map((share) => declaredAmount(share, declaration));
  if (weights.every((weight) => weight === 0)) return priceOf(cost, highest.rate, declaration);
  const parts = allocate(cost, weights);
  return addPrices(taxRates.map(({ rate }, i) => priceOf(parts[i] ?? 0, rate, declaration)));
}
