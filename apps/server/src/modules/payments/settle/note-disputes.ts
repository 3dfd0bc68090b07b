import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { SeenDispute } from '../providers/gateway.ts';
import { attemptById, changeHeld } from '../store/attempts.repository.ts';
import { aboutAttempt, findingOf, renewFinding } from '../store/findings.repository.ts';
import type { HeldAttempt, PaymentAttempt } from '../store/payment-attempt.ts';

interface BookedAttempt {
  readonly transaction: Transaction<Schema>;
  readonly held: HeldAttempt;
  readonly attempt: PaymentAttempt;
  readonly now: number;
}

/**
 * Tells the operator of disputes about an attempt, as its provider has just listed them, and goes on asking as long as
 * one is open. `disputes`: missing where they were not asked about, or could not be read: money that a dispute took is
 * asked about all the same.
 */
export async function noteDisputes(
  { transaction, held, attempt, now }: BookedAttempt,
  disputes: readonly SeenDispute[] | undefined,
): Promise<void> {
  const known = await attemptById(transaction, attempt.id);
  if (known === null) return;
  const isUnsaid = disputes === undefined || disputes.length === 0;
  const isOpen = isUnsaid
    ? known.reversed > 0 || (disputes === undefined && known.disputed === 1)
    : disputes.some((one) => one.isOpen);
  if (isOpen !== (known.disputed === 1)) await changeHeld(transaction, held, { disputed: isOpen ? 1 : 0 });
  for (const dispute of disputes ?? []) await tellOf(transaction, attempt, dispute, now);
}

/**
 * Tells the operator how a dispute stands: anew whenever it has changed, also where they have dealt with what it was
 * before. What is older than that is no news.
 */
export async function tellOf(
  transaction: Transaction<Schema>,
  attempt: Pick<PaymentAttempt, 'id' | 'order_id' | 'provider'>,
  { isOpen: _, isWon, ...dispute }: SeenDispute,
  now: number,
): Promise<void> {
  const detail = { ...dispute, ...(dispute.outcome !== null && { won: isWon }) };
  const finding = { ...aboutAttempt(attempt, 'disputed', detail), about: `${attempt.provider}:${dispute.id}` };
  const told = await findingOf(transaction, finding);
  const changedAt = told === null ? -1 : (JSON.parse(told.detail) as Pick<SeenDispute, 'changedAt'>).changedAt;
  if (dispute.changedAt > changedAt) await renewFinding(transaction, finding, now);
}
