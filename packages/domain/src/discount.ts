import { addPrices, negatePrice } from './add-prices.ts';
import { allocate } from './allocate.ts';
import type { Cents } from './money.ts';
import { declaredAmount, type Price, type PriceDeclaration, priceOfShare, type TaxShare, taxOn } from './price.ts';

/**
 * The negative price that takes an amount in cents, gross or net as declared, off a price. It is spread over the tax
 * rates by largest remainder (LAW T8, CONTRACT §5) and never exceeds the price. Throws a RangeError for a negative
 * amount.
 */
export function discountPrice(amount: Cents, from: Price, declaration: PriceDeclaration): Price {
  if (amount < 0) throw new RangeError(`A discount of ${amount} would raise the price`);
  const weights = from.taxRates.map((share) => declaredAmount(share, declaration));
  const taken = Math.min(
    amount,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const parts = allocate(taken, weights);
  return negatePrice(addPrices(from.taxRates.map((share, i) => takenFrom(share, parts[i] ?? 0, declaration))));
}

/**
 * The part of a discount for one tax rate. The rounded taxes of several lines can differ by cents from the tax of their
 * sum. So the part takes no more tax than the share has, and neither net nor tax of the rest falls below zero.
 */
function takenFrom(share: TaxShare, part: Cents, declaration: PriceDeclaration): Price {
  const whole = part === declaredAmount(share, declaration);
  const least = declaration === 'gross' ? part - share.net : 0;
  const tax = whole ? share.amount : Math.max(least, Math.min(share.amount, taxOn(part, share.rate, declaration)));
  return priceOfShare(part, share.rate, tax, declaration);
}
