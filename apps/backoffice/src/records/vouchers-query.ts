import type { VoucherQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** Series of vouchers, the newest first. */
export const voucherSeriesQuery = queryOptions({
  queryKey: ['voucher-series'],
  queryFn: () => officeCall('voucherSeries', {}),
  staleTime: 0,
});

/** A page of vouchers, the newest first. */
export function vouchersQuery(question: VoucherQuestion) {
  return queryOptions({
    queryKey: ['vouchers', question],
    queryFn: () => officeCall('vouchers', question),
    staleTime: 0,
  });
}
