import { compareCodeUnits } from '../structures/collation.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';

/** The words that one list has and the other lacks. */
export interface Difference {
  readonly came: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** The added and the removed words. */
  readonly changed: readonly string[];
}

/** The number of words to compare at a time. */
const inOneSlice = 8192;

/** The difference between two lists of words, both ascending by code units. */
export function* difference(before: readonly string[], after: readonly string[]): Slices<Difference> {
  const [came, gone]: [string[], string[]] = [[], []];
  let [i, j, rested] = [0, 0, 0];
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]];
    if (old === young) [i, j] = [i + 1, j + 1];
    else if (young === undefined || (old !== undefined && old < young)) {
      if (old !== undefined) gone.push(old);
      i++;
    } else {
      came.push(young);
      j++;
    }
    if (i + j - rested < inOneSlice) continue;
    rested = i + j;
    yield;
  }
  return { came: new Set(came), gone: new Set(gone), changed: [...gone, ...came] };
}

/** Whether a list, ascending by code units, contains a word. */
export function isIn(sorted: readonly string[], word: string): boolean {
  return sorted[firstNotBefore(sorted, word, 0, compareCodeUnits)] === word;
}
