import { Fingerprints } from '../../../tables/fingerprints.ts';
import { notes } from './texts/catalogue-file.de.ts';

/** The most articles to name. Nobody would read more. */
const mostNamed = 20;

interface Noted {
  readonly all: Fingerprints;
  readonly named: string[];
}

/** Notes about stored articles. Each kind is reported once, for all its articles. */
export class ImportNotes {
  readonly #noted = new Map<keyof typeof notes, Noted>();

  /** Adds a note about an article, under its name for the operator. */
  add(kind: keyof typeof notes, article: string): void {
    const noted = this.#noted.get(kind) ?? { all: new Fingerprints(), named: [] };
    this.#noted.set(kind, noted);
    if (noted.all.add(article) && noted.named.length < mostNamed) noted.named.push(article);
  }

  /** A sentence for each kind of note. */
  sentences(): string[] {
    return [...this.#noted].map(([kind, { all, named }]) => notes[kind](named, all.size - mostNamed));
  }
}
