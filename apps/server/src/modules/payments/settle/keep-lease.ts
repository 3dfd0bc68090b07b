import { renewLease } from '../store/leases.ts';
import type { LeasedAttempt } from '../store/payment-attempt.ts';
import type { PaymentSources } from './payment-sources.ts';

/**
 * How long an attempt stays blocked for others after this process dies, in milliseconds. The lease is renewed after
 * each third of this time.
 */
export const leaseFor = 60_000;

/**
 * Renews a lease while the provider's answer is awaited.
 * @returns a function that stops the renewal.
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
