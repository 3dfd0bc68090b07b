import { foldCase } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { CategoryTable } from '../../../../database/schema.ts';
import { type CategoryColumn, categoryFields } from '../../category-fields.ts';
import { inOperatorsOrder } from '../../category-tree.ts';
import { noneIsMissing } from '../../field-table.ts';
import { categoryCell } from '../../import/records/category-names.ts';

/** A category's row. */
type CategoryRow = Selectable<CategoryTable>;

type Written = CategoryColumn | 'id' | 'parent_id' | 'name' | 'position' | 'custom_page' | 'version' | 'changed_at';
noneIsMissing<Exclude<keyof CategoryRow, Written>>({});

/** The category tree in the form of export files. */
export class ExportedCategories {
  readonly #byId: ReadonlyMap<string, CategoryRow>;
  readonly #children: ReadonlyMap<string | null, readonly CategoryRow[]>;
  readonly #cells = new Map<string, string>();

  constructor(rows: readonly CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#children = Map.groupBy(rows.toSorted(inOperatorsOrder), ({ parent_id }) => parent_id);
  }

  /** The names below the root, as a cell of a table. The root's name is added only if the path would be ambiguous. */
  cellOf(id: string): string {
    const known = this.#cells.get(id);
    if (known !== undefined) return known;
    const [root = '', ...names] = this.trail(id).map(({ name }) => name);
    const isClear = names[0] !== undefined && foldCase(names[0]) !== foldCase(root);
    const cell = categoryCell(isClear ? names : [root, ...names]);
    this.#cells.set(id, cell);
    return cell;
  }

  /** The ids of a category and of all below it. The category is given by id or cell. Empty if it does not exist. */
  below(idOrPath: string): string[] {
    const wanted = foldCase(idOrPath);
    const found =
      this.#byId.get(idOrPath) ?? this.#byId.values().find(({ id }) => foldCase(this.cellOf(id)) === wanted);
    return found ? this.#withDescendants(found).map(({ id }) => id) : [];
  }

  /** Every category, parents before children, siblings in the operator's order. */
  all(): readonly CategoryRow[] {
    return (this.#children.get(null) ?? []).flatMap((root) => this.#withDescendants(root));
  }

  /** The tree for JSON Lines. Null if there is none. */
  tree(): object | null {
    const [root] = this.#children.get(null) ?? [];
    return root ? { type: 'category', ...this.#node(root) } : null;
  }

  #node({ id, parent_id, name, custom_page, ...said }: CategoryRow): object {
    const children = this.#children.get(id) ?? [];
    return {
      _id: id,
      name,
      isRoot: parent_id === null,
      ...(custom_page !== null && { customPage: custom_page }),
      ...categoryFields.toJson(said),
      children: children.map((child) => this.#node(child)),
    };
  }

  #withDescendants(category: CategoryRow): CategoryRow[] {
    const children = this.#children.get(category.id) ?? [];
    return [category, ...children.flatMap((child) => this.#withDescendants(child))];
  }

  /** The path of a category, from the root down. */
  trail(id: string): CategoryRow[] {
    const category = this.#byId.get(id);
    if (!category) return [];
    return [...(category.parent_id === null ? [] : this.trail(category.parent_id)), category];
  }
}
