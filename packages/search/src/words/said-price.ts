import type { Cents } from '@kontor/domain';
import { isLiteral } from './query-words.ts';

interface PriceLimits {
  readonly min?: Cents;
  readonly max?: Cents;
}

/** A search text that names a price. */
export interface SaidPrice {
  /** The text without its words about the price. It may be empty. */
  readonly searchText: string;
  /** The price in cents, both ends included. */
  readonly price: PriceLimits;
}

/**
 * The price that a search text names: Geschenk bis 30 €, Bohrer unter 20 Euro, zwischen 10 und 15 €. Null if it names
 * none, or is in quotation marks. An amount by itself is no limit: Gutschein 50 € looks for such a voucher.
 */
export function saidPriceOf(text: string): SaidPrice | null {
  if (!/€|eur/i.test(text) || isLiteral(text)) return null;
  for (const [pattern, priceOf] of limits) {
    const said = pattern.exec(text);
    if (said === null) continue;
    const others = [text.slice(0, said.index), text.slice(said.index + said[0].length)];
    return { searchText: others.join(' ').replace(/\s+/g, ' ').trim(), price: priceOf(said.slice(1).map(centsOf)) };
  }
  return null;
}

const amount = String.raw`(\d{1,6}(?:\.\d{3})*(?:,(?:\d{1,2}|[-–]))?)`;
const euro = String.raw`\s*(?:€|euros?(?!\p{L})|eur(?!\p{L}))`;
const inEuro = amount + euro;
const notInWord = String.raw`(?<![\p{L}\p{N}])`;

/** Each way to name a price. The amounts of a match are in cents. */
const limits: readonly (readonly [RegExp, (cents: readonly Cents[]) => PriceLimits])[] = [
  [spoken(`(?:zwischen|von)\\s+${amount}(?:${euro})?\\s*(?:und|bis|[-–])\\s*${inEuro}`), between],
  // Without a word before it, the first amount may be a size: Bohrer 6 bis 20 €.
  [spoken(`${inEuro}\\s*(?:[-–]|bis)\\s*${inEuro}`), between],
  [spoken(`${amount}[-–]${inEuro}`), between],
  [
    spoken(`(?<!nicht\\s)(?:unter|weniger\\s+als|(?:billiger|günstiger)\\s+als)\\s+${inEuro}`),
    ([max = 0]) => ({ max: Math.max(0, max - 1) }),
  ],
  [
    spoken(`(?:bis(?:\\s+zu)?|max(?:imal|\\.)?|höchstens|nicht\\s+(?:mehr|teurer)\\s+als|nicht\\s+über)\\s*${inEuro}`),
    ([max = 0]) => ({ max }),
  ],
  [spoken(`(?:über|mehr\\s+als|teurer\\s+als)\\s+${inEuro}`), ([min = 0]) => ({ min: min + 1 })],
  [spoken(`(?:ab|mindestens|min\\.|nicht\\s+unter)\\s*${inEuro}`), ([min = 0]) => ({ min })],
];

function spoken(pattern: string): RegExp {
  return new RegExp(notInWord + pattern, 'iu');
}

function between([one = 0, other = 0]: readonly Cents[]): PriceLimits {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

/** Cents of an amount as it is written in German: 1.299,90 or 30,-. */
function centsOf(written: string): Cents {
  const [euros = '', cents = ''] = written.replaceAll('.', '').split(',');
  return Number(euros) * 100 + Number(cents.replace(/\D/g, '').padEnd(2, '0'));
}
