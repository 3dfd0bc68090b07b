import { crc32 } from 'node:zlib';
import { cleanLine } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { Fingerprints } from '../../../tables/fingerprints.ts';
import type { ImportCounts } from '../../../tables/import-listener.ts';
import type { RefusedRows } from '../../../tables/refused-rows.ts';
import { yesOrNo } from '../../../tables/yes-or-no.ts';
import { attributeRows } from '../attributes.repository.ts';
import { detailsOf } from '../category-fields.ts';
import type { ImportTurn, KeptCounts } from '../import-log/import-log.service.ts';
import { activeProducts, hideProducts } from '../leaving-products.ts';
import { sharedGtinSaid } from '../shared-gtins.ts';
import { fieldReasons } from '../texts/products.de.ts';
import { changesOfLeaving } from './batch-changes.ts';
import { CategoryRecords, type TakenRecord } from './category-records.ts';
import { type CheckedProduct, checkProduct, withLeftOut } from './check-product.ts';
import { GtinsOfFile } from './gtins-of-file.ts';
import { type BatchOutcome, ImportBatch, type LeavingProduct } from './import-batch.ts';
import { filesIn } from './import-files.ts';
import { ImportNotes } from './import-notes.ts';
import type { ImportOptions } from './import-options.ts';
import { ImportedAttributes } from './imported-attributes.ts';
import { ImportedCategories } from './imported-categories.ts';
import type { ImportedProduct } from './imported-product.ts';
import { KnownRates } from './known-rates.ts';
import { NamedProducts } from './named-products.ts';
import { articleToFind, ProductIds } from './product-ids.ts';
import type { CategoryReference, ImportRecord, ProductDraft, ProductRecord } from './records/import-record.ts';
import { usualPercent } from './records/importing-shop.ts';
import type { RelativeStock } from './relative-stock.ts';
import { RowsGivenBack } from './rows-given-back.ts';
import { lengthOf, reasonOfRow, rowsOf, textOf } from './rows-of-record.ts';
import { missingTexts, reasons } from './texts/catalogue-file.de.ts';

/**
 * The limits of a batch, which is compared and stored together. It is large enough for speed, and small enough that
 * orders never wait long and a statement stays below SQLite's 32,766 parameters.
 */
const batchLimits = { products: 500, conditions: 800, characters: 4 * 1024 * 1024, fileBytes: 64 * 1024 * 1024 };

/** The counts of a run, and its turn. A dry run has none. */
export interface Counting {
  readonly counts: ImportCounts;
  readonly turn: ImportTurn | null;
}

/** One run over a file. It collects whole products and stores them batch by batch. */
export class ImportRun {
  readonly #options: ImportOptions;
  readonly #counts: ImportCounts;
  readonly #turn: ImportTurn | null;
  #archived = 0;
  #warnings = 0;
  readonly #categories: ImportedCategories;
  readonly #categoryRecords: CategoryRecords;
  readonly #attributes: ImportedAttributes;
  readonly #ids: ProductIds;
  readonly #rates: KnownRates;
  readonly #seenConditions = new Fingerprints();
  /** Checksums of the file's products, with their ids. */
  readonly #said = new Fingerprints();
  readonly #notes = new ImportNotes();
  readonly #gtins = new GtinsOfFile();
  readonly #givenBack = new RowsGivenBack();
  #products: ImportedProduct[] = [];
  #leaving: LeavingProduct[] = [];
  #conditions = 0;
  /** The number of characters in the batch's records. */
  #characters = 0;
  readonly #named = new NamedProducts();
  #stockAsOf: number | undefined;
  #isUpdate = false;
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
    this.#categoryRecords = new CategoryRecords(categories, options.files, (warned) => this.#warn(warned));
    this.#attributes = attributes;
    this.#ids = new ProductIds(options.database.read);
    this.#rates = new KnownRates(options.database.read, options.shop);
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

  /** The counts to store under its number. */
  get kept(): KeptCounts {
    return { ...this.#counts, archived: this.#archived, warnings: this.#warnings };
  }

  get isFull(): boolean {
    return (
      this.#products.length + this.#leaving.length >= batchLimits.products ||
      this.#conditions >= batchLimits.conditions ||
      this.#characters >= batchLimits.characters ||
      this.#options.files.pendingBytes >= batchLimits.fileBytes
    );
  }

  /** Takes the time of the stock count from the file, epoch ms, unless the operator has given one. */
  stockWasCounted(at: number): void {
    this.#stockAsOf ??= at;
  }

  /** Looks up with one statement what the next records would ask for one by one. */
  async lookAhead(records: readonly ImportRecord[]): Promise<void> {
    const drafts = records.flatMap((record) => (record.kind === 'product' ? record.draft : []));
    const parents = records.flatMap((record) => (record.kind === 'parent' ? cleanLine(record.name) : []));
    const articles = [...drafts.map(articleToFind).filter((article) => article !== null), ...parents];
    const ofParts = drafts.filter(({ lacks = [] }) => lacks.length > 0);
    await this.#options.files.lookAhead(drafts.flatMap(filesIn));
    await this.#ids.lookUp(
      articles,
      ofParts.map(({ id }) => id).filter((id) => typeof id === 'string'),
    );
    const converted = await Promise.all(
      drafts.filter((draft) => this.#rates.isWanted(draft)).map((draft) => this.#ids.idOfDraft(draft)),
    );
    await this.#rates.lookUp(converted.filter((id) => typeof id === 'string'));
  }

  async take(record: ImportRecord): Promise<void> {
    if (record.kind === 'refused') {
      this.#named.addRefused(record.isCut ? '' : record.name);
      await this.#refuseRows(record, record.name, () => record.reason);
    } else if (record.kind === 'categories') await this.#count(record, await this.#categoryRecords.takeTree(record));
    else if (record.kind === 'category') await this.#count(record, await this.#categoryRecords.takeRow(record));
    else if (record.kind === 'attribute')
      await this.#count(record, { ...this.#attributes.take(record.attribute), name: record.name });
    else if (record.kind === 'parent') await this.#takeParent(record.name);
    else await this.#takeProduct(record);
  }

  async #count(record: ImportRecord, taken: TakenRecord): Promise<void> {
    if (taken.outcome === 'refused') await this.#refuseRows(record, taken.name, () => taken.reason);
    else this.#counts[taken.outcome]++;
  }

  /** A family's row is no article; one that the shop has by its number all the same is told. */
  async #takeParent(name: string): Promise<void> {
    const id = await this.#ids.idOf(cleanLine(name));
    this.#notes.add(this.#ids.has(id) ? 'parentKnown' : 'parentNotSold', name);
  }

  async #takeProduct(record: ProductRecord): Promise<void> {
    const name = String(record.draft.articleNumber ?? '');
    const draft = { ...this.#asWanted(record.draft), id: await this.#ids.idOfDraft(record.draft) };
    const isToGo = yesOrNo(draft.isToGo);
    if (isToGo === null) return this.#refuseRows(record, name, () => fieldReasons.noYesOrNo('Löschen'));
    if (isToGo) return void this.#leaving.push({ record, id: typeof draft.id === 'string' ? draft.id : '' });
    if (this.#options.isComplete) this.#named.add(draft.id, name);
    const checked = checkProduct(draft, this.#options.shop, this.#rates.of(draft.id));
    if (!checked.ok) return this.#refuseRows(record, name, reasonOfRow(record, checked.reasons));
    const { lacks = [] } = record.draft;
    if (lacks.length > 0 && !this.#ids.has(checked.product.id))
      return this.#refuseRows(record, name, () => reasons.unknownArticle(lacks));
    if (this.#isRepeated(checked.product, record)) return this.#takeRepeated(checked.product, record);
    const duplicate = this.#duplicateIn(checked.product, record);
    if (duplicate) return this.#refuseRows(record, name, () => duplicate);
    const { category, placed } = this.#categoryOf(record.draft, checked.product.id);
    const categoryReason = this.#categories.refusalOf(category);
    if (categoryReason) return this.#refuseRows(record, name, () => categoryReason);
    const identified = await this.#options.files.identify(checked.product);
    // Not earlier: finding may create a category, and a refused product must not leave one behind.
    const categoryId = this.#categories.find(category);
    const further = this.#categoryRecords.further(record.draft, categoryId);
    this.#attributes.hear(record.draft.attributeHints);
    this.#noteRates(checked.product, name);
    const { line } = record;
    const warnings = [
      ...(record.warnings ?? []),
      ...placed.map((reason) => ({ row: line, reason })),
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
    this.#characters += lengthOf(record);
  }

  /** Notes a tax rate that the shop knows, but that no country it sells to has. */
  #noteRates({ conditions }: CheckedProduct, name: string): void {
    const { soldRates } = this.#options.shop;
    const isElsewhere = ({ taxRate, unnamed }: CheckedProduct['conditions'][number]) =>
      soldRates?.has(taxRate) === false && !unnamed?.includes('tax_rate');
    if (conditions.some(isElsewhere)) this.#notes.add('rateElsewhere', name);
  }

  /** The category of a product. A new product without one in its file gets a fallback, with a warning. */
  #categoryOf({ category }: ProductDraft, id: string): { category: CategoryReference; placed: readonly string[] } {
    if (category.kind !== 'kept') return { category, placed: [] };
    const names = this.#ids.has(id) ? undefined : category.ofNew;
    if (names === undefined) return { category, placed: category.warning === undefined ? [] : [category.warning] };
    return { category: { kind: 'names', names }, placed: [reasons.placed(names)] };
  }

  /** Records that the file is not the whole range, whatever the operator says. */
  fileIsUpdate(): void {
    this.#isUpdate = true;
  }

  /** In a file with the whole range, a product is on sale unless the file says otherwise. */
  #asWanted(draft: ProductDraft): ProductDraft {
    if (!this.#options.isComplete || this.#isUpdate || draft.unnamed === undefined) return draft;
    const columns = draft.unnamed.columns.filter((column) => column !== 'active');
    return { ...draft, unnamed: { ...draft.unnamed, columns } };
  }

  /** Takes products off sale that the file does not name. Does nothing if the file's products are not all known. */
  async hideMissing(): Promise<void> {
    const { database, clock, dryRun, onNote, onChanges } = this.#options;
    if (this.#isUpdate) return onNote(missingTexts.isUpdate);
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

  /** Whether the file contained the same product before. A product with a stock change is never a repetition. */
  #isRepeated({ id, conditions }: CheckedProduct, record: ProductRecord): boolean {
    const isNew = this.#said.add(`${id}\n${crc32(textOf(record))}`);
    return !isNew && conditions.every(({ stockChange }) => stockChange === undefined);
  }

  async #takeRepeated({ id, articleNumber: name }: CheckedProduct, { line, rows }: ProductRecord): Promise<void> {
    this.#counts.unchanged += rows;
    await this.#warn({ line, rows: 1, name, reason: reasons.repeated(this.#ids.lineOf(id)) });
  }

  #duplicateIn({ id, articleNumber, conditions }: CheckedProduct, { line }: ProductRecord): string | null {
    if (!this.#ids.take(id, articleNumber, line)) return reasons.duplicateProduct(this.#ids.lineOf(id));
    const own = new Set<string>();
    for (const { id: conditionId } of conditions) {
      if (conditionId === null) continue;
      if (own.has(conditionId) || this.#seenConditions.has(conditionId)) return reasons.duplicateCondition(conditionId);
      own.add(conditionId);
    }
    for (const conditionId of own) this.#seenConditions.add(conditionId);
    return null;
  }

  /** Reports notes about stored articles to the operator. */
  async sayNotes(): Promise<void> {
    const { database, dryRun } = this.#options;
    if (!dryRun)
      for await (const shared of this.#gtins.shared(database.read))
        this.#notes.add('gtinShared', sharedGtinSaid(shared));
    for (const note of this.#notes.sentences()) this.#options.onNote(note);
  }

  async flush(): Promise<void> {
    const { database, clock, files, dryRun, ordered, orderedSince, shop } = this.#options;
    const { stockRules, safetyData } = shop;
    const countedStock = this.#stockAsOf === undefined ? undefined : { at: this.#stockAsOf, orderedSince };
    const [products, leaving] = [this.#products, this.#leaving];
    const batch = new ImportBatch(
      { categories: this.#categories.takePending(), products, leaving, attributes: this.#attributes },
      {
        files,
        ordered,
        countedStock,
        relativeStock: this.#relativeStock,
        stockRules,
        safetyData,
        usualPercent: usualPercent(shop),
      },
    );
    this.#products = [];
    this.#leaving = [];
    this.#conditions = 0;
    this.#characters = 0;
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
    for (const { product, name } of products) {
      const again = this.#gtins.hear(product);
      if (again !== null && dryRun) this.#notes.add('gtinAgain', `${again} (${name})`);
    }
    this.#noteArticles(outcomes);
  }

  #noteArticles(outcomes: BatchOutcome): void {
    for (const article of outcomes.withoutNormPrice) this.#notes.add('normPriceGone', article);
    for (const article of outcomes.withoutScales) this.#notes.add('scalesGone', article);
    for (const article of outcomes.withoutSales) this.#notes.add('salesGone', article);
    for (const article of outcomes.withoutSafetyData) this.#notes.add('safetyDataMissing', article);
    for (const article of outcomes.withIdleSales) this.#notes.add('salesIdle', article);
    for (const article of outcomes.withUnprovenSales) this.#notes.add('salesUnproven', article);
  }

  /** Stores the import's progress with a batch. */
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

  /** Adds to the error file the further rows that its corrected rows need. */
  async addFurtherRows(): Promise<void> {
    for (const rows of this.#givenBack.rows()) await this.#options.onRefused(rows);
  }

  /** Refuses each row of a record separately, so that the error file names every line. */
  async #refuseRows(record: ImportRecord, name: string, reasonOf: (line: number) => string): Promise<void> {
    this.#counts.refused += record.rows;
    for (const rows of this.#givenBack.hear(record)) await this.#options.onRefused(rows);
    for (const { line, source } of rowsOf(record))
      await this.#options.onRefused({ line, rows: 1, name, reason: reasonOf(line), source });
  }
}
