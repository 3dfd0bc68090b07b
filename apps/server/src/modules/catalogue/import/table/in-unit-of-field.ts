import { germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';
import type { UnitSaid } from './heading-units.ts';
import { plainUnit } from './measured-fields.ts';

/**
 * A cell in the unit of its field, where the heading above it says another: 40 below `Länge (cm)` are 400. A unit in
 * the cell itself goes first. What is no number, or could be two, stays with its unit, so that no field takes it.
 */
export function inUnitOfField(cell: string, said: UnitSaid): string {
  if (said.kind !== 'times') return /\d\s*$/.test(cell) ? `${cell} ${said.word}` : cell;
  const { word, factor, units, isWhole } = said;
  const [, number, unit = ''] = /^(.*\d)\s*(\D*)$/s.exec(cell) ?? [];
  const times = unit === '' ? factor : units[plainUnit(unit)];
  if (number === undefined || times === undefined) return cell;
  if (times === 1) return number;
  const [, first = number, last] = /^(.*\d)\s*(?:-|–|bis)\s*(.*\d)$/.exec(number) ?? [];
  const amounts = (last === undefined ? [first] : [first, last]).map((text) => parseGermanNumber(text) * times);
  if (amounts.some(Number.isNaN)) return unit === '' ? `${cell} ${word}` : cell;
  return amounts.map((amount) => germanNumber(isWhole ? wholeAbove(amount) : Number(amount.toFixed(8)))).join('–');
}

/** Rounded up: nothing weighs nothing, and nothing is promised too early. */
function wholeAbove(amount: number): number {
  return Math.ceil(Number(amount.toFixed(8)));
}
