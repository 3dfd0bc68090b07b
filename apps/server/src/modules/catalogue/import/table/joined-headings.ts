import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { columns } from './csv-columns.ts';
import { looksLike } from './guess-column.ts';
import { anyOf, pieceWords } from './piece-words.ts';
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
  const lower = Array.from({ length: width }, (_, place) => (below.cells[place] ?? '').trim());
  const cells = lower.map((cell, place) =>
    cell === '' ? (upper.cells[place] ?? '') : joined(groups[place] ?? '', cell, known),
  );
  const isKnown = (cell: string) => cell !== '' && known([cell]) > 0;
  const fits = lower.every((cell, place) => {
    const own = (upper.cells[place] ?? '').trim();
    return cell === '' || !isKnown(own) || (cells[place] !== own && isKnown(cells[place] ?? ''));
  });
  const isOne =
    lower.some((cell) => cell !== '') && lower.every((cell, place) => cell === '' || isKnown(cells[place] ?? ''));
  return fits && (isOne || known(cells) > known(upper.cells)) ? { ...upper, cells } : undefined;
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
    const [, from] = (/preis|staffel/i.test(name) && amount.exec(own)) || [];
    if (from !== undefined) return `Preis ab ${from.replace(/[.\s]/g, '')} ${declaredIn(group)}`.trim();
    return whole;
  }
  if (isMoney(own) && (looksLike(whole) === 'purchase' || /aktion|sonder|angebot/i.test(name))) return whole;
  return [`${own} ${declaredIn(group)}`, `${own} (${bracketOf(group)})`].find((more) => saysMore(more, own)) ?? own;
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
