import { type Amount, numberIn, type Unit } from './amount.ts';

/** From how many different numbers on a range is offered: fewer values are ticked sooner. */
export const fewestNumbers = 5;

/** So large a part of a group's values must be numbers of one quantity; others may be written wrongly, or be ranges. */
const smallestPart = 0.9;

/**
 * The unit in which a group of attributes is filtered by range; null where it is not. It is when at least nine in ten
 * of its different values are numbers whose units measure one and the same (mm and cm do), and at least five of them
 * differ. The unit is the one that most products have, of several such the first.
 */
export function rangeUnit(values: readonly (Amount | null)[], products: ArrayLike<number>): Unit | null {
  const unit = commonUnit(values, products);
  if (unit === null) return null;
  const numbers = new Set(values.map((amount) => numberIn(amount, unit)));
  numbers.delete(Number.NaN);
  return numbers.size >= fewestNumbers ? unit : null;
}

/** The unit in which nine in ten of some values can be compared; null where they cannot. */
export function commonUnit(values: readonly (Amount | null)[], products: ArrayLike<number>): Unit | null {
  const perQuantity = new Map<string, number>();
  const perUnit = new Map<Unit, number>();
  for (const [i, amount] of values.entries()) {
    if (amount === null) continue;
    const { unit } = amount;
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
