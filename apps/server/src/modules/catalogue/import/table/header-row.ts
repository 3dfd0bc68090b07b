import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';

/** The first rows of a table, and all following rows. */
export interface BegunTable {
  readonly first: readonly (Row | Unreadable)[];
  readonly rest: AsyncGenerator<Row | Unreadable>;
}

/** The number of rows to search for headings. Suppliers put their name, a date and a greeting above them. */
const rowsAbove = 30;

/** Reads the first rows of a table for examination. */
export async function begin(rows: AsyncGenerator<Row | Unreadable>, count: number): Promise<BegunTable> {
  const first: (Row | Unreadable)[] = [];
  while (first.length < count) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  return { first, rest: rows };
}

/**
 * The index of the header among the first rows: the first row with at least three known headings, or otherwise the row
 * with most. `known` counts them in a row.
 */
export function headerPlace(first: BegunTable['first'], known: (cells: readonly string[]) => number): number {
  let best = 0;
  let most = 0;
  for (const [place, row] of first.slice(0, rowsAbove).entries()) {
    const count = 'refused' in row ? 0 : known(row.cells);
    if (count >= 3) return place;
    if (count > most) [best, most] = [place, count];
  }
  return best;
}
