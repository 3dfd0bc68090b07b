import {
  atOnce,
  compareCodeUnits,
  firstNotBefore,
  isWord,
  meaningOf,
  type QueryWord,
  vocabularyOf,
} from '@kontor/search';

/** Finds names by one word of a search. The answers are the places of names in their list. */
export interface NameLookup {
  /** The names with words that begin with the word. */
  begunBy(word: QueryWord): Set<number>;
  /** The names with words that contain the word, and those with its forms and compounds. */
  matching(word: QueryWord): Set<number>;
  /** The names with forms of the word, without compounds. */
  calledBy(word: QueryWord): Set<number>;
}

/** The least letters of a word that also matches inside others. Shorter words are in too many. */
const fewestInside = 3;

/** Creates the lookup. Each name is given by its terms. */
export function nameLookup(names: readonly (readonly string[])[]): NameLookup {
  const startingWith = prefixLookup(names);
  const exactly = exactLookup(names);
  const startingInside = prefixLookup(names.map((terms) => terms.flatMap(endingsOf)));
  const words = wordsOf(names);
  const vocabulary = atOnce(vocabularyOf({ words, named: words, codes: [] }));
  const within = (term: string) => (term.length < fewestInside ? startingWith(term) : startingInside(term));
  /** The places of a word's forms and compounds. */
  const relatedTo = (word: QueryWord): Set<number> => {
    const ways = meaningOf(word, vocabulary).map((clues) =>
      intersection(clues.map(({ terms }) => union(terms.map(({ term }) => exactly(term))))),
    );
    return union(ways);
  };
  return {
    begunBy: (word) => holding(word, startingWith),
    matching: (word) => holding(word, within).union(relatedTo(word)),
    calledBy(word) {
      const ways = meaningOf({ ...word, isPrefix: false }, vocabulary).map((clues) =>
        intersection(clues.map(({ terms }) => union(terms.filter(isForm).map(({ term }) => exactly(term))))),
      );
      return union(ways);
    },
  };
}

function isForm({ as }: { readonly as: string }): boolean {
  return as === 'whole' || as === 'inflected';
}

/** Finds the places of all terms with a beginning. It reads only these terms. */
type PrefixLookup = (prefix: string) => Set<number>;

function prefixLookup(termsOfPlaces: readonly (readonly string[])[]): PrefixLookup {
  const places = new Map<string, number[]>();
  for (const [place, terms] of termsOfPlaces.entries()) {
    for (const term of new Set(terms)) {
      const found = places.get(term);
      if (found === undefined) places.set(term, [place]);
      else found.push(place);
    }
  }
  const terms = [...places.keys()].sort(compareCodeUnits);
  return (prefix) => {
    const first = firstNotBefore(terms, prefix, 0, compareCodeUnits);
    const end = firstNotBefore(terms, `${prefix}\uffff`, first, compareCodeUnits);
    return new Set(terms.slice(first, end).flatMap((term) => places.get(term) ?? []));
  };
}

/** Finds the places of a term. */
function exactLookup(termsOfPlaces: readonly (readonly string[])[]): (term: string) => Set<number> {
  const places = new Map<string, Set<number>>();
  for (const [place, terms] of termsOfPlaces.entries()) {
    for (const term of terms) places.set(term, (places.get(term) ?? new Set()).add(place));
  }
  return (term) => places.get(term) ?? new Set();
}

function wordsOf(names: readonly (readonly string[])[]): string[] {
  return [...new Set(names.flat().filter(isWord))].sort(compareCodeUnits);
}

/** The endings of a term that are long enough for a search, and the term itself. */
function endingsOf(term: string): string[] {
  return Array.from({ length: Math.max(0, term.length - fewestInside + 1) }, (_, start) => term.slice(start));
}

function holding({ alternatives }: QueryWord, lookup: PrefixLookup): Set<number> {
  return alternatives.map((all) => intersection(all.map(lookup))).reduce((found, more) => found.union(more));
}

/** The numbers that all sets have. */
export function intersection([first = new Set(), ...others]: readonly Set<number>[]): Set<number> {
  return others.reduce((common, other) => common.intersection(other), first);
}

function union(sets: readonly Set<number>[]): Set<number> {
  return sets.reduce((all, more) => all.union(more), new Set());
}
