import { isId, isRecord } from './shape.ts';

/** Raised when the shape of the stored final order changes; what is only added may be missing. */
export const finalOrderVersion = 1;

/** Enough of an order to find its confirmation again. */
export interface PlacedOrder {
  /** The key to it. */
  readonly _id: string;
  readonly orderNumber: string;
}

/** The order finished last in this tab, or paid last (keep-final-order.ts), whose confirmation is found again (SPEC §4). */
export interface FinalOrder {
  readonly placed: PlacedOrder | null;
  /** Those before it in this tab, the latest first: a provider may lead back to one of them. */
  readonly earlier: readonly PlacedOrder[];
}

/** No order was finished yet. */
export const noFinalOrder: FinalOrder = { placed: null, earlier: [] };

/** Of so many earlier orders the keys are kept. */
const mostEarlier = 20;

/** The final order once another one was finished or is about to be paid; the same again changes nothing. */
export function finalOrderAfter(final: FinalOrder, { _id, orderNumber }: PlacedOrder): FinalOrder {
  if (final.placed?._id === _id) return final;
  const before = [final.placed, ...final.earlier].filter((order) => order !== null);
  const earlier = before.filter((order) => order._id !== _id).slice(0, mostEarlier);
  return { placed: { _id, orderNumber }, earlier };
}

/** The keys to all orders that this tab knows. */
export function knownOrderIds({ placed, earlier }: FinalOrder): string[] {
  return [...(placed === null ? [] : [placed]), ...earlier].map(({ _id }) => _id);
}

/** The final order in a stored value, or null when it is none of ours. */
export function readFinalOrder(stored: Readonly<Record<string, unknown>>): FinalOrder | null {
  const placed = readOrder(stored.placed);
  if (placed === null) return null;
  const earlier = Array.isArray(stored.earlier) ? stored.earlier : [];
  return {
    placed,
    earlier: earlier
      .map(readOrder)
      .filter((order) => order !== null)
      .slice(0, mostEarlier),
  };
}

function readOrder(stored: unknown): PlacedOrder | null {
  if (!isRecord(stored) || !isId(stored._id) || !isId(stored.orderNumber)) return null;
  return { _id: stored._id, orderNumber: stored.orderNumber };
}
