import type { MinimumAge } from '../buyer-age.ts';
import type { Cents } from '../money.ts';

/** A number of pieces of an order line. Lines are counted from 0, in the order's sequence. */
export interface Pieces {
  readonly line: number;
  readonly amount: number;
}

/** A shipment of an order. Parcels are numbered from 1 in the order in which they were shipped. */
export interface Parcel {
  readonly number: number;
  readonly isDelivered: boolean;
  /** Whether an invoice that was issued since it was shipped bills pieces of it. */
  readonly isBilled?: boolean;
  readonly pieces: readonly Pieces[];
}

/** What happened to the pieces of a line, except those in parcels. */
export interface LifeLine {
  readonly ordered: number;
  readonly cancelled: number;
  readonly returned: number;
  /** The age from which it may be handed over (LAW C10). Absent: to everybody. */
  readonly minimumAge?: MinimumAge;
  /** It sells gift vouchers: the shop itself sends their codes once they are paid. */
  readonly isGiftVoucher?: boolean;
}

/**
 * The life of an order after it was placed: everything that decides which steps are possible (docs/decisions/052). The
 * order itself never changes.
 */
export interface OrderLife {
  readonly lines: readonly LifeLine[];
  /** Those that were really shipped, by number. */
  readonly parcels: readonly Parcel[];
  /** How many shipments were noted by mistake and undone. Their numbers are not given again. Absent: none. */
  readonly undone?: number;
  /** Whether the shop has started to work on it. */
  readonly isConfirmed: boolean;
  /** Whether the waiting pieces are being picked. */
  readonly isPicked: boolean;
  /** Why it is on hold. Null: it is not. */
  readonly hold: string | null;
  /** Whether the shop has closed it. No further steps are expected. */
  readonly isCompleted: boolean;
  /** Whether the shop has money of the customer from a provider. A total cancellation refunds it. */
  readonly isPaid: boolean;
  /** What corrections gave back of its price although its goods are kept, in gross cents. Absent: nothing. */
  readonly allowance?: Cents;
  /** Whether its money should be there before the delivery, and is not. Absent: it is there, or comes later. */
  readonly awaitsPrepayment?: boolean;
}
