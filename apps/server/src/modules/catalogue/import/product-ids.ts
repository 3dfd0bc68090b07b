import { isProductId } from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { productsKnownAs } from '../catalogue-writer.ts';
import { readableId } from '../readable-id.ts';

/** The ids that the products of a file have: found by their article number, or made of it for new ones. */
export class ProductIds {
  readonly #queryable: Queryable;
  /** Article numbers of the products of this file, by id. */
  readonly #articles = new Map<string, string>();
  /** Ids that got a number, by article number: another row of the article must find its product again. */
  readonly #numbered = new Map<string, string>();
  /** The last number given out, by base: thousands of articles without a letter must not try all of them anew. */
  readonly #lastNumber = new Map<string, number>();

  constructor(queryable: Queryable) {
    this.#queryable = queryable;
  }

  /** Remembers a product of the file; false when its id came before. */
  take(id: string, articleNumber: string): boolean {
    if (this.#articles.has(id)) return false;
    this.#articles.set(id, articleNumber);
    return true;
  }

  /**
   * The id of the product with an article number (cleaned, without control characters). One statement unless another
   * article has the id.
   */
  async idOf(articleNumber: string): Promise<string> {
    const base = idBase(articleNumber);
    const known = await productsKnownAs(this.#queryable, { articleNumber, id: base });
    const own = known.find((product) => product.articleNumber === articleNumber);
    if (own) return own.id;
    const numbered = this.#numbered.get(articleNumber);
    if (numbered) return numbered;
    const owner = this.#articles.get(base) ?? known[0]?.articleNumber;
    return owner === undefined || owner === articleNumber ? base : this.#number(base, articleNumber);
  }

  async #number(base: string, articleNumber: string): Promise<string> {
    for (let number = (this.#lastNumber.get(base) ?? 1) + 1; ; number++) {
      const id = `${base}-${number}`;
      if (this.#articles.has(id)) continue;
      if ((await productsKnownAs(this.#queryable, { articleNumber, id })).length > 0) continue;
      this.#lastNumber.set(base, number);
      this.#numbered.set(articleNumber, id);
      return id;
    }
  }
}

/** What the id of an article begins with: some numbers alone would name a screen. */
function idBase(articleNumber: string): string {
  const readable = readableId(articleNumber);
  return isProductId(readable) ? readable : `artikel-${readable}`;
}
