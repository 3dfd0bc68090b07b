import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { declarationSaid } from './supplier-headings.ts';

/** A line of a list that says of its prices whether they are net or gross. */
export interface PricesSaid {
  readonly line: number;
  readonly text: string;
  readonly declaration: 'net' | 'gross';
}

/** Recommended prices are stated in their own way. */
const recommended = /\buvp\b|\bevp\b|(?:unverb|empf)\S*\s+\S*preis\S*|preisempfehlung\S*/gi;
const ofPrices = /preis|\bvk\b/i;
/** Lines with more cells are articles. */
const mostCells = 3;

/** What a line beside the articles says of all prices: `Alle Preise netto zzgl. MwSt.` */
export function pricesSaidIn({ line, cells }: Row): PricesSaid | undefined {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const text = filled.join(' ').replace(recommended, ' ');
  if (filled.length > mostCells || !ofPrices.test(text)) return undefined;
  const declaration = declarationSaid(text);
  return declaration && { line, text: filled.join(' '), declaration };
}

/**
 * What the lines above and below the articles say of their prices. Throws {@link ImportImpossible} if one says net and
 * another gross, because nobody could tell which one the prices are.
 */
export function pricesSaid(rows: readonly (Row | Unreadable)[]): PricesSaid | undefined {
  const said = rows.flatMap((row) => ('refused' in row ? [] : (pricesSaidIn(row) ?? [])));
  const [first] = said;
  const other = said.find(({ declaration }) => declaration !== first?.declaration);
  if (first && other) throw new ImportImpossible(reasons.pricesSaidTwice(first, other));
  return first;
}
