import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEnvironment, PaymentProvider } from '@kontor/contract';
import type { Logger } from 'pino';
import type { Clock, Wait } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { insertFinding, isFound, settleFinding } from './findings.repository.ts';
import type { Gateway, GatewayFailure } from './gateway.ts';
import { isPaidOnline } from './payment-record.ts';
import type { ProviderEvent } from './provider-event.ts';

/** A message of a provider, verified: or why it is not believed. `later`: it could not be verified, which is not the sender's fault. */
export type ReadMessage =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly code: string; readonly isLater: boolean };

/** A provider that this shop is connected to. */
export interface ConnectedProvider {
  readonly gateway: Gateway;
  readonly environment: PaymentEnvironment;
  /** Verifies a message in the provider's own way; missing where its messages say nothing. */
  readonly readMessage?: (headers: IncomingHttpHeaders, rawBody: Uint8Array) => Promise<ReadMessage>;
}

/** The providers of this process, and which of them can be used now. */
export interface PaymentProviders {
  /** The gateway of a provider; null when the shop has no credentials for it. */
  gateway(provider: PaymentProvider): Gateway | null;
  environment(provider: PaymentProvider): PaymentEnvironment | null;
  /** What verifies its messages; null where nothing does. */
  messageReader(provider: PaymentProvider): ConnectedProvider['readMessage'] | null;
  /** Whether a payment condition can be offered: not paid online, or by a provider that is there (PAYMENTS C3.14). */
  isOffered(paymentCondition: string): boolean;
  /**
   * Whether a provider can be used, for somebody who wants to pay now. One that was out of reach is asked at once, by one question for all who
   * come meanwhile, and they wait for it a few seconds: it may be back, and its customers are here.
   */
  isUsable(provider: PaymentProvider): Promise<boolean>;
  /** Notes what a failure says of the provider itself: out of reach or not ours, it is not offered until a harmless call succeeds. */
  note(provider: PaymentProvider, failure: GatewayFailure): Promise<void>;
  /**
   * Notes that a provider has answered us: another process, with other settings, may have found that it does not know the shop, and nobody else
   * would take that back while it serves.
   */
  noteAnswer(provider: PaymentProvider): Promise<void>;
  /** Asks each provider whether it can be used, in the order in which they are given. */
  probe(): Promise<void>;
}

/** What the providers are made from. */
export interface ProviderSources {
  readonly connected: readonly ConnectedProvider[];
  readonly database: Database;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** Between two looks at a provider that is away, in milliseconds: a network comes back sooner than somebody corrects a password. */
const probeEvery = { unreachable: 30_000, misconfigured: 180_000 };
/** How long somebody who wants to pay waits for a provider that was out of reach, in milliseconds. */
const patience = 5000;

/** Since when a provider cannot be used: when to look again, and whether anybody may look before. */
interface Absence {
  readonly probeAt: number;
  readonly isUnreachable: boolean;
}

/** Makes the registry. What is known of a provider's absence is this process's own: it costs a question to know it again. */
export function createPaymentProviders(sources: ProviderSources): PaymentProviders {
  const { connected, database, clock, wait, logger } = sources;
  const byName = new Map(connected.map((one) => [one.gateway.provider, one]));
  const away = new Map<PaymentProvider, Absence>();
  const looks = new Map<PaymentProvider, Promise<void>>();

  async function note(provider: PaymentProvider, { kind, code, reason, concerns }: GatewayFailure): Promise<void> {
    if (kind !== 'unavailable' && concerns !== 'account') return;
    const isUnreachable = code === 'unreachable';
    const probeAt = clock() + probeEvery[isUnreachable ? 'unreachable' : 'misconfigured'];
    away.set(provider, { probeAt, isUnreachable });
    logger.error({ provider, code, reason }, 'payment provider cannot be used');
    if (isUnreachable) return;
    const finding = { kind: 'credentials-wrong', about: provider, detail: { provider, code, reason } } as const;
    await database.transaction((transaction) => insertFinding(transaction, finding, clock()));
  }

  async function probe(provider: PaymentProvider, gateway: Gateway): Promise<void> {
    const answer = await gateway.check();
    if (!answer.ok) return note(provider, answer);
    if (away.delete(provider)) logger.info({ provider }, 'payment provider can be used again');
    await noteAnswer(provider);
  }

  async function noteAnswer(provider: PaymentProvider): Promise<void> {
    const finding = { kind: 'credentials-wrong', about: provider } as const;
    // Looked first: payments are asked about often, and a look holds nobody up.
    if (away.has(provider) || !(await isFound(database.read, finding))) return;
    await database.transaction((transaction) => settleFinding(transaction, finding));
  }

  /** Looks again at a provider that is away, one look at a time. Never rejects. */
  function lookAgain(provider: PaymentProvider, gateway: Gateway, absence: Absence): Promise<void> {
    const known = looks.get(provider);
    if (known !== undefined) return known;
    away.set(provider, { ...absence, probeAt: clock() + probeEvery.unreachable });
    const look = probe(provider, gateway)
      .catch((error) => logger.error({ err: error, provider }, 'payment provider not checked'))
      .finally(() => looks.delete(provider));
    looks.set(provider, look);
    return look;
  }

  return {
    gateway: (provider) => byName.get(provider)?.gateway ?? null,
    environment: (provider) => byName.get(provider)?.environment ?? null,
    messageReader: (provider) => byName.get(provider)?.readMessage ?? null,
    isOffered(paymentCondition) {
      if (!isPaidOnline(paymentCondition)) return true;
      const gateway = byName.get(paymentCondition)?.gateway;
      if (gateway === undefined) return false;
      const absence = away.get(paymentCondition);
      // Beside whoever asked: nobody who only looks at the ways to pay waits for it.
      if (absence !== undefined && clock() >= absence.probeAt) void lookAgain(paymentCondition, gateway, absence);
      return !away.has(paymentCondition);
    },
    async isUsable(provider) {
      const gateway = byName.get(provider)?.gateway;
      if (gateway === undefined) return false;
      const absence = away.get(provider);
      if (absence === undefined) return true;
      if (!absence.isUnreachable && clock() < absence.probeAt) return false;
      await Promise.race([lookAgain(provider, gateway, absence), wait(patience)]);
      return !away.has(provider);
    },
    note,
    noteAnswer,
    async probe() {
      for (const { gateway } of connected) await probe(gateway.provider, gateway);
    },
  };
}
