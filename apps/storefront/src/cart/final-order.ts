import { isId, isRecord } from './shape.ts';

/** Raised when the shape of the stored final order changes. */
export const finalOrderVersion = 1;

/** The order finished last in this tab, or paid last (keep-final-order.ts): enough to find its confirmation again (SPEC §4). */
export interface FinalOrder {
  readonly placed: { readonly _id: string; readonly orderNumber: string } | null;
}

/** No order was finished yet. */
export const noFinalOrder: FinalOrder = { placed: null };

/** The final order in a stored value, or null when it is none of ours. */
export function readFinalOrder(stored: Readonly<Record<string, unknown>>): FinalOrder | null {
  const { placed } = stored;
  if (!isRecord(placed) || !isId(placed._id) || !isId(placed.orderNumber)) return null;
  return { placed: { _id: placed._id, orderNumber: placed.orderNumber } };
}
