/**
 * How many letters were mistyped: left out, too many, another one, or two neighbours exchanged (optimal string
 * alignment).
 */
export interface EditDistance {
  /** Between the typed word and all of the other. */
  readonly whole: number;
  /** Between the typed word and the beginning of the other that is nearest: the typed word may be half typed. */
  readonly beginning: number;
}

/** Room for three rows, used again: a guess compares thousands of words. */
const longest = 200;
const rows = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)] as const;

/**
 * The distances up to `most`; what is farther, or longer than any word, comes out as more than `most`, no matter how
 * much.
 */
export function editDistance(typed: string, other: string, most: number): EditDistance {
  const far = most + 1;
  const length = Math.min(other.length, typed.length + most + 1);
  if (typed.length - length > most || length >= longest) return { whole: far, beginning: far };
  let [before, row, next] = rows;
  for (let j = 0; j <= length; j++) row[j] = j;
  let fewest = 0;
  for (let i = 1; i <= typed.length; i++) {
    fewest = fillRow(typed, other, i, length, { before, row, next });
    if (fewest > most) return { whole: far, beginning: far };
    [before, row, next] = [row, next, before];
  }
  return { whole: length < other.length ? far : (row[length] ?? far), beginning: fewest };
}

interface Rows {
  readonly before: Uint8Array;
  readonly row: Uint8Array;
  readonly next: Uint8Array;
}

/** Fills the row of the first `i` typed letters; returns its least distance. */
function fillRow(typed: string, other: string, i: number, length: number, { before, row, next }: Rows): number {
  next[0] = i;
  let least = i;
  const [letter, letterBefore] = [typed.charCodeAt(i - 1), typed.charCodeAt(i - 2)];
  for (let j = 1; j <= length; j++) {
    const isSame = letter === other.charCodeAt(j - 1);
    let fewest = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
    const isExchanged =
      i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && letterBefore === other.charCodeAt(j - 1);
    if (isExchanged) fewest = Math.min(fewest, (before[j - 2] ?? 0) + 1);
    next[j] = fewest;
    least = Math.min(least, fewest);
  }
  return least;
}
