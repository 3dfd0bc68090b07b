import type { Pieces } from './order-life.ts';

/** What a delivery note says that it delivers. Null: it is another document. */
interface Note {
  readonly number: string;
  readonly delivered: readonly Pieces[] | null;
  /** Whether it was withdrawn with the shipment of its parcel. */
  readonly isWithdrawn: boolean;
}

interface NotedParcel {
  readonly pieces: readonly Pieces[];
  /** Whether its shipment was undone. */
  readonly isUndone?: boolean;
}

/**
 * The parcels of an order by the numbers of the delivery notes that say just what is in them. Of parcels with the same
 * content the first one has the first note. A note of the whole order has none, unless it was one parcel. Withdrawn
 * notes are those of undone shipments.
 */
export function parcelsByNote<Parcel extends NotedParcel>(
  parcels: readonly Parcel[],
  documents: readonly Note[],
): ReadonlyMap<string, Parcel> {
  const found = new Map<string, Parcel>();
  for (const { number, delivered, isWithdrawn } of documents) {
    if (delivered === null) continue;
    const taken = [...found.values()];
    const parcel = parcels.find(
      (one) => (one.isUndone ?? false) === isWithdrawn && !taken.includes(one) && isSame(one.pieces, delivered),
    );
    if (parcel !== undefined) found.set(number, parcel);
  }
  return found;
}

function isSame(some: readonly Pieces[], others: readonly Pieces[]): boolean {
  const isIn = ({ line, amount }: Pieces) => others.some((other) => other.line === line && other.amount === amount);
  return some.length === others.length && some.every(isIn);
}
