import type { ListColumnName, OfficeWithdrawal, WithdrawalQuestion } from '@kontor/contract/office';
import { verdictTexts } from '@kontor/contract/office-texts';
import type { WithdrawalList } from '../../withdrawals/withdrawal-list.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { day, type ExportedList, moment } from './exported-list.ts';

/** The declarations of withdrawal of a question. */
export function exportedWithdrawals(
  withdrawals: Pick<WithdrawalList, 'page' | 'count'>,
  { after: _, ...question }: WithdrawalQuestion,
): ExportedList<ListColumnName<'withdrawals'>, OfficeWithdrawal> {
  return {
    columns: {
      number: [[texts.number, ({ number }) => number]],
      received: [[texts.received, ({ receivedAt }) => moment(receivedAt)]],
      who: [
        [texts.name, ({ name }) => name],
        [texts.email, ({ email }) => email],
      ],
      order: [[texts.order, ({ orderNumber }) => orderNumber ?? '']],
      verdict: [[texts.state, ({ verdict }) => verdictTexts[verdict]]],
      refundUntil: [[texts.refundUntil, ({ refundUntil }) => day(refundUntil)]],
      checked: [
        [texts.checkedBy, ({ checked }) => checked?.by ?? ''],
        [texts.checkedAt, ({ checked }) => moment(checked?.at ?? null)],
      ],
    },
    count: (upTo) => withdrawals.count(question, upTo),
    async page(after) {
      const page = await withdrawals.page({ ...question, ...(after !== undefined && { after }) });
      return { rows: page.withdrawals, next: page.next };
    },
  };
}
