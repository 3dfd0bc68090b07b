import { Readable } from 'node:stream';
import { type FilteredList, type ListCount, type ListToExport, mostExportedRows } from '@kontor/contract/office';
import type { Database } from '../../database/database.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { byteOrderMark, tableRow } from '../../tables/table-row.ts';
import type { BankStatementsService } from '../bank-statements/bank-statements.service.ts';
import type { NewsletterList } from '../newsletter/newsletter-list.service.ts';
import type { OfficeCustomersService } from '../office-customers/office-customers.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { OrderLifeService } from '../order-life/order-life.service.ts';
import type { OfficePaymentsService } from '../payments/office/office-payments.service.ts';
import type { QuotesService } from '../quotes/quotes.service.ts';
import type { RemindersService } from '../reminders/reminders.service.ts';
import type { OfficeVouchersService } from '../vouchers/office/office-vouchers.service.ts';
import type { WithdrawalList } from '../withdrawals/withdrawal-list.service.ts';
import { exportedBankEntries } from './exported/bank-entries.ts';
import { exportedCustomers } from './exported/customers.ts';
import { type ListTable, tableOf } from './exported/exported-list.ts';
import { exportedLog } from './exported/log.ts';
import { exportedNewsletter } from './exported/newsletter.ts';
import { exportedOrders } from './exported/orders.ts';
import { exportedPayments } from './exported/payments.ts';
import { exportedQuotes } from './exported/quotes.ts';
import { exportedReceivables } from './exported/receivables.ts';
import { exportedVouchers } from './exported/vouchers.ts';
import { exportedWithdrawals } from './exported/withdrawals.ts';
import { loggedFilters } from './logged-filters.ts';
import { knownColumns } from './office-views.service.ts';

/** The lists that are exported, and the log that says so. */
export interface ListExportSources {
  readonly database: Database;
  readonly orderLife: Pick<OrderLifeService, 'listAll' | 'countAll'>;
  readonly officeCustomers: Pick<OfficeCustomersService, 'list' | 'count'>;
  readonly newsletterList: Pick<NewsletterList, 'rows' | 'count'>;
  readonly officePayments: Pick<OfficePaymentsService, 'list' | 'count'>;
  readonly officeVouchers: Pick<OfficeVouchersService, 'list' | 'count'>;
  readonly withdrawalList: Pick<WithdrawalList, 'page' | 'count'>;
  readonly quotes: Pick<QuotesService, 'list' | 'count'>;
  readonly reminders: Pick<RemindersService, 'receivables'>;
  readonly bankStatements: Pick<BankStatementsService, 'entries' | 'countEntries'>;
  readonly log: OfficeLog;
}

/** Lists that an operator may see, as tables for spreadsheets. */
export interface ListExport {
  /** Its number of rows, counted up to the most rows of a file. */
  count(list: FilteredList): Promise<ListCount>;
  /**
   * The table with the list's rows and the given columns, page by page, so that a long one needs little memory. It is
   * logged before it is handed out.
   * @returns 409 `too-many-rows`.
   */
  export(by: Operator, wish: ListToExport): Promise<Readable | Refused>;
}

/** Creates the service. */
export function createListExport(sources: ListExportSources): ListExport {
  return {
    async count(of) {
      const count = await tableFor(sources, of).count(mostExportedRows + 1);
      return { count: Math.min(count, mostExportedRows), isMore: count > mostExportedRows };
    },
    async export(by, of) {
      const table = tableFor(sources, of);
      const rows = await table.count(mostExportedRows + 1);
      if (rows > mostExportedRows) return refused(409, 'too-many-rows');
      const columns = knownColumns(of.list, of.columns);
      await sources.database.transaction((transaction) =>
        sources.log.write(transaction, {
          ...{ by, subject: 'list', subjectId: of.list, action: 'list.exported' },
          after: { rows, columns, filters: loggedFilters(of.question) },
        }),
      );
      return Readable.from(linesOf(table, columns));
    },
  };
}

async function* linesOf(table: ListTable, columns: readonly string[]): AsyncGenerator<string> {
  let left = mostExportedRows + 1;
  let start = byteOrderMark;
  for await (const cells of table.rows(columns)) {
    // Rows that came since they were counted do not make the file longer than it may be.
    if (left-- === 0) return;
    yield start + tableRow(cells);
    start = '';
  }
}

function tableFor(sources: ListExportSources, of: FilteredList): ListTable {
  switch (of.list) {
    case 'orders':
      return tableOf(exportedOrders(sources.orderLife, of.question));
    case 'customers':
      return tableOf(exportedCustomers(sources.officeCustomers, of.question));
    case 'newsletter':
      return tableOf(exportedNewsletter(sources.newsletterList, of.question));
    case 'payments':
      return tableOf(exportedPayments(sources.officePayments));
    case 'vouchers':
      return tableOf(exportedVouchers(sources.officeVouchers, of.question));
    case 'withdrawals':
      return tableOf(exportedWithdrawals(sources.withdrawalList, of.question));
    case 'quotes':
      return tableOf(exportedQuotes(sources.quotes, of.question));
    case 'receivables':
      return tableOf(exportedReceivables(sources.reminders));
    case 'bank-entries':
      return tableOf(exportedBankEntries(sources.bankStatements, of.question));
    case 'log':
      return tableOf(exportedLog(sources.log, of.question));
  }
}
