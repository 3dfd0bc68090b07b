import { typedNumber } from '../typed-number.ts';

/** Letters that clothes are sized by, from small to large; `3XL` is `XXXL`. */
const letterSizes = ['XXXXS', 'XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];

/** Units that can be compared, by how many of the smallest of their kind they are. */
const units: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  ...{ mm: ['length', 1], cm: ['length', 10], dm: ['length', 100], m: ['length', 1000], km: ['length', 1_000_000] },
  ...{ mg: ['mass', 1], g: ['mass', 1000], kg: ['mass', 1_000_000], t: ['mass', 1_000_000_000] },
  ...{ ml: ['volume', 1], cl: ['volume', 10], dl: ['volume', 100], l: ['volume', 1000], hl: ['volume', 100_000] },
  ...{ w: ['power', 1], kw: ['power', 1000] },
};

/**
 * The values of a property in the order of a shelf: sizes of clothes (S M L XL) and numbers with their units (500 g,
 * 1 kg) by their size, anything else in the order in which it comes. Values that mean the same stay in their order.
 */
export function inShelfOrder(values: readonly string[]): string[] {
  const distinct = [...new Set(values)];
  const keys = sizeKeys(distinct, letterKey) ?? sizeKeys(distinct, numberKey);
  if (keys === null) return distinct;
  return distinct
    .map((value, place) => ({ value, key: keys[place] ?? [] }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ value }) => value);
}

type Key = readonly number[];

/** A key for each value, or null if one of them has none: an order of half of them would be none. */
function sizeKeys(values: readonly string[], keyOf: (value: string) => KeyOfKind | null): Key[] | null {
  const keys = values.map(keyOf);
  const [first] = keys;
  if (first === undefined || first === null) return null;
  const isAlike = (key: KeyOfKind | null): key is KeyOfKind => key !== null && key.kind === first.kind;
  return keys.every(isAlike) ? keys.map(({ key }) => key) : null;
}

/** What is compared. Only keys of one kind are compared with each other. */
interface KeyOfKind {
  readonly kind: string;
  readonly key: Key;
}

/** Where a size of clothes stands; of two at once (`S/M`) the first decides. */
function letterKey(value: string): KeyOfKind | null {
  const places = value.split('/').map(letterPlace);
  return places.every((place) => place >= 0) ? { kind: 'letters', key: places } : null;
}

function letterPlace(size: string): number {
  const written = size.trim().toUpperCase();
  const [, count = '', letter = ''] = /^([2-5])X([SL])$/.exec(written) ?? [];
  return letterSizes.indexOf(count === '' ? written : 'X'.repeat(Number(count)) + letter);
}

/** A number with a unit or without, or several: `4,0 × 40 mm`. */
function numberKey(value: string): KeyOfKind | null {
  const found = [...value.matchAll(/\d[\d.,]*/g)];
  const [first] = found;
  if (first === undefined || value.slice(0, first.index).trim() !== '') return null;
  const numbers = found.map(([digits]) => typedNumber(digits.replace(/[.,]$/, '')));
  const last = found.at(-1) ?? first;
  const text = value.slice(last.index + last[0].length).trim();
  const [kind, factor] = units[text.toLowerCase()] ?? [`unit ${text}`, 1];
  return { kind, key: numbers.map((number) => (number ?? Number.NaN) * factor) };
}

function compareKeys(a: Key, b: Key): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (Number.isNaN(difference)) return 0;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
