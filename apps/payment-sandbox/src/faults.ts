import { createHash } from 'node:crypto';
import type { Store } from './store.ts';

export type Provider = 'saferpay' | 'paypal';

/** The calls that a fault can hit: Initialize or create, Assert or GET order, Capture, Refund, Cancel or void. */
export const apiCalls = ['create', 'inquire', 'capture', 'refund', 'void'] as const;
export type ApiCall = (typeof apiCalls)[number];

/**
 * What goes wrong with a call (api-fault.ts does it):
 * - `error-before-effect`: it is not done, and answered 500;
 * - `error-after-effect`: it is done, and answered 500;
 * - `timeout-after-effect`: it is done, and never answered: the connection is cut after `seconds`;
 * - `html`: it is done, and something in front of the provider answers 200 with a page instead;
 * - `html-502`: the same, answered 502;
 * - `slow`: it is done, and answered after `seconds`.
 */
export const apiFaults = [
  'error-before-effect',
  'error-after-effect',
  'timeout-after-effect',
  'html',
  'html-502',
  'slow',
] as const;
export type ApiFault = (typeof apiFaults)[number];

/**
 * When and how the shop gets a message without a browser. `after` is the normal case: shortly after the browser was
 * sent back.
 */
export const messageFaults = [
  'after',
  'before',
  'never',
  'twice',
  'late',
  'out-of-order',
  'wrong-signature',
  'wrong-outcome',
] as const;
export type MessageFault = (typeof messageFaults)[number];

/** The decisions of payer and bank. `authorized` is the normal case: both agree. */
export const outcomes = [
  'authorized',
  'no-liability-shift',
  'liability-shift-by-attempt',
  'captured-at-once',
  'pending-then-captured',
  'pending-then-failed',
  'declined',
  '3ds-failed',
  'soft-declined',
  'risk-blocked',
  'instrument-declined',
  'address-refused',
  'error-but-authorized',
  'aborted',
  'walked-away',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The faults of one payment. */
export interface Faults {
  readonly outcome: Outcome;
  readonly message: MessageFault;
  /** The duration of `late` messages, `pending` decisions, `slow` and `timeout` answers. */
  readonly seconds: number;
  /** `never`: the browser is closed after the payer agreed. */
  readonly return: 'back' | 'never';
  /** Each fault applies to the first call of its kind only. */
  readonly api: Readonly<Partial<Record<ApiCall, ApiFault>>>;
}

export const noFaults: Faults = { outcome: 'authorized', message: 'after', seconds: 2, return: 'back', api: {} };

/** The faults that can be drawn for a provider from a seed. */
export interface FaultKinds {
  readonly outcomes: readonly Outcome[];
  readonly messages: readonly MessageFault[];
  readonly calls: readonly ApiCall[];
}

interface Seeded {
  readonly seed: string;
  /** Share of payments with a fault, and share of faulty parts among them: 0 to 1. */
  readonly rate: number;
}

interface Queued {
  readonly provider: Provider | null;
  readonly count: number;
  readonly faults: Partial<Faults>;
}

/** The faults of each payment: set for the next payments, set for one, or drawn from a seed. All of it is stored. */
export class FaultPlan {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Sets the faults of the next `count` payments of this provider, or of both. Later settings apply after earlier ones
   * are used up.
   */
  queue(provider: Provider | null, count: number, faults: Partial<Faults>): void {
    this.#store.put('fault-queue', 'all', [...this.#queue(), { provider, count, faults }]);
  }

  /** Draws faults from this seed for payments without queued faults, by the order of the payments; null: ends that. */
  drawFrom(seeded: Seeded | null): void {
    this.#store.put('fault-seed', 'all', seeded);
  }

  /** Ends all queued and drawn faults. Existing payments keep theirs. */
  clear(): void {
    this.#store.put('fault-queue', 'all', []);
    this.drawFrom(null);
  }

  /** Decides the faults of a new payment and stores them. To be called in the transaction that stores the payment. */
  begin(provider: Provider, id: string, kinds: FaultKinds): Faults {
    const number = (this.#store.get<number>('fault-count', provider) ?? 0) + 1;
    this.#store.put('fault-count', provider, number);
    const seeded = this.#store.get<Seeded | null>('fault-seed', 'all') ?? null;
    const faults = this.#fromQueue(provider) ?? (seeded ? drawn(seeded, `${provider} ${number}`, kinds) : noFaults);
    this.set(provider, id, faults);
    return faults;
  }

  of(provider: Provider, id: string): Faults {
    return this.#store.get<Faults>(`faults-${provider}`, id) ?? noFaults;
  }

  /** Changes the given parts and keeps the others. */
  set(provider: Provider, id: string, faults: Partial<Faults>): void {
    this.#store.put(`faults-${provider}`, id, { ...this.of(provider, id), ...faults });
  }

  /** The fault of this call. It is used up by it. */
  take(provider: Provider, id: string, call: ApiCall): ApiFault | null {
    const { [call]: fault, ...others } = this.of(provider, id).api;
    if (fault === undefined) return null;
    this.set(provider, id, { api: others });
    return fault;
  }

  #queue(): Queued[] {
    return this.#store.get<Queued[]>('fault-queue', 'all') ?? [];
  }

  #fromQueue(provider: Provider): Faults | null {
    const queue = this.#queue();
    const first = queue.find((queued) => queued.provider === null || queued.provider === provider);
    if (first === undefined) return null;
    const left = queue.map((queued) => (queued === first ? { ...queued, count: queued.count - 1 } : queued));
    this.#store.put(
      'fault-queue',
      'all',
      left.filter(({ count }) => count > 0),
    );
    return { ...noFaults, ...first.faults };
  }
}

/** The same seed and name always give the same faults. */
function drawn({ seed, rate }: Seeded, name: string, kinds: FaultKinds): Faults {
  const dice = (of: string) => createHash('sha256').update(`${seed}|${name}|${of}`).digest().readUInt32BE() / 2 ** 32;
  const happens = (of: string) => dice(`${of}?`) < rate;
  const pick = <Value>(of: string, values: readonly Value[], usual: Value): Value =>
    happens(of) ? (values[Math.floor(dice(of) * values.length)] ?? usual) : usual;
  const calls = kinds.calls.filter((call) => happens(call));
  return {
    outcome: pick('outcome', kinds.outcomes, noFaults.outcome),
    message: pick('message', kinds.messages, noFaults.message),
    seconds: 1 + Math.floor(dice('seconds') * 3),
    return: happens('return') ? 'never' : 'back',
    api: Object.fromEntries(calls.map((call) => [call, pickOne(apiFaults, dice(call))])),
  };
}

function pickOne<Value>(values: readonly Value[], share: number): Value | undefined {
  return values[Math.floor(share * values.length)];
}
