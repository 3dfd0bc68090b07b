import type { Condition, Product } from '@kontor/contract';

/** What a line remembers of its product: enough to show it and to name its essential characteristics (LAW C1). */
export type CartProduct = Pick<
  Product,
  '_id' | 'name' | 'nameSuffix' | 'articleNumber' | 'files' | 'attributes' | 'categoryPath'
>;

/** What a line remembers of its condition. The price is the last one known; what counts is the answer of order/calc. */
export type CartCondition = Pick<Condition, '_id' | 'price' | 'unit' | 'normPrice' | 'normUnit'>;

/** A line of the cart (SPEC §3). Amount 0 stands for an input that is no amount (SPEC §5): such a line blocks ordering. */
export interface CartLine {
  readonly product: CartProduct;
  readonly condition: CartCondition;
  readonly amount: number;
}

/** What a visitor is about to buy. */
export interface Cart {
  /** The Idempotency-Key of this cart's order: made with the cart and kept until the order is finished (CONTRACT §5). */
  readonly key: string;
  readonly items: readonly CartLine[];
  /** German sentences about what the shop changed in this cart, until the visitor has seen them. */
  readonly notices: readonly string[];
}

/** A cart without lines, for an order of its own. */
export function emptyCart(key: string): Cart {
  return { key, items: [], notices: [] };
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
