/** A product for judging. */
export interface JudgedProduct {
  readonly id: string;
  readonly name: string;
  readonly nameSuffix: string;
  /** Names of its categories, from the top down, joined by " > ". */
  readonly category: string;
  readonly articleNumber: string;
  readonly gtin: string;
  /** Values by the attribute's name; several values are joined by ", ". */
  readonly attributes: Readonly<Record<string, string>>;
  readonly description: string;
}

/** Whether a product fits. */
export type Rule = (product: JudgedProduct) => boolean;

/** The kinds of queries. Engines are compared in each of them. */
export type QueryClass =
  | 'word'
  | 'generic'
  | 'words'
  | 'inflected'
  | 'compound-joined'
  | 'compound-parted'
  | 'typo'
  | 'sound'
  | 'synonym'
  | 'region'
  | 'category'
  | 'brand'
  | 'quantity'
  | 'dimension'
  | 'code'
  | 'feature'
  | 'half-typed'
  | 'nothing';

/**
 * A search text with rules for matching products. A product gets the grade of the first rule that it fulfils, otherwise
 * 0.
 */
export interface JudgedQuery {
  readonly text: string;
  readonly class: QueryClass;
  /** Exactly what is sought. Absent in the class `nothing`. */
  readonly best?: Rule;
  /** What is sought, except for one wish. */
  readonly good?: Rule;
  /** Something useful instead: an accessory, a substitute. */
  readonly useful?: Rule;
}

/** A judged set: a catalogue with the queries for it. */
export interface JudgedSet {
  readonly name: string;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly parentId: string | null }[];
  readonly products: readonly (JudgedProduct & { readonly categoryId: string })[];
  readonly queries: readonly JudgedQuery[];
}
