import { type Documents, gone, livingDocuments } from './documents.ts';

/**
 * The documents that a change added to the catalogue and removed from it, ascending. Everything derived from the
 * documents is updated by these alone.
 */
export interface Turnover {
  readonly came: Uint32Array;
  readonly went: Uint32Array;
}

/** The turnover of a view without any documents. */
export function everythingCame(documents: Documents): Turnover {
  return { came: livingDocuments(documents), went: new Uint32Array(0) };
}

/** The category of a document, including documents that were just removed. */
export function categoriesOf(before: Documents, { categories }: Documents): (document: number) => number {
  return (document) => {
    const category = categories[document] ?? gone;
    return category === gone ? (before.categories[document] ?? gone) : category;
  };
}
