import type { Cents } from '../money.ts';
import { declaredAmount, type PriceDeclaration, priceOf } from '../price.ts';
import type { PricedLine } from '../price-order.ts';
import type { AvailableLine } from './available-lines.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

/** A price that is not what the cart was filled at; both in cents, as they are declared to whoever reads the cart. */
export interface ChangedPrice {
  readonly condition: ConditionForSale;
  readonly before: Cents;
  readonly now: Cents;
}

/**
 * Which lines cost something else than the cart says (CONTRACT §5): by the price of the condition, whatever scale the
 * amount has reached. `seen`: the gross cents that a condition had in the cart, null when it does not say.
 */
export function changedPrices(
  lines: readonly PricedLine<AvailableLine>[],
  seen: (conditionId: string) => Cents | null,
  declaration: PriceDeclaration,
): ChangedPrice[] {
  return lines.flatMap(({ line: { condition } }) => {
    const gross = seen(condition.conditionId);
    const price = priceOf(condition.price, condition.taxRate, declaration);
    if (gross === null || gross === price.gross) return [];
    const before = declaredAmount(priceOf(gross, condition.taxRate, 'gross'), declaration);
    return [{ condition, before, now: condition.price }];
  });
}
