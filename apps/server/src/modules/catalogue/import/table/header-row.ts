import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';

/** The first rows of a table, and all rows behind them. */
export interface BegunTable {
  readonly first: readonly (Row | Unreadable)[];
  readonly rest: AsyncGenerator<Row | Unreadable>;
}

/** Headings are looked for among so many rows: suppliers put their name, a date and a greeting above them. */
const rowsAbove = 30;

/** Reads the first rows of a table, to see what they are. */
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
 * The place of the headings among the first rows: the first row with three of our columns or more, or else the one that
 * has most of them. `known` counts them in a row.
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
