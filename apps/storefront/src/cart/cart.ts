import type { Condition, Product, ReservedVoucher, SavedCart } from '@kontor/contract';

/**
 * What a line remembers of its product: enough to show it, to say when it comes (LAW P9) and to name its essential
 * characteristics (LAW C1).
 */
export type CartProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'nameSuffix'
  | 'articleNumber'
  | 'files'
  | 'stockStatusText'
  | 'termsOfDelivery'
  | 'attributes'
  | 'categoryPath'
  | 'energy'
  | 'minimumAge'
  | 'container'
  | 'withdrawalException'
>;

/** The part of a condition that a line stores. The price is the last one known; order/calc has the valid one. */
export type CartCondition = Omit<Condition, 'content' | 'priceValidUntil'>;

/** The stored part of a condition, always with the same order of fields, because carts are compared as text. */
export function rememberedCondition(condition: CartCondition): CartCondition {
  const { _id, price, priceQuantity, scales, minAmount, amountStep, maxAmount, unit, normPrice, normUnit } = condition;
  const { lowestPrice30, listPrice, deposit } = condition;
  const terms = { priceQuantity, scales, minAmount, amountStep, maxAmount, unit, normPrice, normUnit };
  const remembered = { ...terms, lowestPrice30, listPrice, deposit };
  const said = Object.entries(remembered).filter(([, value]) => value !== undefined);
  return { _id, price, ...Object.fromEntries(said) };
}

/** A line of the cart (SPEC §3). Amount 0 stands for an invalid input (SPEC §5) and blocks ordering. */
export interface CartLine {
  readonly product: CartProduct;
  readonly condition: CartCondition;
  readonly amount: number;
}

/** What a visitor is about to buy. */
export interface Cart {
  /**
   * The Idempotency-Key of this cart's order: made with the cart and kept until the order is finished (CONTRACT §5).
   */
  readonly key: string;
  /**
   * Whether an order was sent under the key and no answer has said that it was refused: it may be placed. Set before
   * the order is sent, so that it survives a lost answer and a reload (unanswered-order.ts).
   */
  readonly sent: boolean;
  readonly items: readonly CartLine[];
  /**
   * Redeemed vouchers, each with the session that holds it. What they take off, only order/calc knows (CONTRACT §5).
   */
  readonly vouchers: readonly ReservedVoucher[];
  /** German sentences about what the shop changed in this cart, until the visitor has seen them. */
  readonly notices: readonly string[];
  /**
   * Counts the changes of this cart, in whichever tab they were made: the higher count is the later state
   * (unite-carts.ts).
   */
  readonly revision: number;
  /**
   * The keys under which this visit's latest orders were placed. A cart with such a key was ordered, so it must not
   * come back from another tab.
   */
  readonly ordered: readonly string[];
  /**
   * The customer whose cart it is (docs/decisions/022); null for a guest. All other data that this tab stores about the
   * visit belong to the same person.
   */
  readonly account: CartAccount | null;
}

/** The customer a cart belongs to. */
export interface CartAccount {
  /** `_id` of the customer. */
  readonly customer: string;
  /** The version of the saved cart that this cart was last synchronised with; null if it never was. */
  readonly saved: SavedCart | null;
}

/** The maximum number of vouchers in an order (contract: OrderCalculation). */
export const maxVouchers = 20;

/** The maximum number of stored keys of orders. No tab misses more orders than these. */
export const maxOrderedKeys = 20;

/** A cart without lines. */
export function emptyCart(key: string): Cart {
  return { key, sent: false, items: [], vouchers: [], notices: [], revision: 0, ordered: [], account: null };
}

/** The number of pieces in the cart, shown on the cart button (SPEC §2). */
export function cartCount(cart: Cart): number {
  return cart.items.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the cart can be ordered: it is not empty and all amounts are valid (SPEC §2, §5). */
export function isOrderable(cart: Cart): boolean {
  return cart.items.length > 0 && cart.items.every(({ amount }) => amount > 0);
}

/** The tax rates of the goods in percent, ascending: the shop taxes a total by these (LAW T7). */
export function taxRatesOf(items: readonly CartLine[]): number[] {
  const rates = items.flatMap(({ condition }) => condition.price.taxRates.map(({ rate }) => rate));
  return [...new Set(rates)].sort((a, b) => a - b);
}
