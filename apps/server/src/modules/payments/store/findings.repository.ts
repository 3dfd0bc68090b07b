import type { NewFinding } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { PaymentFindingTable } from '../../../database/payment-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import { privateId } from '../../../private-id.ts';

/** Writes down what does not match. Found again, also after it was resolved, it is the same finding. */
export async function insertFinding(
  transaction: Transaction<Schema>,
  { kind, about, attemptId, orderId, detail }: NewFinding,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('payment_findings')
    .values({
      ...{ id: privateId(), kind, key: `${kind}:${about}`, detail: JSON.stringify(detail) },
      ...{ attempt_id: attemptId ?? null, order_id: orderId ?? null, found_at: now, resolved_at: null },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Writes down what does not match anew, with what is known now, also where an earlier one was resolved: what happened
 * since is news.
 */
export async function renewFinding(transaction: Transaction<Schema>, finding: NewFinding, now: number): Promise<void> {
  await settleFinding(transaction, finding);
  await insertFinding(transaction, finding, now);
}

/** Says what is found already in other words: it stays the same finding. */
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

/** A finding with the payment it is about, as the provider's records show it; null where it is about none. */
export type OpenFinding = PaymentFindingTable & { readonly reference: string | null };

/** What nobody has dealt with yet, oldest first; of one order where its id is given. */
export function openFindings(queryable: Queryable, orderId?: string): Promise<OpenFinding[]> {
  return queryable
    .selectFrom('payment_findings')
    .leftJoin('payment_attempts', 'payment_attempts.id', 'payment_findings.attempt_id')
    .selectAll('payment_findings')
    .select('payment_attempts.reference')
    .where('resolved_at', 'is', null)
    .$if(orderId !== undefined, (findings) => findings.where('payment_findings.order_id', '=', orderId ?? ''))
    .orderBy('found_at')
    .orderBy('payment_findings.id')
    .execute();
}

/** The finding of an id, resolved or not; null when there is none. */
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

/** Marks what was found of a kind and subject as dealt with, and keeps it. */
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

/** What was found of a kind and subject, resolved or not; null when nothing was. */
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

/** What was found of some kinds and subjects, resolved or not. */
export function foundAbout(
  queryable: Queryable,
  subjects: readonly Pick<NewFinding, 'kind' | 'about'>[],
): Promise<PaymentFindingTable[]> {
  const keys = subjects.map(({ kind, about }) => `${kind}:${about}`);
  return queryable.selectFrom('payment_findings').selectAll().where('key', 'in', keys).execute();
}

/** Marks what was found of a kind and subject as dealt with, where it has settled itself. */
export async function settleFinding(
  transaction: Transaction<Schema>,
  { kind, about }: Pick<NewFinding, 'kind' | 'about'>,
): Promise<void> {
  await transaction.deleteFrom('payment_findings').where('key', '=', `${kind}:${about}`).execute();
}
