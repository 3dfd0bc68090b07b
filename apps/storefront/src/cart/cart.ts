import type { Condition, HeldVoucher, Product, SavedCart } from '@kontor/contract';

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
>;

/** What a line remembers of its condition. The price is the last one known; what counts is the answer of order/calc. */
export type CartCondition = Omit<Condition, 'content' | 'priceValidUntil'>;

/** What a line remembers of a condition, always in the same order: carts are compared as text. */
export function rememberedCondition(condition: CartCondition): CartCondition {
  const { _id, price, priceQuantity, scales, minAmount, amountStep, maxAmount, unit, normPrice, normUnit } = condition;
  const { lowestPrice30, listPrice, deposit } = condition;
  const terms = { priceQuantity, scales, minAmount, amountStep, maxAmount, unit, normPrice, normUnit };
  const remembered = { ...terms, lowestPrice30, listPrice, deposit };
  const said = Object.entries(remembered).filter(([, value]) => value !== undefined);
  return { _id, price, ...Object.fromEntries(said) };
}

/**
 * A line of the cart (SPEC §3). Amount 0 stands for an input that is no amount (SPEC §5): such a line blocks ordering.
 */
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
   * An order went out under the key, and no answer has said that there is none: it may be placed. This is set before
   * the order is sent, so that it outlives a lost answer and a reload (unanswered-order.ts).
   */
  readonly sent: boolean;
  readonly items: readonly CartLine[];
  /**
   * Redeemed vouchers, each with the session that holds it. What they take off, only order/calc knows (CONTRACT §5).
   */
  readonly vouchers: readonly HeldVoucher[];
  /** German sentences about what the shop changed in this cart, until the visitor has seen them. */
  readonly notices: readonly string[];
  /**
   * Counts the changes of this cart, in whichever tab they were made: the higher count is the later state
   * (unite-carts.ts).
   */
  readonly revision: number;
  /**
   * Keys that orders of this visit used up, the latest ones. A cart with such a key was ordered; it is not one that
   * another tab left behind.
   */
  readonly ordered: readonly string[];
  /**
   * The customer whose cart it is (docs/decisions/022); null: a guest's. Everything else that this tab remembers of the
   * visit belongs to the same person.
   */
  readonly account: CartAccount | null;
}

/** The customer a cart belongs to. */
export interface CartAccount {
  /** `_id` of the customer. */
  readonly customer: string;
  /** The version of the saved cart that this one last agreed with; null if they have not been brought together yet. */
  readonly saved: SavedCart | null;
}

/** As many vouchers as one order takes (contract: OrderCalculation). */
export const maxVouchers = 20;

/** How many used keys a cart remembers: no tab sleeps through more orders than these. */
export const maxOrderedKeys = 20;

/** A cart without lines, for an order of its own. */
export function emptyCart(key: string): Cart {
  return { key, sent: false, items: [], vouchers: [], notices: [], revision: 0, ordered: [], account: null };
}

/** How many pieces lie in the cart: what the cart button shows (SPEC §2). */
export function cartCount(cart: Cart): number {
  return cart.items.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the cart can be ordered: it is not empty and every amount is one (SPEC §2, §5). */
export function isOrderable(cart: Cart): boolean {
  return cart.items.length > 0 && cart.items.every(({ amount }) => amount > 0);
}

/** The tax rates of the goods in percent, ascending: the shop taxes a total by these (LAW T7). */
export function taxRatesOf(items: readonly CartLine[]): number[] {
  const rates = items.flatMap(({ condition }) => condition.price.taxRates.map(({ rate }) => rate));
  return [...new Set(rates)].sort((a, b) => a - b);
}
