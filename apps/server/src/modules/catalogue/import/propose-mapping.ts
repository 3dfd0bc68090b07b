import type { CsvTable } from '../../../tables/csv-rows.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { columnCalled, isNamedHeading } from './foreign/with-said.ts';
import { withTable } from './open-catalogue.ts';
import { type ImportingShop, usualPercent } from './records/importing-shop.ts';
import type { ShopFormat } from './shops/shop-format.ts';
import { unreadOfShop } from './shops/shop-reader.ts';
import { type Column, columns, isReport, knownHeadings } from './table/csv-columns.ts';
import {
  amountColumns,
  guessByContent,
  guessByName,
  likelyAmounts,
  looksLike,
  mayBe,
  type UnknownColumn,
} from './table/guess-column.ts';
import { type BegunTable, begin, headerPlace, headingsIn } from './table/header-row.ts';
import { hasPacks } from './table/pack-columns.ts';
import { type PricesSaid, pricesSaid } from './table/prices-said.ts';
import { scaleColumnsIn, scaleFrom, scaleHeadings } from './table/scale-columns.ts';
import { isNoScale } from './table/scales-of-columns.ts';
import { isOtherColumn, ownHeadings, senseOf } from './table/supplier-headings.ts';
import { tellsMembers } from './table/synonyms.ts';
import { mappingTexts } from './texts/mapping.de.ts';

/** A proposed mapping. The operator has to answer everything that begins with a question mark. */
export interface ProposedMapping {
  readonly columns: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly taxRate?: string;
  readonly taxClasses?: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, string>>;
  readonly prices?: string;
  /** Columns without an explanation, with some of their values. They are not read. */
  readonly unplaced: Readonly<Record<string, readonly string[]>>;
}

/** The number of rows to examine. */
const rowsToTell = 300;
/** The number of sample values for a person, and of letters of each. */
const samples = { values: 3, letters: 60 };

/**
 * A proposed mapping for a table, from its headings and rows. It only reads. Throws {@link ImportImpossible} for a file
 * that is no table.
 */
export async function proposeMapping(file: string, shop: ImportingShop): Promise<ProposedMapping> {
  const proposed = await withTable(file, (open, format) =>
    format === undefined ? proposeForTable(open, shop) : proposeForShop(open, format, shop),
  );
  if (proposed === null) throw new ImportImpossible(mappingTexts.noTable);
  return proposed;
}

async function proposeForShop(
  open: () => Promise<CsvTable>,
  format: ShopFormat,
  shop: ImportingShop,
): Promise<ProposedMapping> {
  const { unread, hasTaxRate, taxClasses, units, isDeclared } = await unreadOfShop(format, open, shop);
  return {
    columns: {},
    ...(!hasTaxRate && { taxRate: mappingTexts.askTaxRate(usualPercent(shop)) }),
    ...(taxClasses.size > 0 && {
      taxClasses: Object.fromEntries([...taxClasses].map((name) => [name, mappingTexts.askTaxClass])),
    }),
    ...(units.size > 0 && { units: Object.fromEntries([...units].map((name) => [name, mappingTexts.askUnit])) }),
    ...(!isDeclared && { prices: mappingTexts.askPrices }),
    unplaced: Object.fromEntries([...unread].map(([heading, values]) => [heading, shown(values)])),
  };
}

async function proposeForTable(open: () => Promise<CsvTable>, shop: ImportingShop): Promise<ProposedMapping> {
  const { first, rest } = await begin((await open()).rows, rowsToTell);
  await rest.return(undefined);
  const header = headingsIn(first, knownHeadings, placeOfHeadings(first));
  if (header === undefined || 'refused' in header) throw new ImportImpossible(mappingTexts.noTable);
  const below = first.slice(header.below).flatMap((row) => ('cells' in row ? [row.cells] : []));
  const rows = below.filter((cells) => filled(cells) > 1);
  const all = columnsIn(header.row.cells, rows);
  const { known, amounts } = placed(all, shop.taxRates);
  const said = pricesSaid(first.slice(0, header.above))?.declaration;
  return proposal(all, known, {
    ...{ amounts, hasGroups: rows.length < below.length, said },
    usualPercent: usualPercent(shop),
  });
}

/** A column, with the import's reading of its heading without a mapping. */
interface ReadColumn extends UnknownColumn {
  readonly called: string;
  /** Whether the import skips it because its field cannot have its unit. */
  readonly hasStrangeUnit: boolean;
}

function columnsIn(headings: readonly string[], rows: readonly (readonly string[])[]): ReadColumn[] {
  const { cells: called, strange } = ownHeadings(headings, columns);
  return headings.flatMap((written, at) => {
    const heading = written.trim();
    if (heading === '' || isReport(heading)) return [];
    const values = rows.map((cells) => (cells[at] ?? '').trim()).filter((value) => value !== '');
    const column = { heading, values, rows: rows.length, called: called[at] ?? '' };
    return [{ ...column, hasStrangeUnit: strange.has(at) || isGuessStrange(column) }];
  });
}

/** Whether a heading that begins like a field has a unit that the field cannot have: `Bestand Wien (100 Stk)`. */
function isGuessStrange(column: UnknownColumn): boolean {
  const name = guessByName(column, columns);
  return name !== undefined && senseOf(name, column.heading).unit?.kind === 'strange';
}

type Known = ReadonlyMap<UnknownColumn, string>;

/** The meaning of columns: by headings as the import reads them, by similar headings, and by content. */
function placed(all: readonly ReadColumn[], taxRates: readonly number[]) {
  const known = knownByHeadings(all);
  for (const [column, name] of scalesIn(all)) known.set(column, name);
  const isTaken = (name: string) => [...known.values()].includes(name);
  const open = () => all.filter((column) => !(known.has(column) || column.hasStrangeUnit));
  if (isTaken('family'))
    for (const column of open().filter(({ heading }) => tellsMembers(heading)))
      known.set(column, propertyCalled(column));
  for (const column of open()) {
    const name = guessByName(column, columns);
    // Of several price columns the first may be the wrong one.
    if (name !== undefined && name !== 'price' && !isTaken(name)) known.set(column, name);
  }
  for (const [column, name] of guessByContent(open(), isTaken, taxRates)) known.set(column, name);
  if (isTaken('price')) return { known, amounts: new Set<UnknownColumn>() };
  const { price, unsure } = priceIn(open());
  if (price !== undefined) known.set(price, 'price');
  else if (unsure.length === 0) withoutScales(known, all);
  return { known, amounts: new Set(unsure) };
}

/** The only column of amounts of money, or those that may be the price. `Preis (6er)` is never sure to be it. */
function priceIn(columns: readonly UnknownColumn[]): { price?: UnknownColumn; unsure: readonly UnknownColumn[] } {
  const amounts = amountColumns(columns);
  const [only] = amounts;
  const isSure = only !== undefined && amounts.length === 1 && !isOtherColumn('price', only.heading);
  if (isSure) return { price: only, unsure: [] };
  return { unsure: amounts.length > 0 ? amounts : likelyAmounts(columns) };
}

/** Scales belong to a price; without one they are not read. */
function withoutScales(known: Map<UnknownColumn, string>, all: readonly ReadColumn[]): void {
  for (const column of scalesIn(all).keys()) known.delete(column);
}

/** Columns of scale prices and of their amounts. One from 1 on is the price, if none is called so. */
function scalesIn(all: readonly ReadColumn[]): Map<ReadColumn, string> {
  const headings = scaleHeadings(scaleColumnsIn(all.map(({ heading }) => heading)));
  const found = new Map<ReadColumn, string>();
  for (const [place, heading] of headings) {
    const column = all[place];
    if (column !== undefined && mayBe('price', withoutDashes(column))) found.set(column, heading);
  }
  const first = all.find(({ heading }) => scaleFrom(heading) === 1);
  if (first !== undefined && !all.some(({ called }) => columnCalled(called) === 'price')) found.set(first, 'price');
  return found;
}

/** A column of scales with the cells that make a step. */
function withoutDashes(column: UnknownColumn): UnknownColumn {
  return { ...column, values: column.values.filter((value) => !isNoScale(value)) };
}

/** The meaning of columns by their headings, as the import reads them. */
function knownByHeadings(all: readonly ReadColumn[]): Map<UnknownColumn, string> {
  const known = new Map<UnknownColumn, string>();
  for (const column of all) {
    const name = isNamedHeading(column.heading) ? column.heading : columnCalled(column.called);
    if (name !== undefined && isRight(name, column)) known.set(column, name);
  }
  return known;
}

function propertyCalled({ heading }: UnknownColumn): string {
  return `Eigenschaft: ${heading}`;
}

/**
 * Whether the values fit the heading. A GTIN is one by its heading: each wrong number gets a warning when it is read.
 */
function isRight(name: string, column: ReadColumn): boolean {
  const own = columnCalled(name);
  return own === undefined || own === 'gtin' || mayBe(own, column);
}

/** What a table says beside its columns. */
interface FoundInTable {
  /** An example of a tax rate. */
  readonly usualPercent: number;
  /** Columns of which one may be the price. */
  readonly amounts: ReadonlySet<UnknownColumn>;
  /** Whether rows name the category of those below. */
  readonly hasGroups: boolean;
  /** Whether a line above the headings says that prices are net or gross. */
  readonly said: PricesSaid['declaration'] | undefined;
}

function proposal(
  all: readonly ReadColumn[],
  known: Known,
  { amounts, hasGroups, said: beside, usualPercent: usual }: FoundInTable,
): ProposedMapping {
  const names = new Map(all.map((column) => [known.get(column), column]));
  const price = names.get('price');
  // A list without prices changes existing articles.
  const isPart = price === undefined && amounts.size === 0;
  const isOpenPack = (column: ReadColumn) =>
    !(isPart || known.has(column) || names.has('priceQuantity')) && hasPacks(column.heading, column.values);
  const lacksCategory = !(isPart || names.has('category') || hasGroups);
  const said = all.flatMap((column): [string, string][] => {
    const name = known.get(column);
    if (amounts.has(column)) return [[column.heading, mappingTexts.askPrice]];
    if (isOpenPack(column)) return [[column.heading, mappingTexts.askPacks]];
    return name === undefined ? [] : [[column.heading, columns[name as Column] ?? name]];
  });
  const left = all.filter((column) => !(known.has(column) || amounts.has(column) || isOpenPack(column)));
  const { declaration, quantity } = price === undefined ? {} : senseOf('price', price.heading);
  const isForOne = quantity === undefined || quantity === 1 || names.has('priceQuantity');
  const values = {
    ...(lacksCategory && { [columns.category]: mappingTexts.askCategory }),
    ...(!isForOne && { [columns.priceQuantity]: quantity === 'unclear' ? mappingTexts.askQuantity : `${quantity}` }),
  };
  return {
    columns: Object.fromEntries(said),
    ...(Object.keys(values).length > 0 && { values }),
    ...(!(isPart || names.has('taxRate')) && { taxRate: mappingTexts.askTaxRate(usual) }),
    ...(!isPart && { prices: declaration ?? beside ?? mappingTexts.askPrices }),
    unplaced: Object.fromEntries(left.map((column) => [column.heading, unplacedOf(column)])),
  };
}

/** The entry for an unexplained column: the reason, if its heading shows one, and some of its values. */
function unplacedOf({ heading, values }: UnknownColumn): string[] {
  const reason = looksLike(heading);
  return [...(reason === undefined ? [] : [whyUnplaced[reason]]), ...shown(values)];
}

const whyUnplaced = { purchase: mappingTexts.looksLikePurchase, scale: mappingTexts.looksLikeScale } as const;

/**
 * The index of the header: the first row that is as wide as the table, unless another row has enough known headings.
 */
function placeOfHeadings(first: BegunTable['first']): number {
  const place = headerPlace(first, knownHeadings);
  const row = first[place];
  if (row !== undefined && 'cells' in row && knownHeadings(row.cells) > 0) return place;
  const widths = first.map((one) => ('cells' in one ? filled(one.cells) : 0));
  return widths.findIndex((width) => width > 1 && width >= Math.max(...widths) * 0.7);
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function shown(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, samples.values).map((value) => value.slice(0, samples.letters));
}
