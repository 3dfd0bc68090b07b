import type { PaymentProvider } from '@kontor/contract';
import type { ProviderFailure } from '@kontor/domain';
import { probeEvery } from './absences.ts';
import { isOddAnswer } from './check-failure.ts';
import { type ConnectedProvider, questionsTo } from './connected-provider.ts';
import type { ProviderCall } from './gateway.ts';
import { endResolved, type NoteSources, noteAnswer, noteFailure, noteMessages } from './provider-notes.ts';

/** Looks at providers: asks them something harmless, and notes whether they can be used. */
export interface ProviderLooks {
  /**
   * Records a failure that concerns the provider itself. A provider that is unreachable, or does not know the shop, is
   * not offered until a harmless call succeeds. If it refuses a kind of call to the account, it is not offered until
   * such a call succeeds or the operator resolves the finding.
   */
  note(provider: PaymentProvider, call: ProviderCall, failure: ProviderFailure): Promise<void>;
  /** Asks each provider in turn whether it can be used. */
  probe(): Promise<void>;
  /** Asks the providers that were not asked for some time, or that are away and due. It is called regularly. */
  look(): Promise<void>;
  /** Looks at a provider again, one look at a time. Never rejects. */
  lookAgain(one: ConnectedProvider): Promise<void>;
}

/** What the looks need. */
interface LookSources extends NoteSources {
  readonly connected: ReadonlyMap<PaymentProvider, ConnectedProvider>;
}

/** Milliseconds between two questions to a provider that can be used. */
const lookEvery = 600_000;

/** Makes the looks of this process. */
export function createProviderLooks(sources: LookSources): ProviderLooks {
  const { connected, absences, clock, logger } = sources;
  const looks = new Map<PaymentProvider, Promise<void>>();
  const askedAt = new Map<PaymentProvider, number>();

  async function note(provider: PaymentProvider, call: ProviderCall, failure: ProviderFailure): Promise<void> {
    if (isOddAnswer(failure)) suspect(provider);
    else await noteFailure(sources, provider, call, failure);
  }

  /**
   * Something other than the provider has answered. A harmless question in the background shows whether the provider is
   * there.
   */
  function suspect(provider: PaymentProvider): void {
    const one = connected.get(provider);
    const asked = askedAt.get(provider) ?? Number.NEGATIVE_INFINITY;
    if (one && !absences.of(provider) && clock() - asked >= probeEvery.unreachable) void lookAgain(one);
  }

  async function probe(one: ConnectedProvider): Promise<void> {
    const { provider } = one.gateway;
    // Beginning a trial payment is more than a question. So it is done only at the start and while the provider is
    // away.
    const isWhole = !askedAt.has(provider) || absences.of(provider) !== undefined;
    askedAt.set(provider, clock());
    const questions = questionsTo(one, isWhole);
    for (const { call, ask } of questions) {
      const answer = await ask();
      if (!answer.ok) return note(provider, call, answer);
    }
    if (absences.of(provider)?.refuses.size === 0) absences.comeBack(provider);
    for (const { call } of questions) await noteAnswer(sources, provider, call);
    const settings = await one.checkMessages?.();
    if (settings) await noteMessages(sources, provider, settings);
    await endResolved(sources, provider);
  }

  function lookAgain(one: ConnectedProvider): Promise<void> {
    const { provider } = one.gateway;
    const known = looks.get(provider);
    if (known !== undefined) return known;
    const absence = absences.of(provider);
    if (absence) absences.postpone(provider, absence, 'unreachable');
    const look = probe(one)
      .catch((error) => logger.error({ err: error, provider }, 'payment provider not checked'))
      .finally(() => looks.delete(provider));
    looks.set(provider, look);
    return look;
  }

  return {
    ...{ note, lookAgain },
    async probe() {
      for (const one of connected.values()) await probe(one);
    },
    async look() {
      const now = clock();
      for (const one of connected.values()) {
        const { provider } = one.gateway;
        const dueAt = absences.of(provider)?.probeAt ?? (askedAt.get(provider) ?? 0) + lookEvery;
        if (now >= dueAt) await lookAgain(one);
      }
    },
  };
}
