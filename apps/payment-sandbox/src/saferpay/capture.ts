import { Records, type TransactionRecord } from './records.ts';
import { type Referring, referenced, stillAuthorized } from './referenced.ts';
import { Refusal } from './refusal.ts';
import type { SaferpayCall } from './saferpay-call.ts';

interface CaptureRequest extends Referring {
  readonly Amount?: { readonly Value: string; readonly CurrencyCode: string };
}

/** Transaction/Capture: books an authorization, or a refund that came back authorized; once (PAYMENTS A7). */
export const capture: SaferpayCall<CaptureRequest> = {
  fault: 'capture',
  prepare({ store, clock }, request) {
    const records = new Records(store);
    const { token, id } = referenced(records, request);
    return {
      token,
      act: () => {
        const money = stillAuthorized(records.money(id));
        const captured = amountToCapture(money, request.Amount);
        const captureId = `${id}_c`;
        records.saveMoney({ ...money, status: 'CAPTURED', captureId, captured });
        return { CaptureId: captureId, Status: 'CAPTURED', Date: clock.iso() };
      },
    };
  },
};

function amountToCapture(money: TransactionRecord, amount: CaptureRequest['Amount']): number {
  if (amount === undefined) return money.amount;
  if (amount.CurrencyCode !== money.currency) throw new Refusal('CURRENCY_INVALID');
  if (Number(amount.Value) > money.amount) throw new Refusal('AMOUNT_INVALID');
  return Number(amount.Value);
}
