import type { WithdrawalForm } from '@kontor/domain';

/** Pieces of a line that the customer withdraws from, in the words of the order. */
export interface DeclaredItem {
  /** The line's place in the order, from 0. */
  readonly line: number;
  readonly amount: number;
  readonly ordered: number;
  readonly unit: string;
  readonly name: string;
}

/**
 * The complete declaration. `items`: null if the order is not known through its link, because then no lines were
 * offered.
 */
export interface Declaration extends WithdrawalForm {
  readonly items: readonly DeclaredItem[] | null;
}

/** A declaration as it was received. */
export interface ReceivedWithdrawal {
  /** The key to its receipt. */
  readonly id: string;
  readonly number: string;
  /** Epoch ms. */
  readonly receivedAt: number;
  /** The order whose link was used. */
  readonly orderId: string | null;
  readonly declaration: Declaration;
  /** Whether an acknowledgement is mailed. */
  readonly isAcknowledged: boolean;
}

/** Who checked a declaration. `at`: epoch ms. */
export interface WithdrawalCheck {
  readonly at: number;
  readonly by: string;
}
