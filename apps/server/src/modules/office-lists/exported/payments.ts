import type { ListColumnName, OfficePayment } from '@kontor/contract/office';
import { attemptStateTexts, providerTexts } from '@kontor/contract/office-texts';
import type { OfficePaymentsService } from '../../payments/office/office-payments.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { amount, type ExportedList, moment } from './exported-list.ts';

/** All payments by providers. */
export function exportedPayments(
  payments: Pick<OfficePaymentsService, 'list' | 'count'>,
): ExportedList<ListColumnName<'payments'>, OfficePayment> {
  return {
    columns: {
      order: [
        [texts.order, ({ orderNumber }) => orderNumber],
        [texts.reference, ({ reference }) => reference],
      ],
      provider: [
        [texts.provider, ({ provider }) => providerTexts[provider]],
        [texts.means, ({ means }) => means ?? ''],
      ],
      state: [
        [texts.state, ({ state }) => attemptStateTexts[state]],
        [texts.failure, ({ failureCode }) => failureCode ?? ''],
      ],
      amount: [
        [texts.amount, (payment) => amount(payment.amount)],
        [texts.refunded, ({ refunded }) => amount(refunded)],
        [texts.refunding, ({ refunding }) => amount(refunding)],
        [texts.reversed, ({ reversed }) => amount(reversed)],
      ],
      changed: [[texts.changed, ({ changedAt }) => moment(changedAt)]],
      begun: [[texts.begun, ({ createdAt }) => moment(createdAt)]],
    },
    count: (upTo) => payments.count(upTo),
    async page(after) {
      const page = await payments.list(after === undefined ? {} : { after });
      return { rows: page.payments, next: page.next };
    },
  };
}
