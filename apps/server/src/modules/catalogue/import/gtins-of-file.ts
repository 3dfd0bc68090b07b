import type { Queryable } from '../../../database/database.ts';
import { type SharedGtin, sharedGtins } from '../shared-gtins.ts';
import { Fingerprints } from './fingerprints.ts';

/** A product of a batch, as far as its GTIN goes. */
interface Stating {
  readonly gtin: string | null;
  readonly unnamed?: { readonly columns: readonly string[] } | undefined;
}

/** The GTINs that a file states, of which some belong to several articles. */
export class GtinsOfFile {
  readonly #stated = new Fingerprints();

  /** Hears of a product that was taken; answers its GTIN where a product before it had the same. */
  hear({ gtin, unnamed }: Stating): string | null {
    if (gtin === null || unnamed?.columns.includes('gtin')) return null;
    return this.#stated.add(gtin) ? null : gtin;
  }

  /** Those that several articles on sale have, as the catalogue is now. */
  async *shared(read: Queryable): AsyncGenerator<SharedGtin> {
    if (this.#stated.size > 0) yield* sharedGtins(read, (gtin) => this.#stated.has(gtin));
  }
}
