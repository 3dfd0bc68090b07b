import { stemOf } from './stem.ts';

const of = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * Words that no dictionary explains by their last part, in whatever shop. What is another thing in one trade alone (a
 * Gesichtswasser) does not belong here: names and categories tell it. German folding.
 */
const otherThings = of(`
handschuh kinderwagen loewenzahn fingerhut fuchsschwanz fledermaus meerschweinchen hexenschuss eisbein huehnerauge augenbraue
zollstock motorrad zahnrad steckdose gluehbirne kopfhoerer kaugummi wasserhahn geldbeutel luftballon
durchmesser haushalt inhalt schokolade marmelade limonade
`);

/** By their last letters: so few of them are compared with a word. */
const byEnd = Map.groupBy(otherThings.map(stemOf), (stem) => stem.slice(-3));

/**
 * From where on a word is not taken apart, since its end is no kind of what its last part names: a Handschuh is no
 * Schuh, a Schutzhandschuh is one Handschuh. The word's length where it may be taken apart anywhere.
 */
export function wholeFrom(word: string): number {
  const stem = stemOf(word);
  const found = byEnd.get(stem.slice(-3))?.find((other) => stem.endsWith(other));
  return found === undefined ? word.length : stem.length - found.length;
}
