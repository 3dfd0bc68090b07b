import type { OfficeDocument, OfficeOrder } from '@kontor/contract/office';

type Parcel = OfficeOrder['parcels'][number];
type Pieces = Parcel['pieces'];

/**
 * The parcels of an order by the numbers of the delivery notes that say just what is in them. Of parcels with the same
 * content the first one has the first note. A note of the whole order has none, unless it was one parcel.
 */
export function parcelsByNote(
  { parcels }: OfficeOrder,
  documents: readonly OfficeDocument[],
): ReadonlyMap<string, Parcel> {
  const found = new Map<string, Parcel>();
  for (const { number, delivered } of documents) {
    if (delivered === null) continue;
    const taken = [...found.values()];
    const parcel = parcels.find((one) => !taken.includes(one) && isSame(one.pieces, delivered));
    if (parcel !== undefined) found.set(number, parcel);
  }
  return found;
}

/** The newest parcel without a delivery note of its own. Undefined: each has one, or nothing was shipped. */
export function parcelWithoutNote(order: OfficeOrder, documents: readonly OfficeDocument[]): Parcel | undefined {
  const noted = [...parcelsByNote(order, documents).values()];
  return order.parcels.findLast((parcel) => !noted.includes(parcel));
}

function isSame(some: Pieces, others: Pieces): boolean {
  const isIn = ({ line, amount }: Pieces[number]) =>
    others.some((other) => other.line === line && other.amount === amount);
  return some.length === others.length && some.every(isIn);
}
