/** Cells of a column that are merged: rows `first` to `last` have the value of the first. */
export interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** More merged cells indicate a broken file; the rest is ignored. */
const most = 100_000;
const written = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;

/**
 * The cells of a sheet that are merged over several rows, by their first row. Read in advance, because the file lists
 * them after the rows.
 */
export async function mergedCells(chunks: AsyncIterable<string>): Promise<ReadonlyMap<number, MergedCells[]>> {
  const merged = new Map<number, MergedCells[]>();
  let count = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // Only the start of a tag can continue in the next chunk.
    const open = text.lastIndexOf('<');
    rest = open === -1 || text.length - open > 1000 ? '' : text.slice(open);
    if (!text.includes('mergeCell')) continue;
    const whole = rest === '' ? text : text.slice(0, -rest.length);
    for (const [, column = '', from, to] of whole.matchAll(written)) {
      const [first, last] = [Number(from), Number(to)];
      if (last <= first || ++count > most) continue;
      merged.set(first, [...(merged.get(first) ?? []), { column: placeOf(column), first, last }]);
    }
  }
  return merged;
}

/** The index of a column from its letters: A is 0. */
export function placeOf(letters: string): number {
  let place = 0;
  for (const letter of letters) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}
