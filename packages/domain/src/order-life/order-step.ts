import type { Pieces } from './order-life.ts';

/** Pieces that are cancelled or returned, and whether they return to stock. Defective goods do not. */
export interface MovedPieces extends Pieces {
  readonly toStock: boolean;
}

/** The steps in the life of an order, with their data. */
export interface StepFields {
  confirm: object;
  /** The waiting pieces are being picked. */
  pick: object;
  /**
   * Without `pieces`: everything that waits. `isAgeChecked`: whoever hands it over checks the age of who takes it.
   * `isUnpaidAccepted`: it goes out although its prepayment is not there. `isByEmail`: the shop itself sends the gift
   * vouchers that wait, which are paid. Nobody else ships any.
   */
  ship: {
    readonly pieces?: readonly Pieces[];
    readonly isAgeChecked?: boolean;
    readonly isUnpaidAccepted?: boolean;
    readonly isByEmail?: boolean;
  };
  /** The shipment of a parcel was noted by mistake: its pieces wait again. */
  unship: { readonly parcel: number };
  /** Without `parcel`: all parcels on their way. */
  deliver: { readonly parcel?: number };
  /**
   * Without `pieces`: everything that waits. It returns to stock. `refunds`: the operator is allowed to and wants to
   * refund the money of a paid order.
   */
  cancel: { readonly pieces?: readonly MovedPieces[]; readonly refunds?: boolean };
  return: { readonly pieces: readonly MovedPieces[] };
  complete: object;
  hold: { readonly reason: string };
  release: object;
  /**
   * The addresses or the e-mail address are corrected. `isOfInvoice`: only where the invoice goes, which is possible
   * after everything was shipped too.
   */
  correct: { readonly isOfInvoice?: boolean };
  /**
   * Lines, amounts or prices are amended. `ordered`: the pieces of each line afterwards. Missing: it is only asked
   * whether they can be.
   */
  amend: { readonly ordered?: readonly number[] };
}

/** The name of a step. */
export type StepKind = keyof StepFields;

/** All steps, in the order in which an operator usually takes them. */
export const stepKinds: readonly StepKind[] = [
  'confirm',
  'pick',
  'ship',
  'unship',
  'deliver',
  'complete',
  'return',
  'hold',
  'release',
  'correct',
  'amend',
  'cancel',
];

/** A step in the life of an order. */
export type OrderStep = { [Kind in StepKind]: { readonly kind: Kind } & StepFields[Kind] }[StepKind];

/**
 * Why a step is refused:
 *
 * | reason         | meaning                                                              |
 * |----------------|----------------------------------------------------------------------|
 * | cancelled      | the order is cancelled                                               |
 * | held           | somebody holds it, and says why                                      |
 * | nothing-left   | no pieces wait                                                       |
 * | waiting        | pieces still wait, so it cannot be closed                            |
 * | not-shipped    | nothing was shipped that could arrive or come back                   |
 * | shipped        | the pieces were shipped: they are returned, not cancelled            |
 * | all-shipped    | everything is on its way: where it goes can no longer be corrected     |
 * | pieces-moved   | something was shipped, cancelled or returned: what is left can no longer be amended |
 * | too-many       | of a line more pieces than there are                                 |
 * | unknown-line, unknown-parcel | the order does not have it                             |
 * | delivered      | the parcel has arrived: what was in it is returned                   |
 * | came-back      | pieces that may be of the parcel came back, so it was shipped        |
 * | billed         | an invoice issued since bills pieces of the parcel: it is cancelled first |
 * | invalid-amount | no piece, a part of one, or a line that is named twice               |
 * | age-unchecked  | nobody checks the age at the hand-over, which the goods require (LAW C10) |
 * | unpaid         | its prepayment is not there, and nobody said that it goes out all the same |
 * | voucher-unpaid | what waits are gift vouchers, which are sent by themselves once they are paid |
 * | voucher-redeemed | a gift voucher was redeemed, at least in part: its money stays     |
 * | paid           | its money would go back, which needs a right of its own              |
 */
export type StepRefusal =
  | 'cancelled'
  | 'held'
  | 'nothing-left'
  | 'waiting'
  | 'not-shipped'
  | 'shipped'
  | 'all-shipped'
  | 'pieces-moved'
  | 'too-many'
  | 'unknown-line'
  | 'unknown-parcel'
  | 'delivered'
  | 'came-back'
  | 'billed'
  | 'invalid-amount'
  | 'age-unchecked'
  | 'unpaid'
  | 'voucher-unpaid'
  | 'voucher-redeemed'
  | 'paid';
