import type { Day } from '../day.ts';

/** Pieces that left the house on a day, by the places of their lines from 0. */
export interface DeliveredPieces {
  readonly day: Day;
  readonly pieces: readonly { readonly line: number; readonly amount: number }[];
}

/**
 * The parcels with an invoice's pieces: those that earlier invoices do not bill. Empty: none of them has left.
 *
 * @param parcels the parcels of the order, the first shipped first
 * @param billed of each line how many pieces earlier invoices bill
 * @param asked of each line how many pieces this invoice bills
 */
export function parcelsOfPieces<Parcel extends Pick<DeliveredPieces, 'pieces'>>(
  parcels: readonly Parcel[],
  billed: readonly number[],
  asked: readonly number[],
): Parcel[] {
  const passed = new Map<number, number>();
  return parcels.filter(({ pieces }) =>
    pieces
      .map(({ line, amount }) => {
        const before = passed.get(line) ?? 0;
        passed.set(line, before + amount);
        const [from, to] = [billed[line] ?? 0, (billed[line] ?? 0) + (asked[line] ?? 0)];
        return Math.min(before + amount, to) > Math.max(before, from);
      })
      .some(Boolean),
  );
}

/** The days on which an invoice's pieces left the house, the first one first, as {@link parcelsOfPieces} finds them. */
export function daysOfPieces(
  parcels: readonly DeliveredPieces[],
  billed: readonly number[],
  asked: readonly number[],
): Day[] {
  return [...new Set(parcelsOfPieces(parcels, billed, asked).map(({ day }) => day))].sort();
}
