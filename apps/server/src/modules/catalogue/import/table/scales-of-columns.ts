import type { Row } from '../../../../tables/csv-rows.ts';
import { asGermanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import type { MappedHeadings } from '../mapping/mapped-headings.ts';
import { rounded } from '../mapping/rounded.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { columns, type Table } from './csv-columns.ts';
import { inUnitOfField } from './in-unit-of-field.ts';
import { type ScaleColumn, scaleColumnsIn, scaleFrom, scaleHeadings } from './scale-columns.ts';
import { ownHeadings } from './supplier-headings.ts';
import { wholeNumber } from './whole-number.ts';

/** Headings with those of scales taken out, and one for all scales behind them. */
export interface ScaledHeadings extends MappedHeadings {
  readonly scales: readonly ScaleColumn[];
}

/**
 * Finds the columns of scales beside a price (`Preis ab 10`, `Staffelpreis 1 Menge`); a price from 1 on is the price,
 * where no other column is. `written`: the headings of the file. Scales whose headings say net or gross in another way
 * than the first are not read.
 */
export function scaledHeadings(mapped: MappedHeadings, written: readonly string[]): ScaledHeadings {
  const found = scaleColumnsIn(mapped.cells, written);
  const [first] = found;
  const scales = found.filter(({ sense }) => sense.declaration === first?.sense.declaration);
  const places = scaleHeadings(scales);
  const others = mapped.cells.map((cell, place) => (places.has(place) ? '' : cell));
  const called = ownHeadings(others, columns).cells;
  const cells = called.includes(columns.price)
    ? others
    : others.map((cell) => (scaleFrom(cell) === 1 ? columns.price : cell));
  const isPriced = called.includes(columns.price) || cells.includes(columns.price);
  if (scales.length === 0 || !isPriced) return { ...mapped, scales: [] };
  if (called.includes(columns.scales)) return { cells, added: mapped.added, scales };
  return { cells: [...cells, columns.scales], added: [...mapped.added, ''], scales };
}

/**
 * Throws {@link ImportImpossible} where scales are for another number of units than the price, which no column says.
 */
export function requireSameQuantity(
  scales: readonly ScaleColumn[],
  { quantity = 1, places }: Pick<Table, 'quantity' | 'places'>,
  priceHeading: string,
): void {
  const other = scales.find(({ sense }) => sense.quantity !== undefined && sense.quantity !== quantity);
  if (other !== undefined && !(places.has('priceQuantity') && quantity === 1))
    throw new ImportImpossible(reasons.quantitiesDiffer(other.written, priceHeading));
}

/** Whether a cell of a column of scales makes no step: it is empty or a dash. */
export function isNoScale(cell: string): boolean {
  return /^[-–—]*$/.test(cell);
}

/**
 * The scales that the columns of a row say, from the smallest amount on. Nothing is said by an empty cell, a dash and a
 * price of 0, and nothing by a step that costs what the one before does.
 */
export function scalesOfColumns(table: Table, row: Row, price: unknown): { from: number; price: number }[] {
  const { scaleColumns = [], mapping } = table;
  const read = scaleColumns.flatMap(({ place, from, sense }) => {
    const cell = (row.cells[place] ?? '').trim();
    if (isNoScale(cell)) return [];
    const german = asGermanNumber(cell, table.signs.get(place));
    const written = sense.unit === undefined ? german : inUnitOfField(german, sense.unit);
    const amount = parseGermanNumber(rounded(written, mapping.rounding) ?? written);
    const start =
      typeof from === 'number' ? from : wholeNumber((row.cells[from.place] ?? '').trim().replace(/,0+$/, ''));
    return amount === 0 ? [] : [{ from: start, price: amount }];
  });
  const declared = scaleColumns[0]?.sense.declaration;
  let before = declared === undefined || declared === declaredIn(table) ? price : undefined;
  return read
    .toSorted((one, other) => one.from - other.from)
    .filter((scale) => {
      const isCheaper = scale.price !== before;
      before = scale.price;
      return isCheaper;
    });
}

function declaredIn({ places, senses }: Table) {
  return senses.get(places.get('price') ?? -1)?.declaration;
}
