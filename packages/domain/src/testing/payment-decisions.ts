import type { PaymentAttempt } from '../payment/attempt.ts';
import { decide, type PaymentNews } from '../payment/decide.ts';
import type { ProviderFailure, SeenMoney } from '../payment/provider-status.ts';
import { effectLines, exampleAttempt, exampleCase } from './payment-case.ts';

/** For tests: decisions are made half an hour after the attempt, in epoch ms. */
export const now = 30 * 60_000;

/** For tests: the fields that differ from {@link exampleCase}. */
export type Case = Parameters<typeof exampleCase>[0];

/** For tests: a row of a decision table. */
export type Row = readonly [what: string, given: Case, news: PaymentNews, effects: readonly string[]];

/** For tests: the decision about the news, one effect a line. */
export function decided(given: Case, news: PaymentNews): string[] {
  return effectLines(decide(exampleCase(given), news, now));
}

/** For tests: another attempt to pay the same order. */
export const other = (change: Partial<PaymentAttempt>) => exampleAttempt({ id: 'a2', number: 2, ...change });

/** For tests: the whole amount, as a provider reports it. */
export const money: SeenMoney = {
  ...{ amount: 10_000, currency: 'EUR', reference: 'ref-a1-x' },
  ...{ transactionId: null, means: null, liabilityShift: null },
};

export const authorized: PaymentNews = { kind: 'status', status: { state: 'authorized', money } };
export const captured: PaymentNews = {
  kind: 'status',
  status: { state: 'captured', money, captureId: 'c1', refunded: 0, reversed: 0 },
};

/** For tests: a provider's refusal or missing answer. */
export const failure = (kind: ProviderFailure['kind'], code = 'NO'): ProviderFailure => ({
  ok: false,
  kind,
  code,
  reason: '',
});

/** For tests: a planned check of the attempt, in minutes after its start. */
export const check = (at: number) => `check a1 at ${at}`;
