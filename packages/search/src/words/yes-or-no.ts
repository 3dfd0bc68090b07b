/** Whether an attribute says "yes" or "no" to its own name: "Vegan: ja", "Gluten: frei". */
export type Saying = 'has' | 'lacks' | null;

const sayings: ReadonlyMap<string, Saying> = new Map([
  ...['ja', 'yes', 'vorhanden', 'mit', 'inklusive'].map((value) => [value, 'has'] as const),
  ...['nein', 'no', 'ohne', 'frei', 'keine', 'kein', 'nicht vorhanden'].map((value) => [value, 'lacks'] as const),
]);

/** Whether an attribute's value says that the product has the thing in the attribute's name, or that it lacks it. */
export function sayingOf(value: string): Saying {
  return sayings.get(value.trim().toLowerCase()) ?? null;
}

/** The word for lacking something: glutenfrei. `word`: German folding. */
export function freeOf(word: string): string {
  return `${word}frei`;
}

/** The thing that a word says is lacking: gluten for glutenfrei. Null if it says none. `stem`: German folding. */
export function lackingIn(stem: string): string | null {
  return /^[a-z]{3,}frei$/.test(stem) ? stem.slice(0, -'frei'.length) : null;
}
