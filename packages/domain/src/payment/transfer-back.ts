import type { Cents } from '../money.ts';

/** The money of an order, in cents. */
interface MoneyBeyond {
  /** What the customer owes for what is left of the order. */
  readonly due: Cents;
  /** What came and did not go back, by providers and by transfer. */
  readonly left: Cents;
  /** What providers can refund, or do refund already. */
  readonly byProviders: Cents;
  /** What came to the shop's account and did not go back. */
  readonly transferred: Cents;
}

/**
 * What the shop must transfer back to its customer by hand, in cents: what came beyond what is owed, as far as no
 * provider gives it back. Nothing does so by itself, also after a cancellation.
 */
export function transferBack({ due, left, byProviders, transferred }: MoneyBeyond): Cents {
  return Math.max(0, Math.min(transferred, left - due - byProviders));
}
