import { parseGermanNumber } from '../../tables/german-number.ts';
import { yesOrNo } from '../../tables/yes-or-no.ts';
import { wholeNumber } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** The most pieces that are added or removed at once. */
const most = 1_000_000_000;
const written = /^[+-]\d/;

/**
 * Pieces that can be sold. A file may also say a change: `+5`, `-3`. What was sold beyond the stock has a true minus
 * sign in a table, `−3`.
 */
export const stock: ReturnType<typeof wholeNumber> = {
  ...wholeNumber(-most, most),
  fromCells: (cell) => (cell === undefined || written.test(cell) ? cell : parseGermanNumber(cell.replace('−', '-'))),
  toCells: (stock) => [stock?.toString().replace('-', '−')],
};

/** The pieces that were added or removed; null if a file names the whole stock. */
export function stockChangeIn(value: unknown): number | null {
  if (typeof value !== 'string' || !written.test(value)) return null;
  const change = Number(value);
  return Number.isInteger(change) && Math.abs(change) <= most ? change : null;
}

/** Whether more can be sold than is left; not where nothing is said. */
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
