import { type Documents, gone, livingDocuments } from './documents.ts';

/**
 * The documents that a change brought into the catalogue and took out of it, ascending. What is worked out of the
 * documents is changed by these alone.
 */
export interface Turnover {
  readonly came: Uint32Array;
  readonly went: Uint32Array;
}

/** The turnover of a view that knows nothing yet. */
export function everythingCame(documents: Documents): Turnover {
  return { came: livingDocuments(documents), went: new Uint32Array(0) };
}

/** The category of a document, also of one that just went. */
export function categoriesOf(before: Documents, { categories }: Documents): (document: number) => number {
  return (document) => {
    const category = categories[document] ?? gone;
    return category === gone ? (before.categories[document] ?? gone) : category;
  };
}
