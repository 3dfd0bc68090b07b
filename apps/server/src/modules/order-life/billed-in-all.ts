import type { Billed } from '@kontor/domain';

/** What all invoices of an order bill together. */
export function billedInAll(invoices: readonly Billed[]): Billed {
  return {
    pieces: invoices.flatMap(({ pieces }) => pieces),
    hasCharges: invoices.some(({ hasCharges }) => hasCharges),
  };
}
