import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../database/schema.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import { type OrderRecord, writeRecord } from '../orders/orders.service.ts';
import { insertEntry } from './order-life.repository.ts';
import { timelineTexts } from './texts/timeline.de.ts';
import type { AskedBy, EntryDetail, EntryKind } from './types.ts';

/** A change of an order that is no step of its life. */
export interface EntryToAdd {
  readonly kind: EntryKind;
  readonly detail: EntryDetail;
  /** Null: the shop itself. */
  readonly by: Changer;
  readonly via: AskedBy['via'];
  /** The key of the request. Null: it has none. */
  readonly key: string | null;
}

/** Adds a change to the timeline of a locked order and to the log. The record's version must be the current one. */
export async function addEntry(
  transaction: Transaction<Schema>,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<OfficeLog, 'write'> },
  { order, version }: Pick<OrderRecord, 'order' | 'version'>,
  { kind, detail, by, via, key }: EntryToAdd,
): Promise<void> {
  await writeRecord(transaction, order.id, { version: version + 1 });
  await insertEntry(transaction, {
    ...{ order_id: order.id, version: version + 1, kind, at: clock(), request_key: key, detail, via },
    ...{ operator_id: by?.id ?? null, operator_name: by?.name ?? timelineTexts.shopItself },
  });
  const change = { by, subject: 'order', subjectId: order.orderNumber, action: `order.${kind}` };
  await log.write(transaction, { ...change, after: detail });
}
