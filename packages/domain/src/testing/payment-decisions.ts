import type { PaymentAttempt } from '../payment/attempt.ts';
import { decide, type PaymentNews } from '../payment/decide.ts';
import type { ProviderFailure, SeenMoney } from '../payment/provider-status.ts';
import { effectLines, exampleAttempt, exampleCase } from './payment-case.ts';

/** For tests: all decisions are made half an hour after the attempt, epoch ms. */
export const now = 30 * 60_000;

/** For tests: what is not as {@link exampleCase} has it. */
export type Case = Parameters<typeof exampleCase>[0];

/** For tests: a line of the table of decisions. */
export type Row = readonly [what: string, given: Case, news: PaymentNews, effects: readonly string[]];

/** For tests: what is decided on the news, an effect a line. */
export function decided(given: Case, news: PaymentNews): string[] {
  return effectLines(decide(exampleCase(given), news, now));
}

/** For tests: another attempt to pay the same order. */
export const other = (change: Partial<PaymentAttempt>) => exampleAttempt({ id: 'a2', number: 2, ...change });

/** For tests: the whole amount, as a provider shows it. */
export const money: SeenMoney = {
  ...{ amount: 10_000, currency: 'EUR', reference: 'ref-a1-x' },
  ...{ transactionId: null, means: null, liabilityShift: null },
};

export const authorized: PaymentNews = { kind: 'status', status: { state: 'authorized', money } };
export const captured: PaymentNews = {
  kind: 'status',
  status: { state: 'captured', money, captureId: 'c1', refunded: 0, reversed: 0 },
};

/** For tests: the provider has refused, or not answered. */
export const failure = (kind: ProviderFailure['kind'], code = 'NO'): ProviderFailure => ({
  ok: false,
  kind,
  code,
  reason: '',
});

/** For tests: the attempt is looked at again, so many minutes after it began. */
export const check = (at: number) => `check a1 at ${at}`;
