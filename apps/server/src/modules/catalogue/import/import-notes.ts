import { notes } from './texts/catalogue-file.de.ts';

/** The most articles that are named; of a whole catalogue nobody would read all. */
const mostNamed = 20;

/** What is worth a look of articles that were taken: each kind is said once, however many it is of. */
export class ImportNotes {
  readonly #articles = new Map<keyof typeof notes, Set<string>>();

  /** Notes it of an article, by what the operator knows it by. */
  add(kind: keyof typeof notes, article: string): void {
    const articles = this.#articles.get(kind) ?? new Set();
    this.#articles.set(kind, articles.add(article));
  }

  /** A sentence for each kind that was noted. */
  sentences(): string[] {
    return [...this.#articles].map(([kind, articles]) =>
      notes[kind]([...articles].slice(0, mostNamed), articles.size - mostNamed),
    );
  }
}
