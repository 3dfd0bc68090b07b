import { isBracketUnderstood } from './bracket-understood.ts';
import { anyOf, pieceWords } from './piece-words.ts';
import { withoutSaid } from './price-quantity-said.ts';
import { type ColumnSense, senseOf } from './supplier-headings.ts';
import { headingMeant, plainWord, withoutBracket } from './synonyms.ts';

/** A column of what a piece costs from an amount on. */
export interface ScaleColumn {
  /** The heading as it stands in the file, and as we call it. */
  readonly written: string;
  readonly heading: string;
  /** The place of its price. */
  readonly place: number;
  /** The amount from which on it is the price, or the place of the column that says it. */
  readonly from: number | { readonly place: number };
  readonly sense: ColumnSense;
}

const count = '(\\d{1,3}(?:[.\\s]\\d{3})+|\\d+)';
/** `ab 10`, `ab 1.000 Stk.`; what follows with a dot or another word is a day or another measure. */
const fromBehind = new RegExp(
  `(?<!\\p{L})ab\\s+${count}(?![\\d.,]*\\d)(\\s*${anyOf(pieceWords)})?(?!\\s*(?!(?:netto|brutto|eur|euro|je|pro|per|inkl|exkl|zzgl)\\b)\\p{L})`,
  'iu',
);
const words = new Set(['preis', 'vk', 'staffel', 'staffelpreis', 'mengenpreis', 'staffelvk', 'mengenstaffel']);
const step = '[\\s_-]*(\\d{1,2})[\\s_:-]*';
/** `Staffelpreis 1 Menge`, `Staffelmenge 1`, `Menge Staffel 1`, `Menge 1`. */
const amounts = [
  new RegExp(`^staffel(?:preis)?${step}(?:ab[\\s-]?menge|ab|menge|stück(?:zahl)?|von)$`, 'i'),
  new RegExp(`^(?:staffel[\\s_-]?menge|menge[\\s_-]?staffel|ab[\\s-]?menge|menge)${step}$`, 'i'),
];
/** `Staffelpreis 1 Preis`, `Staffelpreis 1`, `Preis Staffel 1`, `Preis 1`. */
const prices = [
  new RegExp(`^staffel(?:preis)?${step}(?:preis|vk|betrag)$`, 'i'),
  new RegExp(`^(?:staffel[\\s_-]?preis|preis[\\s_-]?staffel|preis)${step}$`, 'i'),
];

/** The amount from which on a heading says that its price is; undefined: it says none, or is no price. */
export function scaleFrom(heading: string): number | undefined {
  const [said, written = '', pieces] = fromBehind.exec(heading) ?? [];
  if (said === undefined) return undefined;
  const from = Number(written.replace(/[.\s]/g, ''));
  const rest = heading
    .replace(said, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .trim();
  const name = plainWord(withoutBracket(withoutSaid(rest)));
  const isPrice = words.has(name) || headingMeant(name) === 'price';
  // `ab 18` alone may be an age, `Preis ab 2027` a year.
  const isSure = pieces !== undefined || (isPrice && !/^20[2-9]\d$/.test(written));
  return isSure && (isPrice || name === '') && isBracketUnderstood('price', rest) ? from : undefined;
}

/** The number of a step whose amount, or whose price, a heading names. */
function stepIn(patterns: readonly RegExp[], heading: string): string | undefined {
  const plain = withoutBracket(heading)
    .replace(/\b(?:netto|brutto|eur|euro)\b|€/gi, ' ')
    .trim();
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What headings say of scale prices. `written`: as they stand in the file, before a mapping renamed them. */
export function scaleColumnsIn(headings: readonly string[], written: readonly string[] = headings): ScaleColumn[] {
  const steps = new Map<string, number>();
  for (const [place, heading] of headings.entries()) {
    const number = stepIn(amounts, heading);
    if (number !== undefined) steps.set(number, place);
  }
  return headings.flatMap((heading, place): ScaleColumn[] => {
    const said = (written[place] ?? heading).trim();
    const column = { written: said, place, sense: senseOf('price', said.replace(fromBehind, ' ')) };
    const from = scaleFrom(heading);
    if (from !== undefined && from > 1) return [{ ...column, heading: `Staffelpreis ab ${from}`, from }];
    const number = stepIn(prices, heading);
    const at = number === undefined ? undefined : steps.get(number);
    return at === undefined ? [] : [{ ...column, heading: `Staffelpreis ${number}`, from: { place: at } }];
  });
}

/** What a mapping calls the columns of scales, by their places. */
export function scaleHeadings(columns: readonly ScaleColumn[]): Map<number, string> {
  return new Map(
    columns.flatMap(({ place, heading, from }) => [
      [place, heading] as const,
      ...(typeof from === 'number' ? [] : [[from.place, heading.replace('preis', 'menge')] as const]),
    ]),
  );
}
