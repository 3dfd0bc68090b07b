import type { SeenDispute } from '@kontor/domain';

/** A message of a provider whose origin was verified, and where it points. */
export interface ProviderEvent {
  /** The provider's, the same when it is sent again. */
  readonly id: string;
  readonly kind: string;
  /** As it came, without headers. */
  readonly raw: string;
}

/** What a message points at: one of these may name an attempt of ours. */
export interface EventHint {
  readonly attemptId?: string | undefined;
  readonly providerRef?: string | undefined;
  readonly captureId?: string | undefined;
  /** What the provider lists as a refund, and was a dispute. */
  readonly reversalId?: string | undefined;
  /** A dispute as the message has it: what the provider answers counts, where it does. */
  readonly dispute?: SeenDispute | undefined;
}

/** Reads the hint of a stored message; null when it cannot be read any more. */
export type HintOf = (raw: string) => EventHint | null;
