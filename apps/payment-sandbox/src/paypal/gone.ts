import type { CaptureRecord, CaptureStatus, RefundRecord } from './records.ts';

/** What of a capture is away: given back, or taken by a dispute that was not won. In minor units. */
export function goneOf(refunds: readonly RefundRecord[]): number {
  return refunds.reduce((sum, { units, status }) => (status === 'COMPLETED' ? sum + units : sum), 0);
}

/** What a capture is called by what of it is away. */
export function leftStatus({ units }: CaptureRecord, gone: number): CaptureStatus {
  if (gone === 0) return 'COMPLETED';
  return gone === units ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
