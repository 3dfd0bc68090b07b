/** How many letters were mistyped: left out, too many, another one, or two neighbours exchanged (optimal string alignment). */
export interface EditDistance {
  /** Between the typed word and all of the other. */
  readonly whole: number;
  /** Between the typed word and the beginning of the other that is nearest: the typed word may be half typed. */
  readonly beginning: number;
}

/** The distances up to `most`; what is farther comes out as more than `most`, no matter how much. */
export function editDistance(typed: string, other: string, most: number): EditDistance {
  const target = other.slice(0, typed.length + most + 1);
  const far = most + 1;
  if (typed.length - target.length > most) return { whole: far, beginning: far };
  let before: number[] = [];
  let row = Array.from({ length: target.length + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const next = nextRow(typed, target, i, row, before);
    if (Math.min(...next) > most) return { whole: far, beginning: far };
    [before, row] = [row, next];
  }
  return { whole: target.length < other.length ? far : (row[target.length] ?? far), beginning: Math.min(...row) };
}

function nextRow(typed: string, target: string, i: number, row: readonly number[], before: readonly number[]) {
  const next = [i];
  for (let j = 1; j <= target.length; j++) {
    const isSame = typed[i - 1] === target[j - 1];
    let fewest = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
    const isExchanged = i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1];
    if (isExchanged) fewest = Math.min(fewest, (before[j - 2] ?? 0) + 1);
    next.push(fewest);
  }
  return next;
}
