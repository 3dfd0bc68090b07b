import type { SeenDispute } from '@kontor/domain';

/** A message of a provider whose origin was verified. */
export interface ProviderEvent {
  /** The provider's id of the message. A repeated message has the same one. */
  readonly id: string;
  readonly kind: string;
  /** The body as it came, without headers. */
  readonly raw: string;
}

/** The attempt to which a message refers, by one of these ids. */
export interface EventHint {
  readonly attemptId?: string | undefined;
  readonly providerRef?: string | undefined;
  readonly captureId?: string | undefined;
  /** The id of a listed refund that is in fact a dispute. */
  readonly reversalId?: string | undefined;
  /** The dispute as the message has it. If the provider answers about it, the answer counts. */
  readonly dispute?: SeenDispute | undefined;
}

/** Reads the hint of a stored message; null when it can no longer be read. */
export type HintOf = (raw: string) => EventHint | null;
