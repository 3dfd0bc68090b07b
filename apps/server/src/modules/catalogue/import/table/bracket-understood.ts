import { anyOf, pieceWords } from './piece-words.ts';
import { quantitySaid } from './price-quantity-said.ts';
import { headingMeant, inBracket } from './synonyms.ts';

/** Columns with money. A misunderstood one would mean wrong prices. */
const money: ReadonlySet<string> = new Set(['price', 'listPrice', 'salePrice', 'deposit']);

/** The words that may be in brackets behind a price: currency, tax, shipping, a year. */
const saidOfPrices = new RegExp(
  [
    '€|\\beur\\b|\\beuro\\b|\\bcents?\\b|\\bcts?\\b',
    'netto|brutto|\\bnet\\b|\\bgross\\b',
    '(?:zzgl|exkl|ohne|plus)\\.?\\s*versand(?:kosten)?',
    '(?:inkl|incl|inc|exkl|excl|exc|zzgl|ohne|mit|plus)\\b\\.?',
    '(?:ges\\.|gesetzl\\.|gesetzlicher)',
    '(?:mwst|ust|umsatzsteuer|mehrwertsteuer|steuern?|vat|tax)\\b\\.?',
    '\\d{1,2}(?:[.,]\\d+)?\\s*%',
    '\\b20\\d\\d\\b|\\b(?:ab|stand|in|und)\\b',
  ].join('|'),
  'gi',
);

/** The words that may be in brackets behind a stock: pieces, and that they can be sold. */
const saidOfStock = new RegExp(`\\b${anyOf(pieceWords)}|verfügbar|frei|aktuell|gesamt|lager|\\d+`, 'giu');
const onePiece = new RegExp(`^\\s*(?:1\\s*)?${anyOf(pieceWords)}\\s*$`, 'iu');

/**
 * Whether everything in a heading's brackets is understood. `Preis (EK)`, `Preis (6er)` and `Bestand (reserviert)` are
 * other columns than `Preis` and `Bestand`. Reading them as those would sell at the purchase price.
 */
export function isBracketUnderstood(field: string, written: string): boolean {
  const bracket = inBracket(written);
  if (bracket === undefined) return true;
  if (field === 'stock') return isNothing(bracket.replace(saidOfStock, ' '));
  if (!money.has(field) || quantitySaid(written) !== undefined || onePiece.test(bracket)) return true;
  const rest = bracket.replace(saidOfPrices, ' ');
  return isNothing(rest) || headingMeant(rest.trim()) === field;
}

function isNothing(text: string): boolean {
  return !/[\p{L}\p{N}\p{Sc}]/u.test(text);
}
