import { DeliveryDays, DocumentPurpose, Product, ProductSize, TakeBack } from '@kontor/contract/wire-product';
import { foldCase, isGtin, printedGtin } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import type { FieldReader } from '../../tables/field-reader.ts';
import { parseGermanNumber } from '../../tables/german-number.ts';
import { isFileId } from '../files/files.service.ts';
import {
  cellOfParts,
  inJson,
  line,
  measure,
  object,
  oneOf,
  partsOf,
  requiredLine,
  wholeNumberOrZero,
} from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

type StockStatus = Product['stockStatus'];
type Pictures = Static<typeof Product.properties.files>;
type Documents = Static<typeof Product.properties.documents>;
type Attributes = Static<typeof Product.properties.attributes>;

/** A number that a spreadsheet has rounded. The original is lost. */
const rounded = /^\d[.,]\d+E\+\d+$/i;

/** The operator's number of a product. Required. */
export const articleNumber: FieldKind<string, string, string> = {
  ...requiredLine(60),
  check(read, value, heading = '') {
    const text = read.requiredLine(heading, value, 60);
    if (rounded.test(text)) read.refuse(fieldReasons.roundedNumber(heading));
    return text;
  },
};

/** A GTIN with a correct check digit, or null. */
export const gtin: FieldKind<string | null, string | null, string | undefined> = {
  ...line(),
  check(read, value) {
    const written = typeof value === 'string' ? value.trim() : value;
    if (written === undefined || written === null || written === '') return null;
    if (typeof written === 'string' && isGtin(written)) return printedGtin(written);
    const isRounded = typeof written === 'string' && rounded.test(written);
    return read.leaveOut(isRounded ? fieldReasons.roundedGtin : fieldReasons.noGtin);
  },
};

const daysJson = inJson(DeliveryDays);
type Days = Static<typeof DeliveryDays>;

/** Working days, `3`, `2–4 Werktage`, `1 Woche` or `sofort`. In JSON Lines also `{ min, max }`. */
export const deliveryDays: FieldKind<Days | null, string | null, Days | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    if (value === undefined || value === null || value === '') return null;
    const { min, max } = typeof value === 'object' ? (value as Partial<Days>) : daysIn(String(value));
    const areDays = [min, max].every((days) => Number.isInteger(days) && Number(days) >= 0 && Number(days) <= 365);
    if (!areDays || Number(min) > Number(max)) return read.leaveOut(fieldReasons.noDays(heading));
    return { min: Number(min), max: Number(max) };
  },
  toColumn: (value) => value && daysJson.toColumn(value),
  toWire: (stored) => (stored === null ? undefined : daysJson.toWire(stored)),
  toCells: (days) => [days && (days.min === days.max ? String(days.max) : `${days.min}–${days.max}`)],
};

/**
 * The working days in a unit. A week has six, because a Saturday is one by law. So no delivery is promised too early.
 */
const daysOfUnit: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:(?:(?:werk|arbeits)?tage?n?|d|days?)\.?)?$/, 1],
  [/^(?:wochen?|wo|kw|weeks?)\.?$/, 6],
  [/^(?:stunden?|std|h|hours?)\.?$/, 1 / 24],
];
const atOnce = /^(?:sofort|ab lager|auf lager|lagernd)(?:\s+(?:lieferbar|verfügbar|versandfertig))?$/;

function daysIn(text: string): Partial<Days> {
  const said = foldCase(text.trim()).replace(/^(?:ca\.?|circa|etwa|in|innerhalb von|lieferzeit:?|max\.?)\s+/, '');
  if (atOnce.test(said)) return { min: 0, max: 0 };
  const [, first, last, unit = ''] = /^(\d{1,3})\s*(?:(?:-|–|bis)\s*(\d{1,3})\s*)?(\p{L}*\.?)$/u.exec(said) ?? [];
  const days = daysOfUnit.find(([called]) => called.test(unit))?.[1];
  if (first === undefined || days === undefined) return {};
  const inDays = (amount: string) => Math.ceil(Number(amount) * days);
  return { min: inDays(first), max: inDays(last ?? first) };
}

const statusOfWord: ReadonlyMap<string, StockStatus> = new Map([
  ['green', 'green'],
  ['grün', 'green'],
  ['yellow', 'yellow'],
  ['gelb', 'yellow'],
  ['red', 'red'],
  ['rot', 'red'],
]);

/** The stock light. Green if nothing is stated. */
export const stockStatus: FieldKind<StockStatus, StockStatus, StockStatus> = {
  fromCells: (cell) => cell,
  check(read, value) {
    if (value === undefined || value === null) return 'green';
    const status = typeof value === 'string' ? statusOfWord.get(foldCase(value.trim())) : undefined;
    if (!status) read.leaveOut(fieldReasons.noStockStatus);
    return status ?? 'green';
  },
  toColumn: (value) => value,
  toWire: (stored) => stored,
  toCells: (status) => [{ green: 'grün', yellow: 'gelb', red: 'rot' }[status]],
};

/** Addresses on the web are longer than file names. */
const longestName = 2000;

/** A part of a cell with files: the name, and the text behind ` = `. */
function fileIn(part: string): { readonly content: string; readonly said: string | undefined } {
  const [content = '', ...said] = part.split(/\s+=\s+/);
  return { content, said: said.join(' = ') || undefined };
}

/** The cell's part that {@link fileIn} splits into these. */
function saidOf(file: string, said: string | undefined): string {
  return said === undefined ? file : `${file} = ${said}`;
}

/**
 * Names of files in the pictures folder, or ids of files of the shop. The import replaces names by ids
 * (import-files.ts). In a table the text behind ` = ` describes the picture.
 */
export const pictures: FieldKind<Pictures, string, Pictures> = {
  fromCells: (cell) =>
    partsOf(cell)
      .map(fileIn)
      .map(({ content, said: alt }) => ({ content, alt })),
  check: (read, value, heading = '') =>
    read.list(heading, value).map((item) => {
      const content = read.requiredLine(heading, item.content, longestName);
      const alt = read.line(heading, item.alt, 300);
      return alt === null ? { content } : { content, alt };
    }),
  ...inJson(Product.properties.files),
  toCells: (shown) => [cellOfParts(shown.map(({ content, alt }) => saidOf(content, alt)))],
};

const wordOfPurpose: Readonly<Record<DocumentPurpose, string>> = {
  ...{ 'data-sheet': 'Datenblatt', 'safety-data-sheet': 'Sicherheitsdatenblatt', manual: 'Anleitung' },
  ...{ certificate: 'Zertifikat', 'energy-label': 'Energielabel', 'energy-sheet': 'Produktdatenblatt' },
  'durability-label': 'GARAN-Label',
};

/** The purpose of a document for each word in tables: its own word in German and English, and other words for it. */
const purposeOfWord: ReadonlyMap<string, DocumentPurpose> = new Map([
  ...DocumentPurpose.enum.flatMap((purpose) =>
    [purpose, foldCase(wordOfPurpose[purpose])].map((word) => [word, purpose] as const),
  ),
  ['bedienungsanleitung', 'manual'],
  ['konformitätserklärung', 'certificate'],
  ['energieetikett', 'energy-label'],
  ['garantielabel', 'durability-label'],
]);

function purposeOf(read: FieldReader, value: unknown): { readonly purpose?: DocumentPurpose } {
  if (value === undefined || value === null) return {};
  const purpose = purposeOfWord.get(foldCase(String(value).trim()));
  if (purpose === undefined) read.warn(fieldReasons.noPurpose(String(value)));
  return purpose === undefined ? {} : { purpose };
}

/**
 * The same for documents. A table names them by their files, with the purpose behind ` = `. A file of the shop is named
 * by its id and its name for customers: `ID/Datenblatt.pdf`.
 */
export const documents: FieldKind<Documents, string, Documents> = {
  fromCells: (cell) =>
    partsOf(cell)
      .map(fileIn)
      .map(({ content, said: purpose }) => ({ ...namedDocument(content), purpose })),
  check: (read, value, heading = '') =>
    read.list(heading, value).map((item) => ({
      content: read.requiredLine(heading, item.content, longestName),
      filename: read.requiredLine(heading, item.filename),
      ...purposeOf(read, item.purpose),
    })),
  ...inJson(Product.properties.documents),
  toCells: (shown) => [
    cellOfParts(
      shown.map(({ content, filename, purpose }) =>
        saidOf(`${content}/${filename}`, purpose && wordOfPurpose[purpose]),
      ),
    ),
  ],
};

function namedDocument(part: string) {
  const [id = '', ...name] = part.split('/');
  if (name.length > 0 && isFileId(id)) return { content: id, filename: name.join('/') };
  const path = /^https?:/i.test(part) ? part.replace(/[?#].*$/, '') : part;
  return { content: part, filename: path.split(/[/\\]/).at(-1) || 'Dokument.pdf' };
}

/** Values of attribute groups. In a table each group has a column (csv-columns.ts). */
export const attributes: FieldKind<Attributes, string, Attributes> = {
  fromCells: () => undefined,
  check: (read, value, label = '') =>
    read.list(label, value).map((item) => ({
      name: read.requiredLine(label, item.name),
      value: read.requiredLine(label, item.value),
    })),
  ...inJson(Product.properties.attributes),
  toCells: () => [],
};

const takeBackOfWord: ReadonlyMap<unknown, TakeBack> = new Map([
  ['electrical', 'electrical'],
  ['elektrogerät', 'electrical'],
  ['battery', 'battery'],
  ['batterie', 'battery'],
]);
const wordOfTakeBack = { electrical: 'Elektrogerät', battery: 'Batterie' };
const takeBackJson = inJson(Type.Array(TakeBack));

/** The kinds of waste that the shop must take back, each once, in a fixed order. */
export const takeBack: FieldKind<TakeBack[], string | null, TakeBack[] | undefined> = {
  fromCells: (cell) => partsOf(cell),
  check: checkTakeBack,
  toColumn: (value) => (value.length === 0 ? null : takeBackJson.toColumn(value)),
  toWire: (stored, id) => (stored === null ? undefined : takeBackJson.toWire(stored, id)),
  toCells: (kinds = []) => [cellOfParts(kinds.map((kind) => wordOfTakeBack[kind]))],
};

function checkTakeBack(read: FieldReader, value: unknown): TakeBack[] {
  if (value === undefined || value === null) return [];
  const words: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = words.map((word) => takeBackOfWord.get(typeof word === 'string' ? foldCase(word.trim()) : word));
  const known = found.filter((kind) => kind !== undefined);
  if (known.length < found.length && known.length > 0) read.warn(fieldReasons.noTakeBack);
  else if (known.length < found.length) read.leaveOut(fieldReasons.noTakeBack);
  return (['electrical', 'battery'] as const).filter((kind) => found.includes(kind));
}

/** The greatest weight of an article in grams. */
const maxWeight = 100_000_000;
/** Rounds up, so that no weight becomes zero. */
const wholeAbove = (grams: number) => Math.ceil(Number(grams.toFixed(6)));
const weighed = /^(.*\d)\s*(kg|kilo|kilogramm|g|gr|gramm)\.?$/i;

/**
 * Grams. 0 if nothing is stated. A table may contain units: `500 g`, `1,5 kg`. A wrong value is left out, and shipping
 * is computed without it.
 */
export const weight: FieldKind<number, number, number> = {
  ...wholeNumberOrZero(0, maxWeight),
  fromCells(cell) {
    const [, number = cell ?? '', unit] = weighed.exec(cell ?? '') ?? [];
    const amount = parseGermanNumber(number);
    // Without a unit, 2,4 may mean kilograms, and the check leaves it out.
    if (unit === undefined) return amount;
    if (!unit.toLowerCase().startsWith('k')) return wholeAbove(amount);
    // 1.500 kg may mean one and a half.
    return amount < 1000 ? wholeAbove(amount * 1000) : number;
  },
  check(read, value, heading = '') {
    if (value === undefined || value === null) return 0;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxWeight) return value;
    const kilos = typeof value === 'string' ? Number(value.replace(/\./g, '')) : Number.NaN;
    return (
      read.leaveOut(
        Number.isInteger(kilos) ? fieldReasons.tonnesOrKilos(heading, kilos) : fieldReasons.noWeight(heading),
      ) ?? 0
    );
  },
};

const millimetres = measure({ max: 1_000_000, decimals: 1, units: ['mm', 'Millimeter'] });

/** Millimetres. */
export const size = {
  ...object(ProductSize, { length: millimetres, width: millimetres, height: millimetres }),
  isWhole: true,
} as const;

/** Whether a drink's container is single-use or returnable (LAW S5). */
export const container = oneOf({
  Einweg: 'one-way',
  'one-way': 'one-way',
  Mehrweg: 'reusable',
  reusable: 'reusable',
});

/** Why a contract cannot be withdrawn from (LAW R5). A wrong word is left out: the customer may then withdraw. */
export const withdrawalException = oneOf({
  Maßanfertigung: 'custom-made',
  'custom-made': 'custom-made',
  verderblich: 'perishable',
  perishable: 'perishable',
  Hygiene: 'hygiene',
  hygiene: 'hygiene',
  Datenträger: 'media',
  media: 'media',
  vermischt: 'mixed',
  mixed: 'mixed',
  Zeitschrift: 'periodical',
  periodical: 'periodical',
});
