import type { OfficeDocument, OfficeOrder } from '@kontor/contract/office';
import { parcelsByNote } from '@kontor/domain';

/** The newest parcel without a delivery note of its own. Undefined: each has one, or nothing was shipped. */
export function parcelWithoutNote(
  { parcels }: OfficeOrder,
  documents: readonly OfficeDocument[],
): OfficeOrder['parcels'][number] | undefined {
  const noted = [...parcelsByNote(parcels, documents).values()];
  return parcels.findLast((parcel) => !parcel.isUndone && !noted.includes(parcel));
}
