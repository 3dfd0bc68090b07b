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
import { tableDraft } from '../table/table-draft.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { priceCellsIn } from './price-cells.ts';

/**
 * A product of another system, as our table would say it. Cells are keyed by our English headings, and numbers are
 * written as in a German table. A heading that the shop does not have yet is reported once, at the end.
 */
export interface ForeignProduct {
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
  /** One for each value: what separates values in our table is part of it. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  /** What its file says by the way of its attributes. */
  readonly attributeHints?: readonly AttributeHint[];
  /** What it has of the properties of its family. */
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
  /** How its prices are stated; undefined: as the shop does it. */
  readonly declared?: PriceDeclaration | undefined;
  /** How prices beside its own are stated, where that is another way. */
  readonly declaredBeside?: Readonly<Partial<Record<'listPrice' | 'salePrice', PriceDeclaration>>>;
  /** Its prices are for as many units as the shop's are. */
  readonly isForKnownQuantity?: boolean;
  /** As {@link ConditionDraft.taxRateIfNew}. */
  readonly taxRateIfNew?: number | null;
  /** Its prices are of one piece, and rounded as such. */
  readonly isOfPiece?: boolean;
  /** A word of its file for its rate that no mapping explains: the rate of the whole file is not that of this class. */
  readonly taxClass?: string | undefined;
  /** Percent that are usual where neither file nor mapping names a rate. */
  readonly usualRate?: number | undefined;
  /** Cells of its further conditions. */
  readonly otherRows?: readonly Readonly<Record<string, string | undefined>>[];
  readonly warnings?: readonly string[];
  /** Why it cannot be sold correctly. */
  readonly refused?: string | undefined;
  /** Of its category nothing is known: it stays where it is, and only a new one is where its cells say. */
  readonly keepsCategory?: boolean;
  /** What is said of its category where it stays. */
  readonly categoryWarning?: string | undefined;
  /** Headings that it says something of, where these are not all of its cells: the others stay as they are. */
  readonly names?: ReadonlySet<string>;
  /** The row as it is given back, with `others` that it takes values from; without it, its cells under our headings. */
  readonly source?: Extract<RefusedSource, { table: unknown }> & { readonly others?: readonly Row[] };
}

interface NamedPlaces {
  readonly places: ReadonlyMap<Column, number>;
  readonly lacks: readonly string[];
}

/** The prices that a file may state with tax or without, each for itself. */
const pricesStated = ['price', 'listPrice', 'salePrice'] as const;

/** What decides how prices are read. */
type PricingShop = Pick<ImportingShop, 'declaration' | 'taxRates'>;

/** Headings that tell an import of a table how its prices are stated. */
const priceHeadings: Readonly<Record<PriceDeclaration, string>> = { gross: 'VK brutto', net: 'VK netto' };

const ofFamily: ReadonlySet<string> = new Set(['family', 'familyName']);
const ofCategory: ReadonlySet<string> = new Set(['category', 'furtherCategories']);

/** What is the same for all products. */
const emptyTable = {
  ...{ mapping: {}, added: [] },
  ...{ headings: [], delimiter: ';', isGerman: true, isRagged: false },
  ...{ reports: new Set<number>(), signs: new Map<number, never>() },
};

/** Turns products of another system into the records that our own table makes. */
export class OwnTable {
  /** Columns of rows that are given back. */
  readonly #own: readonly Column[];
  /** How the rows that are given back state their prices: as the first one does. */
  #stated: PriceDeclaration | undefined;
  #ownTable: Pick<RowsOfTable, 'headings' | 'delimiter'> | undefined;
  readonly #all = Object.keys(columns) as Column[];
  readonly #places: ReadonlyMap<Column, number>;
  readonly #notTaken = new Map<string, number>();
  readonly #byNames = new Map<string, NamedPlaces>();
  readonly #shop: PricingShop | undefined;

  /**
   * `named`: headings that products of this file can say something of, as they are given back. `shop`: where a file may
   * state prices otherwise than the shop does, the price is given back under a heading that says so.
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

  /** What was in the file and has no place in the shop yet: heading and how many products said it. */
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
      hasAllAttributes: names === undefined,
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

  /** Places of the columns that a product names. Most products of a file name the same. */
  #namedPlaces(names: Iterable<string>, hasFamily: boolean): NamedPlaces {
    const said = [...names];
    const key = `${hasFamily} ${said.join(' ')}`;
    const known = this.#byNames.get(key);
    if (known) return known;
    // An article that its file has in no family stays in the one that the shop has it in.
    const named = new Set(said.filter((column) => hasFamily || !ofFamily.has(column)));
    const places = new Map([...this.#places].filter(([column]) => named.has(column)));
    const lacks = columnsOfNew.filter((column) => !places.has(column)).map((column) => columns[column]);
    const found = { places, lacks };
    this.#byNames.set(key, found);
    return found;
  }

  #ownSource({ cells: all, keepsCategory, declared = this.#shop?.declaration }: ForeignProduct) {
    const said = keepsCategory ? { ...all, category: undefined, furtherCategories: undefined } : all;
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
 * What a kind of file means by its prices and taxes. Of a product without a rate all may be new: it lacks a column that
 * the mapping stands for.
 */
function asMeant({ taxRateIfNew, taxClass, isOfPiece }: ForeignProduct, said: ProductDraft): ProductDraft {
  const draft = isOfPiece ? { ...said, conditions: said.conditions.map((one) => ({ ...one, isOfPiece })) } : said;
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

/** Says what of a file has no place in the shop yet. */
export function noteNotTaken(table: OwnTable, onNote: (note: string) => void): void {
  if (table.notTaken.size > 0) onNote(reasons.notTaken([...table.notTaken]));
}

function reasonIn(row: number) {
  return (reason: string): RowReason => ({ row, reason });
}

/** A path of categories as a cell of our table has it. */
export function categoryCell(names: readonly string[]): string {
  return names.map((name) => name.trim().replace(/[\\>]/g, '\\$&')).join(' > ');
}

/** Several values as a cell of our table has them: what separates them does not stand in one. */
export function listCell(values: readonly string[]): string {
  return values.map((value) => value.trim().replaceAll('|', '%7C')).join(' | ');
}
