import { type OrderLife, stillDue } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDay } from '../../german-format.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { buyerTaxOf, type OrderRecord, withBuyerTax, worthOf } from '../orders/orders.service.ts';
import type { OrderContact } from '../orders/types.ts';
import { addEntry } from './add-entry.ts';
import { shippedParcelsOf } from './order-life.repository.ts';
import { moneyOfOrder, sumsOf } from './order-money.ts';
import type { AskedBy, InvoiceToReplace, LifeSources } from './types.ts';

/** A record after the correction of its addresses was written. */
export function corrected(record: OrderRecord, correction: OrderContact): OrderRecord {
  const { business = null, ...contact } = correction;
  const order = withBuyerTax(record.order, { ...buyerTaxOf(record.order), business });
  return { ...record, version: record.version + 1, order: { ...order, ...contact } };
}

/** What is billed anew. */
interface ToBillAnew extends Pick<InvoiceToReplace, 'isAmended' | 'reason' | 'isMailed'> {
  readonly sources: LifeSources;
  readonly settings: ShopConfiguration;
  readonly by: AskedBy;
  /** The order as it was just written, with its version. */
  readonly record: OrderRecord;
  readonly life: OrderLife;
  /** The key of the request. Null: an entry before has it. */
  readonly key: string | null;
}

/**
 * Replaces the open invoice of a locked order, with an entry in its timeline.
 * @returns `nothing` if there is none, or nothing on it would change.
 */
export async function billAnew(
  transaction: Transaction<Schema>,
  { sources, settings, by, record, life, key, ...wish }: ToBillAnew,
): Promise<Refused | 'nothing' | null> {
  const { order } = record;
  const due = stillDue(worthOf(order), life);
  const { received, discount } = sumsOf(order, due, await moneyOfOrder(transaction, order.id));
  const parcels = await shippedParcelsOf(transaction, order.id);
  const invoices = await sources.documents.replaceInvoice(transaction, {
    ...{ ...wish, order, life, settings, by: by.operator, issuedAt: sources.clock() },
    // An earned cash discount counts as paid: the customer does not owe it.
    paid: Math.max(0, (received ?? 0) + discount),
    shippedOn: parcels.map(({ shipped_at }) => viennaDay(shipped_at)).toSorted(),
  });
  if (invoices === null) return 'nothing';
  if (isRefused(invoices)) return invoices;
  const detail = { invoices, isTold: wish.isMailed };
  await addEntry(transaction, sources, record, { kind: 'invoice', detail, by: by.operator, via: by.via, key });
  return null;
}
