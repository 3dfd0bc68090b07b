import { stemOf } from './stem.ts';

const of = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * Compounds whose last part does not say what they are, in any shop. Compounds that mislead in one trade only, such as
 * Gesichtswasser, do not belong here, because names and categories show what they are. German folding.
 */
const otherThings = of(`
handschuh kinderwagen loewenzahn fingerhut fuchsschwanz fledermaus meerschweinchen hexenschuss eisbein huehnerauge augenbraue
zollstock motorrad zahnrad steckdose gluehbirne kopfhoerer kaugummi wasserhahn geldbeutel luftballon
datenschutz verbraucherschutz bohrhammer presslufthammer durchmesser haushalt inhalt schokolade marmelade limonade
`);

/** By the last letters, so that a word is compared with few of them. */
const byEnd = Map.groupBy(otherThings.map(stemOf), (stem) => stem.slice(-3));

/**
 * The place from which on a word is not split, because its end is no kind of its last part: a Handschuh is no Schuh,
 * but a Schutzhandschuh is a Handschuh. The word's length if it may be split anywhere.
 */
export function wholeFrom(word: string): number {
  const stem = stemOf(word);
  const found = byEnd.get(stem.slice(-3))?.find((other) => stem.endsWith(other));
  return found === undefined ? word.length : stem.length - found.length;
}
