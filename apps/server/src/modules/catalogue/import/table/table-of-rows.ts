import { foldCase } from '@kontor/domain';
import type { CsvTable, Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { type DecimalSign, decimalSign } from '../../../../tables/german-number.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { withCells } from '../../../../tables/row-width.ts';
import { yesOrNo } from '../../../../tables/yes-or-no.ts';
import { mappedHeadings } from '../mapping/mapped-headings.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { otherPrices } from './contradicting-prices.ts';
import { type Column, columns, isReport, ownColumns, readHeader, type Table } from './csv-columns.ts';
import { quantityOfPrices, withQuantity } from './quantity-of-prices.ts';

/** Columns of numbers that may have decimals. */
const decimals: readonly Column[] = ['price', 'normPrice', 'taxRate', 'weight'];

/** A table by its headings and the first rows below them. */
export function tableOf(
  { cells }: Row,
  below: readonly (Row | Unreadable)[],
  { delimiter, isRagged = false }: CsvTable,
  mapping: Mapping,
  onNote: (note: string) => void,
): Table {
  const unquantified = mappedHeadings(cells, mapping, ownColumns);
  const quantity = quantityOfPrices(unquantified.cells, cells);
  const mapped = withQuantity(unquantified, quantity);
  const header = readHeader(mapped.cells, onNote, cells);
  const price = header.places.get('price');
  const ofPrice = price === undefined ? {} : header.senses.get(price);
  const declared = new Map(
    price === undefined || !mapping.prices ? [] : [[price, { declaration: mapping.prices, ...ofPrice }]],
  );
  const signs = new Map<number, DecimalSign>();
  const others = isSettled(mapping, cells[price ?? -1]) ? [] : otherPrices(mapped.cells, price);
  const places = [
    ...decimals.flatMap((column) => header.places.get(column) ?? []),
    ...others.map((other) => other.place),
    ...converted(header),
  ];
  const signOf = (place: number) => decimalSign(below.flatMap((row) => textAt(row, place)));
  for (const place of places) {
    const sign = signOf(place);
    if (sign !== undefined) signs.set(place, sign);
  }
  // Where prices are written 2.50, a weight of 1.250 is no thousand.
  const weight = header.places.get('weight') ?? -1;
  if (places.includes(weight) && !signs.has(weight) && signs.get(price ?? -1) === '.') signs.set(weight, '.');
  const headings = cells.filter((heading) => !isReport(heading));
  const added = new Set(mapped.added.map((_, place) => cells.length + place));
  return {
    ...header,
    // For new articles the mapping supplies the value.
    lacks: header.lacks.filter((column) => mapping.taxRate === undefined || column !== columns.taxRate),
    ...{ headings, delimiter, isGerman: isRagged || delimiter === ';', isRagged, signs, mapping, quantity },
    added: mapped.added,
    // Neither stands in the file: they are not given back with its rows.
    reports: new Set([...header.reports, ...added]),
    senses: new Map([...header.senses, ...declared]),
    otherPrices: others,
  };
}

/** Whether the operator has said what a column is. */
function isSettled({ columns: named = {} }: Mapping, heading = ''): boolean {
  return Object.keys(named).some((name) => foldCase(name.trim()) === foldCase(heading.trim()));
}

/** Columns of another unit than their fields have: `1,5` metres. */
function converted({ senses }: Pick<Table, 'senses'>): number[] {
  return [...senses].flatMap(([place, { unit }]) => (unit?.kind === 'times' && unit.factor !== 1 ? [place] : []));
}

function textAt(row: Row | Unreadable, place: number): string[] {
  return 'refused' in row ? [] : [row.cells[place] ?? ''];
}

/**
 * A row of as many cells as there are headings, with what all rows say behind them. The row as it is where it says more
 * than the headings, or breaks off before its price and tax rate: it would be sold wrongly.
 */
export function readableRow(table: Table, row: Row): Row {
  const { isRagged, width, added } = table;
  const own = width - added.length;
  if (row.cells.length === own && added.length === 0) return row;
  const isReadable = isRagged || row.cells.length > lastOfPrice(table) || isToGo(table, row);
  const cells = isRagged ? row.cells.slice(0, own) : row.cells;
  const whole = isReadable ? withCells({ ...row, cells }, own) : row;
  return added.length === 0 ? whole : { ...whole, cells: [...whole.cells, ...added] };
}

/** The last place of what an article cannot be sold rightly without. */
function lastOfPrice({ places, width, added }: Table): number {
  const own = width - added.length;
  const needed = [places.get('price') ?? -1, places.get('taxRate') ?? -1];
  return Math.max(...needed.filter((place) => place < own));
}

/** If a row deletes its article, nothing else of the row is read. */
function isToGo(table: Table, row: Row): boolean {
  return yesOrNo(cellOf(table, row, 'delete')) === true;
}

/** What stands where an article number should, in a row that sums up: the word alone. */
const sumAsNumber = /^(?:(?:zwischen|gesamt)?summe|gesamt|total)(?:\s+(?:netto|brutto|€|eur))?\s*:?$/i;

/** Whether a row is a total of the rows above. A row with a name is an article, whatever its number. */
export function isSum(table: Table, row: Row): boolean {
  const number = cellOf(table, row, 'articleNumber');
  if (number !== '') return sumAsNumber.test(number) && cellOf(table, row, 'name') === '';
  return /^(?:zwischen|gesamt)?summe\b|^gesamt\b|^total\b/i.test(
    row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '',
  );
}
