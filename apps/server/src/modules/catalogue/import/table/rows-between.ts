import type { Row } from '../../../../tables/csv-rows.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { declaringPlaces, type Table } from './csv-columns.ts';
import { type PricesSaid, pricesSaidIn } from './prices-said.ts';

/** A row of a list that is no article. */
export type RowBetween =
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'sum' | 'headings' }
  | { readonly kind: 'remark'; readonly text: string };

/** Rows with more cells are no remarks. */
const mostCells = 3;
/** Longer texts are sentences, and no names of categories. */
const longestName = 80;

const page = /^[-–—\s]*(?:(?:seite|page|blatt)\s*\d+(?:\s*(?:von|of|\/)\s*\d+)?|[-–—]\s*\d+\s*[-–—])[-–—\s]*$/i;
const legal = new RegExp(
  [
    'ohne gewähr|irrt(?:u|ü)m|vorbehalten|druckfehler|\\bes gelten\\b|\\bagb\\b|geschäftsbedingungen|copyright|©',
    '\\balle (?:preise|angaben|maße)\\b|\\bpreise (?:verstehen|gelten|sind|in|inkl|exkl|zzgl|netto|brutto)',
    '^(?:stand|datum|druckdatum|gedruckt am|gültig (?:ab|bis|von))\\b\\W*\\d',
    'www\\.|https?://|\\S@\\S+\\.\\w|^(?:tel|fax|telefon|e-?mail)\\b|\\bübertrag\\b|\\bfortsetzung\\b',
  ].join('|'),
  'i',
);
const footnote = /^(?:\*+|\d\))\s*\S/;
const sentence = /^(?:\S+\s+){4,}\S+[.!]$/;

/** The article number of a row with a total: such a word alone. */
const sumAsNumber = /^(?:(?:zwischen|gesamt)?summe|gesamt|total)(?:\s+(?:netto|brutto|€|eur))?\s*:?$/i;

/** What a row between the articles is: a category, a sum, the headings once more, a remark. Undefined: an article. */
export function rowBetween(table: Table, row: Row): RowBetween | undefined {
  if (isSum(table, row)) return { kind: 'sum' };
  if (areHeadings(table, row)) return { kind: 'headings' };
  const filled = filledIn(row);
  if (filled === undefined) return undefined;
  const texts = filled.map(({ text }) => text);
  if (texts.every(isRemark) || (texts.length === 1 && pricesSaidIn(row)))
    return { kind: 'remark', text: texts.join(' ') };
  const [only] = filled;
  return only && filled.length === 1 && mayBeGroup(table, only) ? { kind: 'group', name: only.text } : undefined;
}

/** The few cells that a row has. Undefined if it has more, or none. */
function filledIn({ cells }: Row) {
  const filled: { readonly text: string; readonly place: number }[] = [];
  for (const [place, cell] of cells.entries()) {
    const text = cell.trim();
    if (text !== '' && filled.push({ text, place }) > mostCells) return undefined;
  }
  return filled.length === 0 ? undefined : filled;
}

/** Whether a text is a page number, a legal note or a sentence. */
function isRemark(text: string): boolean {
  if (!/\p{L}{2}|[-–—]\s*\d|^\*/u.test(text)) return false;
  return text.length > longestName || [page, legal, footnote, sentence].some((pattern) => pattern.test(text));
}

/** A text that stands alone in a list of articles. Beside a column of categories a number may be a broken article's. */
function mayBeGroup({ places, width }: Table, { text, place }: { readonly text: string; readonly place: number }) {
  if (!places.has('name') || width < 3) return false;
  return (
    !places.has('category') || ((place !== places.get('articleNumber') || !/\d/.test(text)) && /\p{L}{2}/u.test(text))
  );
}

/** Whether a row is a total of the rows above. A row with a name is an article, whatever its number. */
function isSum(table: Table, row: Row): boolean {
  const number = cellOf(table, row, 'articleNumber');
  if (number !== '') return sumAsNumber.test(number) && cellOf(table, row, 'name') === '';
  return /^(?:zwischen|gesamt)?summe\b|^gesamt\b|^total\b/i.test(
    row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '',
  );
}

/** Whether a row repeats the headings, as at the top of each printed page. */
function areHeadings({ headings, places }: Table, { cells }: Row): boolean {
  const number = places.get('articleNumber') ?? -1;
  const isSame = (place: number) => (cells[place] ?? '').trim() === (headings[place] ?? '').trim();
  return (
    cells[number]?.trim() !== '' && isSame(number) && cells.every((cell, place) => cell.trim() === '' || isSame(place))
  );
}

/** The rows between the articles of a list: the category of the next articles, and what is told of the others. */
export class RowsBetween {
  readonly #onNote: (note: string) => void;
  readonly #declaring: readonly number[];
  readonly #priceDeclaration: PricesSaid['declaration'] | undefined;
  /** The names that stand below each other, and those above the last of such names. */
  #names: readonly string[] = [];
  #above: readonly string[] = [];
  #isBelowName = false;
  #remarks = 0;
  #first: { readonly line: number; readonly text: string } | undefined;
  #other: PricesSaid | undefined;

  constructor(table: Table, onNote: (note: string) => void) {
    this.#onNote = onNote;
    this.#declaring = declaringPlaces(table.places);
    this.#priceDeclaration = table.senses.get(this.#declaring[0] ?? -1)?.declaration;
  }

  /** The category that rows above name, as a cell has it: `Werkzeug > Zangen`. */
  get group(): string | undefined {
    if (this.#names.length === 0) return undefined;
    const path = this.#names.length > 1 ? this.#names : [...this.#above, ...this.#names];
    return path.map((name) => name.replace(/[\\>]/g, '\\$&')).join(' > ');
  }

  /** Reads that an article stands below the names. */
  takeArticle(): void {
    if (this.#names.length > 1) this.#above = this.#names.slice(0, -1);
    this.#isBelowName = false;
  }

  take(row: Row, between: RowBetween): void {
    if (between.kind === 'sum') this.#onNote(reasons.sumRow(row.line));
    if (between.kind === 'group') {
      this.#names = this.#isBelowName ? [...this.#names, between.name] : [between.name];
      this.#isBelowName = true;
    }
    if (between.kind !== 'remark') return;
    this.#remarks++;
    this.#first ??= { line: row.line, text: between.text };
    const said = this.#declaring.length > 0 ? pricesSaidIn(row) : undefined;
    if (said !== undefined && said.declaration !== this.#priceDeclaration) this.#other ??= said;
  }

  /** Names the remarks, and one that says of the prices otherwise than they were read. */
  note(): void {
    if (this.#first) this.#onNote(reasons.remarkRows(this.#remarks, this.#first.line, this.#first.text));
    if (this.#other) this.#onNote(reasons.pricesSaidOtherwise(this.#other, this.#priceDeclaration));
  }
}
