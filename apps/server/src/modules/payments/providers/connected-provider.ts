import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEnvironment } from '@kontor/contract';
import type { ProviderResult } from '@kontor/domain';
import type { ProviderEvent } from '../store/provider-event.ts';
import type { Gateway } from './gateway.ts';

/**
 * A verified message, or the code of the failure. `isLater`: the message could not be verified now, which is not the
 * sender's fault.
 */
export type ReadMessage =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly code: string; readonly isLater: boolean };

/** A provider that this shop is connected to. */
export interface ConnectedProvider {
  readonly gateway: Gateway;
  readonly environment: PaymentEnvironment;
  /** Verifies a message by the provider's own method; missing if the provider sends no signed messages. */
  readonly readMessage?: (headers: IncomingHttpHeaders, rawBody: Uint8Array) => Promise<ReadMessage>;
  /**
   * Asks whether the provider sends the needed messages; null if the provider does not tell. Missing if no webhook is
   * registered.
   */
  readonly checkMessages?: () => Promise<MessageSettings | null>;
  /** Asks whether browsers get the provider's script; missing if it has none, or if its address cannot be wrong. */
  readonly checkScript?: () => Promise<ProviderResult<object>>;
}

/** What is wrong with the registration for a provider's messages. Without a code nothing is wrong. */
export interface MessageSettings {
  readonly code?: 'unknown-webhook' | 'missing-events';
  /** Names of needed messages that are not registered. */
  readonly missing?: readonly string[];
}

/**
 * The questions that show whether a provider can be used, each with the kind of call for which it stands. `isWhole`:
 * a payment is begun on trial as well.
 */
export function questionsTo({ gateway, checkScript }: ConnectedProvider, isWhole: boolean) {
  const tryCreate = isWhole ? gateway.tryCreate : undefined;
  return [
    { call: 'inquire', ask: gateway.check },
    ...(tryCreate ? [{ call: 'create', ask: tryCreate } as const] : []),
    ...(checkScript ? [{ call: 'script', ask: checkScript } as const] : []),
  ] as const;
}
