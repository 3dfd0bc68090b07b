import { type Measurement, numberIn, type Unit } from './measurement.ts';

/** The least number of different numbers for a range filter. Fewer values are quicker to tick. */
export const fewestNumbers = 5;

/** The least share of a group's values that must be numbers of one quantity. The rest may be misspelled, or ranges. */
const smallestPart = 0.9;

/**
 * The unit of a group's range filter. Null if it has none. At least nine in ten of its different values must be numbers
 * of one quantity (mm and cm are), and at least five must differ. The unit is the one that most products have, and the
 * first of several such units.
 */
export function rangeUnit(values: readonly (Measurement | null)[], products: ArrayLike<number>): Unit | null {
  const unit = commonUnit(values, products);
  if (unit === null) return null;
  const numbers = new Set(values.map((measurement) => numberIn(measurement, unit)));
  numbers.delete(Number.NaN);
  return numbers.size >= fewestNumbers ? unit : null;
}

/** The unit in which nine in ten of some values can be compared. Null if there is none. */
export function commonUnit(values: readonly (Measurement | null)[], products: ArrayLike<number>): Unit | null {
  const perQuantity = new Map<string, number>();
  const perUnit = new Map<Unit, number>();
  for (const [i, measurement] of values.entries()) {
    if (measurement === null) continue;
    const { unit } = measurement;
    perQuantity.set(unit.quantity, (perQuantity.get(unit.quantity) ?? 0) + 1);
    perUnit.set(unit, (perUnit.get(unit) ?? 0) + (products[i] ?? 0));
  }
  const [quantity, count] = most(perQuantity);
  if (quantity === null || count < values.length * smallestPart) return null;
  const [unit] = most(new Map([...perUnit].filter(([one]) => one.quantity === quantity)));
  return unit;
}

function most<Key>(counts: ReadonlyMap<Key, number>): [Key | null, number] {
  let [first, largest]: [Key | null, number] = [null, 0];
  for (const [key, count] of counts) if (count > largest) [first, largest] = [key, count];
  return [first, largest];
}
