/** Letters from a to z. */
const letters = 26;
/** Words that are looked for have at least so many. */
const fewest = 3;

/** Looks for many words inside others at once: by their first three letters, then by the rest. */
export class WordsWithin {
  readonly #begins = new Uint8Array(letters ** fewest);
  readonly #byBeginning = new Map<number, string[]>();

  /** Adds a word of at least three letters to those that are looked for. */
  add(word: string): void {
    const begin = beginningAt(word, 0);
    this.#begins[begin] = 1;
    const alike = this.#byBeginning.get(begin);
    if (alike === undefined) this.#byBeginning.set(begin, [word]);
    else alike.push(word);
  }

  /** Whether one of the words stands anywhere in another one. */
  areIn(word: string): boolean {
    for (let place = 0; place <= word.length - fewest; place++) {
      const begin = beginningAt(word, place);
      if (this.#begins[begin] !== 1) continue;
      if (this.#byBeginning.get(begin)?.some((sought) => word.startsWith(sought, place)) === true) return true;
    }
    return false;
  }
}

/** A number for the three letters from a place on. */
function beginningAt(word: string, place: number): number {
  const letter = (i: number) => word.charCodeAt(place + i) - 97;
  return (letter(0) * letters + letter(1)) * letters + letter(2);
}
