import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

type Table = Schema['vat_checks'];

/** A stored answer about a VAT id. */
export type StoredCheck = Selectable<Table>;

/** Stores an answer about a VAT id. */
export async function insertCheck(transaction: Transaction<Schema>, check: Insertable<Table>): Promise<void> {
  await transaction.insertInto('vat_checks').values(check).execute();
}

/** The last answer about a VAT id since a time (epoch ms), or null. */
export async function lastCheck(queryable: Queryable, vatId: string, since: number): Promise<StoredCheck | null> {
  const row = await queryable
    .selectFrom('vat_checks')
    .selectAll()
    .where('vat_id', '=', vatId)
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The last answer that was asked for an order, or null. One that says nothing counts only where no other is. */
export async function lastCheckOfOrder(queryable: Queryable, orderId: string): Promise<StoredCheck | null> {
  const row = await queryable
    .selectFrom('vat_checks')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(sql`case when state = 'unknown' then 1 else 0 end`)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes answers before a time (epoch ms) that no order needs. */
export async function deleteChecksBefore(transaction: Transaction<Schema>, before: number): Promise<void> {
  await transaction.deleteFrom('vat_checks').where('order_id', 'is', null).where('asked_at', '<', before).execute();
}
