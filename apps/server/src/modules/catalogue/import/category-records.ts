import type { RefusedRows } from '../../../tables/refused-rows.ts';
import type { Stored } from '../product-to-store.ts';
import { fieldReasons } from '../texts/products.de.ts';
import { picturesIn, saidOfCategory } from './category-details.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportedCategories } from './imported-categories.ts';
import type { ImportRecord, ProductDraft } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** The most further categories of a product. With more, the file is probably broken. */
const mostFurtherCategories = 100;

type OfKind<Kind> = Extract<ImportRecord, { readonly kind: Kind }>;

/** The result for a record. `name`: its name for the operator. */
export type TakenRecord =
  | { readonly outcome: Stored; readonly name?: string }
  | { readonly outcome: 'refused'; readonly name: string; readonly reason: string };

/** Takes the categories of a file. `warn` is called for unusable pictures. */
export class CategoryRecords {
  readonly #categories: ImportedCategories;
  readonly #files: ImportFiles;
  readonly #warn: (warned: RefusedRows) => Promise<void>;

  constructor(categories: ImportedCategories, files: ImportFiles, warn: (warned: RefusedRows) => Promise<void>) {
    this.#categories = categories;
    this.#files = files;
    this.#warn = warn;
  }

  /** Takes a tree of categories. */
  async takeTree(record: OfKind<'categories'>): Promise<TakenRecord> {
    const pictures = new Map<string, string>();
    for (const path of new Set(picturesIn(record.tree))) {
      const id = await this.#pictureId(path, record, path);
      if (id !== null) pictures.set(path, id);
    }
    const { created, changed } = this.#categories;
    const merged = this.#categories.merge(record.tree, pictures);
    if (!merged.ok) return { outcome: 'refused', name: '', reason: merged.reason };
    return { outcome: this.#outcomeSince(created, changed) };
  }

  /** Takes a row of a table of categories. */
  async takeRow(record: OfKind<'category'>): Promise<TakenRecord> {
    const { names, fields, unnamed } = record.category;
    const name = names.join(' > ');
    const refused = (reason: string): TakenRecord => ({ outcome: 'refused', name, reason });
    const reference = { kind: 'names', names } as const;
    const checked = saidOfCategory(fields, unnamed);
    if (!checked.ok) return refused(checked.reason);
    const refusal = name === '' ? reasons.noCategoryName : this.#categories.refusalOf(reference);
    if (refusal !== null) return refused(refusal);
    const { picture, ...said } = checked.said;
    if (said.hidden === 1 && this.#categories.isRoot(reference)) return refused(reasons.hiddenRoot);
    const id = typeof picture === 'string' ? await this.#pictureId(picture, record, name) : picture;
    const { created, changed } = this.#categories;
    const isKept = id === undefined || (id === null && picture !== null);
    this.#categories.describe(this.#categories.find(reference), { ...said, ...(!isKept && { picture: id }) });
    return { outcome: this.#outcomeSince(created, changed) };
  }

  /** The further categories of a product. Unusable ones are left out. If all are unusable, the stored ones are kept. */
  further({ furtherCategories: references }: ProductDraft, categoryId: string) {
    const ids = new Set<string>();
    const warnings: string[] = [];
    for (const reference of references.slice(0, mostFurtherCategories)) {
      const reason = this.#categories.refusalOf(reference);
      if (reason === null) ids.add(this.#categories.find(reference));
      else warnings.push(fieldReasons.noFurtherCategory(reason));
    }
    const isLeftOut = warnings.length > 0 && ids.size === 0;
    ids.delete(categoryId);
    return { ids: [...ids], warnings, isLeftOut };
  }

  /** The id of a category's picture. Null, with a warning, if it is unusable. */
  async #pictureId(path: string, { line }: ImportRecord, name: string): Promise<string | null> {
    const found = await this.#files.picture(path);
    if ('id' in found) return found.id;
    await this.#warn({ line, rows: 1, name, reason: found.reason });
    return null;
  }

  /** The result for the last record, from the numbers of created and changed categories before it. */
  #outcomeSince(created: number, changed: number): Stored {
    if (this.#categories.created > created) return 'created';
    return this.#categories.changed > changed ? 'changed' : 'unchanged';
  }
}
