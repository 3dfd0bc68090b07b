import type { Sandbox } from '../sandbox.ts';
import { newId, type PaymentRecord, Records, type TransactionRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import type { SaferpayCall } from './saferpay-call.ts';
import { meansAnswer, transactionAnswer } from './transaction-answer.ts';

interface RefundRequest {
  readonly Refund: {
    readonly Amount: { readonly Value: string; readonly CurrencyCode: string };
    readonly OrderId?: string;
    readonly RestrictRefundAmountToCapturedAmount?: boolean;
  };
  readonly CaptureReference: { readonly CaptureId: string };
}

/**
 * Transaction/Refund (PAYMENTS A7). A refund to a card comes back AUTHORIZED and must be captured; one to an account is
 * done. Each call refunds again, also with a RequestId that was there before.
 */
export const refund: SaferpayCall<RefundRequest> = {
  fault: 'refund',
  prepare(sandbox, request) {
    if (!hasBusinessLicence(sandbox))
      throw new Refusal('PERMISSION_DENIED', {
        ErrorDetail: ['The licence of this customer does not include refunds.'],
      });
    const records = new Records(sandbox.store);
    const money = records.moneyOfCapture(request.CaptureReference.CaptureId);
    if (money === undefined || money.type !== 'PAYMENT') throw new Refusal('TRANSACTION_NOT_FOUND');
    return { token: money.token, act: () => refundTransaction(sandbox, records, money, request) };
  },
};

function refundTransaction({ clock }: Sandbox, records: Records, money: TransactionRecord, { Refund }: RefundRequest) {
  const amount = Number(Refund.Amount.Value);
  if (Refund.Amount.CurrencyCode !== money.currency) throw new Refusal('CURRENCY_INVALID');
  const refunds = records.refunds().get(money.id) ?? [];
  const given = refunds.reduce((sum, refunded) => sum + refunded.amount, 0);
  if (Refund.RestrictRefundAmountToCapturedAmount === true && given + amount > money.captured)
    throw new Refusal('AMOUNT_INVALID');
  const id = newId(28);
  const isDone = money.outcome === 'captured-at-once' || money.outcome === 'pending-then-captured';
  const refunded: TransactionRecord = {
    ...{ id, token: money.token, type: 'REFUND', status: isDone ? 'CAPTURED' : 'AUTHORIZED', amount },
    ...{ orderId: Refund.OrderId ?? null, currency: money.currency, date: clock.now(), outcome: money.outcome },
    ...{ captureId: isDone ? `${id}_c` : null, captured: isDone ? amount : 0, refundOf: money.id },
  };
  records.saveMoney(refunded);
  const payment = records.payment(money.token) as PaymentRecord;
  return { Transaction: transactionAnswer(refunded), PaymentMeans: meansAnswer(refunded, payment) };
}

const licenceKind = 'saferpay-licence';

/** Whether the merchant may refund by call (PAYMENTS A3); yes unless a control call said no. */
function hasBusinessLicence({ store }: Sandbox): boolean {
  return store.get<boolean>(licenceKind, 'business') ?? true;
}

export function setBusinessLicence({ store }: Sandbox, has: boolean): void {
  store.put(licenceKind, 'business', has);
}
