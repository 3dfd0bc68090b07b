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
  const last = Math.min(word.length - fewestOfEnd, wholeFrom(word));
  return Array.from({ length: Math.max(0, last - fewestBefore + 1) }, (_, i) => word.slice(fewestBefore + i));
}
