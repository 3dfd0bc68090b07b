import type { Queryable } from '../../../database/database.ts';
import { Fingerprints } from '../../../tables/fingerprints.ts';
import { type SharedGtin, sharedGtins } from '../shared-gtins.ts';

/** The fields of a product in a batch that concern its GTIN. */
interface Stating {
  readonly gtin: string | null;
  readonly unnamed?: { readonly columns: readonly string[] } | undefined;
}

/** The GTINs in a file. Some may belong to several articles. */
export class GtinsOfFile {
  readonly #stated = new Fingerprints();

  /** Adds the GTIN of a stored product. Returns it if an earlier product has the same. */
  hear({ gtin, unnamed }: Stating): string | null {
    if (gtin === null || unnamed?.columns.includes('gtin')) return null;
    return this.#stated.add(gtin) ? null : gtin;
  }

  /** The GTINs that several articles on sale share in the current catalogue. */
  async *shared(read: Queryable): AsyncGenerator<SharedGtin> {
    if (this.#stated.size > 0) yield* sharedGtins(read, (gtin) => this.#stated.has(gtin));
  }
}
