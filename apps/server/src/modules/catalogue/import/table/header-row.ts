import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { belowGroups, continued, type KnownHeadings } from './joined-headings.ts';

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
export function headerPlace(first: BegunTable['first'], known: KnownHeadings): number {
  let best = 0;
  let most = 0;
  for (const [place, row] of first.slice(0, rowsAbove).entries()) {
    const count = 'refused' in row ? 0 : known(row.cells);
    if (count >= 3) return place;
    if (count > most) [best, most] = [place, count];
  }
  return best;
}

/** The headings of a table, with the indexes of their first line and of the first row below them. */
export interface Headings {
  readonly row: Row;
  readonly above: number;
  readonly below: number;
}

/**
 * The headings at a place among the first rows, by default the likeliest one. They may stand on two lines, with the
 * names of groups of columns above or the rest of their words below.
 */
export function headingsIn(
  first: BegunTable['first'],
  known: KnownHeadings,
  place = headerPlace(first, known),
): Headings | Unreadable | undefined {
  const row = first[place];
  if (row === undefined || 'refused' in row) return row;
  const whole = continued(row, first[place + 1], known);
  if (whole !== undefined) return { row: whole, above: place, below: place + 2 };
  const named = belowGroups(first[place - 1], row, known);
  return { row: named ?? row, above: named === undefined ? place : place - 1, below: place + 1 };
}
