import type { Cents } from '@kontor/domain';
import type { Database } from '../../../database/database.ts';
import type { PaymentAttemptTable } from '../../../database/payment-tables.ts';
import type { BookSettings } from '../../configuration/types.ts';
import { testDocuments } from '../../documents/testing/documents.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { lockOrder, orderIdOfNumber } from '../../orders/orders.repository.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { createNotedPayments } from '../../payments/payments.service.ts';
import { journalOf } from '../bookings.repository.ts';
import { type BooksService, createBooks } from '../books.service.ts';

/** For tests: the books of a database, with documents and noted money to book. */
export function testBooks(database: Database) {
  const never = () => Promise.reject(new Error('Nothing is printed'));
  const documents = testDocuments(database, {
    ...{ print: never, printCopies: never, printPickList: never, printLetter: never },
    close: async () => {},
  });
  const clock = () => documents.time.now;
  const log = createOfficeLog({ database, clock });
  const settings: { books: BookSettings } = { books: {} };
  const configuration = { current: async () => ({ ...testConfiguration, ...documents.settings, ...settings }) };
  const books: BooksService = createBooks({ database, configuration, log, clock });
  const noted = createNotedPayments({ orders: { idOfNumber: orderIdOfNumber, lock: lockOrder }, log, clock });
  return {
    ...{ books, documents: documents.documents, time: documents.time, settings, log },
    documentSettings: documents.settings,
    note: (orderNumber: string, source: string, amount: Cents, receivedOn: string) =>
      database.transaction((transaction) =>
        noted.note(transaction, { orderNumber, source, amount, receivedOn, reference: '' }, null),
      ),
    takeBack: (source: string) => database.transaction((transaction) => noted.takeBack(transaction, source, null)),
    /** The journal of a month in short: day, what, number, debtor, place or tax, net and tax. */
    async journal(month: string): Promise<string[]> {
      return (await journalOf(database.read, month)).map(
        ({ day, cause, subject, documentNumber, debtor, net, vat }) => {
          const { taxCase, country, rate } = subject.kind === 'turnover' ? subject.tax : {};
          const of =
            subject.kind === 'turnover' ? [taxCase, country, rate] : subject.kind === 'money' ? [subject.place] : [];
          return [day, cause, documentNumber || '-', debtor, ...(of.length > 0 ? of : [subject.kind]), net, vat].join(
            ' ',
          );
        },
      );
    },
  };
}

/** For tests: an attempt to pay an order, whose money came. */
export function capturedAttempt(
  orderId: string,
  change: Partial<PaymentAttemptTable> & Pick<PaymentAttemptTable, 'amount'>,
): PaymentAttemptTable {
  return {
    ...{ id: `attempt-of-${orderId}`, order_id: orderId, number: 1, provider: 'paypal', reference: `${orderId}-1` },
    ...{ state: 'captured', open_order: null, return_url: '', provider_ref: null, transaction_id: null },
    ...{ capture_id: null, refunded: 0, reversed: 0, disputed: 0, reversals: null, held: null, seen_amount: null },
    ...{ means: null, failure_code: null, failure_message: null, liability_shift: null, expires_at: null },
    ...{ asked_at: null, created_at: Date.UTC(2026, 9, 30), changed_at: Date.UTC(2026, 9, 31, 12) },
    ...{ lease: null, leased_until: null },
    ...change,
  };
}
