import type { PaymentEnvironment, PaymentProvider } from '@kontor/contract';
import type { Logger } from 'pino';
import type { Clock, Wait } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { Absences } from './absences.ts';
import type { ConnectedProvider } from './connected-provider.ts';
import type { Gateway, ProviderCall } from './gateway.ts';
import { createProviderLooks, type ProviderLooks } from './provider-looks.ts';
import { noteAnswer } from './provider-notes.ts';

/** The providers of this process, and which of them can be used now. */
export interface PaymentProviders extends Pick<ProviderLooks, 'note' | 'probe' | 'look'> {
  /** The gateway of a provider; null when the shop has no credentials for it. */
  gateway(provider: PaymentProvider): Gateway | null;
  environment(provider: PaymentProvider): PaymentEnvironment | null;
  /** The function that verifies a provider's messages; null if there is none. */
  messageReader(provider: PaymentProvider): ConnectedProvider['readMessage'] | null;
  /** Whether a payment method can be offered: it is not paid online, or its provider can be used (PAYMENTS C3.14). */
  isOffered(method: { readonly provider?: PaymentProvider }): boolean;
  /**
   * Whether a customer can pay with a provider now. A provider that was unreachable is asked again at once, because it
   * may be back. All customers who come meanwhile share this question and wait for it a few seconds.
   */
  isUsable(provider: PaymentProvider): Promise<boolean>;
  /**
   * Records a successful call of a kind. Another process with other settings may have stored a finding against the
   * provider, and only a success here takes that back.
   */
  noteAnswer(provider: PaymentProvider, call: ProviderCall): Promise<void>;
}

/** Dependencies of the registry. */
export interface ProviderSources {
  readonly connected: readonly ConnectedProvider[];
  readonly database: Database;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** How long a customer who wants to pay waits for a provider that was unreachable, in milliseconds. */
const patience = 5000;

/** Makes the registry. Each process keeps its own record of absences. After a restart one question restores it. */
export function createPaymentProviders(sources: ProviderSources): PaymentProviders {
  const { database, clock, wait, logger } = sources;
  const connected = new Map(sources.connected.map((one) => [one.gateway.provider, one]));
  const absences = new Absences(clock, logger);
  const { lookAgain, ...looks } = createProviderLooks({ connected, absences, database, clock, logger });
  return {
    ...looks,
    noteAnswer: (provider, call) => noteAnswer({ absences, database }, provider, call),
    gateway: (provider) => connected.get(provider)?.gateway ?? null,
    environment: (provider) => connected.get(provider)?.environment ?? null,
    messageReader: (provider) => connected.get(provider)?.readMessage ?? null,
    isOffered({ provider }) {
      if (provider === undefined) return true;
      const one = connected.get(provider);
      if (one === undefined) return false;
      const absence = absences.of(provider);
      // The look runs in the background, so that the list of payment methods does not wait for it.
      if (absence !== undefined && clock() >= absence.probeAt) void lookAgain(one);
      return absences.of(provider) === undefined;
    },
    async isUsable(provider) {
      const one = connected.get(provider);
      if (one === undefined) return false;
      const absence = absences.of(provider);
      if (absence === undefined) return true;
      if (!absence.isUnreachable && clock() < absence.probeAt) return false;
      await Promise.race([lookAgain(one), wait(patience)]);
      return absences.of(provider) === undefined;
    },
  };
}
