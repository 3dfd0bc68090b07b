import type { Records, TransactionRecord } from './records.ts';
import { Refusal } from './refusal.ts';

/** A request that names a transaction by one of its two names. */
export interface Referring {
  readonly TransactionReference: { readonly TransactionId?: string; readonly OrderId?: string };
}

/** The transaction that a request names (PAYMENTS A7); the last one under an OrderId. */
export function referenced(records: Records, { TransactionReference }: Referring): TransactionRecord {
  const { TransactionId, OrderId = '' } = TransactionReference;
  const money = TransactionId === undefined ? records.moneyOfOrder(OrderId) : records.money(TransactionId);
  if (money === undefined) throw new Refusal('TRANSACTION_NOT_FOUND');
  return money;
}

/** What can be captured or voided, looked at when that is done: a call before it may have been faster. */
export function stillAuthorized(money: TransactionRecord | undefined): TransactionRecord {
  if (money?.status === 'AUTHORIZED') return money;
  throw new Refusal(money?.status === 'CAPTURED' ? 'TRANSACTION_ALREADY_CAPTURED' : 'TRANSACTION_IN_WRONG_STATE');
}
