import { typedNumber } from '../typed-number.ts';

/** Letter sizes of clothes, from small to large; `3XL` is `XXXL`. */
const letterSizes = ['XXXXS', 'XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];

/** Comparable units: their kind, and their factor in the smallest unit of the kind. */
const units: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  ...{ mm: ['length', 1], cm: ['length', 10], dm: ['length', 100], m: ['length', 1000], km: ['length', 1_000_000] },
  ...{ mg: ['mass', 1], g: ['mass', 1000], kg: ['mass', 1_000_000], t: ['mass', 1_000_000_000] },
  ...{ ml: ['volume', 1], cl: ['volume', 10], dl: ['volume', 100], l: ['volume', 1000], hl: ['volume', 100_000] },
  ...{ w: ['power', 1], kw: ['power', 1000] },
};

/**
 * The values of a property in the order in which a shop shows them. Sizes of clothes (S M L XL) and numbers with units
 * (500 g, 1 kg) are sorted by size; other values keep their order. Equal values keep theirs too.
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

/** A sort key for each value; null if any value has none, because a partial order is useless. */
function sizeKeys(values: readonly string[], keyOf: (value: string) => KeyOfKind | null): Key[] | null {
  const keys = values.map(keyOf);
  const [first] = keys;
  if (first === undefined || first === null) return null;
  const isAlike = (key: KeyOfKind | null): key is KeyOfKind => key !== null && key.kind === first.kind;
  return keys.every(isAlike) ? keys.map(({ key }) => key) : null;
}

/** A sort key. Only keys of the same kind are compared. */
interface KeyOfKind {
  readonly kind: string;
  readonly key: Key;
}

/** The key of a letter size; of a double size (`S/M`) the first decides. */
function letterKey(value: string): KeyOfKind | null {
  const places = value.split('/').map(letterPlace);
  return places.every((place) => place >= 0) ? { kind: 'letters', key: places } : null;
}

function letterPlace(size: string): number {
  const written = size.trim().toUpperCase();
  const [, count = '', letter = ''] = /^([2-5])X([SL])$/.exec(written) ?? [];
  return letterSizes.indexOf(count === '' ? written : 'X'.repeat(Number(count)) + letter);
}

/** The key of a number with or without a unit, or of several numbers: `4,0 × 40 mm`. */
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
