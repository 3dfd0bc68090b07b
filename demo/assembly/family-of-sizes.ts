import { mostProperties } from '@kontor/domain';
import type { Draft } from './family.ts';

/** What a member of a family has of one of its properties. */
type Value = { name: string; value: string };

/** What the sizes of a family differ in, where no attribute says it. */
const otherwise = 'Ausführung';

/**
 * What each size of a family has of the properties that the family is chosen by: the fewest attributes that tell all
 * sizes apart, those first that stand in the size's own words. Null for a family of one size.
 */
export function valuesOfSizes(sizes: readonly Draft[]): Value[][] | null {
  const [first] = sizes;
  if (first === undefined || sizes.length < 2) return null;
  const groups = Object.keys(first.attributes).filter((group) => isOfAll(group, sizes) && differs(group, sizes));
  const named = groups.toSorted((a, b) => saidBy(b, sizes) - saidBy(a, sizes));
  const chosen = tellingApart(named, sizes);
  const properties = groups.filter((group) => chosen?.includes(group));
  return sizes.map(({ size, attributes }) =>
    chosen === null
      ? [{ name: otherwise, value: size.size }]
      : properties.map((name) => ({ name, value: attributes[name] ?? '' })),
  );
}

function isOfAll(group: string, sizes: readonly Draft[]): boolean {
  return sizes.every(({ attributes }) => attributes[group] !== undefined);
}

function differs(group: string, sizes: readonly Draft[]): boolean {
  return new Set(sizes.map(({ attributes }) => attributes[group])).size > 1;
}

/** In how many sizes the group's value, or its number, stands in the size's words. */
function saidBy(group: string, sizes: readonly Draft[]): number {
  return sizes.filter(({ size, attributes }) => {
    const value = attributes[group] ?? '';
    const [word = value] = wordsOf(value);
    return size.size === value || wordsOf(size.size).includes(word);
  }).length;
}

/** The words of a size; a number is the same however many decimals it has. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s*[×/]\s*|,\s+|\s+/);
  return words.map((word) =>
    /^\d+,\d+$/.test(word) ? String(Number(word.replace(',', '.'))).replace('.', ',') : word,
  );
}

/**
 * The fewest of some groups that no two sizes have alike, all of them said by most sizes; null where there are none.
 */
function tellingApart(groups: readonly string[], sizes: readonly Draft[]): readonly string[] | null {
  const said = groups.filter((group) => saidBy(group, sizes) * 2 > sizes.length);
  for (let count = 1; count <= Math.min(mostProperties, said.length); count++) {
    const some = said.slice(0, count);
    if (areApart(some, sizes)) return some;
    const single = count === 1 ? said.find((group) => areApart([group], sizes)) : undefined;
    if (single !== undefined) return [single];
  }
  return null;
}

function areApart(groups: readonly string[], sizes: readonly Draft[]): boolean {
  return (
    new Set(sizes.map(({ attributes }) => JSON.stringify(groups.map((group) => attributes[group])))).size ===
    sizes.length
  );
}
