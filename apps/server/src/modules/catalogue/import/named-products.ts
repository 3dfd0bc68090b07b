import { Fingerprints } from './fingerprints.ts';

/** The products that a file names, taken or refused: whatever else the shop has is missing in it. */
export class NamedProducts {
  readonly #ids = new Fingerprints();
  readonly #articleNumbers = new Fingerprints();
  #isReadable = true;

  /** Whether every row said what it is about, and there was one. */
  get areAll(): boolean {
    return this.#isReadable && this.#ids.size > 0;
  }

  add(id: unknown, articleNumber: string): void {
    this.#ids.add(String(id));
    this.#articleNumbers.add(articleNumber);
  }

  /** A row that could not be read; without a name nobody knows what it was about. */
  addRefused(articleNumber: string): void {
    if (articleNumber === '') this.#isReadable = false;
    this.#articleNumbers.add(articleNumber);
  }

  has({ id, articleNumber }: { readonly id: string; readonly articleNumber: string }): boolean {
    return this.#ids.has(id) || this.#articleNumbers.has(articleNumber);
  }
}
