import { renewLease } from '../store/leases.ts';
import type { LeasedAttempt } from '../store/payment-attempt.ts';
import type { PaymentSources } from './payment-sources.ts';

/**
 * How long an attempt is out of reach for others when this process dies, in milliseconds; a third of it passes between
 * two renewals.
 */
export const leaseFor = 60_000;

/**
 * Renews a lease for as long as the provider takes to answer.
 * @returns what ends that.
 */
export function keepLease({ database, clock, logger }: PaymentSources, leased: LeasedAttempt): () => void {
  const timer = setInterval(() => {
    renewLease(database, leased, clock() + leaseFor).catch((error) =>
      logger.warn({ err: error, attempt: leased.id }, 'the lease of a payment could not be renewed'),
    );
  }, leaseFor / 3);
  timer.unref();
  return () => clearInterval(timer);
}
