import type { ColumnChanges, RowImage } from '../import-log/change.ts';
import { columnsWith } from '../import-log/row-images.ts';

type Row = Readonly<Record<string, unknown>>;

/** The restored columns of a row, and those that were changed since and are kept. */
export interface ColumnsBack {
  readonly values: RowImage;
  readonly left: readonly string[];
}

/**
 * Restores the columns that an import changed, unless somebody changed them since. Columns that go together are
 * restored together or not at all. Columns that already have their former value need no message.
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

/** The result for a counted stock. */
export type StockBack =
  /** Pieces to add or remove. */
  | { readonly change: number }
  /** The whole stock. */
  | { readonly stock: number | null }
  /** The stock was counted again, and is kept. */
  | 'left';

/**
 * Restores a stock by the difference that the import made, not by its value, so that sales since then still count.
 * `sold`: the pieces taken from it since. If the stock differs from the expected number, somebody counted it again, and
 * it is kept. A stock that is as it was is kept without a message.
 */
export function stockBack(
  current: number | null,
  [before, after]: readonly [number | null, number | null],
  { sold, isBackordered }: { readonly sold: number; readonly isBackordered: boolean },
): StockBack {
  const expected = after === null ? null : after - sold;
  if (current !== expected && current === (before === null ? null : before - sold)) return { change: 0 };
  if (current !== expected) return 'left';
  if (before === null) return { stock: null };
  if (after !== null) return { change: before - after };
  const rest = before - sold;
  return { stock: isBackordered ? rest : Math.max(rest, 0) };
}
