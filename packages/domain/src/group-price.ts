import { type Cents, multiplyDivide, multiplyDivideHalfUp } from './money.ts';
import type { PriceDeclaration } from './price.ts';
import { type BasisPoints, wholeInBasisPoints } from './tax-rate.ts';

/**
 * A discount of a customer group on a category. It includes the categories below it that have no discount of their own.
 */
export interface CategoryDiscount {
  /** Id of the category. */
  readonly category: string;
  readonly share: BasisPoints;
}

/** The terms of a customer group (docs/decisions/022, point 8). */
export interface GroupTerms {
  readonly name: string;
  readonly priceDeclaration: PriceDeclaration;
  readonly discounts: readonly CategoryDiscount[];
}

/** The group that a condition is for, by name; null for everybody. */
export interface OfferedCondition {
  readonly customerGroup: string | null;
}

/** How a stored amount, declared as the shop does, is converted to the amount that a customer sees. */
export interface Repricing {
  readonly discount: BasisPoints;
  readonly from: PriceDeclaration;
  readonly to: PriceDeclaration;
}

/**
 * The conditions under which a customer can buy a product: those of their group if there are any, otherwise
 * everybody's. Never those of another group.
 */
export function conditionsFor<C extends OfferedCondition>(conditions: readonly C[], group: string | null): C[] {
  const own = group === null ? [] : conditions.filter(({ customerGroup }) => customerGroup === group);
  return own.length > 0 ? own : conditions.filter(({ customerGroup }) => customerGroup === null);
}

/**
 * The repricing of a condition for a group. The group's own conditions are not reduced; everybody's are reduced by the
 * discount of the nearest category. `trail`: ids from the root to the product's category. Without a group nothing
 * changes.
 */
export function repricingFor(
  terms: GroupTerms | null,
  shopDeclaration: PriceDeclaration,
  condition: OfferedCondition,
  trail: readonly string[],
): Repricing {
  if (terms === null) return { discount: 0, from: shopDeclaration, to: shopDeclaration };
  const discount = condition.customerGroup === null ? nearestDiscount(terms, trail) : 0;
  return { discount, from: shopDeclaration, to: terms.priceDeclaration };
}

/** The discount of the last category of the trail that has one; 0 if none has. */
function nearestDiscount({ discounts }: GroupTerms, trail: readonly string[]): BasisPoints {
  const nearest = trail.findLast((id) => discounts.some(({ category }) => category === id));
  return discounts.find(({ category }) => category === nearest)?.share ?? 0;
}

/**
 * An amount in cents (a price or norm price) less the discount, converted to the wanted declaration, with a single
 * rounding. By CONTRACT §1 an amount is rounded half up, and net is gross less a tax rounded half up.
 */
export function repriced(amount: Cents, rate: BasisPoints, { discount, from, to }: Repricing): Cents {
  const rest = wholeInBasisPoints - discount;
  const withTax = wholeInBasisPoints + rate;
  if (from === to) return multiplyDivideHalfUp(amount, rest, wholeInBasisPoints);
  if (from === 'net') return multiplyDivideHalfUp(amount, rest * withTax, wholeInBasisPoints * wholeInBasisPoints);
  const { quotient, remainder } = multiplyDivide(amount, rest, withTax);
  return remainder > withTax - remainder ? quotient + 1 : quotient;
}
