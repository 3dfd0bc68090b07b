/** A number of pieces of an order's line. Lines are counted from 0, as they stand in the order. */
export interface Pieces {
  readonly line: number;
  readonly amount: number;
}

/** A shipment of an order. Parcels are numbered from 1 in the order in which they were shipped. */
export interface Parcel {
  readonly number: number;
  readonly isDelivered: boolean;
  readonly pieces: readonly Pieces[];
}

/** What has become of the pieces of a line, except for those in parcels. */
export interface LifeLine {
  readonly ordered: number;
  readonly cancelled: number;
  readonly returned: number;
}

/**
 * The life of an order after it was placed: all that decides which steps may follow (docs/decisions/052). The order
 * itself never changes.
 */
export interface OrderLife {
  readonly lines: readonly LifeLine[];
  readonly parcels: readonly Parcel[];
  /** Whether the shop has begun to work on it. */
  readonly isConfirmed: boolean;
  /** Whether what waits is being picked. */
  readonly isPicked: boolean;
  /** Why it must wait; null: it need not. */
  readonly hold: string | null;
  /** Whether the shop has closed it: nothing more is expected. */
  readonly isCompleted: boolean;
  /** Whether money of its customer is here that a provider took, and that a total cancellation sends back. */
  readonly isPaid: boolean;
}
