/**
 * The number of typing errors: a letter left out, added or replaced, or two neighbours exchanged (optimal string
 * alignment).
 */
export interface EditDistance {
  /** Between the typed word and the whole other word. */
  readonly whole: number;
  /** Between the typed word and the nearest beginning of the other word. The typed word may be half typed. */
  readonly beginning: number;
}

/** Three rows of this length are reused, because a guess compares thousands of words. */
const longest = 200;
const rows = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)] as const;

/** The distances, exact up to `most`. A larger distance, or a word that is too long, gives some number above `most`. */
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

/** Fills the row of the first `i` typed letters. Returns its least distance. */
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
