import { isId, isRecord } from './shape.ts';

/** Increase it when the shape of the stored order changes. Fields added later may be missing. */
export const finalOrderVersion = 1;

/**
 * The order finished or paid last in this tab (keep-final-order.ts), by which its confirmation can be found again (SPEC
 * §4).
 */
export interface FinalOrder {
  readonly placed: { readonly _id: string; readonly orderNumber: string } | null;
  /** The keys of the orders before it, the latest first. A provider may redirect to one of them. */
  readonly earlier: readonly string[];
}

/** No order has been finished yet. */
export const noFinalOrder: FinalOrder = { placed: null, earlier: [] };

/** Reads a stored final order; null if it is invalid. */
export function readFinalOrder({ placed, earlier }: Readonly<Record<string, unknown>>): FinalOrder | null {
  if (!isRecord(placed) || !isId(placed._id) || !isId(placed.orderNumber)) return null;
  const { _id, orderNumber } = placed;
  return { placed: { _id, orderNumber }, earlier: Array.isArray(earlier) ? earlier.filter(isId) : [] };
}
