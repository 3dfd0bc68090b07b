import { cleanLine, hasControlCharacters, isProductId } from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { Fingerprints } from '../../../tables/fingerprints.ts';
import { productsKnownAs } from '../catalogue-writer.ts';
import { readableId } from '../readable-id.ts';
import type { ProductDraft } from './records/import-record.ts';

/** The ids of a file's products: found by article number, or made from it for new products. */
export class ProductIds {
  readonly #queryable: Queryable;
  /** The ids of this file's products, and each id with its article number. */
  readonly #ids = new Fingerprints();
  readonly #idsOfArticles = new Fingerprints();
  /** By article number: ids with an appended number, so that a later row of the article finds its product. */
  readonly #numbered = new Map<string, string>();
  /**
   * By base: the last appended number, so that thousands of articles without a letter need not try all numbers again.
   */
  readonly #lastNumber = new Map<string, number>();
  /** The catalogue's data for the last articles that were looked up: ids by article number, and the reverse. */
  #known = { ids: new Map<string, string>(), articles: new Map<string, string>() };
  #lookedUp = new Set<string>();

  constructor(queryable: Queryable) {
    this.#queryable = queryable;
  }

  /** Adds a product of the file with its first line. Returns false if its id was added before. */
  take(id: string, articleNumber: string, line: number): boolean {
    this.#idsOfArticles.add(ofArticle(id, articleNumber));
    return this.#ids.add(id, line);
  }

  /** The first line of the product with an id. */
  lineOf(id: string): number {
    return this.#ids.numberOf(id);
  }

  /** Looks up many articles, and products by ids in the file, with one statement. */
  async lookUp(articleNumbers: readonly string[], named: readonly string[] = []): Promise<void> {
    this.#known = { ids: new Map(), articles: new Map() };
    this.#lookedUp = new Set(articleNumbers);
    const ids = [...new Set([...named, ...articleNumbers.map(idBase)])];
    if (ids.length === 0) return;
    const known = await productsKnownAs(this.#queryable, { articleNumbers: [...this.#lookedUp], ids });
    // Products on sale come first.
    for (const { id, articleNumber } of known.toReversed()) {
      this.#known.ids.set(articleNumber, id);
      this.#known.articles.set(id, articleNumber);
    }
  }

  /** Whether the catalogue has a product that was looked up. */
  has(id: string): boolean {
    return this.#known.articles.has(id);
  }

  /** The id in the file, or the one for the article number. The check reports what is wrong with either. */
  async idOfDraft(draft: ProductDraft): Promise<unknown> {
    if (hasId(draft)) return draft.id;
    const article = articleToFind(draft);
    return article === null ? undefined : this.idOf(article);
  }

  /**
   * The id of the product with an article number (cleaned, without control characters). It needs no statement if the
   * article was looked up, unless another article has the id.
   */
  async idOf(articleNumber: string): Promise<string> {
    if (!this.#lookedUp.has(articleNumber)) await this.lookUp([articleNumber]);
    const own = this.#known.ids.get(articleNumber);
    if (own !== undefined) return own;
    const numbered = this.#numbered.get(articleNumber);
    if (numbered) return numbered;
    const base = idBase(articleNumber);
    return this.#isOthers(base, articleNumber) ? this.#number(base, articleNumber) : base;
  }

  /** Whether another article has an id. */
  #isOthers(id: string, articleNumber: string): boolean {
    if (this.#ids.has(id)) return !this.#idsOfArticles.has(ofArticle(id, articleNumber));
    return (this.#known.articles.get(id) ?? articleNumber) !== articleNumber;
  }

  async #number(base: string, articleNumber: string): Promise<string> {
    for (let number = (this.#lastNumber.get(base) ?? 1) + 1; ; number++) {
      const id = `${base}-${number}`;
      if (this.#ids.has(id)) continue;
      const known = await productsKnownAs(this.#queryable, { articleNumbers: [articleNumber], ids: [id] });
      if (known.length > 0) continue;
      this.#lastNumber.set(base, number);
      this.#numbered.set(articleNumber, id);
      return id;
    }
  }
}

function ofArticle(id: string, articleNumber: string): string {
  return `${id}\n${articleNumber}`;
}

/** The beginning of an article's id. Some numbers alone would equal the name of a screen. */
function idBase(articleNumber: string): string {
  const readable = readableId(articleNumber);
  return isProductId(readable) ? readable : `artikel-${readable}`;
}

function hasId({ id }: ProductDraft): boolean {
  return id !== undefined && id !== null && !(typeof id === 'string' && cleanLine(id) === '');
}

/** The article number for finding a product without an id. Null if it is missing or invalid. */
export function articleToFind(draft: ProductDraft): string | null {
  if (hasId(draft) || typeof draft.articleNumber !== 'string') return null;
  const cleaned = cleanLine(draft.articleNumber);
  return cleaned === '' || hasControlCharacters(cleaned) ? null : cleaned;
}
