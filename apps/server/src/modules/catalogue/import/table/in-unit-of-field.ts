import { germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';
import type { UnitSaid } from './heading-units.ts';
import { plainUnit } from './measured-fields.ts';

/**
 * A cell converted to the unit of its field: 40 below `Länge (cm)` becomes 400. A unit in the cell itself takes
 * precedence. A text that is no number, or is ambiguous, keeps its unit, so that the field refuses it.
 */
export function inUnitOfField(cell: string, said: UnitSaid): string {
  if (said.kind !== 'times') return /\d\s*$/.test(cell) ? `${cell} ${said.word}` : cell;
  const { word, factor, units, isWhole } = said;
  const [, number, unit = ''] = /^(.*\d)\s*(\D*)$/s.exec(cell) ?? [];
  const times = unit === '' ? factor : units[plainUnit(unit)];
  if (number === undefined || times === undefined) return cell;
  if (times === 1) return isWhole ? unlessWhole(number, word) : number;
  const [, first = number, last] = /^(.*\d)\s*(?:-|–|bis)\s*(.*\d)$/.exec(number) ?? [];
  const amounts = (last === undefined ? [first] : [first, last]).map((text) => parseGermanNumber(text) * times);
  if (amounts.some(Number.isNaN)) return unit === '' ? `${cell} ${word}` : cell;
  return amounts.map((amount) => germanNumber(isWhole ? wholeAbove(amount) : Number(amount.toFixed(8)))).join('–');
}

/** A fraction keeps its unit, because a field may take one with a unit only. */
function unlessWhole(number: string, unit: string): string {
  const amount = parseGermanNumber(number);
  return Number.isNaN(amount) || Number.isInteger(amount) ? number : `${number} ${unit}`;
}

/** Rounds up, so that no weight becomes zero and no delivery is promised too early. */
function wholeAbove(amount: number): number {
  return Math.ceil(Number(amount.toFixed(8)));
}
