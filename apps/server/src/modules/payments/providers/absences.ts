import type { PaymentProvider } from '@kontor/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../../clock.ts';
import type { ProviderCall } from './gateway.ts';

/**
 * Milliseconds between two looks at a provider that is away. A network recovers sooner than somebody corrects a
 * password.
 */
export const probeEvery = { unreachable: 30_000, misconfigured: 180_000 };

/** The absence of a provider: its start, the time of the next look, and whether an earlier look is allowed. */
export interface Absence {
  readonly since: number;
  readonly probeAt: number;
  readonly isUnreachable: boolean;
  /** The kinds of calls that the provider refuses to the account. Only a success of the same kind ends a refusal. */
  readonly refuses: ReadonlySet<ProviderCall>;
}

/** The providers that this process leaves out. Each process keeps its own record. */
export class Absences {
  readonly #away = new Map<PaymentProvider, Absence>();
  readonly #clock: Clock;
  readonly #logger: Pick<Logger, 'info'>;

  constructor(clock: Clock, logger: Pick<Logger, 'info'>) {
    this.#clock = clock;
    this.#logger = logger;
  }

  /** The absence of a provider; undefined if it can be used. */
  of(provider: PaymentProvider): Absence | undefined {
    return this.#away.get(provider);
  }

  /** @returns the time since which the provider is left out. */
  leaveOut(provider: PaymentProvider, why: keyof typeof probeEvery, refused?: ProviderCall): number {
    const { since, refuses } = this.of(provider) ?? { since: this.#clock(), refuses: new Set<ProviderCall>() };
    this.#away.set(provider, {
      since,
      isUnreachable: why === 'unreachable',
      probeAt: this.#clock() + probeEvery[why],
      refuses: refused === undefined ? refuses : new Set([...refuses, refused]),
    });
    return since;
  }

  /** Has a provider stay away until the next look. */
  postpone(provider: PaymentProvider, absence: Absence, why: keyof typeof probeEvery): void {
    this.#away.set(provider, { ...absence, probeAt: this.#clock() + probeEvery[why] });
  }

  /** A successful call ends the refusal of its kind. With the last one the provider comes back. */
  noteDone(provider: PaymentProvider, call: ProviderCall): void {
    const absence = this.of(provider);
    if (!absence?.refuses.has(call)) return;
    const refuses = new Set([...absence.refuses].filter((refused) => refused !== call));
    this.#away.set(provider, { ...absence, refuses });
    if (refuses.size === 0) this.comeBack(provider);
  }

  comeBack(provider: PaymentProvider): void {
    if (this.#away.delete(provider)) this.#logger.info({ provider }, 'payment provider can be used again');
  }
}
