import type { Row } from '../../../../tables/csv-rows.ts';
import { asGermanNumber, parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { columns, type OtherPrice, type Table } from './csv-columns.ts';
import { ownHeadings } from './supplier-headings.ts';

/**
 * With a larger difference in euros, two amounts are not the same price rounded twice: one cent plus rounding noise.
 */
const tolerance = 0.0101;
/** No country has a higher tax rate. A larger factor above the net price means another price. */
const highestFactor = 1.28;

/** Headings of columns with the price of one piece. */
const ofOnePiece = /stück/i;

/**
 * The other price columns, for as many units as the one at `place`. A column in the mapping is settled, and a price in
 * another unit is another price.
 */
export function otherPrices(cells: readonly string[], place: number | undefined): OtherPrice[] {
  if (place === undefined) return [];
  const read = priceAt(cells[place] ?? '');
  if (read === undefined) return [];
  return cells.flatMap((cell, at) => {
    const other = at === place ? undefined : priceAt(cell);
    if (other === undefined || other.quantity !== read.quantity || other.isOfPiece !== read.isOfPiece) return [];
    return [{ place: at, heading: cell.trim(), declaration: other.declaration }];
  });
}

function priceAt(heading: string) {
  const { cells, senses } = ownHeadings([heading], columns);
  const { declaration, quantity, unit } = senses.get(0) ?? {};
  if (cells[0] !== columns.price || unit !== undefined) return undefined;
  return { declaration, quantity, isOfPiece: ofOnePiece.test(heading) };
}

/** Why it is unclear which of two columns has a row's price. Undefined if they agree, or only one has a value. */
export function contradictionIn(table: Table, rows: readonly Row[]): string | undefined {
  for (const row of rows)
    for (const other of table.otherPrices ?? []) {
      const reason = contradictionOf(table, row, other);
      if (reason !== undefined) return reason;
    }
  return undefined;
}

function contradictionOf(table: Table, row: Row, other: OtherPrice): string | undefined {
  const place = table.places.get('price') ?? -1;
  const [one, two] = [amountAt(table, row, place), amountAt(table, row, other.place)];
  const declared = table.senses.get(place)?.declaration;
  if (
    !(one > 0 && two > 0) ||
    isSame({ amount: one, declared }, { amount: two, declared: other.declaration }, rateOf(table, row))
  )
    return undefined;
  const written = (at: number) => (row.cells[at] ?? '').trim();
  return reasons.pricesContradict([
    { heading: (table.headings[place] ?? columns.price).trim(), amount: written(place) },
    { heading: other.heading, amount: written(other.place) },
  ]);
}

interface Stated {
  readonly amount: number;
  readonly declared: 'net' | 'gross' | undefined;
}

/** Whether two amounts can be the same price. An amount not marked as net or gross may be either. */
function isSame(one: Stated, other: Stated, rate: number | undefined): boolean {
  const [isNear, hasTax] = [near(one.amount, other.amount), one.declared !== other.declared];
  if (!hasTax || (isNear && !(one.declared && other.declared))) return isNear;
  const isOneNet = one.declared === 'net' || other.declared === 'gross';
  const [net, gross] = isOneNet ? [one.amount, other.amount] : [other.amount, one.amount];
  if (rate === undefined) return gross >= net && gross <= net * highestFactor;
  return near(net * (1 + rate / 100), gross);
}

function near(one: number, other: number): boolean {
  return Math.abs(Math.round(one * 100) / 100 - Math.round(other * 100) / 100) < tolerance;
}

/** Percent. */
function rateOf(table: Table, row: Row): number | undefined {
  const written = cellOf(table, row, 'taxRate');
  const { taxClasses, taxRate } = table.mapping;
  const said = taxClasses?.[written] ?? parsePercent(written);
  return written === '' || Number.isNaN(said) ? taxRate : said;
}

function amountAt({ signs }: Table, row: Row, place: number): number {
  return parseGermanNumber(asGermanNumber((row.cells[place] ?? '').trim(), signs.get(place)));
}
