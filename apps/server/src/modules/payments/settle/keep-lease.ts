import { renewLease } from '../store/attempts.repository.ts';
import type { HeldAttempt } from '../store/payment-attempt.ts';
import type { PaymentSources } from './payment-sources.ts';

/** How long an attempt is out of reach for others when this process dies, in milliseconds; a third of it passes between two renewals. */
export const leaseFor = 60_000;

/**
 * Holds an attempt for as long as its provider takes to answer.
 * @returns what ends that.
 */
export function keepLease({ database, clock, logger }: PaymentSources, held: HeldAttempt): () => void {
  const timer = setInterval(() => {
    renewLease(database, held, clock() + leaseFor).catch((error) =>
      logger.warn({ err: error, attempt: held.id }, 'the lease of a payment could not be renewed'),
    );
  }, leaseFor / 3);
  timer.unref();
  return () => clearInterval(timer);
}
