import type { JudgedProduct, JudgedSet } from './judged.ts';

/** An engine's answer to a search text. */
export interface Answer {
  /** The first ten products, best first. */
  readonly ids: readonly string[];
  /** Whether it states that these are not exactly what was sought. */
  readonly saysSo?: boolean;
}

/** A search engine that holds the products of one set. */
export interface Engine {
  find(text: string): Answer | Promise<Answer>;
  close?(): void | Promise<void>;
}

export type MakeEngine = (set: JudgedSet) => Engine | Promise<Engine>;

export const shown = 10;

/** The fields of a product that every engine gets, as texts. */
export function fieldsOf(product: JudgedProduct) {
  const { id, name, nameSuffix, category, articleNumber, gtin, description } = product;
  const attributes = Object.entries(product.attributes)
    .map(([attribute, value]) => `${attribute} ${value}`)
    .join(' ');
  return { id, name, nameSuffix, category, attributes, articleNumber, gtin, description };
}

/** The weight of each field, for engines that take weights. */
export const weights = {
  name: 10,
  nameSuffix: 5,
  category: 4,
  attributes: 3,
  articleNumber: 8,
  gtin: 8,
  description: 1,
} as const;

/** Products with all words first, then those with some of them, each product once. */
export function firstOf(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())].slice(0, shown);
}
