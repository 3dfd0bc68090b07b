import { parseGermanNumber } from '../../tables/german-number.ts';
import { wholeNumber } from './field-kinds.ts';

/** So many pieces at most come or go at once. */
const most = 1_000_000_000;
const written = /^[+-]\d/;

/** Pieces that can be sold, in a file also what came or went: `+5`, `-3`. */
export const stock: ReturnType<typeof wholeNumber> = {
  ...wholeNumber(0, most),
  fromCells: (cell) => (cell === undefined || written.test(cell) ? cell : parseGermanNumber(cell)),
};

/** The pieces that came or went; null where a file names the whole stock. */
export function stockChangeIn(value: unknown): number | null {
  if (typeof value !== 'string' || !written.test(value)) return null;
  const change = Number(value);
  return Number.isInteger(change) && Math.abs(change) <= most ? change : null;
}
