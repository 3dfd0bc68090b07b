import type { PaymentProvider } from '@kontor/contract';
import type { ProviderFailure, ProviderResult, ProviderStatus, RefundDone } from '@kontor/domain';
import type { AttemptToPay, Gateway } from '../providers/gateway.ts';
import { refundAgainAfter } from '../providers/saferpay/refunds.ts';

type Call = Exclude<keyof Gateway, 'provider' | 'reservesMoney' | 'refundAgainAfter' | 'tryCreate'>;

/**
 * For tests: what happens to the next call of a kind. `before`: nothing was done, and the answer is this failure.
 * `after`: it was done, and the answer is lost. `dies`: the process ends before or after it was done, so that the
 * caller never continues and releases nothing.
 */
export type Accident =
  | { readonly kind: 'before' | 'after'; readonly failure: ProviderFailure }
  | { readonly kind: 'dies before' | 'dies after' };

/** For tests: a payment in the books of the scripted provider. */
interface Payment {
  readonly attempt: AttemptToPay;
  status: ProviderStatus;
  captures: number;
  captured: number;
  refunds: { readonly key: string; readonly amount: number; readonly at: number }[];
  voids: number;
}

/** For tests: a provider in memory with its books, shared by any number of gateways. */
export interface TestProvider {
  gateway(): Gateway;
  /** The payer agrees. `change` alters the money in the provider's answer. */
  authorize(attemptId: string, change?: Partial<Extract<ProviderStatus, { state: 'authorized' }>['money']>): void;
  /** Sets the status that the provider answers from now on. */
  stand(attemptId: string, status: ProviderStatus): void;
  /** The provider captures without a request. */
  captureAtOnce(attemptId: string): void;
  /** Sets the accidents of the next calls of that kind, one after the other. */
  happens(call: Call, ...accidents: readonly Accident[]): void;
  /** How often each call was made. */
  readonly calls: Record<Call, number>;
  /** The books of an attempt. */
  books(attemptId: string): { captures: number; captured: number; refunded: number; refunds: number; voids: number };
  /** The sum of all captures less all refunds, in cents. */
  total(): number;
  /** How long findRefund does not see a refund, in milliseconds. */
  lookupLag: number;
  /** Is called during a call, before its answer. */
  meanwhile: (call: Call) => Promise<void>;
}

/** For tests: a promise of a process that has ended. It never resolves. */
export function never<Result>(): Promise<Result> {
  return new Promise(() => {});
}

/** For tests: failures of a provider that is unreachable, silent, or refuses. */
export const failures = {
  unknown: { ok: false, kind: 'unknown', code: 'timeout', reason: 'no answer' },
  unreachable: { ok: false, kind: 'unavailable', code: 'unreachable', reason: 'no connection' },
  credentials: { ok: false, kind: 'unavailable', code: 'AUTHENTICATION_FAILED', reason: 'wrong password' },
  account: { ok: false, kind: 'refused', code: 'PERMISSION_DENIED', reason: 'no right', concerns: 'account' },
  duplicate: { ok: false, kind: 'refused', code: 'DUPLICATE_INVOICE_ID', reason: 'a number twice', concerns: 'shop' },
  declined: { ok: false, kind: 'refused', code: 'INSTRUMENT_DECLINED', reason: 'the bank says no' },
} as const satisfies Record<string, ProviderFailure>;

/**
 * For tests: makes a provider in memory. Like the real ones, PayPal refunds once per key, and Saferpay at each request.
 */
export function createTestProvider(provider: PaymentProvider, clock: () => number): TestProvider {
  const payments = new Map<string, Payment>();
  const { calls, happens, call } = callsWithAccidents((kind) => self.meanwhile(kind));

  const known = (id: string): Payment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`The provider knows no ${id}`);
    return payment;
  };

  const self: TestProvider = {
    calls,
    lookupLag: 0,
    meanwhile: async () => {},
    authorize(id, change = {}) {
      const payment = known(id);
      payment.status = { state: 'authorized', money: { ...moneyOf(payment.attempt), ...change } };
    },
    stand(id, status) {
      known(id).status = status;
    },
    captureAtOnce(id) {
      self.authorize(id);
      capture(known(id));
    },
    happens,
    books(id) {
      const { captures, captured, refunds, voids } = known(id);
      return { captures, captured, refunded: sum(refunds), refunds: refunds.length, voids };
    },
    total: () => [...payments.values()].reduce((total, { captured, refunds }) => total + captured - sum(refunds), 0),
    gateway: () => gatewayTo({ provider, clock, payments, known, call, lag: () => self.lookupLag }),
  };
  return self;
}

/** Counts the calls, and lets something happen to those that a test names. */
function callsWithAccidents(meanwhile: (kind: Call) => Promise<void>) {
  const accidents = new Map<Call, Accident[]>();
  const calls = { create: 0, inquire: 0, capture: 0, void: 0, refund: 0, findRefund: 0, check: 0 };

  async function call<Done extends object>(
    kind: Call,
    effect: () => ProviderResult<Done>,
  ): Promise<ProviderResult<Done>> {
    calls[kind] += 1;
    await meanwhile(kind);
    const accident = accidents.get(kind)?.shift();
    if (accident?.kind === 'dies before') return never();
    if (accident?.kind === 'before') return accident.failure;
    const done = effect();
    if (accident?.kind === 'dies after') return never();
    return accident?.kind === 'after' ? accident.failure : done;
  }

  const happens = (kind: Call, ...next: Accident[]) => {
    accidents.set(kind, [...(accidents.get(kind) ?? []), ...next]);
  };
  return { calls, happens, call };
}

/** The gateway to a provider in memory. `lag`: how long a refund is not found yet, in ms. */
function gatewayTo({
  provider,
  clock,
  payments,
  known,
  call,
  lag,
}: {
  readonly provider: PaymentProvider;
  readonly clock: () => number;
  readonly payments: Map<string, Payment>;
  readonly known: (id: string) => Payment;
  readonly call: ReturnType<typeof callsWithAccidents>['call'];
  readonly lag: () => number;
}): ReturnType<TestProvider['gateway']> {
  return {
    provider,
    reservesMoney: provider === 'saferpay',
    refundAgainAfter: provider === 'paypal' ? 0 : refundAgainAfter,
    create: (attempt) =>
      call('create', () => {
        const fresh = { captures: 0, captured: 0, refunds: [], voids: 0 };
        if (!payments.has(attempt.id)) payments.set(attempt.id, { attempt, status: { state: 'redirected' }, ...fresh });
        const redirectUrl = provider === 'saferpay' ? `https://pay.example/${attempt.id}` : null;
        return { ok: true, providerRef: `ref-${attempt.id}`, redirectUrl, expiresAt: clock() + 3_600_000 };
      }),
    inquire: ({ id }) => call('inquire', () => ({ ok: true, status: known(id).status })),
    capture: ({ id }) => call('capture', () => capture(known(id))),
    void: ({ id }) =>
      call<object>('void', () => {
        const payment = known(id);
        if (payment.status.state === 'captured') return { ...failures.declined, code: 'captured' };
        payment.voids += 1;
        payment.status = { state: 'cancelled', code: 'voided' };
        return { ok: true };
      }),
    refund: ({ id }, { key, amount }) =>
      call<RefundDone>('refund', () => {
        const payment = known(id);
        const isKnown = provider === 'paypal' && payment.refunds.some((refund) => refund.key === key);
        if (!isKnown) {
          if (sum(payment.refunds) + amount > payment.captured) return { ...failures.declined, code: 'TOO_MUCH' };
          payment.refunds.push({ key, amount, at: clock() });
        }
        if (payment.status.state === 'captured') {
          payment.status = { ...payment.status, refunded: sum(payment.refunds) };
        }
        return { ok: true, providerId: `id-${key}`, status: 'done' };
      }),
    findRefund: ({ id }, { key }) =>
      call('findRefund', () => {
        const isSeen = (at: number) => clock() - at >= lag();
        const isThere = known(id).refunds.some((refund) => refund.key === key && isSeen(refund.at));
        return { ok: true, refund: isThere ? { providerId: `id-${key}`, status: 'done' } : null };
      }),
    check: () => call('check', () => ({ ok: true })),
  };
}

function capture(payment: Payment): ProviderResult<{ captureId: string; status: 'captured' }> {
  const captureId = `capture-of-${payment.attempt.id}`;
  if (payment.status.state === 'captured') return { ok: true, captureId, status: 'captured' };
  if (payment.status.state !== 'authorized') return { ...failures.declined, code: 'NOT_APPROVED' };
  const { money } = payment.status;
  payment.captures += 1;
  payment.captured += money.amount;
  payment.status = { state: 'captured', money, captureId, refunded: 0 };
  return { ok: true, captureId, status: 'captured' };
}

function moneyOf({ amount, reference }: AttemptToPay) {
  const paid = { amount, currency: 'EUR', reference, transactionId: 'transaction' };
  return { ...paid, means: 'Karte **** 0001', liabilityShift: true };
}

function sum(refunds: Payment['refunds']): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
