import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import type { Table } from './csv-columns.ts';
import { withoutPieces } from './piece-words.ts';
import { plainWord, withoutBracket } from './synonyms.ts';

/** Headings that may mean the amount that a price is for, that is sold at least, or that is in a carton. */
const ofPacks: ReadonlySet<string> = new Set(
  ['VPE', 'VE', 'Verpackungseinheit', 'Packungseinheit', 'Packeinheit', 'Packungsgröße', 'Packungsinhalt', 'Gebinde']
    .concat(['Gebindegröße', 'VPE Menge', 'Stk/VPE', 'Stück/VPE', 'Stück pro VPE', 'Menge/VPE', 'Inhalt VPE'])
    .map(plainWord),
);

/** Whether a column has packs of several pieces, of which a heading does not say what they mean for a price. */
export function hasPacks(heading: string, values: readonly string[]): boolean {
  if (!ofPacks.has(plainWord(heading)) && !ofPacks.has(plainWord(withoutBracket(heading)))) return false;
  return values.some((value) => /^[\d.]+$/.test(withoutPieces(value.trim())) && withoutPieces(value.trim()) !== '1');
}

/**
 * Throws {@link ImportImpossible} for a list of articles with a column of packs that neither a mapping nor another
 * column explains: 3,45 beside `VPE` 100 may be what one costs, or a hundred. `read`: the headings after the mapping.
 */
export function requirePacksExplained(
  { places, senses, quantity }: Table,
  read: readonly string[],
  rows: readonly (Row | Unreadable)[],
): void {
  const price = places.get('price');
  const isExplained = quantity !== undefined || senses.get(price ?? -1)?.quantity !== undefined;
  if (price === undefined || !places.has('name') || places.has('priceQuantity') || isExplained) return;
  const valuesAt = (place: number) => rows.flatMap((row) => ('cells' in row ? (row.cells[place] ?? '') : []));
  const place = read.findIndex((heading, at) => hasPacks(heading, valuesAt(at)));
  if (place < 0) return;
  const examples = [...new Set(valuesAt(place).filter((cell) => cell.trim() !== ''))].slice(0, 3);
  throw new ImportImpossible(reasons.packsUnclear((read[place] ?? '').trim(), examples));
}
