import { stat } from 'node:fs/promises';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row, Unreadable } from '../../tables/csv-rows.ts';
import { ImportImpossible } from '../../tables/import-impossible.ts';
import type { ImportCounts, ImportListener } from '../../tables/import-listener.ts';
import { firstWithLostLetter } from '../../tables/lost-letters.ts';
import { cellOf, type NamedColumns, noteUnknown, readNamedColumns } from '../../tables/named-columns.ts';
import { withCells } from '../../tables/row-width.ts';
import { detectText } from '../../tables/text-encoding.ts';
import { textTable } from '../../tables/text-rows.ts';
import { reasons as fileReasons } from '../../tables/texts/tables.de.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { compareCustomers, storeCustomers } from './customer-batch.ts';
import { type CustomerColumn, customerColumns } from './customer-columns.ts';
import type { ImportedCustomer } from './imported-customer.ts';
import { type CustomerRules, readCustomer } from './read-customer.ts';
import { reasons } from './texts/customers-file.de.ts';

export { errorFileHeader } from './texts/customers-file.de.ts';

/** Customers per transaction. The number is small, so that a login never waits long. */
const batchSize = 500;

/** Dependencies and options of a customer import. */
export interface CustomerImport extends ImportListener {
  readonly database: Database;
  readonly sessions: Pick<SessionsService, 'endOthers'>;
  readonly clock: Clock;
  readonly file: string;
  readonly rules: CustomerRules;
  /** Checks and counts all rows without changing anything. */
  readonly dryRun: boolean;
}

/**
 * Imports customers from a CSV file of any size, as a stream (docs/import-customers.md). They are stored in batches,
 * each in one transaction. After a broken file or a dead process every batch is complete, and the next run of the file
 * continues. Throws {@link ImportImpossible} when the file cannot be read at all (before anything is changed) or no
 * further.
 */
export async function importCustomers(options: CustomerImport): Promise<ImportCounts> {
  const { file, onProgress } = options;
  const { size } = await stat(file);
  let bytes = 0;
  const { encoding } = await detectText(file);
  const run = new CustomerImportRun(options);
  const table = await textTable(file, {
    ...{ encoding, known: knownColumns, onUtf8: (line, cell) => run.utf8.hear(line, cell) },
    onBytes: (read) => {
      bytes += read;
    },
  });
  for await (const row of table.rows) {
    await run.take(row);
    if (!run.isFull) continue;
    await run.flush();
    onProgress({ bytes, of: size, counts: run.counts });
  }
  await run.end();
  onProgress({ bytes: size, of: size, counts: run.counts });
  return run.counts;
}

function knownColumns(cells: readonly string[]): number {
  return readNamedColumns(cells, { ...customerColumns, required: [] }, 'once').places.size;
}

/** Rows that are reported together in one sentence. */
class SomeRows {
  count = 0;
  /** The line of the first one, and a cell of it. */
  first = 0;
  cell = '';

  hear(line: number, cell = ''): void {
    if (this.count++ === 0) [this.first, this.cell] = [line, cell];
  }
}

/** One run over a file: reads its rows, and stores the customers batch by batch. */
class CustomerImportRun {
  readonly counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  readonly #options: CustomerImport;
  /** The line number of each accepted e-mail address. */
  readonly #lineByEmail = new Map<string, number>();
  /** Rows that end before the last column, and rows in UTF-8 within a file of another encoding. */
  readonly #short = new SomeRows();
  readonly utf8 = new SomeRows();
  #columns: NamedColumns<CustomerColumn> | undefined;
  #customers: ImportedCustomer[] = [];

  constructor(options: CustomerImport) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#customers.length >= batchSize;
  }

  async take(row: Row | Unreadable): Promise<void> {
    if ('refused' in row) return this.#refuse(row.line, '', row.refused);
    if (this.#columns) return this.#takeCustomer(this.#columns, row);
    const { others, ...columns } = readNamedColumns(row.cells, customerColumns);
    noteUnknown(others, this.#options.onNote);
    this.#columns = columns;
  }

  async flush(): Promise<void> {
    const { database, sessions, clock, dryRun } = this.#options;
    const customers = this.#customers;
    this.#customers = [];
    const stored = dryRun
      ? await compareCustomers(database.read, customers, clock())
      : await database.transaction((transaction) => storeCustomers(transaction, customers, { sessions, now: clock() }));
    this.counts.created += stored.created;
    this.counts.changed += stored.changed;
    this.counts.unchanged += stored.unchanged;
  }

  async end(): Promise<void> {
    if (!this.#columns) throw new ImportImpossible(fileReasons.emptyFile);
    await this.flush();
    const { onNote } = this.#options;
    if (this.#short.count > 0) onNote(fileReasons.shortRows(this.#short.first, this.#short.count));
    if (this.utf8.count > 0) onNote(fileReasons.utf8Rows(this.utf8.first, this.utf8.count, this.utf8.cell));
  }

  async #takeCustomer(columns: NamedColumns<CustomerColumn>, read: Row): Promise<void> {
    const row = withCells(read, columns.width);
    if (read.cells.length < row.cells.length) this.#short.hear(read.line);
    const broken = firstWithLostLetter(row.cells);
    if (broken !== undefined)
      return this.#refuse(row.line, cellOf(columns, row, 'email'), fileReasons.brokenLetter(broken));
    const checked = readCustomer(columns, row, this.#options.rules);
    if (!checked.ok) return this.#refuse(row.line, cellOf(columns, row, 'email'), checked.reason);
    const { customer } = checked;
    const first = this.#lineByEmail.get(customer.emailKey);
    if (first !== undefined) return this.#refuse(row.line, customer.email, reasons.duplicate(first));
    this.#lineByEmail.set(customer.emailKey, row.line);
    this.#customers.push(customer);
  }

  async #refuse(line: number, name: string, reason: string): Promise<void> {
    this.counts.refused += 1;
    await this.#options.onRefused({ line, rows: 1, name, reason });
  }
}
