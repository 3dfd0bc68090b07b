import type { Day, Receivable } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { BankStatementsService } from '../bank-statements/bank-statements.service.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { DocumentPrinter } from '../documents/documents.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';

/** The parts of the shop that reminders use. */
export interface ReminderSources {
  readonly database: Database;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly bankStatements: Pick<BankStatementsService, 'lastDay' | 'waitingMoney'>;
  readonly printer: Pick<DocumentPrinter, 'printLetter'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}

/** An order with its unpaid money. */
export interface OrderReceivable {
  readonly order: OrderSnapshot;
  /** The number of changes of the order. */
  readonly version: number;
  readonly receivable: Receivable;
  /** The invoice by which it is to be paid. Null: it is paid in advance. */
  readonly invoice: { readonly number: string; readonly issuedOn: Day } | null;
  /** Why it is excluded from reminders. Null: it is not. */
  readonly stop: string | null;
}

/** Everything that the mail of a reminder says, stored when it is asked for. Amounts in cents. */
export interface ReminderLetter {
  /** Increased if an older version of the shop would misread it. */
  readonly format: 1;
  readonly title: string;
  /** The shop's own paragraph. Empty: none. */
  readonly text: string;
  /** Null: the order is paid in advance. */
  readonly invoice: { readonly number: string; readonly issuedOn: Day } | null;
  readonly dueOn: Day;
  /** What was paid before. */
  readonly received: number;
  readonly open: number;
  /** The sum of the fees of all reminders up to this one. */
  readonly fees: number;
  readonly isBusiness: boolean;
  /** The sentence about interest. Empty: none. */
  readonly interest: string;
  readonly payUntil: Day;
  /** Null: the shop has none. */
  readonly account: { readonly holder: string; readonly iban: string; readonly bic: string } | null;
}
