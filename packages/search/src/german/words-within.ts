/** The letters from a to z. */
const letters = 26;
/** The least letters of a sought word. */
const fewest = 3;

/** Searches for many words inside other words at once: by their first three letters, then by the rest. */
export class WordsWithin {
  readonly #begins = new Uint8Array(letters ** fewest);
  readonly #byBeginning = new Map<number, string[]>();

  /** Adds a sought word of at least three letters. */
  add(word: string): void {
    const begin = beginningAt(word, 0);
    this.#begins[begin] = 1;
    const alike = this.#byBeginning.get(begin);
    if (alike === undefined) this.#byBeginning.set(begin, [word]);
    else alike.push(word);
  }

  /** Whether another word contains any of the sought words. */
  areIn(word: string): boolean {
    for (let place = 0; place <= word.length - fewest; place++) {
      const begin = beginningAt(word, place);
      if (this.#begins[begin] !== 1) continue;
      if (this.#byBeginning.get(begin)?.some((sought) => word.startsWith(sought, place)) === true) return true;
    }
    return false;
  }
}

/** A number for the three letters at a place. */
function beginningAt(word: string, place: number): number {
  const letter = (i: number) => word.charCodeAt(place + i) - 97;
  return (letter(0) * letters + letter(1)) * letters + letter(2);
}
