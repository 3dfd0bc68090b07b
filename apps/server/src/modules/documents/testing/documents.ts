import { pino } from 'pino';
import type { Database } from '../../../database/database.ts';
import { createJobRunner, type JobRunner } from '../../../jobs/job-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { DocumentSettings, Seller } from '../../configuration/types.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { lockOrder, orderIdOfNumber, orderWithState } from '../../orders/orders.repository.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { createPaymentRecords } from '../../payments/checkout/payment-record.ts';
import { documentJobs } from '../document-jobs.ts';
import { createDocumentsService, type DocumentsService } from '../documents.service.ts';
import type { DocumentPrinter } from '../printed/document-printer.ts';

/** For tests: 23 November 2026, 9:00 in UTC. */
export const issueTime = Date.UTC(2026, 10, 23, 9);

/** For tests: documents over a database, with everything a test may change and inspect. */
export interface TestDocuments {
  readonly documents: DocumentsService;
  readonly jobs: JobRunner;
  readonly mails: Mail[];
  readonly time: { now: number };
  /** The seller and the settings for documents issued from now on. */
  readonly settings: { seller: Seller; documents: DocumentSettings };
}

/** For tests: the documents of a database with orders. */
export function testDocuments(database: Database, printer: DocumentPrinter): TestDocuments {
  const time = { now: issueTime };
  const clock = () => time.now;
  const { seller, documents: asked } = testConfiguration;
  const settings = { seller, documents: asked };
  const mails: Mail[] = [];
  const mail = { send: async (sent: Mail) => void mails.push(sent), close: async () => {} };
  const sources = { database, printer, clock };
  const documents = createDocumentsService({
    ...sources,
    configuration: { current: async () => ({ ...testConfiguration, ...settings }) },
    orders: { idOfNumber: orderIdOfNumber, lock: lockOrder, placed: orderWithState },
    payments: createPaymentRecords(database),
    log: createOfficeLog({ database, clock }),
    wakeJobs: () => undefined,
  });
  const handlers = documentJobs({ ...sources, mail, mailFrom: 'Shop <shop@shop.example>' });
  const jobs = createJobRunner({ database, handlers, clock, logger: pino({ level: 'silent' }) });
  return { documents, jobs, mails, time, settings };
}
