import { isSurelyAdjective } from './adjectives.ts';
import { pluralsInEr, singularsOfEr } from './plurals-in-er.ts';

/** The least letters of a stem. Shorter stems would be the same for too many words. */
const shortestStem = 3;

/**
 * The part of a word that inflection does not change: one stem for Schraube, Schrauben and Schraubens, for Werkzeug,
 * Werkzeuge and Werkzeugs, for Band and Bänder, for rot and roter. The joints of compounds count as endings (Arbeits-,
 * Schrauben-). Endings that form other words stay: Schrauber is not Schraube, and Bohrung is not Bohrer. (The Snowball
 * stemmer would merge these two.) `word`: lower case, German folding (fold.ts). Stems are for comparing, not for
 * reading.
 */
export function stemOf(word: string): string {
  // Buche and Buchen are the tree and its wood, not the book.
  if (/buchen?$/.test(word)) return word.replace(/n$/, '');
  const singular = singularOf(word);
  if (singular !== null) return singular;
  const adjective = /e[rm]$/.test(word) ? withoutE(word.slice(0, -2)) : '';
  if (isSurelyAdjective(adjective)) return adjective;
  return withoutE(withoutS(withoutE(word)));
}

/** The possible beginnings of a stem's words: the stem itself, or its listed plural (baender for band). */
export function formsOf(stem: string): string[] {
  const forms = [stem];
  for (let start = 0; start <= stem.length - shortestStem; start++) {
    const plural = singularsOfEr.get(stem.slice(start));
    if (plural !== undefined) forms.push(stem.slice(0, start) + plural);
  }
  return forms;
}

/**
 * The stem if a final -er is an ending too: of an adjective (roter, verzinkter) or of an unlisted plural. Null for
 * words that do not end so. A final -er is often no ending (Bohrer), so this is only for words that are otherwise
 * unknown.
 */
export function boldStemOf(word: string): string | null {
  const bold = word.replace(/(?:er|em)(?:e[nrsm]?)?$/, '');
  return bold !== word && bold.length >= shortestStem ? stemOf(bold) : null;
}

/**
 * The word without the umlauts of its plural (hammer for hämmer, axte for äxte), also if they are typed as two letters.
 * Null if the word has none, or does not end like a plural: Bär is not Bar. `word`: German folding.
 */
export function withoutUmlauts(word: string): string | null {
  if (!/(?<![aou])e(?:[lnr]|[lr]n)?$/.test(word)) return null;
  const plain = word.replace(/ae|oe|(?<![aeoq])ue/g, (umlaut) => umlaut.charAt(0));
  return plain === word ? null : plain;
}

/** The singular of a listed plural in -er, in any case (Mann for Männern). Null for any other word. */
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
  if (/\w{3}los$/.test(word)) return word; // the s of kabellos is no ending
  const isEnding = /[bdfghklmnrt]s$/.test(word) || (word.length > 4 && /[aiou]s$/.test(word));
  return isEnding && word.length > shortestStem ? word.slice(0, -1) : word;
}
