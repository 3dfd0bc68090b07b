import type { Cents } from '../money.ts';
import { declaredAmount, type PriceDeclaration, priceOf } from '../price.ts';
import type { PricedLine } from '../price-order.ts';
import type { AvailableLine } from './available-lines.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

/** The prices of a condition that the cart was filled at, in cents: gross and net, and the deposit on one unit. */
export interface SeenOffer {
  readonly gross: Cents;
  /** Null if the cart does not state it. */
  readonly net: Cents | null;
  /** Null if the cart does not state it. */
  readonly deposit: Cents | null;
}

/** An amount that differs from the one in the cart, in cents. Prices are gross or net, as declared to the customer. */
export interface ChangedPrice {
  readonly condition: ConditionForSale;
  readonly of: 'price' | 'deposit';
  readonly before: Cents;
  readonly now: Cents;
}

/**
 * The lines whose condition has another price or deposit than the cart states (CONTRACT §5). A price that differs
 * because the amount has reached a scale does not count, nor one that lost its tax and nothing else (LAW T5): the
 * totals say why. `seen`: the prices of a condition in the cart; null if the cart states none.
 */
export function changedPrices(
  lines: readonly PricedLine<AvailableLine>[],
  seen: (conditionId: string) => SeenOffer | null,
  declaration: PriceDeclaration,
): ChangedPrice[] {
  return lines.flatMap(({ line: { condition } }) => {
    const then = seen(condition.conditionId);
    if (then === null) return [];
    const { gross, net, deposit } = then;
    const { taxRate, shownTaxRate = taxRate } = condition;
    const price = priceOf(condition.price, shownTaxRate, declaration);
    const before = declaredAmount(priceOf(gross, shownTaxRate, 'gross'), declaration);
    const changes: ChangedPrice[] = [];
    const lostItsTax = taxRate === 0 && net === price.gross;
    if (gross !== price.gross && !lostItsTax) changes.push({ condition, of: 'price', before, now: condition.price });
    if (deposit !== null && deposit !== condition.deposit)
      changes.push({ condition, of: 'deposit', before: deposit, now: condition.deposit });
    return changes;
  });
}
