import { foldCase } from '@kontor/domain';
import type { CsvTable, Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { type DecimalSign, decimalSign } from '../../../../tables/german-number.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { withCells } from '../../../../tables/row-width.ts';
import { yesOrNo } from '../../../../tables/yes-or-no.ts';
import { mappedHeadings } from '../mapping/mapped-headings.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { requireMarksExplained } from './blocked-cells.ts';
import { otherPrices } from './contradicting-prices.ts';
import {
  type Column,
  columns,
  declaringPlaces,
  isOwnHeading,
  isReport,
  readHeader,
  type Table,
} from './csv-columns.ts';
import { requirePacksExplained } from './pack-columns.ts';
import { quantityOfPrices, withQuantity } from './quantity-of-prices.ts';
import type { ScaleColumn } from './scale-columns.ts';
import { requireSameQuantity, scaledHeadings } from './scales-of-columns.ts';

/** Columns with numbers that may have decimals. */
const decimals: readonly Column[] = ['price', 'normPrice', 'taxRate', 'weight'];

/** A table, described by its headings and the first rows below them. */
export function tableOf(
  { cells }: Row,
  below: readonly (Row | Unreadable)[],
  { delimiter, isRagged = false }: CsvTable,
  mapping: Mapping,
  onNote: (note: string) => void,
): Table {
  const unquantified = scaledHeadings(mappedHeadings(cells, mapping, isOwnHeading), cells);
  const { scales } = unquantified;
  const quantity = quantityOfPrices(unquantified.cells, cells);
  const mapped = withQuantity(unquantified, quantity);
  const header = readHeader(mapped.cells, onNote, cells);
  noteScales(scales, onNote);
  const price = header.places.get('price');
  requireSameQuantity(scales, { quantity, places: header.places }, cells[price ?? -1] ?? columns.price);
  const { prices } = mapping;
  const declaring = declaringPlaces(header.places);
  const declared = new Map(
    prices === undefined
      ? []
      : declaring.map((place) => [place, { declaration: prices, ...header.senses.get(place) }] as const),
  );
  const signs = new Map<number, DecimalSign>();
  const others = isSettled(mapping, cells[price ?? -1]) ? [] : otherPrices(mapped.cells, price);
  const places = [
    ...decimals.flatMap((column) => header.places.get(column) ?? []),
    ...others.map((other) => other.place),
    ...scales.map((scale) => scale.place),
    ...converted(header),
  ];
  const signOf = (place: number) => decimalSign(below.flatMap((row) => textAt(row, place)));
  for (const place of places) {
    const sign = signOf(place);
    if (sign !== undefined) signs.set(place, sign);
  }
  const priceSign = signs.get(price ?? -1);
  // If prices are written as 2.50, a weight of 1.250 is no thousand.
  const weight = header.places.get('weight') ?? -1;
  if (places.includes(weight) && !signs.has(weight) && priceSign === '.') signs.set(weight, '.');
  const headings = cells.filter((heading) => !isReport(heading));
  const added = new Set(mapped.added.map((_, place) => cells.length + place));
  const whole: Table = {
    ...header,
    // For new articles the mapping supplies the value.
    lacks: header.lacks.filter((column) => mapping.taxRate === undefined || column !== columns.taxRate),
    ...{
      headings,
      delimiter,
      isGerman: isRagged || isGermanTable(delimiter, priceSign),
      isRagged,
      signs,
      mapping,
      quantity,
    },
    added: mapped.added,
    // Neither is in the file, so they are not given back with its rows.
    reports: new Set([...header.reports, ...added]),
    senses: new Map([...header.senses, ...declared]),
    otherPrices: others,
    scaleColumns: scales,
  };
  requirePacksExplained(whole, mapped.cells, below);
  requireMarksExplained(whole, mapped.cells, below);
  return whole;
}

/** Says what is read as a scale price under another name. */
function noteScales(scales: readonly ScaleColumn[], onNote: (note: string) => void): void {
  const renamed = scales.filter(({ written, heading }) => written !== heading);
  if (renamed.length > 0) onNote(reasons.columnsReadAs(renamed.map(({ written, heading }) => [written, heading])));
}

/** Whether the operator's mapping explains a column. */
function isSettled({ columns: named = {} }: Mapping, heading = ''): boolean {
  return Object.keys(named).some((name) => foldCase(name.trim()) === foldCase(heading.trim()));
}

/** Columns with another unit than their field's: `1,5` metres. */
function converted({ senses }: Pick<Table, 'senses'>): number[] {
  return [...senses].flatMap(([place, { unit }]) => (unit?.kind === 'times' && unit.factor !== 1 ? [place] : []));
}

function textAt(row: Row | Unreadable, place: number): string[] {
  return 'refused' in row ? [] : [row.cells[place] ?? ''];
}

/** Whether a table is in German notation: by its separator, or by the decimal sign of its prices. */
function isGermanTable(delimiter: string, sign: DecimalSign | undefined): boolean {
  return delimiter === ';' || sign === ',';
}

/**
 * A row with as many cells as there are headings, followed by the cells for all rows. A row stays unchanged if it has
 * more cells than headings, or if it ends before its price and tax rate, because it would be sold wrongly.
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

/** The index of the last column that an article needs to be sold correctly. */
function lastOfPrice({ places, width, added }: Table): number {
  const own = width - added.length;
  const needed = [places.get('price') ?? -1, places.get('taxRate') ?? -1];
  return Math.max(...needed.filter((place) => place < own));
}

/** Whether a row deletes its article. Nothing else of the row is then read. */
function isToGo(table: Table, row: Row): boolean {
  return yesOrNo(cellOf(table, row, 'delete')) === true;
}
