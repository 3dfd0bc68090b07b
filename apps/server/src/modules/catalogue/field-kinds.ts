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

/** Stored and shown unchanged. */
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

/** A single-line text, or null. */
export function line(maxLength = 200): FieldKind<string | null, string | null, string | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.line(heading, value, maxLength);
  return { ...textIn, ...unlessNull, check };
}

/** A single-line text, or null. A text that is too long is left out, because the article can be sold without it. */
export function lineOrLeftOut(maxLength = 200): FieldKind<string | null, string | null, string | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.lineOrLeftOut(heading, value, maxLength);
  return { ...textIn, ...unlessNull, check };
}

/** A single-line text that is required. */
export function requiredLine(maxLength = 200): FieldKind<string, string, string> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.requiredLine(heading, value, maxLength);
  return { ...textIn, ...asItIs, check };
}

/** A single-line text, or empty. */
export function lineOrEmpty(maxLength = 200): FieldKind<string, string, string> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.line(heading, value, maxLength) ?? '';
  return { ...textIn, ...asItIs, check };
}

/** Cleaned HTML, or empty. It is left out if it is too long: its article can be sold without it. */
export const html: FieldKind<string, string, string> = {
  ...textIn,
  ...asItIs,
  check: (read, value, heading = '') => cleanDescription(read.textOrLeftOut(heading, value)).trim(),
};

/** A text of several lines, or null. */
export function lines(maxLength: number): FieldKind<string | null, string | null, string | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.text(heading, value, maxLength) || null;
  return { ...textIn, ...unlessNull, check };
}

/** Cleaned HTML, or null. */
export const htmlOrNone: FieldKind<string | null, string | null, string | undefined> = {
  ...textIn,
  ...unlessNull,
  check: (read, value, heading = '') => cleanDescription(read.text(heading, value)).trim() || null,
};

/** A whole number, or null. A wrong value refuses the article, because it is unclear how it would be sold. */
export function wholeNumber(min: number, max: number): FieldKind<number | null, number | null, number | undefined> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.integer(heading, value, min, max);
  return { ...numberIn, ...unlessNull, check, isWhole: true };
}

/** A whole number, or 0. A wrong value refuses the article. */
export function wholeNumberOrZero(min: number, max: number): FieldKind<number, number, number> {
  const check = (read: FieldReader, value: unknown, heading: string) => read.integer(heading, value, min, max) ?? 0;
  return { ...numberIn, ...asItIs, check, isWhole: true };
}

/**
 * A whole number, alone or followed by one of its units, such as `24 Monate`, or null. A wrong value is left out with a
 * warning, because the article can be sold without it.
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
 * A beginning or an end in epoch ms, or null. A date alone means the whole day in Vienna: a beginning is its midnight,
 * an end is the next midnight. JSON Lines contain ISO 8601.
 */
export function moment(end: 'from' | 'until'): FieldKind<number | null, number | null, string | undefined> {
  return {
    ...textIn,
    check(read, value, heading = '') {
      if (value === undefined || value === null || value === '') return null;
      const found = typeof value === 'string' ? momentIn(value, end) : null;
      if (found === null) return read.refuse(fieldReasons.noMoment(heading));
      if (found.occurs !== 'once') read.warn(fieldReasons.clocksChange[found.occurs](heading, found.at));
      return found.at;
    },
    toColumn: (value) => value,
    toWire: (stored) => (stored === null ? undefined : new Date(stored).toISOString()),
    toCells: (shown) => [shown === undefined ? undefined : germanMoment(Date.parse(shown), end)],
  };
}

/** EUR in a file and on the wire, cents in between, or null. */
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
 * One of a few words. Each word has several spellings, and tables get the first one. A spelling must not be a number,
 * because objects list numeric keys first. Any other word is left out.
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
 * A value with several parts, such as name and address, any of which may be missing. Each part has a heading, in the
 * order of `readers`. Null if all are missing.
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

/** A text or number in German notation. Undefined for anything else. */
export function cellOf(value: unknown): string | undefined {
  if (typeof value === 'number') return `${value}`.replace('.', ',');
  return typeof value === 'string' ? value : undefined;
}

/** The limits and units of an amount. */
interface Measure {
  /** 0 if absent. */
  readonly min?: number;
  readonly max: number;
  /** The number of decimals it is rounded to. Absent: it must be whole. */
  readonly decimals?: number;
  /** Units that may follow the number, in any case, with or without a space. Messages name the first one. */
  readonly units?: readonly string[];
}

/**
 * Reads an amount from a table or JSON, with or without one of its units, or null. An amount in another unit and a text
 * that is no amount are left out with a warning: `16 cm` is not 16 mm.
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

/** The number before one of these units, as in `78 dB` or `3000 1/min`. NaN if another unit follows. */
function numberOf(text: string, units: ReadonlySet<string>): number {
  const [, number = '', unit = ''] = /^(.*\d)\s+(1\/.+)$/s.exec(text) ?? /^(.*\d)(\D*)$/s.exec(text) ?? [];
  return units.has(unspaced(unit)) ? parseGermanNumber(number) : Number.NaN;
}

function unspaced(unit: string): string {
  return unit.replace(/[\s.]/g, '').toLowerCase();
}

/** The parts of a cell with several values: `Zange.jpg | Griff.jpg`. Within a part `\\|` means the sign itself. */
export function partsOf(cell: string | undefined): string[] {
  const parts = cell?.match(/(?:\\\||[^|])+/g) ?? [];
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter((part) => part !== '');
}

/** The cell that {@link partsOf} splits into these parts. */
export function cellOfParts(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('|', '\\|')).join(' | ');
}

/** Yes or no. `usual` if the file says nothing. */
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

/** Whether something is so, which most products are not. A word that is neither yes nor no refuses the product. */
export const markOrNone: FieldKind<boolean, 1 | null, true | undefined> = {
  ...yesOrNoField(false),
  toColumn: (value) => (value ? 1 : null),
  toWire: (stored) => (stored === 1 ? true : undefined),
  toCells: (is) => [is && 'ja'],
};

/** Stored as JSON of a given shape, in a column of products. */
export function inJson<Schema extends TSchema>(schema: Schema) {
  return { toColumn: (value: Static<Schema>) => JSON.stringify(value), toWire: storedJson('products', schema) };
}
