import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { cleanLine, hasControlCharacters } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import type { RowReason } from '../../../tables/field-reader.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import type { ImportCounts, ImportListener } from '../../../tables/import-listener.ts';
import type { RefusedRows, RefusedSource } from '../../../tables/refused-rows.ts';
import { reasons as fileReasons } from '../../../tables/texts/tables.de.ts';
import { yesOrNo } from '../../../tables/yes-or-no.ts';
import { attributeRows } from '../attributes.repository.ts';
import { detailsOf } from '../category-fields.ts';
import type { Change } from '../import-log/change.ts';
import { ImportTurn, type KeptCounts } from '../import-log/import-log.service.ts';
import { activeProducts, hideProducts } from '../leaving-products.ts';
import { fieldReasons } from '../texts/products.de.ts';
import { changesOfLeaving } from './batch-changes.ts';
import { picturesIn, saidOfCategory } from './category-details.ts';
import { type CheckedProduct, checkProduct, withLeftOut } from './check-product.ts';
import type { OrderedSince } from './counted-stock.ts';
import { type BatchOutcome, ImportBatch, type LeavingProduct, type Ordered } from './import-batch.ts';
import type { ImportFiles } from './import-files.ts';
import { ImportNotes } from './import-notes.ts';
import { ImportedAttributes } from './imported-attributes.ts';
import { ImportedCategories } from './imported-categories.ts';
import type { ImportedProduct } from './imported-product.ts';
import type { Mapping } from './mapping/mapping.ts';
import { NamedProducts } from './named-products.ts';
import { openCatalogue } from './open-catalogue.ts';
import { ProductIds } from './product-ids.ts';
import type { ImportRecord, ProductDraft, ProductRecord } from './records/import-record.ts';
import type { ImportingShop } from './records/importing-shop.ts';
import { RelativeStock } from './relative-stock.ts';
import { missingTexts, reasons } from './texts/catalogue-file.de.ts';

export { ImportFiles } from './import-files.ts';
export { mappingFrom, questionsIn } from './mapping/mapping.ts';
export { isTable } from './open-catalogue.ts';
export { type ProposedMapping, proposeMapping } from './propose-mapping.ts';
export { importingShop } from './records/importing-shop.ts';
export { RemoteFiles } from './remote-files.ts';
export { momentOfCount } from './table/moment-of-count.ts';
export { warningFileHeader } from './texts/catalogue-file.de.ts';

/**
 * Products and conditions that are compared and stored together: large enough for speed, small enough that orders never
 * wait long and that a statement stays under SQLite's 32,766 parameters.
 */
const batchLimits = { products: 500, conditions: 800, fileBytes: 64 * 1024 * 1024 };

/** The most categories that a product is in besides its main one: more is a file gone wrong. */
const mostFurtherCategories = 100;

/** What an import of a catalogue needs and whom it tells. */
export interface ImportOptions extends ImportListener {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: ImportFiles;
  readonly file: string;
  readonly shop: ImportingShop;
  /** What the operator says of the file. */
  readonly mapping?: Mapping;
  /** Checks and counts everything and changes nothing. */
  readonly dryRun: boolean;
  /** Finds those of some products that were ever ordered: they are hidden where the file has them deleted. */
  readonly ordered: Ordered;
  /** When the stock that the file names was counted, epoch ms, whatever its heading says. */
  readonly stockAsOf?: number | undefined;
  /** Finds what is to be taken off a stock that was counted some time ago. */
  readonly orderedSince: OrderedSince;
  /** Stock that came or went counts again, though the file was read before. */
  readonly isAgain?: boolean;
  /** The file is the whole range: what it does not name goes off sale, what it does comes back. */
  readonly isComplete?: boolean;
  /** Hears of what was left out of rows that were taken. */
  readonly onWarning: (warned: RefusedRows) => Promise<void>;
  /** Hears batch by batch what a dry run would change. */
  readonly onChanges?: (changes: readonly Change[]) => void;
  /** Hears the number that the import has; a dry run has none. */
  readonly onNumber?: (number: number) => void;
}

/**
 * Imports a catalogue from a file of any size, as a stream (docs/import.md). Products are stored in
 * batches of whole products, each batch in one transaction: a file or a process that breaks off leaves nothing half
 * done, and running the file again goes on from there. A row that is refused takes its whole product with it; what
 * would not be sold wrongly without it is left out instead, with a warning. Throws {@link ImportImpossible} when the
 * file cannot be read at all (before anything is changed) or no further.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const { size, isFile } = await stat(options.file).then((found) => ({ size: found.size, isFile: found.isFile() }));
  if (!isFile) throw new ImportImpossible(fileReasons.notAFile(options.file));
  if (options.dryRun) await importFile(options, size, { counts, turn: null });
  else await importInTurn(options, size, counts);
  return counts;
}

/** Imports as soon as no other import runs, under a number of its own. */
async function importInTurn(options: ImportOptions, size: number, counts: ImportCounts): Promise<void> {
  const turn = await ImportTurn.take({ ...options, kind: 'file', file: basename(options.file) });
  try {
    options.onNumber?.(turn.number);
    const run = await importFile(options, size, { counts, turn });
    await turn.end(run.kept);
  } catch (failure) {
    await turn.breakOff();
    throw failure;
  }
}

/** What a run counts, and its turn; a dry run needs none. */
interface Counting {
  readonly counts: ImportCounts;
  readonly turn: ImportTurn | null;
}

async function importFile(options: ImportOptions, size: number, { counts, turn }: Counting): Promise<ImportRun> {
  let bytes = 0;
  const relativeStock = await RelativeStock.of(options.database, options.file, options.isAgain ?? false);
  const run = await ImportRun.begin(options, { counts, turn }, relativeStock);
  const records = await openCatalogue({
    file: options.file,
    shop: options.shop,
    mapping: options.mapping ?? {},
    now: options.clock(),
    onNote: options.onNote,
    onBytes: (read) => {
      bytes += read;
    },
    onCounted: (at) => run.stockWasCounted(at),
  });
  for await (const some of groupsOf(records, batchLimits.products)) {
    await run.lookAhead(some);
    for (const record of some) {
      await run.take(record);
      if (!run.isFull) continue;
      await run.flush();
      options.onProgress({ bytes, of: size, counts });
    }
  }
  await run.flush();
  await relativeStock.end(options.database, options.clock());
  if (options.isComplete) await run.hideMissing();
  run.sayNotes();
  options.onProgress({ bytes: size, of: size, counts });
  return run;
}

/** Items in groups of a size; what came before a failure comes first. */
async function* groupsOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  try {
    for await (const item of items) {
      if (group.push(item) < size) continue;
      const full = group;
      group = [];
      yield full;
    }
  } catch (failure) {
    yield group;
    throw failure;
  }
  yield group;
}

/** One run over a file: collects whole products, and stores them batch by batch. */
class ImportRun {
  readonly #options: ImportOptions;
  readonly #counts: ImportCounts;
  readonly #turn: ImportTurn | null;
  #archived = 0;
  #warnings = 0;
  readonly #categories: ImportedCategories;
  readonly #attributes: ImportedAttributes;
  readonly #ids: ProductIds;
  readonly #seenConditions = new Set<string>();
  readonly #notes = new ImportNotes();
  #products: ImportedProduct[] = [];
  #leaving: LeavingProduct[] = [];
  #conditions = 0;
  readonly #named = new NamedProducts();
  #stockAsOf: number | undefined;
  readonly #relativeStock: RelativeStock;

  private constructor(
    options: ImportOptions,
    { counts, turn }: Counting,
    { categories, attributes }: { categories: ImportedCategories; attributes: ImportedAttributes },
    relativeStock: RelativeStock,
  ) {
    this.#relativeStock = relativeStock;
    this.#options = options;
    this.#counts = counts;
    this.#turn = turn;
    this.#categories = categories;
    this.#attributes = attributes;
    this.#ids = new ProductIds(options.database.read);
    this.#stockAsOf = options.stockAsOf;
  }

  static async begin(options: ImportOptions, counting: Counting, relativeStock: RelativeStock): Promise<ImportRun> {
    const rows = await options.database.read.selectFrom('categories').selectAll().orderBy('position').execute();
    const stored = rows.map(({ id, parent_id, name, position, custom_page, ...details }) => ({
      ...{ id, name, position },
      ...{ parentId: parent_id, customPage: custom_page, details: detailsOf(details) },
    }));
    const attributes = new ImportedAttributes(await attributeRows(options.database.read));
    return new ImportRun(options, counting, { categories: new ImportedCategories(stored), attributes }, relativeStock);
  }

  /** What is kept of its counts under its number. */
  get kept(): KeptCounts {
    return { ...this.#counts, archived: this.#archived, warnings: this.#warnings };
  }

  get isFull(): boolean {
    return (
      this.#products.length + this.#leaving.length >= batchLimits.products ||
      this.#conditions >= batchLimits.conditions ||
      this.#options.files.pendingBytes >= batchLimits.fileBytes
    );
  }

  /** Hears from the file itself when its stock was counted, epoch ms: the operator knows better. */
  stockWasCounted(at: number): void {
    this.#stockAsOf ??= at;
  }

  /** Looks up by one statement what the records to be taken next would ask for one after the other. */
  async lookAhead(records: readonly ImportRecord[]): Promise<void> {
    const drafts = records.flatMap((record) => (record.kind === 'product' ? record.draft : []));
    const articles = drafts.map(articleToFind).filter((article) => article !== null);
    const ofParts = drafts.filter(({ lacks = [] }) => lacks.length > 0);
    await this.#options.files.lookAhead(drafts.flatMap(filesIn));
    await this.#ids.lookUp(
      articles,
      ofParts.map(({ id }) => id).filter((id) => typeof id === 'string'),
    );
  }

  async take(record: ImportRecord): Promise<void> {
    if (record.kind === 'refused') {
      this.#named.addRefused(record.name);
      await this.#refuseRows(record, record.name, () => record.reason);
    } else if (record.kind === 'categories') await this.#takeCategories(record);
    else if (record.kind === 'category') await this.#takeCategory(record);
    else if (record.kind === 'attribute') await this.#takeAttribute(record);
    else await this.#takeProduct(record);
  }

  async #takeCategories(record: ImportRecord & { kind: 'categories' }): Promise<void> {
    const pictures = new Map<string, string>();
    for (const path of new Set(picturesIn(record.tree))) {
      const id = await this.#pictureId(path, record, path);
      if (id !== null) pictures.set(path, id);
    }
    const before = { ...this.#countedCategories };
    const merged = this.#categories.merge(record.tree, pictures);
    if (!merged.ok) return this.#refuseRows(record, '', () => merged.reason);
    this.#countCategories(before);
  }

  /** A row of a table of categories. */
  async #takeCategory(record: ImportRecord & { kind: 'category' }): Promise<void> {
    const { names, fields, unnamed } = record.category;
    const name = names.join(' > ');
    const reference = { kind: 'names', names } as const;
    const checked = saidOfCategory(fields, unnamed);
    if (!checked.ok) return this.#refuseRows(record, name, () => checked.reason);
    const refusal = name === '' ? reasons.noCategoryName : this.#categories.refusalOf(reference);
    if (refusal !== null) return this.#refuseRows(record, name, () => refusal);
    const { picture, ...said } = checked.said;
    if (said.hidden === 1 && this.#categories.isRoot(reference))
      return this.#refuseRows(record, name, () => reasons.hiddenRoot);
    const id = typeof picture === 'string' ? await this.#pictureId(picture, record, name) : picture;
    const before = { ...this.#countedCategories };
    const isKept = id === undefined || (id === null && picture !== null);
    this.#categories.describe(this.#categories.find(reference), { ...said, ...(!isKept && { picture: id }) });
    this.#countCategories(before);
  }

  async #takeAttribute(record: ImportRecord & { kind: 'attribute' }): Promise<void> {
    const taken = this.#attributes.take(record.attribute);
    if (taken.outcome === 'refused') await this.#refuseRows(record, record.name, () => taken.reason);
    else this.#counts[taken.outcome]++;
  }

  /** The id of a category's picture; null, with a warning, where it cannot be taken. */
  async #pictureId(path: string, { line }: ImportRecord, name: string): Promise<string | null> {
    const found = await this.#options.files.picture(path);
    if ('id' in found) return found.id;
    await this.#warn({ line, rows: 1, name, reason: found.reason });
    return null;
  }

  get #countedCategories() {
    const { created, changed } = this.#categories;
    return { created, changed };
  }

  /** Counts the row that was just taken. */
  #countCategories({ created, changed }: { readonly created: number; readonly changed: number }): void {
    if (this.#categories.created > created) this.#counts.created++;
    else if (this.#categories.changed > changed) this.#counts.changed++;
    else this.#counts.unchanged++;
  }

  async #takeProduct(record: ProductRecord): Promise<void> {
    const name = String(record.draft.articleNumber ?? '');
    const draft = { ...this.#asWanted(record.draft), id: await this.#idOf(record.draft) };
    const isToGo = yesOrNo(draft.isToGo);
    if (isToGo === null) return this.#refuseRows(record, name, () => fieldReasons.noYesOrNo('Löschen'));
    if (isToGo) return void this.#leaving.push({ record, id: typeof draft.id === 'string' ? draft.id : '' });
    if (this.#options.isComplete) this.#named.add(draft.id, name);
    const checked = checkProduct(draft, this.#options.shop);
    if (!checked.ok) return this.#refuseRows(record, name, reasonOfRow(record, checked.reasons));
    const { lacks = [] } = record.draft;
    if (lacks.length > 0 && !this.#ids.has(checked.product.id))
      return this.#refuseRows(record, name, () => reasons.unknownArticle(lacks));
    const duplicate = this.#duplicateIn(checked.product);
    if (duplicate) return this.#refuseRows(record, name, () => duplicate);
    const categoryReason = this.#categories.refusalOf(record.draft.category);
    if (categoryReason) return this.#refuseRows(record, name, () => categoryReason);
    const identified = await this.#options.files.identify(checked.product);
    // Only now: finding may create a category, and a refused product must not leave one behind.
    const categoryId = this.#categories.find(record.draft.category);
    const further = this.#furtherCategories(record.draft, categoryId);
    this.#attributes.hear(record.draft.attributeHints);
    const { line } = record;
    const warnings = [
      ...(record.warnings ?? []),
      ...checked.warnings,
      ...further.warnings.map((reason) => ({ row: line, reason })),
      ...identified.warnings.map((reason) => ({ row: line, reason })),
    ];
    for (const { row = line, reason } of warnings) await this.#warn({ line: row, rows: 1, name, reason });
    const unnamed = further.isLeftOut
      ? withLeftOut(identified.product.unnamed, ['further_categories'])
      : identified.product.unnamed;
    this.#products.push({
      record,
      name,
      product: { ...identified.product, unnamed, categoryId, furtherCategoryIds: further.ids },
    });
    this.#conditions += checked.product.conditions.length;
  }

  /** The categories that a product is in besides. Those that cannot be taken are left out; where none can, all stay. */
  #furtherCategories({ furtherCategories: references }: ProductDraft, categoryId: string) {
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

  /** In a file that is the whole range what it names is on sale, unless it says otherwise. */
  #asWanted(draft: ProductDraft): ProductDraft {
    if (!this.#options.isComplete || draft.unnamed === undefined) return draft;
    const columns = draft.unnamed.columns.filter((column) => column !== 'active');
    return { ...draft, unnamed: { ...draft.unnamed, columns } };
  }

  /** Takes off sale what the file does not name; nothing where nobody can tell what that is. */
  async hideMissing(): Promise<void> {
    const { database, clock, dryRun, onNote, onChanges } = this.#options;
    if (!this.#named.areAll) return onNote(missingTexts.notComplete);
    let hidden = 0;
    for await (const some of activeProducts(database.read)) {
      const missing = some.filter((product) => !this.#named.has(product)).map(({ id }) => id);
      if (missing.length === 0) continue;
      hidden += missing.length;
      this.#archived += missing.length;
      if (dryRun) onChanges?.(await changesOfLeaving(database.read, { hidden: missing, erased: [] }));
      else
        await database.transaction(async (transaction) => {
          const changes = await changesOfLeaving(transaction, { hidden: missing, erased: [] });
          await hideProducts(transaction, missing, clock());
          await this.#turn?.note(transaction, this.kept, changes);
        });
    }
    if (hidden > 0) onNote(missingTexts.hidden(hidden));
  }

  /**
   * The id that the file names, or the one that goes with the article number; what is wrong with either the check will
   * tell.
   */
  async #idOf(draft: ProductDraft): Promise<unknown> {
    if (hasId(draft)) return draft.id;
    const article = articleToFind(draft);
    return article === null ? undefined : this.#ids.idOf(article);
  }

  #duplicateIn({ id, articleNumber, conditions }: CheckedProduct): string | null {
    if (!this.#ids.take(id, articleNumber)) return reasons.duplicateProduct;
    const own = new Set<string>();
    for (const { id: conditionId } of conditions) {
      if (conditionId === null) continue;
      if (own.has(conditionId) || this.#seenConditions.has(conditionId)) return reasons.duplicateCondition(conditionId);
      own.add(conditionId);
    }
    for (const conditionId of own) this.#seenConditions.add(conditionId);
    return null;
  }

  /** What the operator should know of articles that were taken. */
  sayNotes(): void {
    for (const note of this.#notes.sentences()) this.#options.onNote(note);
  }

  async flush(): Promise<void> {
    const { database, clock, files, dryRun, ordered, orderedSince, shop } = this.#options;
    const { stockRules, safetyData } = shop;
    const countedStock = this.#stockAsOf === undefined ? undefined : { at: this.#stockAsOf, orderedSince };
    const [products, leaving] = [this.#products, this.#leaving];
    const batch = new ImportBatch(
      { categories: this.#categories.takePending(), products, leaving, attributes: this.#attributes },
      { files, ordered, countedStock, relativeStock: this.#relativeStock, stockRules, safetyData },
    );
    this.#products = [];
    this.#leaving = [];
    this.#conditions = 0;
    const outcomes = dryRun
      ? await batch.compare(database.read, clock())
      : await batch.store(database, clock(), (transaction, outcome) => this.#note(transaction, outcome));
    files.settle();
    this.#attributes.settle();
    for (const { rows, outcome } of outcomes.stored) this.#counts[outcome] += rows;
    this.#archived += outcomes.archived;
    if (dryRun) this.#options.onChanges?.(outcomes.changes);
    for (const { imported, reason } of outcomes.refused)
      await this.#refuseRows(imported.record, imported.name, () => reason);
    for (const { imported, reason } of outcomes.outside) {
      const { record, name } = imported;
      await this.#warn({ line: record.line, rows: 1, name, reason });
    }
    for (const article of outcomes.withoutNormPrice) this.#notes.add('normPriceGone', article);
    for (const article of outcomes.withoutScales) this.#notes.add('scalesGone', article);
    for (const article of outcomes.withoutSales) this.#notes.add('salesGone', article);
    for (const article of outcomes.withoutSafetyData) this.#notes.add('safetyDataMissing', article);
    for (const article of outcomes.withIdleSales) this.#notes.add('salesIdle', article);
  }

  /** Keeps with a batch how far the import is then. */
  async #note(transaction: Transaction<Schema>, outcome: BatchOutcome): Promise<void> {
    const { stored, refused, archived, changes } = outcome;
    const counts = this.kept;
    for (const { rows, outcome } of stored) counts[outcome] += rows;
    counts.refused += refused.reduce((rows, { imported }) => rows + imported.record.rows, 0);
    counts.archived += archived;
    await this.#turn?.note(transaction, counts, changes);
  }

  async #warn(warned: RefusedRows): Promise<void> {
    this.#warnings++;
    await this.#options.onWarning(warned);
  }

  /** Refuses each row of a record by itself, so that the error file names every line. */
  async #refuseRows(record: ImportRecord, name: string, reasonOf: (line: number) => string): Promise<void> {
    this.#counts.refused += record.rows;
    for (const { line, source } of rowsOf(record))
      await this.#options.onRefused({ line, rows: 1, name, reason: reasonOf(line), source });
  }
}

/** What a draft calls its pictures and documents, as far as that can be read. */
function filesIn({ pictures, documents }: ProductDraft): string[] {
  const named: unknown[] = [pictures, documents].flatMap((list) => (Array.isArray(list) ? list : []));
  return named.flatMap((one) => {
    const content = typeof one === 'object' && one !== null && 'content' in one ? one.content : undefined;
    return typeof content === 'string' ? content.trim() : [];
  });
}

function hasId({ id }: ProductDraft): boolean {
  return id !== undefined && id !== null && !(typeof id === 'string' && cleanLine(id) === '');
}

/** The article number by which a product without an id is found; null where there is none, or a wrong one. */
function articleToFind(draft: ProductDraft): string | null {
  if (hasId(draft) || typeof draft.articleNumber !== 'string') return null;
  const cleaned = cleanLine(draft.articleNumber);
  return cleaned === '' || hasControlCharacters(cleaned) ? null : cleaned;
}

/** Each row of a record with what it says; of one that breaks off at its start, the place of the break. */
function rowsOf({ line, source }: ImportRecord): { readonly line: number; readonly source: RefusedSource }[] {
  if ('json' in source) return [{ line, source }];
  const rows = source.rows.length > 0 ? source.rows : [{ line, cells: [] }];
  return rows.map((row) => ({ line: row.line, source: { table: source, cells: row.cells } }));
}

/** What the error file says of each line of a product: its own reasons, or which line took it along. */
function reasonOfRow(record: ProductRecord, found: readonly RowReason[]): (line: number) => string {
  const byLine = Map.groupBy(found, ({ row }) => row ?? record.line);
  const first = Math.min(...byLine.keys());
  return (line) =>
    byLine
      .get(line)
      ?.map(({ reason }) => reason)
      .join(' ') ?? reasons.otherRow(first);
}
