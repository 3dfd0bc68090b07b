import { Records } from './records.ts';
import { type Referring, referenced, stillAuthorized } from './referenced.ts';
import type { SaferpayCall } from './saferpay-call.ts';

/** Transaction/Cancel: voids an authorization, or a refund that was not captured (PAYMENTS A7). */
export const cancel: SaferpayCall<Referring> = {
  fault: 'void',
  prepare({ store, clock }, request) {
    const records = new Records(store);
    const { token, id } = referenced(records, request);
    return {
      token,
      act: () => {
        const money = stillAuthorized(records.money(id));
        records.saveMoney({ ...money, status: 'CANCELED' });
        return { TransactionId: id, ...(money.orderId !== null && { OrderId: money.orderId }), Date: clock.iso() };
      },
    };
  },
};
