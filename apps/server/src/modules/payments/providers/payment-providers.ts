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

/** The providers of this process, and which of them can be used now. */
export interface PaymentProviders {
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
   * Records a failure that concerns the provider itself. A provider that is unreachable, or does not know the shop, is
   * not offered until a harmless call succeeds. If it refuses a kind of call to the account, it is not offered until
   * such a call succeeds or the operator resolves the finding.
   */
  note(provider: PaymentProvider, call: ProviderCall, failure: ProviderFailure): Promise<void>;
  /**
   * Records a successful call of a kind. Another process with other settings may have stored a finding against the
   * provider, and only a success here takes that back.
   */
  noteAnswer(provider: PaymentProvider, call: ProviderCall): Promise<void>;
  /** Asks each provider in turn whether it can be used. */
  probe(): Promise<void>;
  /** Asks the providers that were not asked for some time, or that are away and due. It is called regularly. */
  look(): Promise<void>;
}

/** Dependencies of the registry. */
export interface ProviderSources {
  readonly connected: readonly ConnectedProvider[];
  readonly database: Database;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * Milliseconds between two looks at a provider that is away. A network recovers sooner than somebody corrects a
 * password.
 */
const probeEvery = { unreachable: 30_000, misconfigured: 180_000 };
/** Milliseconds between two questions to a provider that can be used. */
const lookEvery = 600_000;
/**
 * How long a provider may be unreachable before the operator is told, in milliseconds. Short network failures are
 * normal.
 */
const awayTold = 900_000;
/** How long a customer who wants to pay waits for a provider that was unreachable, in milliseconds. */
const patience = 5000;

/** The questions that show whether a provider can be used, each with the kind of call for which it stands. */
function questionsTo({ gateway, checkScript }: ConnectedProvider, isWhole: boolean) {
  const tryCreate = isWhole ? gateway.tryCreate : undefined;
  return [
    { call: 'inquire', ask: gateway.check },
    ...(tryCreate ? [{ call: 'create', ask: tryCreate } as const] : []),
    ...(checkScript ? [{ call: 'script', ask: checkScript } as const] : []),
  ] as const;
}

/** The absence of a provider: its start, the time of the next look, and whether an earlier look is allowed. */
interface Absence {
  readonly since: number;
  readonly probeAt: number;
  readonly isUnreachable: boolean;
  /** The kinds of calls that the provider refuses to the account. Only a success of the same kind ends a refusal. */
  readonly refuses: ReadonlySet<ProviderCall>;
}

/** Makes the registry. Each process keeps its own record of absences. After a restart one question restores it. */
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
   * Tells the operator why a provider cannot be used. The newest cause replaces the earlier ones: a provider that
   * refuses something has answered, so it is reachable.
   * @param isNews whether to tell again after the operator has resolved the same cause, because a payment was refused
   * since.
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

  /** @returns the time since which the provider is left out. */
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
   * Something other than the provider has answered. A harmless question in the background shows whether the provider is
   * there.
   */
  function suspect(provider: PaymentProvider): void {
    const one = byName.get(provider);
    const asked = askedAt.get(provider) ?? Number.NEGATIVE_INFINITY;
    if (one && !away.has(provider) && clock() - asked >= probeEvery.unreachable) void lookAgain(one);
  }

  async function probe(one: ConnectedProvider): Promise<void> {
    const { provider } = one.gateway;
    // Beginning a trial payment is more than a question. So it is done only at the start and while the provider is
    // away.
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

  /** A successful call ends the refusal of its kind. */
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
    // The findings are read before a transaction is opened: calls are frequent, and reading blocks nobody.
    const found = await foundAbout(
      database.read,
      subjects.flatMap((about) => absences.map((kind) => ({ kind, about }))),
    );
    if (found.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const about of subjects) for (const kind of absences) await settleFinding(transaction, { kind, about });
    });
  }

  /**
   * A refusal to the account also ends when its finding is no longer open: resolved, or taken back by another process.
   */
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
   * Checks whether the provider's messages will arrive. If some messages are not registered, the provider is still
   * offered: payments are settled without them, only later. If the provider does not know the webhook, it is left out
   * like after any wrong setting, until the setting is corrected or the operator resolves the finding and so does
   * without messages.
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

  /** Looks at a provider again, one look at a time. Never rejects. */
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
      // The look runs in the background, so that the list of payment methods does not wait for it.
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
