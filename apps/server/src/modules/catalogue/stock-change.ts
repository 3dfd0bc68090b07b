import { parseGermanNumber } from '../../tables/german-number.ts';
import { yesOrNo } from '../../tables/yes-or-no.ts';
import { wholeNumber } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** The most pieces to add or remove at once. */
const most = 1_000_000_000;
const written = /^[+-]\d/;

/**
 * The number of pieces that can be sold. A file may also state a change: `+5`, `-3`. A stock below zero, from
 * backorders, is written with a true minus sign: `−3`.
 */
export const stock: ReturnType<typeof wholeNumber> = {
  ...wholeNumber(-most, most),
  fromCells: (cell) => (cell === undefined || written.test(cell) ? cell : parseGermanNumber(cell.replace('−', '-'))),
  toCells: (stock) => [stock?.toString().replace('-', '−')],
};

/** The number of added or removed pieces. Null if a file states the whole stock. */
export function stockChangeIn(value: unknown): number | null {
  if (typeof value !== 'string' || !written.test(value)) return null;
  const change = Number(value);
  return Number.isInteger(change) && Math.abs(change) <= most ? change : null;
}

/** Whether more than the stock can be sold. False if nothing is stated. */
export const backorder: FieldKind<boolean, 1 | null, true | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    const isIt = yesOrNo(value);
    if (isIt === null) read.refuse(fieldReasons.noYesOrNo(heading));
    return isIt ?? false;
  },
  toColumn: (value) => (value ? 1 : null),
  toWire: (stored) => (stored === 1 ? true : undefined),
  toCells: (isIt) => [isIt ? 'ja' : 'nein'],
};
