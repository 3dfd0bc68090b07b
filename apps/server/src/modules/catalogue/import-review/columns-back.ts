import type { ColumnChanges, RowImage } from '../import-log/change.ts';
import { columnsWith } from '../import-log/row-images.ts';

type Row = Readonly<Record<string, unknown>>;

/** What of a row goes back, and which of its columns were changed since and stay. */
export interface ColumnsBack {
  readonly values: RowImage;
  readonly left: readonly string[];
}

/**
 * Puts back what an import changed of a row, as far as nobody changed it since. Columns that go together go back
 * together or not at all. What is already as it was stays without a word.
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

/** What of a counted stock goes back. */
export type StockBack =
  /** Pieces that come or go. */
  | { readonly change: number }
  /** The whole of it. */
  | { readonly stock: number | null }
  /** Somebody counted it anew. */
  | 'left';

/**
 * Puts back what an import made of a stock, so that what was sold stays sold: the difference, not the value. `sold`:
 * pieces that were taken from it since. Where it is another than that leaves, somebody counted it anew, and it stays.
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
