import { anyOf, packWords, pieceWords, salesUnit } from './piece-words.ts';

/** The number of units for a price in its heading. `unclear`: the heading states something that cannot be used. */
export type QuantitySaid = number | 'unclear';

const pieces: ReadonlySet<string> = new Set(pieceWords);
const packs = anyOf([...packWords, salesUnit]);
const number = '(\\d+(?:[.\\s]\\d{3})*)';
/** `je 100 Stk`, `per 1.000`, `/100 St.` */
const perNumber = new RegExp(`(?:\\b(?:je|per|pro|für|à)\\s+|/\\s*)${number}\\s*(\\p{L}*)\\.?(?=$|[\\s)\\]])`, 'iu');
/** `(100 Stk)`, `(ab 100 Stk)`, `(100)` */
const bracketed = new RegExp(`[([]\\s*(ab\\s+)?${number}\\s*(\\p{L}*)\\.?\\s*[)\\]]`, 'iu');
const perPiece = new RegExp(`(?:\\b(?:je|per|pro)\\s+|/\\s*)${anyOf(pieceWords)}(?=$|[\\s)\\]])`, 'iu');
const perPack = new RegExp(`(?:\\b(?:je|per|pro)\\s+|/\\s*)${packs}(?=$|[\\s)\\]])`, 'iu');
/** Per hundred and per thousand, as in price lists of screws. */
const perHundred = /(?:\b(?:je|per|pro)\s+|\/\s*)(%|‰|hundert|tausend)(?=$|[\s)\]])/iu;

/**
 * The number of units for the price below a heading: 100 for `Preis (€ netto je 100 Stk)`. Undefined if the heading
 * does not state it. Other measures than pieces, packs of unknown size and the beginning of a scale are unclear.
 */
export function quantitySaid(heading: string): QuantitySaid | undefined {
  const hundred = perHundred.exec(heading)?.[1];
  if (hundred !== undefined) return /‰|tausend/i.test(hundred) ? 1000 : 100;
  if (perPiece.test(heading)) return 1;
  if (perPack.test(heading)) return 'unclear';
  const [, counted, unit = ''] = perNumber.exec(heading) ?? [];
  if (counted !== undefined) return ofCount(counted, unit, unit === '' || pieces.has(unit.toLowerCase()));
  const [, from, inBracket, unitInBracket = ''] = bracketed.exec(heading) ?? [];
  if (inBracket === undefined) return undefined;
  const isPieces = pieces.has(unitInBracket.toLowerCase());
  // `(2026)` is a year.
  if (!isPieces && !/^10+$/.test(inBracket)) return undefined;
  return ofCount(inBracket, unitInBracket, from === undefined && isPieces);
}

/** A cell of a column of price quantities as a number: `100 Stk` is 100, `Stück` is 1, `%` is 100. */
export function quantityCell(cell: string): string {
  if (/^\d*$/.test(cell)) return cell;
  const said = quantitySaid(`je ${cell.replace(/^(?:je|per|pro|für|à|\/)\s*/i, '')}`);
  return typeof said === 'number' ? `${said}` : cell;
}

function ofCount(text: string, unit: string, isClear: boolean): QuantitySaid | undefined {
  const count = Number(text.replace(/[.\s]/g, ''));
  if (count === 1 && unit !== '' && !isClear) return undefined;
  return isClear || count === 1 ? count : 'unclear';
}

/** A heading without its units and tax: `VK netto/100` becomes `VK`. */
export function withoutSaid(heading: string): string {
  return [perHundred, perPiece, perPack, perNumber]
    .reduce((text, said) => text.replace(said, ' '), heading)
    .replace(/\b(?:netto|brutto)\b/gi, ' ')
    .replace(/\s*[-–,;/:]*\s*$/, '')
    .trim();
}
