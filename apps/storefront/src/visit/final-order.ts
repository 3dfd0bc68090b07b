import { isId, isRecord } from './shape.ts';

/** Raised when the shape of the stored final order changes; what is only added may be missing. */
export const finalOrderVersion = 1;

/**
 * The order finished last in this tab, or paid last (keep-final-order.ts): enough to find its confirmation again (SPEC
 * §4).
 */
export interface FinalOrder {
  readonly placed: { readonly _id: string; readonly orderNumber: string } | null;
  /** The keys of the orders before it, the latest first: a provider may lead back to one of them. */
  readonly earlier: readonly string[];
}

/** No order was finished yet. */
export const noFinalOrder: FinalOrder = { placed: null, earlier: [] };

/** The final order in a stored value, or null when it is none of ours. */
export function readFinalOrder({ placed, earlier }: Readonly<Record<string, unknown>>): FinalOrder | null {
  if (!isRecord(placed) || !isId(placed._id) || !isId(placed.orderNumber)) return null;
  const { _id, orderNumber } = placed;
  return { placed: { _id, orderNumber }, earlier: Array.isArray(earlier) ? earlier.filter(isId) : [] };
}
