import { isSurelyAdjective } from './adjectives.ts';
import { pluralsInEr, singularsOfEr } from './plurals-in-er.ts';

/** What is left of a word must be a word: shorter than this it would be the same as too many others. */
const shortestStem = 3;

/**
 * The part of a word that its inflection leaves alone: one for Schraube, Schrauben, Schraubens; for Werkzeug,
 * Werkzeuge, Werkzeugs; for Band and Bänder; for rot and roter. The joints of compounds are endings too (Arbeits-,
 * Schrauben-). What forms other words stays on: Schrauber is not Schraube, and Bohrung not Bohrer, which the Snowball
 * stemmer would make one. `word`: lower case, German folding (fold.ts). Stems are for comparing, not for reading.
 */
export function stemOf(word: string): string {
  // The tree and its wood, and not the book.
  if (/buchen?$/.test(word)) return word.replace(/n$/, '');
  const singular = singularOf(word);
  if (singular !== null) return singular;
  const adjective = /e[rm]$/.test(word) ? withoutE(word.slice(0, -2)) : '';
  if (isSurelyAdjective(adjective)) return adjective;
  return withoutE(withoutS(withoutE(word)));
}

/** What a word of a stem begins with: the stem itself, or the plural that it is the singular of (band: baender). */
export function formsOf(stem: string): string[] {
  const forms = [stem];
  for (let start = 0; start <= stem.length - shortestStem; start++) {
    const plural = singularsOfEr.get(stem.slice(start));
    if (plural !== undefined) forms.push(stem.slice(0, start) + plural);
  }
  return forms;
}

/**
 * The stem when a final -er is an ending as well, of an adjective (roter, verzinkter) or of a plural nobody listed;
 * null for words that do not end so. As often it is no ending (Bohrer), so this is for words that are unknown
 * otherwise.
 */
export function boldStemOf(word: string): string | null {
  const bold = word.replace(/(?:er|em)(?:e[nrsm]?)?$/, '');
  return bold !== word && bold.length >= shortestStem ? stemOf(bold) : null;
}

/**
 * What an inflected word is without its umlauts, as plurals have them (hämmer: hammer; äxte: axte), also when they are
 * typed as two letters; null when it has none, or does not end as plurals do: Bär is not Bar. `word`: German folding.
 */
export function withoutUmlauts(word: string): string | null {
  if (!/(?<![aou])e(?:[lnr]|[lr]n)?$/.test(word)) return null;
  const plain = word.replace(/ae|oe|(?<![aeoq])ue/g, (umlaut) => umlaut.charAt(0));
  return plain === word ? null : plain;
}

/** The singular of a listed plural in -er, in any case (Männern: Mann); null for any other word. */
export function singularOf(word: string): string | null {
  const nominative = word.endsWith('ern') ? word.slice(0, -1) : word;
  if (!nominative.endsWith('er')) return null;
  for (let start = Math.max(0, nominative.length - 10); start <= nominative.length - 5; start++) {
    const singular = pluralsInEr.get(nominative.slice(start));
    if (singular !== undefined) return nominative.slice(0, start) + singular;
  }
  return null;
}

function withoutE(word: string): string {
  const shorter = /e[rl]n$/.test(word) ? word.slice(0, -1) : word.replace(/e[ns]?$/, '');
  return shorter.length >= shortestStem ? shorter : word;
}

function withoutS(word: string): string {
  if (/\w{3}los$/.test(word)) return word; // kabellos has no s too many
  const isEnding = /[bdfghklmnrt]s$/.test(word) || (word.length > 4 && /[aiou]s$/.test(word));
  return isEnding && word.length > shortestStem ? word.slice(0, -1) : word;
}
