import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { columns } from './csv-columns.ts';
import { looksLike } from './guess-column.ts';
import { anyOf, pieceWords } from './piece-words.ts';
import { scaleFrom } from './scale-columns.ts';
import { declarationSaid, ownHeadings, senseOf } from './supplier-headings.ts';
import { bracketOf } from './synonyms.ts';

/** Counts the known headings among cells. */
export type KnownHeadings = (cells: readonly string[]) => number;

/** Longer texts above a table are sentences. */
const longest = 60;
/** What is said of a group of columns besides its name: its currency and its year. */
const besides = /[([]?\s*(?:\bin\s+)?(?:€|\beur\b|\beuro\b)\s*[)\]]?|\b20\d\d\b/giu;
const amount = new RegExp(
  `^(?:ab\\s*)?(\\d{1,3}(?:[.\\s]\\d{3})+|\\d+)\\s*(?:\\+|(?:-|–|bis)\\s*[\\d.]+)?(?:\\s*${anyOf(pieceWords)})?$`,
  'iu',
);

/**
 * The headings of a line that stands below the names of groups of columns: `Preise` above `netto` is `Preis netto`, and
 * `Staffelpreise` above `10` is `Preis ab 10`. Undefined if the line above says nothing of them.
 */
export function belowGroups(above: Row | Unreadable | undefined, own: Row, known: KnownHeadings): Row | undefined {
  if (above === undefined || 'refused' in above || !areGroups(above.cells)) return undefined;
  const groups = filledRight(above.cells, own.cells.length);
  const cells = own.cells.map((cell, place) => joined(groups[place] ?? '', cell, known));
  return isBetter(cells, own.cells, known) ? { ...own, cells } : undefined;
}

/**
 * The headings of two lines, of which the lower one goes on: `Art.-` above `Nr.`, or `Preise` beside other headings
 * above `netto` and `brutto`. Undefined if the lower line is none of the headings.
 */
export function continued(upper: Row, below: Row | Unreadable | undefined, known: KnownHeadings): Row | undefined {
  if (below === undefined || 'refused' in below || known(upper.cells) === 0) return undefined;
  const width = Math.max(upper.cells.length, below.cells.length);
  const groups = filledRight(upper.cells, width);
  const isKnown = (heading: string) => heading !== '' && countOf([heading], known) > 0;
  const parts = Array.from({ length: width }, (_, place): HeadingParts => {
    const [own, lower] = [upper, below].map((row) => (row.cells[place] ?? '').trim()) as [string, string];
    const whole = lower === '' ? own : joined(groups[place] ?? '', lower, known);
    return { own, lower, whole: isKnown(own) && !isKnown(whole) ? own : whole };
  });
  const cells = parts.map(({ whole }) => whole);
  const filled = parts.filter(({ lower }) => lower !== '');
  const isOne = filled.length > 0 && filled.every(({ whole }) => isKnown(whole));
  const isMore = isOne || countOf(cells, known) > countOf(upper.cells, known);
  return isMore && isHeadingLine(filled, isKnown) ? { ...upper, cells } : undefined;
}

/** A heading of two lines: `own` in the upper one, `lower` below it, and what they are together. */
interface HeadingParts {
  readonly own: string;
  readonly lower: string;
  readonly whole: string;
}

/**
 * Whether the lower line is one of headings and not the first article. A word that says nothing below a known heading
 * (`Zeile 1` below `Bezeichnung`) is passed over where others surely go on; numbers and article numbers are not.
 */
function isHeadingLine(filled: readonly HeadingParts[], isKnown: (heading: string) => boolean): boolean {
  const passed = filled.filter(({ own, whole }) => whole === own);
  const going = filled.filter(({ own, whole }) => whole !== own && isKnown(whole));
  const isWord = ({ own, lower }: HeadingParts) => /^\p{L}/u.test(lower) && fieldOf(own) !== 'articleNumber';
  const isSure = ({ own, lower, whole }: HeadingParts) =>
    whole !== lower && (scaleFrom(whole) === undefined || /^ab\b/i.test(lower) || isKnown(own));
  return passed.length === 0 || (passed.length <= going.length && going.some(isSure) && passed.every(isWord));
}

/** How many of some headings are known, with those of scale prices. */
function countOf(headings: readonly string[], known: KnownHeadings): number {
  return known(headings) + headings.filter((heading) => scaleFrom(heading) !== undefined).length;
}

/** Whether a line may name groups of columns. A title stands alone in the first column. */
function areGroups(cells: readonly string[]): boolean {
  const filled = cells.flatMap((cell, place) => (cell.trim() === '' ? [] : [place]));
  const isShort = cells.every((cell) => cell.trim().length <= longest);
  return isShort && (filled.length > 1 || (filled[0] ?? 0) > 0);
}

/** A merged cell has its text in the first of its columns. */
function filledRight(cells: readonly string[], width: number): string[] {
  let last = '';
  return Array.from({ length: width }, (_, place) => {
    last = (cells[place] ?? '').trim() || last;
    return last;
  });
}

/** Whether headings say more with those above them: another field, net or gross, a unit, or a purchase price. */
function isBetter(cells: readonly string[], own: readonly string[], known: KnownHeadings): boolean {
  return known(cells) > known(own) || cells.some((cell, place) => cell !== own[place] && known([own[place] ?? '']) > 0);
}

/** A heading with that of its group. */
function joined(group: string, cell: string, known: KnownHeadings): string {
  const own = cell.trim();
  if (group === '' || group === own) return own;
  const isKnown = (heading: string) => known([heading]) > 0;
  const name = group
    .replace(besides, ' ')
    .replace(/(p)reise\b/i, '$1reis')
    .replace(/\s+/g, ' ')
    .trim();
  const whole = name.endsWith('-') && /^\p{Ll}/u.test(own) ? `${name.slice(0, -1)}${own}` : `${name} ${own}`.trim();
  if (!isKnown(own)) {
    const [, from] = (mayBeScales(group, own) && amount.exec(own)) || [];
    if (from !== undefined) return `Preis ab ${from.replace(/[.\s]/g, '')} ${declaredIn(group)}`.trim();
    return whole;
  }
  const isOther = isMoney(whole) && fieldOf(whole) !== fieldOf(own);
  if (isMoney(own) && (isOther || looksLike(whole) === 'purchase' || /aktion|sonder|angebot/i.test(name))) return whole;
  return [`${own} ${declaredIn(group)}`, `${own} (${bracketOf(group)})`].find((more) => saysMore(more, own)) ?? own;
}

/** Whether a number below a heading may be an amount: a number below `Preis` alone is the price of an article. */
function mayBeScales(group: string, cell: string): boolean {
  return /staffel|preise\b/i.test(group) || (/preis/i.test(group) && /^ab\b/i.test(cell));
}

function declaredIn(group: string): string {
  const declared = declarationSaid(group);
  return declared === undefined ? '' : { net: 'netto', gross: 'brutto' }[declared];
}

/** Our English heading for one of a file. */
function fieldOf(heading: string): string | undefined {
  const [label] = ownHeadings([heading], columns).cells;
  return Object.entries(columns).find(([, german]) => german === label)?.[0];
}

function isMoney(heading: string): boolean {
  return ['price', 'listPrice', 'salePrice'].includes(fieldOf(heading) ?? '');
}

/** Whether a heading says a declaration or a unit that `own` does not say. */
function saysMore(more: string, own: string): boolean {
  const field = fieldOf(own);
  if (field === undefined || fieldOf(more) !== field) return false;
  const [one, other] = [senseOf(field, own), senseOf(field, more)];
  const isDeclared = isMoney(own) && one.declaration === undefined && other.declaration !== undefined;
  return isDeclared || (one.unit === undefined && other.unit !== undefined && other.unit.kind !== 'strange');
}
