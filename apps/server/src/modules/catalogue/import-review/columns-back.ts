import type { ColumnChanges, RowImage } from '../import-log/change.ts';
import { columnsWith } from '../import-log/row-images.ts';

type Row = Readonly<Record<string, unknown>>;

/** The columns of a row that are restored, and those that were changed since and stay. */
export interface ColumnsBack {
  readonly values: RowImage;
  readonly left: readonly string[];
}

/**
 * Restores what an import changed of a row, unless somebody changed it since. Columns that go together are restored
 * together or not at all. What already is as it was stays without a message.
 */
export function columnsBack(current: Row, changes: ColumnChanges): ColumnsBack {
  const values: RowImage = {};
  const left: string[] = [];
  const waiting = new Set(Object.keys(changes));
  for (const column of waiting) {
    const group = columnsWith(column);
    for (const one of group) waiting.delete(one);
    const is = (side: 0 | 1) => group.every((one) => (current[one] ?? null) === (changes[one]?.[side] ?? null));
    if (is(0)) continue;
    const changed = group.filter((one) => changes[one] !== undefined && changes[one][0] !== changes[one][1]);
    if (is(1)) for (const one of changed) values[one] = changes[one]?.[0] ?? null;
    else left.push(...changed);
  }
  return { values, left };
}

/** What is restored of a counted stock. */
export type StockBack =
  /** Pieces that are added or removed. */
  | { readonly change: number }
  /** The whole of it. */
  | { readonly stock: number | null }
  /** Somebody has counted it again. */
  | 'left';

/**
 * Restores a stock by the difference that the import made, not by its value, so that what was sold stays sold. `sold`:
 * pieces that were taken from it since. If it differs from what that leaves, somebody has counted it again, and it
 * stays.
 */
export function stockBack(
  current: number | null,
  [before, after]: readonly [number | null, number | null],
  { sold, isBackordered }: { readonly sold: number; readonly isBackordered: boolean },
): StockBack {
  const expected = after === null ? null : after - sold;
  if (current !== expected) return 'left';
  if (before === null) return { stock: null };
  if (after !== null) return { change: before - after };
  const rest = before - sold;
  return { stock: isBackordered ? rest : Math.max(rest, 0) };
}
