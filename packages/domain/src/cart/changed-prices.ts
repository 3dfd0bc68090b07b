import type { Cents } from '../money.ts';
import { declaredAmount, type PriceDeclaration, priceOf } from '../price.ts';
import type { PricedLine } from '../price-order.ts';
import type { AvailableLine } from './available-lines.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

/** What an offer costs: gross cents of its price, and the deposit on one unit. */
export interface SeenOffer {
  readonly gross: Cents;
  /** Null: the cart does not say. */
  readonly deposit: Cents | null;
}

/**
 * An amount that differs from the one the cart was filled at, in cents. Prices are as declared to whoever reads the
 * cart.
 */
export interface ChangedPrice {
  readonly condition: ConditionForSale;
  readonly of: 'price' | 'deposit';
  readonly before: Cents;
  readonly now: Cents;
}

/**
 * Lines that cost something else than the cart says (CONTRACT §5), by the condition's price and by its deposit. Scales
 * that the amount has reached do not matter. `seen`: what a condition cost in the cart; null if the cart does not say.
 */
export function changedPrices(
  lines: readonly PricedLine<AvailableLine>[],
  seen: (conditionId: string) => SeenOffer | null,
  declaration: PriceDeclaration,
): ChangedPrice[] {
  return lines.flatMap(({ line: { condition } }) => {
    const then = seen(condition.conditionId);
    if (then === null) return [];
    const { gross, deposit } = then;
    const price = priceOf(condition.price, condition.taxRate, declaration);
    const before = declaredAmount(priceOf(gross, condition.taxRate, 'gross'), declaration);
    const changes: ChangedPrice[] = [];
    if (gross !== price.gross) changes.push({ condition, of: 'price', before, now: condition.price });
    if (deposit !== null && deposit !== condition.deposit)
      changes.push({ condition, of: 'deposit', before: deposit, now: condition.deposit });
    return changes;
  });
}
