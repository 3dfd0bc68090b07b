import type { VoucherQuestion } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** A page of vouchers, the newest first. */
export function vouchersQuery(question: VoucherQuestion) {
  return queryOptions({
    queryKey: ['vouchers', question],
    queryFn: () => officeCall('vouchers', question),
    staleTime: 0,
  });
}
