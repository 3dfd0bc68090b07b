import type { CsvTable, Row } from '../../../../tables/csv-rows.ts';
import { Fingerprints } from '../../../../tables/fingerprints.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { yesOrNo } from '../../../../tables/yes-or-no.ts';
import type { Column, Table } from './csv-columns.ts';
import { readableRow } from './table-of-rows.ts';

/** What a member has of its own, or not at all: what tells articles apart, and what is counted of each. */
const ofMember: ReadonlySet<Column> = new Set<Column>([
  ...(['articleNumber', 'productId', 'conditionId', 'name', 'nameSuffix', 'gtin', 'mpn', 'delete'] as const),
  ...(['family', 'familyName', 'familyPlace', 'stock', 'stockOf', 'stockFactor', 'customerGroup'] as const),
  ...(['active', 'blocked', 'activeFrom', 'activeUntil', 'stockStatus', 'stockStatusText'] as const),
]);

/** What goes with a price: a member with a price of its own has none of these of its parent. */
const ofPrice: ReadonlySet<Column> = new Set<Column>([
  ...(['price', 'priceQuantity', 'scales', 'listPrice', 'salePrice', 'saleFrom', 'saleUntil', 'normPrice'] as const),
]);

/**
 * The rows of a table that stand for a family and not for an article: ERPs write `T-Shirt Basic` without size or
 * colour, and the rows of its variants name its article number. Such a row is not sold. Members behind it have what it
 * says where their cells are empty.
 */
export class ParentRows {
  readonly #header: Table;
  readonly #again: (() => Promise<CsvTable>) | undefined;
  readonly #isAsked: boolean;
  readonly #parents = new Map<string, Row>();
  /** What rows of other articles name as their family; undefined: nobody had to know yet. */
  #named: Fingerprints | undefined;

  /** `again` opens the table once more; without it a parent is known only by the row behind it. */
  constructor(header: Table, again: (() => Promise<CsvTable>) | undefined) {
    this.#header = header;
    this.#again = again;
    this.#isAsked = header.places.has('family') && header.mapping.parents !== 'sold';
  }

  /**
   * Whether a product is a parent. `next`: the row behind it, which mostly tells. Only where it does not, the file is
   * read once more, for the families that it names.
   */
  async take(first: Row, next: Row | undefined): Promise<boolean> {
    if (!this.#isAsked || !this.#mayBeParent(first)) return false;
    const number = cellOf(this.#header, first, 'articleNumber');
    const isNamed =
      (next !== undefined && cellOf(this.#header, next, 'family') === number) || (await this.#isNamed(number));
    if (isNamed) this.#parents.set(number, first);
    return isNamed;
  }

  /** The parent of a row, if it stands before it. */
  of(row: Row): Row | undefined {
    return this.#parents.size === 0 ? undefined : this.#parents.get(cellOf(this.#header, row, 'family'));
  }

  /** A row of a member, with what its parent says in the cells that are empty here. */
  filled(row: Row, parent: Row): Row {
    const { places, attributes } = this.#header;
    const cells = [...row.cells];
    const isEmpty = (place: number) => (cells[place] ?? '').trim() === '';
    const hasPrice = !isEmpty(places.get('price') ?? -1);
    const inherited = [...places].filter(([column]) => !(ofMember.has(column) || (hasPrice && ofPrice.has(column))));
    for (const place of [...inherited.map(([, place]) => place), ...attributes.map(({ place }) => place)])
      if (isEmpty(place)) cells[place] = parent.cells[place] ?? '';
    return { ...row, cells };
  }

  /** A row of an own article says of which family it is and what it has of its properties, or its product's id. */
  #mayBeParent(row: Row): boolean {
    const header = this.#header;
    const [number, family] = [cellOf(header, row, 'articleNumber'), cellOf(header, row, 'family')];
    return (
      number !== '' &&
      (family === '' || family === number) &&
      cellOf(header, row, 'productId') === '' &&
      yesOrNo(cellOf(header, row, 'delete')) !== true &&
      header.properties.every(({ place }) => (row.cells[place] ?? '').trim() === '')
    );
  }

  async #isNamed(number: string): Promise<boolean> {
    this.#named ??= await this.#familiesNamed();
    return this.#named.has(number);
  }

  async #familiesNamed(): Promise<Fingerprints> {
    const named = new Fingerprints();
    if (this.#again === undefined) return named;
    for await (const read of (await this.#again()).rows) {
      if ('refused' in read) break;
      const row = readableRow(this.#header, read);
      const family = cellOf(this.#header, row, 'family');
      if (family !== '' && family !== cellOf(this.#header, row, 'articleNumber')) named.add(family);
    }
    return named;
  }
}
