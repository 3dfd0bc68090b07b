import type { PriceDeclaration } from '@kontor/domain';
import type { Row } from '../../../../tables/csv-rows.ts';
import type { RowReason } from '../../../../tables/field-reader.ts';
import type { RefusedSource, RowsOfTable } from '../../../../tables/refused-rows.ts';
import { cellOfParts } from '../../field-kinds.ts';
import type { AttributeHint } from '../../merged-attributes.ts';
import { categoryNames } from '../records/category-names.ts';
import type { ImportRecord, ProductDraft } from '../records/import-record.ts';
import type { ImportingShop } from '../records/importing-shop.ts';
import { type Column, columns, columnsOfNew, type Table } from '../table/csv-columns.ts';
import { cellOfValues } from '../table/packed-values.ts';
import { tableDraft } from '../table/table-draft.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { priceCellsIn } from './price-cells.ts';

/**
 * A product of another system, in the form of our table. Cells are keyed by our English headings, numbers are in German
 * notation. A heading that the shop does not have yet is reported once, at the end.
 */
export interface ForeignProduct {
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
  /** One entry for each value. A value may contain our table's separators. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  /** The attributes that its file has columns for, if not all. Others are kept. */
  readonly attributeGroups?: readonly string[];
  /** Hints of its file about its attributes. */
  readonly attributeHints?: readonly AttributeHint[];
  /** Its values of its family's properties. */
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
  /** Whether its prices are net or gross. Undefined: as in the shop. */
  readonly declared?: PriceDeclaration | undefined;
  /** The same for prices other than its own, if they differ. */
  readonly declaredBeside?: Readonly<Partial<Record<'listPrice' | 'salePrice', PriceDeclaration>>>;
  /** Whether its prices are for as many units as the stored prices. */
  readonly isForKnownQuantity?: boolean;
  /** Like {@link ConditionDraft.taxRateIfNew}. */
  readonly taxRateIfNew?: number | null;
  /** Whether its prices are for one piece, and are rounded as such. */
  readonly isOfPiece?: boolean;
  /** Like {@link ConditionDraft.isZeroNoPrice}. */
  readonly isZeroNoPrice?: boolean;
  /** The file's word for its tax rate, if no mapping explains it. The rate for the whole file does not apply to it. */
  readonly taxClass?: string | undefined;
  /** The file's number for the unit of its content, if no mapping explains it. */
  readonly unknownUnit?: string;
  /** The usual rate in percent, if neither file nor mapping states one. */
  readonly usualRate?: number | undefined;
  /** The cells of its further conditions. */
  readonly otherRows?: readonly Readonly<Record<string, string | undefined>>[];
  readonly warnings?: readonly string[];
  /** Why it cannot be sold correctly. */
  readonly refused?: string | undefined;
  /** Whether its category is unknown. It is then kept, and only a new product gets the category in its cells. */
  readonly keepsCategory?: boolean;
  /** The warning for a product whose category is kept. */
  readonly categoryWarning?: string | undefined;
  /** The headings that it names, if they are not all cells. Other fields are kept. */
  readonly names?: ReadonlySet<string>;
  /** The row for the error file, with `others` that it takes values from. Absent: its cells under our headings. */
  readonly source?: Extract<RefusedSource, { table: unknown }> & { readonly others?: readonly Row[] };
}

interface NamedPlaces {
  readonly places: ReadonlyMap<Column, number>;
  readonly lacks: readonly string[];
}

/** Prices that may each be net or gross. */
const pricesStated = ['price', 'listPrice', 'salePrice'] as const;

/** The settings for reading prices. */
type PricingShop = Pick<ImportingShop, 'declaration' | 'taxRates'>;

/** Headings that state whether prices in the error file are net or gross. */
const priceHeadings: Readonly<Record<PriceDeclaration, string>> = { gross: 'VK brutto', net: 'VK netto' };

const ofFamily: ReadonlySet<string> = new Set(['family', 'familyName']);
const ofCategory: ReadonlySet<string> = new Set(['category', 'furtherCategories']);

/** Data that is the same for all products. */
const emptyTable = {
  ...{ mapping: {}, added: [] },
  ...{ headings: [], delimiter: ';', isGerman: true, isRagged: false },
  ...{ reports: new Set<number>(), signs: new Map<number, never>() },
};

/** Converts products of another system to records like those of our own table. */
export class OwnTable {
  /** The columns of rows in the error file. */
  readonly #own: readonly Column[];
  /** Whether prices in the error file are net or gross. The first row decides. */
  #stated: PriceDeclaration | undefined;
  #ownTable: Pick<RowsOfTable, 'headings' | 'delimiter'> | undefined;
  readonly #all = Object.keys(columns) as Column[];
  readonly #places: ReadonlyMap<Column, number>;
  readonly #notTaken = new Map<string, number>();
  readonly #byNames = new Map<string, NamedPlaces>();
  readonly #shop: PricingShop | undefined;

  /**
   * `named`: the headings that products of this file can name, for the error file. `shop`: if given, the error file
   * states prices under headings that say net or gross, because the file may differ from the shop.
   */
  constructor(named: ReadonlySet<string>, shop?: PricingShop) {
    this.#own = this.#all.filter((column) => named.has(column));
    this.#shop = shop;
    this.#places = new Map(this.#all.map((column, place) => [column, place]));
  }

  record(product: ForeignProduct): ImportRecord {
    const { line, cells, warnings = [], refused } = product;
    const source = product.source ?? this.#ownSource(product);
    const others = product.source?.others;
    const rows = { rows: [{ line, cells: source.cells }], ...(others && { others }) };
    const place = { line, rows: 1, source: { ...source.table, ...rows } };
    if (refused !== undefined) return { kind: 'refused', ...place, name: cells.articleNumber ?? '', reason: refused };
    this.#noteOthers(cells);
    return { kind: 'product', ...place, draft: this.#draft(product), warnings: warnings.map(reasonIn(line)) };
  }

  /** Headings that the shop does not have yet, with the number of products that had them. */
  get notTaken(): ReadonlyMap<string, number> {
    return this.#notTaken;
  }

  #draft(product: ForeignProduct): ProductDraft {
    const {
      line,
      cells,
      attributes = [],
      properties = [],
      declared,
      declaredBeside = {},
      names,
      otherRows = [],
    } = product;
    const { keepsCategory = false } = product;
    const stated = { ...declaredBeside, price: declared };
    const said = names ?? Object.keys(cells).filter((heading) => !(keepsCategory && ofCategory.has(heading)));
    const { places, lacks } = this.#namedPlaces(said, cells.family !== undefined);
    const behind = this.#all.length;
    const placed = [...properties, ...attributes].map(({ name }, place) => ({ name, place: behind + place }));
    const table: Table = {
      ...emptyTable,
      places,
      width: behind + placed.length,
      lacks: keepsCategory ? lacks.filter((column) => column !== columns.category) : lacks,
      senses: new Map(pricesStated.map((name) => [this.#places.get(name) ?? -1, { declaration: stated[name] }])),
      properties: placed.slice(0, properties.length),
      attributes: placed.slice(properties.length),
      hasAllAttributes: names === undefined && product.attributeGroups === undefined,
      isForKnownQuantity: product.isForKnownQuantity ?? false,
    };
    const rowOf = (said: ForeignProduct['cells'], more: readonly string[]) => ({
      line,
      cells: [...this.#all.map((column) => said[column] ?? ''), ...more],
    });
    const first = rowOf(cells, [
      ...properties.map(({ value }) => value),
      ...attributes.map(({ value }) => cellOfParts([value])),
    ]);
    const draft = asMeant(
      product,
      tableDraft(table, [first, ...otherRows.map((other) => rowOf(other, []))], undefined),
    );
    return {
      ...draft,
      ...(keepsCategory && {
        category: {
          ...{ kind: 'kept', ofNew: categoryNames(cells.category ?? '') },
          warning: product.categoryWarning,
        },
      }),
      ...(product.attributeHints && { attributeHints: product.attributeHints }),
    };
  }

  /** The indexes of the columns that a product names. Most products of a file name the same. */
  #namedPlaces(names: Iterable<string>, hasFamily: boolean): NamedPlaces {
    const said = [...names];
    const key = `${hasFamily} ${said.join(' ')}`;
    const known = this.#byNames.get(key);
    if (known) return known;
    // A product without a family in its file keeps the family that the shop has for it.
    const named = new Set(said.filter((column) => hasFamily || !ofFamily.has(column)));
    const places = new Map([...this.#places].filter(([column]) => named.has(column)));
    const lacks = columnsOfNew.filter((column) => !places.has(column)).map((column) => columns[column]);
    const found = { places, lacks };
    this.#byNames.set(key, found);
    return found;
  }

  #ownSource({ cells: all, keepsCategory, declared = this.#shop?.declaration, ...product }: ForeignProduct) {
    const packed = {
      allAttributes: cellOfValues(product.attributes ?? []),
      allProperties: cellOfValues(product.properties ?? []),
    };
    const said: ForeignProduct['cells'] = {
      ...all,
      ...packed,
      ...(keepsCategory && { category: undefined, furtherCategories: undefined }),
    };
    this.#stated ??= declared;
    this.#ownTable ??= { headings: this.#own.map((column) => this.#headingOf(column)), delimiter: ';' };
    const [wanted, taxRates] = [this.#stated, this.#shop?.taxRates ?? []];
    const cells = wanted && declared ? priceCellsIn(said, { declared, wanted, taxRates }) : said;
    return { table: this.#ownTable, cells: this.#own.map((column) => cells[column] ?? '') };
  }

  #headingOf(column: Column): string {
    const stated = this.#stated;
    if (column !== 'price' || stated === undefined || stated === this.#shop?.declaration) return columns[column];
    return priceHeadings[stated];
  }

  #noteOthers(cells: ForeignProduct['cells']): void {
    for (const [heading, text] of Object.entries(cells))
      if (text && !(heading in columns)) this.#notTaken.set(heading, (this.#notTaken.get(heading) ?? 0) + 1);
  }
}

/**
 * Applies the file's rules for prices, taxes and attributes. If new conditions have a rate, the product does not lack
 * the column of tax rates.
 */
function asMeant(product: ForeignProduct, said: ProductDraft): ProductDraft {
  const { taxRateIfNew, taxClass, attributeGroups, isOfPiece = false, isZeroNoPrice = false } = product;
  const meant = { ...(isOfPiece && { isOfPiece }), ...(isZeroNoPrice && { isZeroNoPrice }) };
  const { unnamed } = said;
  const draft = {
    ...said,
    conditions: said.conditions.map((one) => ({ ...one, ...meant })),
    ...(attributeGroups &&
      unnamed && {
        unnamed: { ...unnamed, attributeGroups: [...(unnamed.attributeGroups ?? []), ...attributeGroups] },
      }),
  };
  if (taxRateIfNew === undefined) return draft;
  return {
    ...draft,
    lacks: draft.lacks?.filter((column) => column !== columns.taxRate) ?? [],
    conditions: draft.conditions.map((condition) => ({
      ...condition,
      taxRateIfNew,
      ...(taxClass !== undefined && { taxClass }),
    })),
  };
}

/** Reports the headings that the shop does not have yet. */
export function noteNotTaken(table: OwnTable, onNote: (note: string) => void): void {
  if (table.notTaken.size > 0) onNote(reasons.notTaken([...table.notTaken]));
}

function reasonIn(row: number) {
  return (reason: string): RowReason => ({ row, reason });
}

/** A path of categories as a cell of our table. */
export function categoryCell(names: readonly string[]): string {
  return names.map((name) => name.trim().replace(/[\\>]/g, '\\$&')).join(' > ');
}

/** Several values as a cell of our table. Separators inside a value are replaced. */
export function listCell(values: readonly string[]): string {
  return values.map((value) => value.trim().replaceAll('|', '%7C')).join(' | ');
}
