import type { Day, OrderHold, RetentionReason } from '@kontor/domain';
import type { PersonsOrder } from '../orders/orders.service.ts';

/** An order that stays after an erasure, and until when at least. */
export interface KeptOrder extends PersonsOrder {
  readonly reason: RetentionReason;
  readonly years: number;
  readonly until: Day;
  readonly holds: readonly OrderHold[];
}

/** What the mail about an erasure says. */
export interface ErasureNotice {
  readonly hadAccount: boolean;
  /** How many orders are kept, and how many of them are not over. */
  readonly kept: number;
  readonly underway: number;
  /** The last day on which one of them is kept; null: none is. */
  readonly until: Day | null;
}
