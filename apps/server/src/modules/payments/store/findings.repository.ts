import type { NewFinding } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { noteChange } from '../../../database/office-changes.ts';
import type { PaymentFindingTable } from '../../../database/payment-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import { privateId } from '../../../private-id.ts';

/** Stores a finding. If it exists already, also a resolved one, nothing changes. */
export async function insertFinding(
  transaction: Transaction<Schema>,
  { kind, about, attemptId, orderId, detail }: NewFinding,
  now: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_findings')
    .values({
      ...{ id: privateId(), kind, key: `${kind}:${about}`, detail: JSON.stringify(detail) },
      ...{ attempt_id: attemptId ?? null, order_id: orderId ?? null, found_at: now, resolved_at: null },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) await noteChange(transaction, 'payment-finding');
}

/**
 * Stores a finding anew with its current details, also if an earlier one was resolved, because something has happened
 * since.
 */
export async function renewFinding(transaction: Transaction<Schema>, finding: NewFinding, now: number): Promise<void> {
  await settleFinding(transaction, finding);
  await insertFinding(transaction, finding, now);
}

/** Changes the details of a stored finding, which stays the same finding. */
export async function rewordFinding(
  transaction: Transaction<Schema>,
  { kind, about, detail }: NewFinding,
): Promise<void> {
  await transaction
    .updateTable('payment_findings')
    .set({ detail: JSON.stringify(detail) })
    .where('key', '=', `${kind}:${about}`)
    .execute();
}

/** A finding with the reference of its payment and the number of its order; null where it concerns none. */
export type OpenFinding = PaymentFindingTable & {
  readonly reference: string | null;
  readonly orderNumber: string | null;
};

/** The open findings, oldest first; only those of one order if its id is given. */
export function openFindings(queryable: Queryable, orderId?: string): Promise<OpenFinding[]> {
  return queryable
    .selectFrom('payment_findings')
    .leftJoin('payment_attempts', 'payment_attempts.id', 'payment_findings.attempt_id')
    .leftJoin('orders', (join) =>
      join.on(({ eb, ref, fn }) =>
        eb('orders.id', '=', fn.coalesce(ref('payment_findings.order_id'), ref('payment_attempts.order_id'))),
      ),
    )
    .selectAll('payment_findings')
    .select(['payment_attempts.reference', 'orders.order_number as orderNumber'])
    .where('payment_findings.resolved_at', 'is', null)
    .$if(orderId !== undefined, (findings) => findings.where('payment_findings.order_id', '=', orderId ?? ''))
    .orderBy('found_at')
    .orderBy('payment_findings.id')
    .execute();
}

/** The finding with an id, resolved or not; null when there is none. */
export async function findingById(queryable: Queryable, id: string): Promise<PaymentFindingTable | null> {
  const row = await queryable.selectFrom('payment_findings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Marks a finding as dealt with.
 * @returns false when there is none that is open.
 */
export async function resolveFinding(transaction: Transaction<Schema>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payment_findings')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks the finding of a kind and subject as resolved, and keeps it. */
export async function resolveFindingOf(
  transaction: Transaction<Schema>,
  { kind, about }: Pick<NewFinding, 'kind' | 'about'>,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('payment_findings')
    .set({ resolved_at: now })
    .where('key', '=', `${kind}:${about}`)
    .execute();
}

/** The finding of a kind and subject, resolved or not; null when there is none. */
export async function findingOf(
  queryable: Queryable,
  { kind, about }: Pick<NewFinding, 'kind' | 'about'>,
): Promise<PaymentFindingTable | null> {
  const row = await queryable
    .selectFrom('payment_findings')
    .selectAll()
    .where('key', '=', `${kind}:${about}`)
    .executeTakeFirst();
  return row ?? null;
}

/** The findings of some kinds and subjects, resolved or not. */
export function foundAbout(
  queryable: Queryable,
  subjects: readonly Pick<NewFinding, 'kind' | 'about'>[],
): Promise<PaymentFindingTable[]> {
  const keys = subjects.map(({ kind, about }) => `${kind}:${about}`);
  return queryable.selectFrom('payment_findings').selectAll().where('key', 'in', keys).execute();
}

/** Deletes the finding of a kind and subject, because its cause has gone. */
export async function settleFinding(
  transaction: Transaction<Schema>,
  { kind, about }: Pick<NewFinding, 'kind' | 'about'>,
): Promise<void> {
  const settled = transaction.deleteFrom('payment_findings').where('key', '=', `${kind}:${about}`);
  const { numDeletedRows } = await settled.executeTakeFirst();
  if (numDeletedRows > 0n) await noteChange(transaction, 'payment-finding');
}
