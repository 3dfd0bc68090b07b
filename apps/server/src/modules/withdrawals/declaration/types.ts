import type { WithdrawalForm } from '@kontor/domain';

/** Pieces of a line that somebody withdraws from, in the words of the order. */
export interface DeclaredItem {
  /** The line's place in the order, from 0. */
  readonly line: number;
  readonly amount: number;
  readonly ordered: number;
  readonly unit: string;
  readonly name: string;
}

/** All that is declared. `items`: null where the order is not known by its link, so that no lines were offered. */
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
  /** The order from whose link it came. */
  readonly orderId: string | null;
  readonly declaration: Declaration;
  /** Whether the acknowledgement is mailed. */
  readonly isAcknowledged: boolean;
}

/** Who has looked at a declaration. `at`: epoch ms. */
export interface WithdrawalCheck {
  readonly at: number;
  readonly by: string;
}
