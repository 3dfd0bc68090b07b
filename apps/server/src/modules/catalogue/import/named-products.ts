import { Fingerprints } from '../../../tables/fingerprints.ts';

/** The products that a file names, stored or refused. All other products of the shop are missing in it. */
export class NamedProducts {
  readonly #ids = new Fingerprints();
  readonly #articleNumbers = new Fingerprints();
  #isReadable = true;

  /** Whether the product of every row is known, and there was at least one row. */
  get areAll(): boolean {
    return this.#isReadable && this.#ids.size > 0;
  }

  add(id: unknown, articleNumber: string): void {
    this.#ids.add(String(id));
    this.#articleNumbers.add(articleNumber);
  }

  /** Adds an unreadable row. Without an article number its product is unknown. */
  addRefused(articleNumber: string): void {
    if (articleNumber === '') this.#isReadable = false;
    this.#articleNumbers.add(articleNumber);
  }

  has({ id, articleNumber }: { readonly id: string; readonly articleNumber: string }): boolean {
    return this.#ids.has(id) || this.#articleNumbers.has(articleNumber);
  }
}
