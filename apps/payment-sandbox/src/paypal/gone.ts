import type { CaptureRecord, CaptureStatus, RefundRecord } from './records.ts';

/** The part of a capture that was refunded, or taken by a dispute that was not won. In minor units. */
export function goneOf(refunds: readonly RefundRecord[]): number {
  return refunds.reduce((sum, { units, status }) => (status === 'COMPLETED' ? sum + units : sum), 0);
}

/** The status of a capture by the amount that is gone. */
export function leftStatus({ units }: CaptureRecord, gone: number): CaptureStatus {
  if (gone === 0) return 'COMPLETED';
  return gone === units ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
