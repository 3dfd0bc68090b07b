import type { ListColumnName, OfficeVoucher, VoucherQuestion } from '@kontor/contract/office';
import { voucherKindTexts, voucherStateTexts } from '@kontor/contract/office-texts';
import type { OfficeVouchersService } from '../../vouchers/office/office-vouchers.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { amount, day, type ExportedList, moment } from './exported-list.ts';

/** The vouchers of a question. */
export function exportedVouchers(
  vouchers: Pick<OfficeVouchersService, 'list' | 'count'>,
  { after: _, ...question }: VoucherQuestion,
): ExportedList<ListColumnName<'vouchers'>, OfficeVoucher> {
  return {
    columns: {
      code: [[texts.code, ({ code }) => code]],
      worth: [
        [texts.kind, ({ worth }) => voucherKindTexts[worth.kind]],
        [texts.worth, eurosOf],
        [texts.percent, ({ worth }) => (worth.kind === 'percent' ? `${worth.percent}`.replace('.', ',') : '')],
        [texts.minimum, ({ minimum }) => (minimum > 0 ? amount(minimum) : '')],
      ],
      period: [
        [texts.firstDay, ({ firstDay }) => day(firstDay)],
        [texts.lastDay, ({ lastDay }) => day(lastDay)],
      ],
      uses: [
        [texts.used, ({ used }) => `${used}`],
        [texts.usesAllowed, ({ usesAllowed }) => (usesAllowed === null ? '' : `${usesAllowed}`)],
        [texts.inCarts, ({ inCarts }) => `${inCarts}`],
      ],
      state: [[texts.state, ({ state }) => voucherStateTexts[state]]],
      made: [[texts.made, ({ createdAt }) => moment(createdAt)]],
    },
    count: (upTo) => vouchers.count(question, upTo),
    async page(after) {
      const page = await vouchers.list({ ...question, ...(after !== undefined && { after }) });
      return { rows: page.vouchers, next: page.next };
    },
  };
}

function eurosOf({ worth }: OfficeVoucher): string {
  if (worth.kind === 'fixed') return amount(worth.amount);
  return worth.kind === 'gift-balance' ? amount(worth.balance) : '';
}
