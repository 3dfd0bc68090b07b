import type { Selectable } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { CategoryTable, ConditionTable, ProductTable } from '../../../database/schema.ts';
import { attributeFields } from '../attribute-fields.ts';
import { wholeCategories } from '../catalogue.repository.ts';
import { categoryFields, noDetails } from '../category-fields.ts';
import { conditionFields } from '../condition-fields.ts';
import { commonOrder } from '../export/common-order.ts';
import { ExportedCategories } from '../export/exported/exported-categories.ts';
import { conditionCells, type ExportedShop, productCells } from '../export/exported/exported-fields.ts';
import { allFamilies } from '../families.repository.ts';
import { familyValuesIn } from '../family-field-kinds.ts';
import type {
  CategoryChanged,
  Change,
  ColumnChanges,
  ConditionChange,
  Left,
  ProductChanged,
  ProductCreated,
  RowImage,
} from '../import-log/change.ts';
import { productFields } from '../product-fields.ts';
import { defaultUnit } from '../product-to-store.ts';
import { emptyAttribute, emptyCategory, emptyCondition, emptyProduct } from './empty-rows.ts';
import { reviewTexts as texts } from './texts/import-review.de.ts';

/** The fields that describe a new product's price besides the amount. */
const pricesBeside = ['priceQuantity', 'listPrice', 'salePrice', 'saleFrom', 'saleUntil'] as const;

/** The kind of change. `left`: an undo did not restore it. */
export type Told = 'created' | 'changed' | 'removed' | 'left';

/** A changed field, with its values as an exported table writes them. */
export interface ToldField {
  readonly field: string;
  /** Unit and customer group of a condition. Null for the thing itself. */
  readonly of: string | null;
  readonly before: string;
  readonly after: string;
}

/** A change for people to read. */
export interface ToldChange {
  readonly kind: 'product' | 'category' | 'family' | 'attribute';
  readonly id: string;
  readonly name: string;
  readonly told: Told;
  readonly fields: readonly ToldField[];
  /** Why the thing, or a field of it, was not restored. */
  readonly why: string | null;
}

type CategoryRow = Selectable<CategoryTable>;

/** Cells by heading. */
type Cells = Readonly<Record<string, string>>;

/** Describes changes field by field, in the words of an exported table. */
export class ChangeTeller {
  readonly #categories: Map<string, CategoryRow>;
  readonly #families: ExportedShop['families'];
  #named: ExportedShop | null = null;

  private constructor(categories: readonly CategoryRow[], families: ExportedShop['families']) {
    this.#categories = new Map(categories.map((row) => [row.id, row]));
    this.#families = families;
  }

  /** Reads the names of categories and families. */
  static async read(queryable: Queryable): Promise<ChangeTeller> {
    return new ChangeTeller(await wholeCategories(queryable), await allFamilies(queryable));
  }

  /** Prices are shown as stored, so their declaration does not matter. */
  get #shop(): ExportedShop {
    const categories = () => new ExportedCategories([...this.#categories.values()]);
    this.#named ??= { declaration: 'gross', categories: categories(), families: this.#families };
    return this.#named;
  }

  /** Learns the names of categories that a dry run would create. */
  #learn({ id, after }: CategoryChanged): void {
    if (after === null || this.#categories.has(id)) return;
    this.#categories.set(id, { ...emptyCategory, ...after, id } as CategoryRow);
    this.#named = null;
  }

  /** Describes changes. A new root category is left out, because no file names it. */
  tellAll(changes: readonly Change[]): ToldChange[] {
    return changes.flatMap((change) => {
      const told = this.tell(change);
      return isNewRoot(change) ? [] : told;
    });
  }

  tell(change: Change): ToldChange {
    switch (change.of) {
      case 'left':
        return leftOf(change);
      case 'category':
        return this.#category(change);
      case 'attribute': {
        const { name, before, after } = change;
        const told = before === null ? 'created' : after === null ? 'removed' : 'changed';
        const fields = told === 'changed' ? fieldsOf(attributeCells(before), attributeCells(after)) : [];
        return { kind: 'attribute', id: name, name, told, fields, why: null };
      }
      case 'family': {
        const { id, before, after } = change;
        const cells = (family: typeof before): Cells =>
          family === null ? {} : { [texts.name]: family.name ?? '', [texts.properties]: family.properties.join(', ') };
        const fields = fieldsOf(cells(before), cells(after));
        return { kind: 'family', id, name: after.name ?? id, told: before ? 'changed' : 'created', fields, why: null };
      }
      case 'product': {
        const known = { kind: 'product', id: change.id, name: nameOf(change.article, change.name), why: null } as const;
        if (change.did === 'created') return { ...known, told: 'created', fields: this.#mainFields(change) };
        if (change.did === 'erased') return { ...known, told: 'removed', fields: [] };
        return { ...known, told: 'changed', fields: this.#productFields(change) };
      }
    }
  }

  #category(change: CategoryChanged): ToldChange {
    const { id, name, before, after } = change;
    if (before === null) this.#learn(change);
    const told = before === null ? 'created' : after === null ? 'removed' : 'changed';
    const fields = told === 'changed' ? fieldsOf(this.#categoryCells(before), this.#categoryCells(after)) : [];
    return { kind: 'category', id, name: this.#shop.categories.cellOf(id) || name, told, fields, why: null };
  }

  #categoryCells(image: RowImage | null): Cells {
    const row = { ...noDetails, ...image } as Parameters<typeof categoryFields.toCells>[0] & RowImage;
    const { position, name, parent_id: parent, custom_page: page } = row;
    return {
      [texts.name]: String(name ?? ''),
      [texts.above]: typeof parent === 'string' ? this.#shop.categories.cellOf(parent) : '',
      [texts.place]: String(Number(position ?? 0) + 1),
      [texts.page]: String(page ?? ''),
      ...withGerman(categoryFields.toCells(row), categoryFields.headings),
    };
  }

  /** The main fields of a new product: its category, and the price of its first condition with its details. */
  #mainFields({ category, price }: ProductCreated): ToldField[] {
    const cells = { [productFields.labelOf('categoryId')]: category ? this.#shop.categories.cellOf(category) : '' };
    const fields = fieldsOf({}, cells);
    if (price === undefined) return fields;
    const row = { ...emptyCondition, ...price } as unknown as Selectable<ConditionTable>;
    const { price: asked = '', ...beside } = conditionCells(row, this.#shop);
    const of = conditionName(row.unit, row.customer_group);
    const others = pricesBeside.flatMap((heading) => (beside[heading] ? [[heading, beside[heading]] as const] : []));
    const said = withGerman({ price: asked, ...Object.fromEntries(others) }, conditionFields.headings);
    return [...fields, ...fieldsOf({}, said).map((field) => ({ ...field, of }))];
  }

  #productFields({ columns, conditions }: ProductChanged): ToldField[] {
    const cells = (side: 0 | 1) => this.#productCells(sideOfColumns(columns, side));
    return [...fieldsOf(cells(0), cells(1)), ...conditions.flatMap((one) => this.#conditionFields(one))];
  }

  #productCells(image: RowImage): Cells {
    const row = { ...emptyProduct, ...image } as unknown as Selectable<ProductTable>;
    const attributes = productFields.rows.attributes.kind.toWire(row.attributes);
    const named = Map.groupBy(attributes, ({ name }) => name);
    const { productId: _, ...cells } = productCells(row, this.#shop);
    return {
      ...withGerman(cells, productFields.headings),
      ...Object.fromEntries(familyValuesIn(row.family_values).map(({ name, value }) => [texts.property(name), value])),
      ...Object.fromEntries(
        [...named].map(([name, some]) => [texts.attribute(name), some.map(({ value }) => value).join(' | ')]),
      ),
    };
  }

  #conditionFields({
    unit,
    group,
    columns = {},
    created,
    dropped,
    stock = [null, null],
  }: ConditionChange): ToldField[] {
    const of = conditionName(unit, group);
    const sideOf = (side: 0 | 1): Cells => {
      const isMissing = side === 0 ? created !== undefined : dropped !== undefined;
      const image = created ?? dropped ?? sideOfColumns(columns, side);
      const row = { ...emptyCondition, ...(isMissing ? {} : image), stock: stock[side] };
      const { conditionId: _, ...cells } = conditionCells(row as unknown as Selectable<ConditionTable>, this.#shop);
      const { price: _price, taxRate: _rate, ...others } = cells;
      return withGerman(isMissing ? others : cells, conditionFields.headings);
    };
    return fieldsOf(sideOf(0), sideOf(1)).map((field) => ({ ...field, of }));
  }
}

/** The name of a condition for people. */
export function conditionName(unit: string | null, group: string | null): string {
  return [unit ?? defaultUnit, ...(group === null ? [] : [group])].join(', ');
}

function attributeCells(image: RowImage | null): Cells {
  const row = { ...emptyAttribute, ...image } as typeof emptyAttribute;
  return {
    ...withGerman(attributeFields.toCells(row), attributeFields.headings),
    [texts.place]: String(row.position + 1),
  };
}

/** One side of changed columns: before or after. */
function sideOfColumns(columns: ColumnChanges, side: 0 | 1): RowImage {
  return Object.fromEntries(Object.entries(columns).map(([name, pair]) => [name, pair[side]]));
}

/** Cells under German headings, in the order of a table's columns. */
function withGerman(cells: Readonly<Record<string, string | undefined>>, headings: Readonly<Record<string, string>>) {
  const named = Object.entries(headings).filter(([heading]) => cells[heading] !== undefined);
  return Object.fromEntries(named.map(([heading, german]) => [german, cells[heading] ?? '']));
}

function fieldsOf(before: Cells, after: Cells): ToldField[] {
  const headings = commonOrder([Object.keys(before), Object.keys(after)]);
  return headings
    .map((field) => ({ field, of: null, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter((field) => field.before !== field.after);
}

function leftOf({ id, name, field, why, by }: Left): ToldChange {
  const said = by === undefined ? texts.left[why] : `${texts.left[why]} (${texts.byImport(by)})`;
  const reason = field === null ? said : `${field}: ${said}`;
  return { kind: 'product', id, name, told: 'left', fields: [], why: reason };
}

/** The name of an article for its operator. */
export function nameOf(article: string, name: string): string {
  return article === name ? name : `${article} ${name}`;
}

function isNewRoot(change: Change): boolean {
  return change.of === 'category' && change.before === null && typeof change.after?.parent_id !== 'string';
}
