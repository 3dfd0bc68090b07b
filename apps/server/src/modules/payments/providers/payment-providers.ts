import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEnvironment, PaymentProvider } from '@kontor/contract';
import type { ProviderFailure, ProviderResult } from '@kontor/domain';
import type { Logger } from 'pino';
import type { Clock, Wait } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { detailOf } from '../store/finding-details.ts';
import { foundAbout, renewFinding, rewordFinding, settleFinding } from '../store/findings.repository.ts';
import type { ProviderEvent } from '../store/provider-event.ts';
import {
  type AbsenceFinding,
  absenceFinding,
  absences,
  isNeededToPay,
  isSameCause,
  subjectOf,
} from './absence-finding.ts';
import { isOddAnswer } from './check-failure.ts';
import type { Gateway, ProviderCall } from './gateway.ts';

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
  /** Asks whether browsers get its script; missing where it has none, or where the address cannot be wrong. */
  readonly checkScript?: () => Promise<ProviderResult<object>>;
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
  /** Whether a way to pay can be offered: not paid online, or by a provider that is there (PAYMENTS C3.14). */
  isOffered(method: { readonly provider?: PaymentProvider }): boolean;
  /**
   * Whether a provider can be used, for somebody who wants to pay now. One that was out of reach is asked at once, by
   * one question for all who come meanwhile, and they wait for it a few seconds: it may be back, and its customers are
   * here.
   */
  isUsable(provider: PaymentProvider): Promise<boolean>;
  /**
   * Notes what a failure says of the provider itself: out of reach or not ours, it is not offered until a harmless call
   * succeeds; where it refuses a kind of call to the account, until it does such a call, or the operator resolves that.
   */
  note(provider: PaymentProvider, call: ProviderCall, failure: ProviderFailure): Promise<void>;
  /**
   * Notes that a provider has done a call of a kind: another process, with other settings, may have found that it does
   * not know the shop, and nobody else would take that back while it serves.
   */
  noteAnswer(provider: PaymentProvider, call: ProviderCall): Promise<void>;
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

/** What shows whether a provider can be used, by the kind of call that it answers for. */
function questionsTo({ gateway, checkScript }: ConnectedProvider, isWhole: boolean) {
  const tryCreate = isWhole ? gateway.tryCreate : undefined;
  return [
    { call: 'inquire', ask: gateway.check },
    ...(tryCreate ? [{ call: 'create', ask: tryCreate } as const] : []),
    ...(checkScript ? [{ call: 'script', ask: checkScript } as const] : []),
  ] as const;
}

/** Since when a provider cannot be used: when to look again, and whether anybody may look before. */
interface Absence {
  readonly since: number;
  readonly probeAt: number;
  readonly isUnreachable: boolean;
  /** What it refuses to the account: no answer to anything else takes that back. */
  readonly refuses: ReadonlySet<ProviderCall>;
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

  async function note(provider: PaymentProvider, call: ProviderCall, failure: ProviderFailure): Promise<void> {
    const { kind, code, reason, concerns, isPage = false } = failure;
    if (isOddAnswer(failure)) return suspect(provider);
    if (kind !== 'unavailable' && concerns !== 'account') return;
    const refused = concerns === 'account' && isNeededToPay(call) ? call : undefined;
    const isUnreachable = code === 'unreachable';
    const since = leaveOut(provider, isUnreachable ? 'unreachable' : 'misconfigured', refused);
    logger.error({ provider, code, reason }, 'payment provider cannot be used');
    const isMoment = isUnreachable && !isPage && clock() - since < awayTold;
    if (!isMoment) await tell(provider, absenceFinding(provider, refused, failure, since), refused !== undefined);
  }

  /**
   * Tells the operator why a provider cannot be used. The newest cause replaces what was told before: what a provider
   * refuses to the account, it says itself, so it is in reach.
   * @param isNews also where the operator has resolved the same cause: a payment was refused since.
   */
  async function tell(provider: PaymentProvider, finding: AbsenceFinding, isNews: boolean): Promise<void> {
    const { kind, about } = finding;
    const causes = [about, provider].flatMap((subject) => absences.map((one) => ({ kind: one, about: subject })));
    const replaced = causes.filter((one) => one.kind !== kind || one.about !== about);
    const [[known], others] = await Promise.all([
      foundAbout(database.read, [finding]),
      foundAbout(database.read, replaced),
    ]);
    const isSame = known !== undefined && isSameCause(known, finding);
    const isTold = isSame && (known.resolved_at === null || !isNews);
    const isReworded = isTold && known.resolved_at === null && known.detail !== JSON.stringify(finding.detail);
    if (isTold && !isReworded && others.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const one of replaced) await settleFinding(transaction, one);
      if (!isTold) await renewFinding(transaction, finding, clock());
      else if (isReworded) await rewordFinding(transaction, finding);
    });
  }

  /** @returns since when it is left out. */
  function leaveOut(provider: PaymentProvider, why: keyof typeof probeEvery, refused?: ProviderCall): number {
    const { since, refuses } = away.get(provider) ?? { since: clock(), refuses: new Set<ProviderCall>() };
    away.set(provider, {
      since,
      isUnreachable: why === 'unreachable',
      probeAt: clock() + probeEvery[why],
      refuses: refused === undefined ? refuses : new Set([...refuses, refused]),
    });
    return since;
  }

  /**
   * Something else than the provider has answered: a harmless question tells whether it is there, beside whoever got
   * that answer.
   */
  function suspect(provider: PaymentProvider): void {
    const one = byName.get(provider);
    const asked = askedAt.get(provider) ?? Number.NEGATIVE_INFINITY;
    if (one && !away.has(provider) && clock() - asked >= probeEvery.unreachable) void lookAgain(one);
  }

  async function probe(one: ConnectedProvider): Promise<void> {
    const { provider } = one.gateway;
    // What is more than a question is asked only where it may bring news: at the start, and while it is away.
    const isWhole = !askedAt.has(provider) || away.has(provider);
    askedAt.set(provider, clock());
    const questions = questionsTo(one, isWhole);
    for (const { call, ask } of questions) {
      const answer = await ask();
      if (!answer.ok) return note(provider, call, answer);
    }
    if (away.get(provider)?.refuses.size === 0) comeBack(provider);
    for (const { call } of questions) await noteAnswer(provider, call);
    await noteMessages(provider);
    await endResolved(provider);
  }

  function comeBack(provider: PaymentProvider): void {
    if (away.delete(provider)) logger.info({ provider }, 'payment provider can be used again');
  }

  /** What it does, it does not refuse. */
  function noteDone(provider: PaymentProvider, call: ProviderCall): void {
    const absence = away.get(provider);
    if (!absence?.refuses.has(call)) return;
    const refuses = new Set([...absence.refuses].filter((refused) => refused !== call));
    away.set(provider, { ...absence, refuses });
    if (refuses.size === 0) comeBack(provider);
  }

  async function noteAnswer(provider: PaymentProvider, call: ProviderCall): Promise<void> {
    noteDone(provider, call);
    const subjects = [subjectOf(provider, call), ...(away.has(provider) ? [] : [provider])];
    // Looked first: payments are asked about often, and a look holds nobody up.
    const found = await foundAbout(
      database.read,
      subjects.flatMap((about) => absences.map((kind) => ({ kind, about }))),
    );
    if (found.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const about of subjects) for (const kind of absences) await settleFinding(transaction, { kind, about });
    });
  }

  /** A refusal to the account is over too once it is no open finding: resolved, or taken back by another process. */
  async function endResolved(provider: PaymentProvider): Promise<void> {
    const absence = away.get(provider);
    if (absence === undefined || absence.refuses.size === 0) return;
    const kinds = [...absences, 'messages-wrong'] as const;
    const findings = [...absence.refuses].flatMap((call) =>
      kinds.map((kind) => ({ kind, about: subjectOf(provider, call) })),
    );
    const found = await foundAbout(database.read, findings);
    if (found.every(({ resolved_at }) => resolved_at !== null)) comeBack(provider);
    else away.set(provider, { ...absence, isUnreachable: false, probeAt: clock() + probeEvery.misconfigured });
  }

  /**
   * Whether its messages will come. One that is told too little goes on being offered, for payments are settled without
   * them, more slowly. A webhook that it does not know is a wrong setting like any other: it is left out until that is
   * mended, or the operator resolves the finding and so wants to do without.
   */
  async function noteMessages(provider: PaymentProvider): Promise<void> {
    const settings = await byName.get(provider)?.checkMessages?.();
    if (!settings) return;
    const { code, missing } = settings;
    const subject = { kind: 'messages-wrong', about: subjectOf(provider, 'webhook') } as const;
    const [known] = await foundAbout(database.read, [subject]);
    if (code === undefined) {
      noteDone(provider, 'webhook');
      if (known === undefined) return;
      return database.transaction((transaction) => settleFinding(transaction, subject));
    }
    if (code === 'unknown-webhook') leaveOut(provider, 'misconfigured', 'webhook');
    else noteDone(provider, 'webhook');
    logger.error({ provider, code, missing }, 'messages of a payment provider do not come');
    const finding = { ...subject, detail: { provider, code, ...(missing && { missing }) } };
    const isSame = known !== undefined && detailOf('messages-wrong', known).code === code;
    if (!isSame) await database.transaction((transaction) => renewFinding(transaction, finding, clock()));
  }

  /** Looks again at a provider that is away, one look at a time. Never rejects. */
  function lookAgain(one: ConnectedProvider): Promise<void> {
    const { provider } = one.gateway;
    const known = looks.get(provider);
    if (known !== undefined) return known;
    const absence = away.get(provider);
    if (absence) away.set(provider, { ...absence, probeAt: clock() + probeEvery.unreachable });
    const look = probe(one)
      .catch((error) => logger.error({ err: error, provider }, 'payment provider not checked'))
      .finally(() => looks.delete(provider));
    looks.set(provider, look);
    return look;
  }

  return {
    gateway: (provider) => byName.get(provider)?.gateway ?? null,
    environment: (provider) => byName.get(provider)?.environment ?? null,
    messageReader: (provider) => byName.get(provider)?.readMessage ?? null,
    isOffered({ provider }) {
      if (provider === undefined) return true;
      const one = byName.get(provider);
      if (one === undefined) return false;
      const absence = away.get(provider);
      // Beside whoever asked: nobody who only looks at the ways to pay waits for it.
      if (absence !== undefined && clock() >= absence.probeAt) void lookAgain(one);
      return !away.has(provider);
    },
    async isUsable(provider) {
      const one = byName.get(provider);
      if (one === undefined) return false;
      const absence = away.get(provider);
      if (absence === undefined) return true;
      if (!absence.isUnreachable && clock() < absence.probeAt) return false;
      await Promise.race([lookAgain(one), wait(patience)]);
      return !away.has(provider);
    },
    note,
    noteAnswer,
    async probe() {
      for (const one of connected) await probe(one);
    },
    async look() {
      const now = clock();
      for (const one of connected) {
        const { provider } = one.gateway;
        const dueAt = away.get(provider)?.probeAt ?? (askedAt.get(provider) ?? 0) + lookEvery;
        if (now >= dueAt) await lookAgain(one);
      }
    },
  };
}
