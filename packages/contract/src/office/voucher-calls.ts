import { refused } from '../call.ts';
import {
  MadeVouchers,
  OfficeVoucher,
  OfficeVouchers,
  SeriesToStop,
  VoucherQuestion,
  VoucherSeries,
  VoucherSeriesList,
  VouchersToMake,
  VoucherToChange,
} from './wire/voucher.ts';

/** The bodies and answers of the calls about vouchers. */
export const officeVoucherCalls = {
  vouchers: { summary: 'Vouchers, the newest first, fifty per page.', body: VoucherQuestion, answer: OfficeVouchers },
  vouchersMake: {
    summary: 'Makes vouchers: one with a code, or several with random codes. All are made, or none.',
    body: VouchersToMake,
    answer: MadeVouchers,
    refusals: { 400: refused('invalid-request', 'invalid-form'), 409: refused('code-taken', 'series-taken') },
  },
  voucherSeries: {
    summary: 'The newest 200 series of vouchers, with the use and the rest of all their vouchers.',
    answer: VoucherSeriesList,
  },
  voucherSeriesStop: {
    summary: 'Stops all vouchers of a series, or allows those again that were stopped with it.',
    body: SeriesToStop,
    answer: VoucherSeries,
    refusals: { 404: refused('series-not-found') },
  },
  voucherChange: {
    summary: 'Stops a voucher or allows it again, or gives it another end.',
    body: VoucherToChange,
    answer: OfficeVoucher,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('voucher-not-found'),
      409: refused('voucher-unpaid'),
    },
  },
} as const;
