/**
 * The costs of typing errors, in tenths of a letter. Frequent errors cost less. A wrong first letter costs
 * `firstLetter` more.
 */
const cost = { other: 10, leftOut: 9, doubled: 5, umlaut: 3, neighbour: 7, exchanged: 7, firstLetter: 3 } as const;

const rows = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** By two letters: the cost of typing one for the other. */
const substitution = new Uint8Array(26 * 26).fill(cost.other);
for (const [r, row] of rows.entries()) {
  for (let i = 0; i < row.length; i++) {
    const near = [row[i - 1], row[i + 1], ...[-1, 0, 1].flatMap((d) => [rows[r + 1]?.[i + d], rows[r - 1]?.[i + d]])];
    for (const other of near) setCost(row[i] ?? '', other ?? '', cost.neighbour);
  }
}
for (const pair of ['yz', 'bp', 'dt', 'gk', 'ck', 'fv', 'vw', 'sz', 'ei', 'iy', 'mn'])
  setCost(pair[0] ?? '', pair[1] ?? '', 5);
setCost('a', 'e', cost.leftOut);

function setCost(a: string, b: string, tenths: number): void {
  if (a === '' || b === '') return;
  const [i, j] = [a.charCodeAt(0) - 97, b.charCodeAt(0) - 97];
  substitution[i * 26 + j] = tenths;
  substitution[j * 26 + i] = tenths;
}

/**
 * The greatest cost of a guess, in tenths of a letter. It grows with the word, because long words have few neighbours.
 */
export function budgetFor(letters: number): number {
  if (letters < 4) return 0;
  if (letters < 5) return cost.neighbour;
  if (letters < 6) return cost.leftOut;
  if (letters < 8) return cost.other;
  if (letters < 10) return 2 * cost.leftOut;
  return letters < 14 ? 20 : 28;
}

/** Three rows of this length are reused, because a guess compares thousands of words. */
const longest = 100;
const room = [new Uint16Array(longest + 1), new Uint16Array(longest + 1), new Uint16Array(longest + 1)] as const;

/**
 * The cost of mistyping `other` as `typed`, in tenths of a letter: letters left out, added, replaced or exchanged
 * (optimal string alignment with weights). Infinity above `most`. `isBeginning`: `typed` may be half typed, and is
 * compared with the nearest beginning. Both: letters from a to z.
 */
export function typingCost(typed: string, other: string, most: number, isBeginning: boolean): number {
  if (isTooFar(typed, other, most, isBeginning)) return Number.POSITIVE_INFINITY;
  const width = isBeginning ? Math.min(other.length, typed.length + Math.ceil(most / cost.umlaut)) : other.length;
  let [before, row, next] = room;
  row[0] = 0;
  for (let j = 1; j <= width; j++) row[j] = (row[j - 1] ?? 0) + gap(other, j - 1);
  let least = 0;
  for (let i = 1; i <= typed.length && least <= most; i++) {
    least = fillRow(typed, other, i, width, { before, row, next });
    [before, row, next] = [row, next, before];
  }
  const total = isBeginning || least > most ? least : (row[width] ?? 0);
  const whole = total + (total > 0 && typed[0] !== other[0] ? cost.firstLetter : 0);
  return whole > most ? Number.POSITIVE_INFINITY : whole;
}

/** Whether the difference in length alone costs more. */
function isTooFar(typed: string, other: string, most: number, isBeginning: boolean): boolean {
  if (typed.length > longest || other.length > longest) return true;
  const extra = isBeginning ? typed.length - other.length : Math.abs(typed.length - other.length);
  return cost.umlaut * extra > most;
}

interface Rows {
  readonly before: Uint16Array;
  readonly row: Uint16Array;
  readonly next: Uint16Array;
}

/** Fills the row of the first `i` typed letters. Returns its least cost. */
function fillRow(typed: string, other: string, i: number, width: number, { before, row, next }: Rows): number {
  const extra = gap(typed, i - 1);
  const letter = typed.charCodeAt(i - 1);
  next[0] = (row[0] ?? 0) + extra;
  let least = next[0] ?? 0;
  for (let j = 1; j <= width; j++) {
    const meant = other.charCodeAt(j - 1);
    const replaced = letter === meant ? 0 : (substitution[(letter - 97) * 26 + meant - 97] ?? cost.other);
    let fewest = (row[j - 1] ?? 0) + replaced;
    fewest = Math.min(fewest, (row[j] ?? 0) + extra, (next[j - 1] ?? 0) + gap(other, j - 1));
    const isExchanged =
      i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && meant === typed.charCodeAt(i - 2) && letter !== meant;
    if (isExchanged) fewest = Math.min(fewest, (before[j - 2] ?? 0) + cost.exchanged);
    next[j] = fewest;
    if (fewest < least) least = fewest;
  }
  return least;
}

/** The cost of a letter that is left out or added. It is low next to the same letter, and for the e of an umlaut. */
function gap(word: string, place: number): number {
  const letter = word[place];
  const previous = word[place - 1];
  if (letter === previous) return cost.doubled;
  const isUmlaut = letter === 'e' && (previous === 'a' || previous === 'o' || previous === 'u');
  return isUmlaut ? cost.umlaut : cost.leftOut;
}
