import { saysKind } from './empty-heads.ts';
import { mayBePart } from './no-parts.ts';
import { wholeFrom } from './other-things.ts';

const fewestBefore = 3;
const fewestOfEnd = 3;

/** The possible last parts of a word that say what it is, longest first. `word`: German folding. */
export function endsOf(word: string): string[] {
  return lastsOf(word).filter((end) => mayBePart(end) && saysKind(end));
}

/** All possible last parts of a word, longest first. */
export function lastsOf(word: string): string[] {
  const lasts: string[] = [];
  const last = Math.min(word.length - fewestOfEnd, wholeFrom(word));
  for (let place = fewestBefore; place <= last; place++)
    if (!needsVowel.test(word.slice(Math.max(0, place - mostTested), place))) lasts.push(word.slice(place));
  return lasts;
}

/** No German word ends with these letters, so no first part does either: einschl-agen is no compound. */
const needsVowel = /(?:sch[lmnrw]|s[pt]r|[bfgkp][lr]|[dt]r|kn|zw)$/;
/** The most letters that {@link needsVowel} looks at. */
const mostTested = 4;
