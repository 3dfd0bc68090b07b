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
