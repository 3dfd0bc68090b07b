import { type Cents, centsFromEuro, euroFromCents, foldCase, isUnitPrice } from '@kontor/domain';
import type { Static, TObject, TSchema } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';
import type { FieldReader } from '../../tables/field-reader.ts';
import { germanMoment, momentIn } from '../../tables/german-moment.ts';
import { germanDecimal, parseGermanNumber } from '../../tables/german-number.ts';
import { yesOrNo } from '../../tables/yes-or-no.ts';
import { cleanDescription } from './description-html.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

/** Stored and shown as it is. */
const asItIs = { toColumn: <Value>(value: Value) => value, toWire: <Value>(stored: Value) => stored };
/** Not shown if it is null. */
const unlessNull = {
  toColumn: <Value>(value: Value) => value,
  toWire: <Value>(stored: Value | null) => stored ?? undefined,
};
const textIn = { fromCells: (cell?: string) => cell, toCells: (text?: string) => [text] };
const numberIn = {
  fromCells: (cell?: string) => (cell === undefined ? undefined : parseGermanNumber(cell)),
  toCells: (value?: number) => [value?.toString()],
};

/** A text of one line; null where there is none. */
export function line(maxLength = 200): FieldKind<string | null, string | null, string | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.line(heading, value, maxLength);
  return { ...textIn, ...unlessNull, check };
}

/** A text of one line; null where there is none. One that is too long is left out: the article can be sold without. */
export function lineOrLeftOut(maxLength = 200): FieldKind<string | null, string | null, string | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.lineOrLeftOut(heading, value, maxLength);
  return { ...textIn, ...unlessNull, check };
}

/** A text of one line that must be there. */
export function requiredLine(maxLength = 200): FieldKind<string, string, string> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.requiredLine(heading, value, maxLength);
  return { ...textIn, ...asItIs, check };
}

/** A text of one line; empty where there is none. */
export function lineOrEmpty(maxLength = 200): FieldKind<string, string, string> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.line(heading, value, maxLength) ?? '';
  return { ...textIn, ...asItIs, check };
}

/** HTML, cleaned; empty where there is none. */
export const html: FieldKind<string, string, string> = {
  ...textIn,
  ...asItIs,
  check: (read, value, heading = '') => cleanDescription(read.text(heading, value)).trim(),
};

/** A text of several lines; null where there is none. */
export function lines(maxLength: number): FieldKind<string | null, string | null, string | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.text(heading, value, maxLength) || null;
  return { ...textIn, ...unlessNull, check };
}

/** HTML, cleaned; null where there is none. */
export const htmlOrNone: FieldKind<string | null, string | null, string | undefined> = {
  ...textIn,
  ...unlessNull,
  check: (read, value, heading = '') => cleanDescription(read.text(heading, value)).trim() || null,
};

/** A whole number; null if there is none. A wrong one refuses the article: nobody knows how it would be sold. */
export function wholeNumber(min: number, max: number): FieldKind<number | null, number | null, number | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.integer(heading, value, min, max);
  return { ...numberIn, ...unlessNull, check, isWhole: true };
}

/** A whole number; 0 where there is none. A wrong one refuses the article. */
export function wholeNumberOrZero(min: number, max: number): FieldKind<number, number, number> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.integer(heading, value, min, max) ?? 0;
  return { ...numberIn, ...asItIs, check, isWhole: true };
}

/**
 * A whole number, alone or followed by one of its units, as `24 Monate`; null if there is none. A wrong one is left out
 * with a warning: the article can be sold without it.
 */
export function wholeNumberOrLeftOut(
  min: number,
  max: number,
  units: readonly string[] = [],
): FieldKind<number | null, number | null, number | undefined> {
  const check = measure({ min, max, units });
  return { ...numberIn, fromCells: (cell) => cell, ...unlessNull, check, isWhole: true, units };
}

/**
 * When something begins or ends, in epoch ms; null if nothing is said. A day alone means the whole day in Vienna: a
 * beginning is its midnight, and an end is the next one. A JSON line has it as ISO 8601.
 */
export function moment(end: 'from' | 'until'): FieldKind<number | null, number | null, string | undefined> {
  return {
    ...textIn,
    check(read, value, heading = '') {
      if (value === undefined || value === null || value === '') return null;
      const found = typeof value === 'string' ? momentIn(value, end) : null;
      if (found === null) return read.refuse(fieldReasons.noMoment(heading));
      if (found.isUnclear) read.warn(fieldReasons.unclearMoment(heading, found.at));
      return found.at;
    },
    toColumn: (value) => value,
    toWire: (stored) => (stored === null ? undefined : new Date(stored).toISOString()),
    toCells: (shown) => [shown === undefined ? undefined : germanMoment(Date.parse(shown), end)],
  };
}

/** EUR in a file and on the wire, cents between them; null where there is none. */
export const price: FieldKind<Cents | null, Cents | null, number | undefined> = {
  ...numberIn,
  check: priceOrNull,
  toColumn: (value) => value,
  toWire: (stored) => (stored === null ? undefined : euroFromCents(stored)),
  toCells: (euro) => [euro === undefined ? undefined : germanDecimal(euro)],
  isMoney: true,
};

function priceOrNull(read: FieldReader, value: unknown, heading = ''): Cents | null {
  if (value === undefined || value === null) return null;
  const cents = typeof value === 'number' ? centsFromEuro(value) : null;
  return isUnitPrice(cents) ? cents : read.refuse(fieldReasons.noPrice(heading));
}

/**
 * One of a few words, each written in several ways, of which tables get the first. A way must not be a number: those
 * come first in an object. Any other word is left out.
 */
export function oneOf<Word extends string>(
  words: Readonly<Record<string, Word>>,
): FieldKind<Word | null, Word | null, Word | undefined> {
  const known = new Map(Object.entries(words).map(([way, word]) => [foldCase(way), word]));
  const check = (read: FieldReader, value: unknown, heading: string) => {
    if (value === undefined || value === null || value === '') return null;
    const word = typeof value === 'string' ? known.get(foldCase(value.trim())) : undefined;
    return word ?? read.leaveOut(fieldReasons.notKnown(heading, value));
  };
  const toCells = (shown?: Word) => [Object.keys(words).find((way) => words[way] === shown)];
  return { ...textIn, ...unlessNull, check, toCells };
}

type PartReaders<Shape> = {
  readonly [Part in keyof Shape]-?: (
    read: FieldReader,
    value: unknown,
    heading: string,
  ) => Exclude<Shape[Part], undefined> | null;
};

/**
 * A value with several parts, such as a name and an address, any of which may be missing. Each part has a heading, in
 * the order of `readers`. Null if there is none.
 */
export function object<Schema extends TObject>(
  schema: Schema,
  readers: PartReaders<Static<Schema>>,
): FieldKind<Static<Schema> | null, string | null, Static<Schema> | undefined> {
  const parts = Object.keys(readers);
  const json = inJson(schema);
  const readPart = readers as Readonly<Record<string, PartReaders<Record<string, unknown>>[string]>>;
  return {
    parts,
    fromCells: (...cells) => Object.fromEntries(parts.map((part, place) => [part, cells[place]])),
    check(read, value, ...headings) {
      if (typeof value !== 'object' || value === null) return null;
      const said = value as Readonly<Record<string, unknown>>;
      const checked = parts.map((part, place) => [part, readPart[part]?.(read, said[part], headings[place] ?? '')]);
      const there = checked.filter(([, part]) => part !== null && part !== undefined);
      return there.length === 0 ? null : (Object.fromEntries(there) as Static<Schema>);
    },
    toColumn: (value) => value && json.toColumn(value),
    toWire: (stored, id) => (stored === null ? undefined : json.toWire(stored, id)),
    toCells: (shown = {} as Static<Schema>) => parts.map((part) => cellOf((shown as Record<string, unknown>)[part])),
  };
}

/** A text or a number as German tables write it; undefined for anything else. */
export function cellOf(value: unknown): string | undefined {
  if (typeof value === 'number') return `${value}`.replace('.', ',');
  return typeof value === 'string' ? value : undefined;
}

/** The limits and units of an amount. */
interface Measure {
  /** 0 if absent. */
  readonly min?: number;
  readonly max: number;
  /** How many decimals it is rounded to. Absent: it must be whole. */
  readonly decimals?: number;
  /** Units that may follow the number, however it is spaced and in any case. Messages name the first one. */
  readonly units?: readonly string[];
}

/**
 * Reads an amount as a table or JSON writes it, with or without one of its units; null if there is none. An amount in
 * another unit, and a text that is no amount, are left out with a warning: `16 cm` are not 16 mm.
 */
export function measure({ min = 0, max, decimals, units = [] }: Measure) {
  const known = new Set(['', ...units.map(unspaced)]);
  const isTaken = (number: number) =>
    number >= min && number <= max && (decimals !== undefined || Number.isInteger(number));
  return (read: FieldReader, value: unknown, heading = ''): number | null => {
    if (value === undefined || value === null || value === '') return null;
    const number = typeof value === 'string' ? numberOf(value, known) : value;
    if (typeof number === 'number' && isTaken(number)) return Number(number.toFixed(decimals));
    return read.leaveOut(fieldReasons.noAmount(heading, { min, max, unit: units[0], isWhole: decimals === undefined }));
  };
}

/** The number before one of these units, as `78 dB` and `3000 1/min`; NaN if another unit follows it. */
function numberOf(text: string, units: ReadonlySet<string>): number {
  const [, number = '', unit = ''] = /^(.*\d)\s+(1\/.+)$/s.exec(text) ?? /^(.*\d)(\D*)$/s.exec(text) ?? [];
  return units.has(unspaced(unit)) ? parseGermanNumber(number) : Number.NaN;
}

function unspaced(unit: string): string {
  return unit.replace(/[\s.]/g, '').toLowerCase();
}

/** The parts of a cell that holds several values: `Zange.jpg | Griff.jpg`. Within a part `\\|` stands for the sign. */
export function partsOf(cell: string | undefined): string[] {
  const parts = cell?.match(/(?:\\\||[^|])+/g) ?? [];
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter((part) => part !== '');
}

/** The cell that {@link partsOf} takes apart. */
export function cellOfParts(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('|', '\\|')).join(' | ');
}

/** Yes or no, by a word for it; `usual` if nothing is said. */
export function yesOrNoField(usual: boolean): FieldKind<boolean, 0 | 1, boolean> {
  return {
    ...textIn,
    check(read, value, heading = '') {
      const said = yesOrNo(value);
      if (said === null) read.refuse(fieldReasons.noYesOrNo(heading));
      return said ?? usual;
    },
    toColumn: (value) => (value ? 1 : 0),
    toWire: (stored) => stored === 1,
    toCells: (is) => [is ? 'ja' : 'nein'],
  };
}

/** Stored as JSON of one shape, in a column of the products. */
export function inJson<Schema extends TSchema>(schema: Schema) {
  return { toColumn: (value: Static<Schema>) => JSON.stringify(value), toWire: storedJson('products', schema) };
}
