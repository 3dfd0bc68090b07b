import { cleanLine, hasControlCharacters, isProductId } from '@kontor/domain';
import type { Queryable } from '../../../database/database.ts';
import { productsKnownAs } from '../catalogue-writer.ts';
import { readableId } from '../readable-id.ts';
import { Fingerprints } from './fingerprints.ts';
import type { ProductDraft } from './records/import-record.ts';

/** The ids that the products of a file have: found by their article number, or made of it for new ones. */
export class ProductIds {
  readonly #queryable: Queryable;
  /** The ids of the products of this file, and each with its article number. */
  readonly #ids = new Fingerprints();
  readonly #idsOfArticles = new Fingerprints();
  /** Ids that got a number, by article number: another row of the article must find its product again. */
  readonly #numbered = new Map<string, string>();
  /** The last number given out, by base: thousands of articles without a letter must not try all of them anew. */
  readonly #lastNumber = new Map<string, number>();
  /** What the catalogue had of the articles that were looked up last: ids by article number, and the reverse. */
  #known = { ids: new Map<string, string>(), articles: new Map<string, string>() };
  #lookedUp = new Set<string>();

  constructor(queryable: Queryable) {
    this.#queryable = queryable;
  }

  /** Remembers a product of the file with its first line; false when its id came before. */
  take(id: string, articleNumber: string, line: number): boolean {
    this.#idsOfArticles.add(ofArticle(id, articleNumber));
    return this.#ids.add(id, line);
  }

  /** The first line of the product of the file that has an id. */
  lineOf(id: string): number {
    return this.#ids.numberOf(id);
  }

  /**
   * Asks for many articles, and for products by the ids that a file names, by one statement, before they are wanted one
   * after the other.
   */
  async lookUp(articleNumbers: readonly string[], named: readonly string[] = []): Promise<void> {
    this.#known = { ids: new Map(), articles: new Map() };
    this.#lookedUp = new Set(articleNumbers);
    const ids = [...new Set([...named, ...articleNumbers.map(idBase)])];
    if (ids.length === 0) return;
    const known = await productsKnownAs(this.#queryable, { articleNumbers: [...this.#lookedUp], ids });
    // Those on sale come first.
    for (const { id, articleNumber } of known.toReversed()) {
      this.#known.ids.set(articleNumber, id);
      this.#known.articles.set(id, articleNumber);
    }
  }

  /** Whether the catalogue has a product that was looked up. */
  has(id: string): boolean {
    return this.#known.articles.has(id);
  }

  /**
   * The id that the file names, or the one that goes with the article number; what is wrong with either the check will
   * tell.
   */
  async idOfDraft(draft: ProductDraft): Promise<unknown> {
    if (hasId(draft)) return draft.id;
    const article = articleToFind(draft);
    return article === null ? undefined : this.idOf(article);
  }

  /**
   * The id of the product with an article number (cleaned, without control characters). No statement for one that was
   * looked up, unless another article has the id.
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

/** The beginning of an article's id: some numbers alone would be the name of a screen. */
function idBase(articleNumber: string): string {
  const readable = readableId(articleNumber);
  return isProductId(readable) ? readable : `artikel-${readable}`;
}

function hasId({ id }: ProductDraft): boolean {
  return id !== undefined && id !== null && !(typeof id === 'string' && cleanLine(id) === '');
}

/** The article number by which a product without an id is found; null where there is none, or a wrong one. */
export function articleToFind(draft: ProductDraft): string | null {
  if (hasId(draft) || typeof draft.articleNumber !== 'string') return null;
  const cleaned = cleanLine(draft.articleNumber);
  return cleaned === '' || hasControlCharacters(cleaned) ? null : cleaned;
}
