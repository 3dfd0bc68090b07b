import { Manufacturer, Product, TakeBack } from '@kontor/contract/wire-product';
import { foldCase, isGtin } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import type { FieldReader } from '../../tables/field-reader.ts';
import { inJson, line, partsOf, requiredLine } from './field-kinds.ts';
import type { FieldKind } from './field-table.ts';
import { fieldReasons } from './texts/de.ts';
import { yesOrNo } from './yes-or-no.ts';

type StockStatus = Product['stockStatus'];
type Pictures = Static<typeof Product.properties.files>;
type Documents = Static<typeof Product.properties.documents>;
type Attributes = Static<typeof Product.properties.attributes>;

/** A number that a spreadsheet has rounded: nobody can tell what it was. */
const rounded = /^\d[.,]\d+E\+\d+$/i;

/** The operator's number of a product, which must be there. */
export const articleNumber: FieldKind<string, string, string> = {
  ...requiredLine(60),
  check(read, value, heading = '') {
    const text = read.requiredLine(heading, value, 60);
    if (rounded.test(text)) read.refuse(fieldReasons.roundedNumber(heading));
    return text;
  },
};

/** A GTIN with a right check digit; null where there is none. */
export const gtin: FieldKind<string | null, string | null, string | undefined> = {
  ...line(),
  check(read, value) {
    const written = typeof value === 'string' ? value.trim() : value;
    if (written === undefined || written === null || written === '') return null;
    return typeof written === 'string' && isGtin(written) ? written : read.leaveOut(fieldReasons.noGtin);
  },
};

const statusOfWord: ReadonlyMap<string, StockStatus> = new Map([
  ['green', 'green'],
  ['grün', 'green'],
  ['yellow', 'yellow'],
  ['gelb', 'yellow'],
  ['red', 'red'],
  ['rot', 'red'],
]);

/** The light of the stock; green where nothing is said. */
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
};

/** Whether a product is on sale; it is where nothing is said. */
export const active: FieldKind<boolean, 0 | 1, boolean> = {
  fromCells: (cell) => cell,
  check(read, value) {
    const isActive = yesOrNo(value);
    if (isActive === null) read.refuse(fieldReasons.noYesOrNo('Aktiv'));
    return isActive ?? true;
  },
  toColumn: (value) => (value ? 1 : 0),
  toWire: (stored) => stored === 1,
};

const manufacturerJson = inJson(Manufacturer);

/** Name, address and e-mail address, from a cell each: all three or none. */
export const manufacturer: FieldKind<Manufacturer | null, string | null, Manufacturer | undefined> = {
  fromCells: (name, address, email) => (name || address || email ? { name, address, email } : undefined),
  check(read, value, nameHeading = '', addressHeading = '', emailHeading = '') {
    if (typeof value !== 'object' || value === null) return null;
    const { name, address, email } = value as Record<string, unknown>;
    return {
      name: read.requiredLine(nameHeading, name),
      address: read.requiredLine(addressHeading, address, 500),
      email: read.requiredLine(emailHeading, email),
    };
  },
  toColumn: (value) => value && manufacturerJson.toColumn(value),
  toWire: (stored) => (stored === null ? undefined : manufacturerJson.toWire(stored)),
};

/**
 * Names of files in the pictures folder, or ids of files of the shop; the import makes ids of them (import-files.ts).
 */
export const pictures: FieldKind<Pictures, string, Pictures> = {
  fromCells: (cell) => partsOf(cell).map((content) => ({ content })),
  check: (read, value, heading = '') =>
    read.list(heading, value).map((item) => ({ content: read.requiredLine(heading, item.content, 500) })),
  ...inJson(Product.properties.files),
};

/** The same of documents; a table names them by their files. */
export const documents: FieldKind<Documents, string, Documents> = {
  fromCells: (cell) => partsOf(cell).map((content) => ({ content, filename: content.split(/[/\\]/).at(-1) })),
  check: (read, value, heading = '') =>
    read.list(heading, value).map((item) => ({
      content: read.requiredLine(heading, item.content, 500),
      filename: read.requiredLine(heading, item.filename),
    })),
  ...inJson(Product.properties.documents),
};

/** Values of groups; in a table each group has a column of its own (csv-columns.ts). */
export const attributes: FieldKind<Attributes, string, Attributes> = {
  fromCells: () => undefined,
  check: (read, value, label = '') =>
    read.list(label, value).map((item) => ({
      name: read.requiredLine(label, item.name),
      value: read.requiredLine(label, item.value),
    })),
  ...inJson(Product.properties.attributes),
};

const takeBackOfWord: ReadonlyMap<unknown, TakeBack> = new Map([
  ['electrical', 'electrical'],
  ['elektrogerät', 'electrical'],
  ['battery', 'battery'],
  ['batterie', 'battery'],
]);
const takeBackJson = inJson(Type.Array(TakeBack));

/** What must not end in the bin: each once, in the same order however a file has them. */
export const takeBack: FieldKind<TakeBack[], string | null, TakeBack[] | undefined> = {
  fromCells: (cell) => partsOf(cell),
  check: checkTakeBack,
  toColumn: (value) => (value.length === 0 ? null : takeBackJson.toColumn(value)),
  toWire: (stored) => (stored === null ? undefined : takeBackJson.toWire(stored)),
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
