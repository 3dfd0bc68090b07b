import type { PaymentCase, PaymentEffect } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { noteChange } from '../../../database/office-changes.ts';
import type { Schema } from '../../../database/schema.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { orderRecipientsNow } from '../../configuration/configuration.service.ts';
import { columnsOf, rowOfAttempt } from './attempt-row.ts';
import { releaseClaim, takeClaim } from './claims.repository.ts';
import { detailOf } from './finding-details.ts';
import { findingOf, insertFinding, renewFinding, resolveFindingOf, settleFinding } from './findings.repository.ts';
import { notePayment } from './note-payment.ts';
import { changeOperation, insertOperation } from './operations.repository.ts';
import { checkJob, paidMail, paidNotices, refundedMail, settleJob } from './queued-jobs.ts';

/** The key of a refund already belongs to another order's refund. */
export class RefundKeyUsed extends Error {
  override readonly name = 'RefundKeyUsed';
}

/**
 * Writes all decided effects, or none, in the transaction that has loaded the case. Attempts are written only here,
 * except for their leases.
 * @throws RefundKeyUsed, which rolls the transaction back.
 */
export async function applyEffects(
  transaction: Transaction<Schema>,
  { order }: Pick<PaymentCase, 'order'>,
  effects: readonly PaymentEffect[],
  now: number,
): Promise<void> {
  for (const effect of effects) await applyEffect(transaction, effect, now);
  if (effects.length === 0) return;
  await notePayment(transaction, order.id, now);
  await noteChange(transaction, 'payment');
}

function applyEffect(transaction: Transaction<Schema>, effect: PaymentEffect, now: number): Promise<void> {
  switch (effect.kind) {
    case 'begin':
      return begin(transaction, effect);
    case 'change':
    case 'book':
    case 'review':
      return change(transaction, effect);
    case 'capture':
    case 'void':
      return request(transaction, effect, now);
    case 'refund':
      return refund(transaction, effect, now);
    case 'cancel':
      return store(transaction, { ...effect, kind: 'void' }, now);
    case 'record':
      return store(transaction, { ...effect, kind: 'capture' }, now);
    case 'outcome':
      return changeOperation(transaction, effect.key, effect.set, now);
    case 'claim':
      return takeClaim(transaction, effect.attempt);
    case 'release':
      return releaseClaim(transaction, effect.attempt);
    case 'report':
      return effect.when === 'once'
        ? insertFinding(transaction, effect.finding, now)
        : renewFinding(transaction, effect.finding, now);
    case 'report dispute':
      return reportDispute(transaction, effect, now);
    case 'settled':
      return settleFinding(transaction, effect.finding);
    case 'paid mail':
      return paid(transaction, effect, now);
    case 'refunded mail':
      return enqueue(transaction, refundedMail(effect, now), now);
    case 'settle':
      return enqueue(transaction, settleJob(effect.attempt, effect.cause, now), now);
    case 'check at':
      return enqueue(transaction, checkJob(effect.attempt, effect.at), now);
  }
}

type EffectOf<Kind extends PaymentEffect['kind']> = PaymentEffect & { readonly kind: Kind };

async function begin(transaction: Transaction<Schema>, { attempt }: EffectOf<'begin'>): Promise<void> {
  await transaction.insertInto('payment_attempts').values(rowOfAttempt(attempt)).execute();
}

async function change(
  transaction: Transaction<Schema>,
  { attempt, set }: EffectOf<'change' | 'book' | 'review'>,
): Promise<void> {
  await transaction.updateTable('payment_attempts').set(columnsOf(set)).where('id', '=', attempt).execute();
}

/** A try is counted before it is made, so that it also counts if the process dies during it. */
async function request(
  transaction: Transaction<Schema>,
  { kind, attempt: attemptId, key, amount, retry }: EffectOf<'capture' | 'void'>,
  now: number,
): Promise<void> {
  await insertOperation(transaction, { attemptId, kind, key, amount }, now);
  await changeOperation(transaction, key, { state: 'unknown', tries: retry + 1 }, now);
}

async function refund(
  transaction: Transaction<Schema>,
  { attempt: attemptId, key, amount, note }: EffectOf<'refund'>,
  now: number,
): Promise<void> {
  const isNew = await insertOperation(transaction, { attemptId, kind: 'refund', key, amount, note }, now);
  if (!isNew) throw new RefundKeyUsed();
  await transaction
    .updateTable('payment_attempts')
    .set((row) => ({ refunded: row('refunded', '+', amount) }))
    .where('id', '=', attemptId)
    .execute();
}

async function store(
  transaction: Transaction<Schema>,
  operation: {
    readonly kind: 'capture' | 'void';
    readonly attempt: string;
    readonly key: string;
    readonly amount: number;
  } & Partial<Pick<EffectOf<'record'>, 'state' | 'providerId'>>,
  now: number,
): Promise<void> {
  const { attempt: attemptId, ...fields } = operation;
  await insertOperation(transaction, { attemptId, ...fields }, now);
}

/** A dispute is reported again only if this report is newer than the last one. */
async function reportDispute(
  transaction: Transaction<Schema>,
  { finding, isDone }: EffectOf<'report dispute'>,
  now: number,
): Promise<void> {
  const told = await findingOf(transaction, finding);
  const toldOf = told === null ? -1 : detailOf('disputed', told).changedAt;
  if (finding.detail.changedAt <= toldOf) return;
  await renewFinding(transaction, finding, now);
  // The finding is kept, so that a late message about the dispute is not taken for news.
  if (isDone) await resolveFindingOf(transaction, finding, now);
}

async function paid(transaction: Transaction<Schema>, { attempt }: EffectOf<'paid mail'>, now: number): Promise<void> {
  const mails = [paidMail(attempt, now), ...paidNotices(attempt, await orderRecipientsNow(transaction), now)];
  for (const job of mails) await enqueue(transaction, job, now);
}
