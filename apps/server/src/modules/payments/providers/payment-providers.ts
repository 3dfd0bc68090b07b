import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEnvironment, PaymentProvider } from '@kontor/contract';
import type { Logger } from 'pino';
import type { Clock, Wait } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { isPaidOnline } from '../checkout/payment-record.ts';
import type { FindingDetails } from '../store/finding-details.ts';
import { insertFinding, isFound, type NewFinding, settleFinding } from '../store/findings.repository.ts';
import type { ProviderEvent } from '../store/provider-event.ts';
import { isOddAnswer } from './check-failure.ts';
import type { Gateway, GatewayFailure } from './gateway.ts';

/**
 * A message of a provider, verified: or why it is not believed. `later`: it could not be verified, which is not the
 * sender's fault.
 */
export type ReadMessage =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly code: string; readonly isLater: boolean };

/** A provider that this shop is connected to. */
export interface ConnectedProvider {
  readonly gateway: Gateway;
  readonly environment: PaymentEnvironment;
  /** Verifies a message in the provider's own way; missing where its messages say nothing. */
  readonly readMessage?: (headers: IncomingHttpHeaders, rawBody: Uint8Array) => Promise<ReadMessage>;
  /**
   * Asks whether the provider would send what is needed, and for whom; null: it does not say. Missing where nothing is
   * registered there.
   */
  readonly checkMessages?: () => Promise<MessageSettings | null>;
}

/** What is wrong with a provider's messages by its own word; nothing where the code is missing. */
export interface MessageSettings {
  readonly code?: 'unknown-webhook' | 'missing-events';
  /** Names of messages that it is not told to send. */
  readonly missing?: readonly string[];
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
   * Whether a provider can be used, for somebody who wants to pay now. One that was out of reach is asked at once, by
   * one question for all who come meanwhile, and they wait for it a few seconds: it may be back, and its customers are
   * here.
   */
  isUsable(provider: PaymentProvider): Promise<boolean>;
  /**
   * Notes what a failure says of the provider itself: out of reach or not ours, it is not offered until a harmless call
   * succeeds.
   */
  note(provider: PaymentProvider, failure: GatewayFailure): Promise<void>;
  /**
   * Notes that a provider has answered us: another process, with other settings, may have found that it does not know
   * the shop, and nobody else would take that back while it serves.
   */
  noteAnswer(provider: PaymentProvider): Promise<void>;
  /** Asks each provider whether it can be used, in the order in which they are given. */
  probe(): Promise<void>;
  /** Asks those that have not been asked for some time, or that are away and due: to be called again and again. */
  look(): Promise<void>;
}

/** What the providers are made from. */
export interface ProviderSources {
  readonly connected: readonly ConnectedProvider[];
  readonly database: Database;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * Between two looks at a provider that is away, in milliseconds: a network comes back sooner than somebody corrects a
 * password.
 */
const probeEvery = { unreachable: 30_000, misconfigured: 180_000 };
/** How often a provider is asked that can be used, in milliseconds. */
const lookEvery = 600_000;
/**
 * How long a provider may be out of reach before the operator is told, in milliseconds: networks have their moments.
 */
const awayTold = 900_000;
/** How long somebody who wants to pay waits for a provider that was out of reach, in milliseconds. */
const patience = 5000;

/** Since when a provider cannot be used: when to look again, and whether anybody may look before. */
interface Absence {
  readonly since: number;
  readonly probeAt: number;
  readonly isUnreachable: boolean;
}

/** What may be found of a provider that cannot be used: over as soon as it has answered. */
const absences = ['credentials-wrong', 'settings-wrong', 'provider-away'] as const;

/** What the operator is told: our own codes say that whatever answered is not the provider; the others are its own. */
function absenceOf(provider: PaymentProvider, { code, reason }: GatewayFailure, since: number): NewFinding {
  const about = provider;
  if (code === 'unreachable') return { kind: 'provider-away', about, detail: { provider, since, reason } };
  const isOurs = /^[a-z]/.test(code) && code !== 'http-401';
  const detail: FindingDetails['settings-wrong'] = { provider, code, reason };
  return isOurs ? { kind: 'settings-wrong', about, detail } : { kind: 'credentials-wrong', about, detail };
}

/**
 * Makes the registry. What is known of a provider's absence is this process's own: it costs a question to know it
 * again.
 */
export function createPaymentProviders(sources: ProviderSources): PaymentProviders {
  const { connected, database, clock, wait, logger } = sources;
  const byName = new Map(connected.map((one) => [one.gateway.provider, one]));
  const away = new Map<PaymentProvider, Absence>();
  const looks = new Map<PaymentProvider, Promise<void>>();
  const askedAt = new Map<PaymentProvider, number>();

  async function note(provider: PaymentProvider, failure: GatewayFailure): Promise<void> {
    const { kind, code, reason, concerns } = failure;
    if (isOddAnswer(failure)) return suspect(provider);
    if (kind !== 'unavailable' && concerns !== 'account') return;
    const isUnreachable = code === 'unreachable';
    const now = clock();
    const { since } = away.get(provider) ?? { since: now };
    away.set(provider, {
      since,
      isUnreachable,
      probeAt: now + probeEvery[isUnreachable ? 'unreachable' : 'misconfigured'],
    });
    logger.error({ provider, code, reason }, 'payment provider cannot be used');
    if (isUnreachable && now - since < awayTold) return;
    const finding = absenceOf(provider, failure, since);
    await database.transaction((transaction) => insertFinding(transaction, finding, now));
  }

  /**
   * Something else than the provider has answered: a harmless question tells whether it is there, beside whoever got
   * that answer.
   */
  function suspect(provider: PaymentProvider): void {
    const gateway = byName.get(provider)?.gateway;
    const asked = askedAt.get(provider) ?? Number.NEGATIVE_INFINITY;
    if (gateway && !away.has(provider) && clock() - asked >= probeEvery.unreachable) void lookAgain(provider, gateway);
  }

  async function probe(provider: PaymentProvider, gateway: Gateway): Promise<void> {
    askedAt.set(provider, clock());
    const answer = await gateway.check();
    if (!answer.ok) return note(provider, answer);
    if (away.delete(provider)) logger.info({ provider }, 'payment provider can be used again');
    await noteAnswer(provider);
    await noteMessages(provider);
  }

  async function noteAnswer(provider: PaymentProvider): Promise<void> {
    if (away.has(provider)) return;
    for (const kind of absences) {
      // Looked first: payments are asked about often, and a look holds nobody up.
      if (!(await isFound(database.read, { kind, about: provider }))) continue;
      await database.transaction((transaction) => settleFinding(transaction, { kind, about: provider }));
    }
  }

  /** Whether its messages will come: without them paying goes on, more slowly, so that nothing is hidden. */
  async function noteMessages(provider: PaymentProvider): Promise<void> {
    const settings = await byName.get(provider)?.checkMessages?.();
    if (!settings) return;
    const { code, missing } = settings;
    const about = `${provider}:webhook`;
    if (code === undefined) {
      if (!(await isFound(database.read, { kind: 'messages-wrong', about }))) return;
      return database.transaction((transaction) => settleFinding(transaction, { kind: 'messages-wrong', about }));
    }
    logger.error({ provider, code, missing }, 'messages of a payment provider do not come');
    const detail = { provider, code, ...(missing && { missing }) };
    await database.transaction((transaction) =>
      insertFinding(transaction, { kind: 'messages-wrong', about, detail }, clock()),
    );
  }

  /** Looks again at a provider that is away, one look at a time. Never rejects. */
  function lookAgain(provider: PaymentProvider, gateway: Gateway): Promise<void> {
    const known = looks.get(provider);
    if (known !== undefined) return known;
    const absence = away.get(provider);
    if (absence) away.set(provider, { ...absence, probeAt: clock() + probeEvery.unreachable });
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
      if (absence !== undefined && clock() >= absence.probeAt) void lookAgain(paymentCondition, gateway);
      return !away.has(paymentCondition);
    },
    async isUsable(provider) {
      const gateway = byName.get(provider)?.gateway;
      if (gateway === undefined) return false;
      const absence = away.get(provider);
      if (absence === undefined) return true;
      if (!absence.isUnreachable && clock() < absence.probeAt) return false;
      await Promise.race([lookAgain(provider, gateway), wait(patience)]);
      return !away.has(provider);
    },
    note,
    noteAnswer,
    async probe() {
      for (const { gateway } of connected) await probe(gateway.provider, gateway);
    },
    async look() {
      const now = clock();
      for (const { gateway } of connected) {
        const { provider } = gateway;
        const dueAt = away.get(provider)?.probeAt ?? (askedAt.get(provider) ?? 0) + lookEvery;
        if (now >= dueAt) await lookAgain(provider, gateway);
      }
    },
  };
}
