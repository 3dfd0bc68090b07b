import { Fingerprints } from './fingerprints.ts';
import { notes } from './texts/catalogue-file.de.ts';

/** The most articles that are named; of a whole catalogue nobody would read all. */
const mostNamed = 20;

interface Noted {
  readonly all: Fingerprints;
  readonly named: string[];
}

/** Notes about articles that were taken: each kind is reported once, however many articles it concerns. */
export class ImportNotes {
  readonly #noted = new Map<keyof typeof notes, Noted>();

  /** Notes it of an article, by what the operator knows it by. */
  add(kind: keyof typeof notes, article: string): void {
    const noted = this.#noted.get(kind) ?? { all: new Fingerprints(), named: [] };
    this.#noted.set(kind, noted);
    if (noted.all.add(article) && noted.named.length < mostNamed) noted.named.push(article);
  }

  /** A sentence for each kind that was noted. */
  sentences(): string[] {
    return [...this.#noted].map(([kind, { all, named }]) => notes[kind](named, all.size - mostNamed));
  }
}
