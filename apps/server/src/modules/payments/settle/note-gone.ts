import type { Cents } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import { attemptById, changeHeld, stillHeld } from '../store/attempts.repository.ts';
import { aboutAttempt, renewFinding, settleFinding } from '../store/findings.repository.ts';
import { operationsOf } from '../store/operations.repository.ts';
import {
  type HeldAttempt,
  isOpenOperation,
  type PaymentAttempt,
  type PaymentOperation,
} from '../store/payment-attempt.ts';
import { noteAllBack } from './note-all-back.ts';

/** What of an attempt's money has left again by its provider's count, in cents; null: it does not say. */
export interface GoneMoney {
  /** Given back, by us or in the provider's dashboard. */
  readonly refunded: Cents | null;
  /** Taken back by disputes, and not brought again. */
  readonly reversed: Cents | null;
}

interface BookedAttempt {
  readonly transaction: Transaction<Schema>;
  readonly held: HeldAttempt;
  readonly attempt: PaymentAttempt;
  readonly placed: OrderWithState;
  readonly now: number;
}

/**
 * Books what left again of money that has come: what somebody gave back in the provider's dashboard, what a dispute
 * took, and what a dispute that was won has brought again. PayPal lists both alike: what was taken for a refund and
 * proves to be a dispute, or is not listed any more, is booked anew. `all that is left`: a dispute has taken all that
 * we did not give back ourselves.
 */
export async function noteGone(
  { transaction, held, attempt: { id }, placed, now }: BookedAttempt,
  gone: GoneMoney | 'all that is left',
): Promise<void> {
  // Locked from here on: a refund that is written down meanwhile is seen with its share, or not at all.
  await stillHeld(transaction, held);
  const known = await attemptById(transaction, id);
  if (known === null || !hasMoneyMoved(known.state)) return;
  const refunds = (await operationsOf(transaction, id)).filter(({ kind }) => kind === 'refund');
  const refunded = gone === 'all that is left' ? sumOf(refunds, isOurs) : refundedBy(known, refunds, gone.refunded);
  const left = known.amount - refunded;
  const reversed = gone === 'all that is left' ? left : Math.min(gone.reversed ?? known.reversed, left);
  if (refunded === known.refunded && reversed === known.reversed) return;
  await changeHeld(transaction, held, { refunded, reversed, ...stateBy(known, { refunded, reversed }, now) });
  const again = { isCancelled: placed.state === 'cancelled' };
  await findGone(transaction, known, { refunded, reversed, ...again }, now);
  await noteAllBack(transaction, held, now);
}

/**
 * What we asked to go back, or were told that went back elsewhere: whatever the provider lists, that is no dispute's.
 */
function isOurs({ state }: PaymentOperation): boolean {
  return state !== 'refused';
}

/** What is written down and has never been asked for is not in the provider's count, and goes back besides. */
function refundedBy(known: PaymentAttempt, refunds: readonly PaymentOperation[], counted: Cents | null): Cents {
  if (counted === null) return known.refunded;
  const waiting = sumOf(refunds, ({ state, tries }) => state === 'asked' && tries === 0);
  const seen = Math.min(counted + waiting, known.amount);
  // As long as one of ours has no answer, nobody knows whether it is in the count.
  if (seen >= known.refunded || refunds.some(isOpenOperation)) return Math.max(seen, known.refunded);
  return Math.max(seen, sumOf(refunds, isOurs));
}

function sumOf(refunds: readonly PaymentOperation[], counts: (refund: PaymentOperation) => boolean): Cents {
  return refunds.reduce((sum, refund) => (counts(refund) ? sum + refund.amount : sum), 0);
}

/** Once nothing is left, and a dispute took the last of it, it is `reversed`; what comes again is `captured`. */
function stateBy(
  { state, amount }: PaymentAttempt,
  { refunded, reversed }: { readonly refunded: Cents; readonly reversed: Cents },
  now: number,
): Partial<Pick<PaymentAttempt, 'state' | 'changed_at'>> {
  const isGone = refunded + reversed >= amount;
  const next = isGone && reversed > 0 ? 'reversed' : isGone && state === 'refunded' ? state : 'captured';
  return next === state ? {} : { state: next, changed_at: now };
}

async function findGone(
  transaction: Transaction<Schema>,
  known: PaymentAttempt,
  {
    refunded,
    reversed,
    isCancelled,
  }: { readonly refunded: Cents; readonly reversed: Cents; readonly isCancelled: boolean },
  now: number,
): Promise<void> {
  const about = known.id;
  if (refunded > known.refunded) {
    const detail = { refunded, known: known.refunded };
    await renewFinding(transaction, aboutAttempt(known, 'refunded-elsewhere', detail), now);
  }
  if (refunded < known.refunded) await settleFinding(transaction, { kind: 'refunded-elsewhere', about });
  if (reversed > known.reversed) {
    await settleFinding(transaction, { kind: 'paid-again', about });
    await renewFinding(transaction, aboutAttempt(known, 'reversed', { amount: reversed }), now);
  }
  const again = known.reversed - reversed;
  if (again <= 0 || refunded > known.refunded) return;
  if (reversed === 0) await settleFinding(transaction, { kind: 'reversed', about });
  await renewFinding(
    transaction,
    aboutAttempt(known, 'paid-again', { amount: again, ...(isCancelled && { isCancelled }) }),
    now,
  );
}
