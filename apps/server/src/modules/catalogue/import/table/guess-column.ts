import { basisPointsFromPercent, isGtin } from '@kontor/domain';
import { parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import type { Column } from './csv-columns.ts';
import { isOtherColumn } from './supplier-headings.ts';
import { headingMeant, plainWord, wordsMeant } from './synonyms.ts';

/** A column of a table without a known heading. */
export interface UnknownColumn {
  readonly heading: string;
  /** The non-empty values of its first rows. */
  readonly values: readonly string[];
  /** The number of rows that were examined. */
  readonly rows: number;
}

/** The least share of a column's values that must fit a guess. */
const smallestPart = 0.8;
/** Shorter words begin too many headings. */
const shortestWord = 4;

/** Words for columns that customers must not see: purchase prices, discounts and accounts. */
const ofPurchase = new RegExp(
  [
    '(?<!\\p{L})[a-z]{0,2}ek(?:s|p|n|b|(?:preis|netto|brutto)\\p{L}*)?(?!\\p{L})|einkauf|einstand|purchase|cost|konto',
    'rabatt|händler|haendler|dealer|reseller|wholesale|(?:gross|groß|fach)handel|wiederverk|(?<!\\p{L})[wgf]vk(?!\\p{L})',
    '(?<!\\p{L})(?:ihr|your|mein)(?!\\p{L})|netto[\\s-]?netto|kundenpreis|konditionspreis',
  ].join('|'),
  'iu',
);
/** Columns of packs and amounts. A pack of 10 is no tax rate. */
const ofAmount = /(?<!\p{L})(?:vpe?|pe|ve|me|stk)(?!\p{L})|pack|menge|gebinde|karton|inhalt|stück|anzahl|einheit/iu;
/** Columns with a price from an amount on: `Staffelpreis ab 10`, `Preis ab 50 Stk`. A date behind `ab` is no amount. */
const ofScale = /staffel|(?<!\p{L})ab\s*\d+(?![\d.]*\.\d)/iu;

/** The kind of a price column whose heading shows that it is no selling price. */
export function looksLike(heading: string): 'purchase' | 'scale' | undefined {
  if (ofPurchase.test(heading)) return 'purchase';
  return ofScale.test(heading) ? 'scale' : undefined;
}

/** Headings that are too ambiguous to read without asking the operator. */
const likely: ReadonlyMap<string, Column> = new Map([
  ['verfügbar', 'stock'],
  ['gruppe', 'category'],
]);

/**
 * A guess by heading: one that begins with one of our headings or a supplier's, such as `Artikelbezeichnung DE` or `EAN
 * Stück`. Undefined if the values do not fit.
 */
export function guessByName(column: UnknownColumn, german: Readonly<Record<string, string>>): Column | undefined {
  if (looksLike(column.heading) !== undefined) return undefined;
  const plain = plainWord(column.heading);
  const words = [
    ...wordsMeant(),
    ...Object.entries(german).map(([heading, label]) => [plainWord(label), heading] as const),
  ];
  const begun = words.filter(([word]) => word.length >= shortestWord && plain.startsWith(word));
  const [best] = begun.toSorted(([a], [b]) => b.length - a.length);
  const heading = (headingMeant(column.heading) ?? likely.get(plain) ?? best?.[1]) as Column | undefined;
  return heading !== undefined && !isOtherColumn(heading, column.heading) && mayBe(heading, column)
    ? heading
    : undefined;
}

/** Whether the values of a column fit the field in its heading. */
export function mayBe(heading: Column, column: UnknownColumn): boolean {
  if (column.values.length === 0) return true;
  const check = checks[heading];
  return check === undefined || part(column.values, check) >= smallestPart;
}

const isPercent = (value: string) => !Number.isNaN(parsePercent(value));
const isNumber = (value: string) =>
  !Number.isNaN(parseGermanNumber(value.replaceAll('.', ',').replace(/,(?=.*,)/g, '')));
const isWhole = (value: string) => /^[+-]?[\d.\s]+(,0+)?$/.test(value);
/** What a stock is where suppliers write words: `ca. 5`, `>100`, `-`, `auf Anfrage` (stock-cells.ts). */
const isStock = (value: string) =>
  isWhole(value) || /^(?:\D{1,12}\d[\d.]*|\d[\d.]*\s*(?:\+|[-–]\s*\d+)|[-–—]|n\.?\s*v\.?|auf anfrage)$/iu.test(value);
const isCode = (value: string) => value.length <= 40 && value.split(/\s+/).length <= 3;
const isAmount = (value: string) => /^\d[\d.\s]*[.,]\d{2,}\s*(?:€|EUR)?$/.test(value);
const isPicture = (value: string) => /\.(?:jpe?g|png|webp|gif|avif)\b/i.test(value);
const isDocument = (value: string) => /\.pdf\b/i.test(value);

const checks: Partial<Record<Column, (value: string) => boolean>> = {
  articleNumber: isCode,
  // The heading decides. A mistyped number gets its warning when it is read.
  gtin: (value) => /^\d{8,14}$/.test(value.replace(/\s/g, '')),
  ...{ price: isNumber, listPrice: isNumber, salePrice: isNumber, taxRate: isPercent },
  ...{ stock: isStock, minAmount: isWhole, amountStep: isWhole, maxAmount: isWhole, priceQuantity: isWhole },
};

/**
 * Guesses by content for columns that no heading explains. Each of our headings is used once, the surest guess first.
 */
export function guessByContent(
  columns: readonly UnknownColumn[],
  isTaken: (heading: Column) => boolean,
  taxRates: readonly number[],
): Map<UnknownColumn, Column> {
  const found = new Map<UnknownColumn, Column>();
  const isRate = (value: string) => taxRates.includes(basisPointsFromPercent(parsePercent(value)) ?? -1);
  const guesses: readonly [Column, (column: UnknownColumn) => boolean][] = [
    ['gtin', ({ values }) => part(values, (value) => isGtin(value)) >= smallestPart],
    ['pictures', ({ values }) => part(values, isPicture) >= smallestPart],
    ['documents', ({ values }) => part(values, isDocument) >= smallestPart],
    [
      'taxRate',
      ({ heading, values, rows }) => !ofAmount.test(heading) && isSameOften(values, rows) && part(values, isRate) === 1,
    ],
    ['articleNumber', isArticleNumber],
    ['description', ({ values }) => meanLength(values) > 120 || part(values, (value) => /<\w+/.test(value)) >= 0.5],
    ['category', ({ values }) => part(values, (value) => value.includes(' > ')) >= smallestPart],
    ['name', isName],
  ];
  for (const [heading, isIt] of guesses) {
    if (isTaken(heading)) continue;
    const column = columns.find(
      (one) => !found.has(one) && one.values.length > 0 && looksLike(one.heading) === undefined && isIt(one),
    );
    if (column !== undefined) found.set(column, heading);
  }
  return found;
}

/** Columns with amounts of money. It is unclear which one is the price. */
export function amountColumns(columns: readonly UnknownColumn[]): UnknownColumn[] {
  return columns.filter(
    ({ heading, values }) => looksLike(heading) === undefined && part(values, isAmount) >= smallestPart,
  );
}

/**
 * Columns that may be amounts of money, or weights: workbooks have 12.9 for 12,90. The operator has to say which one is
 * the price.
 */
export function likelyAmounts(columns: readonly UnknownColumn[]): UnknownColumn[] {
  const hasDecimals = (value: string) => isNumber(value) && /[.,]\d/.test(value);
  return columns.filter(
    ({ heading, values }) =>
      looksLike(heading) === undefined && part(values, isNumber) >= smallestPart && part(values, hasDecimals) >= 0.5,
  );
}

/** Whether a few values repeat in all rows, as tax rates do. */
function isSameOften(values: readonly string[], rows: number): boolean {
  return values.length === rows && distinct(values) < rows && distinct(values) <= 4;
}

function isArticleNumber({ values, rows }: UnknownColumn): boolean {
  return (
    values.length === rows && distinct(values) === rows && part(values, isCode) === 1 && part(values, isAmount) < 0.2
  );
}

function isName({ values, rows }: UnknownColumn): boolean {
  const isWords = (value: string) => /\p{L}{3}/u.test(value) && !/^https?:/.test(value);
  return values.length === rows && distinct(values) > rows / 2 && part(values, isWords) >= smallestPart;
}

function part(values: readonly string[], is: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(is).length / values.length;
}

function distinct(values: readonly string[]): number {
  return new Set(values).size;
}

function meanLength(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);
}
