import { describe, expect, test } from 'vitest';
import { exampleAttempt as attempt, exampleCase, exampleOperation as operation } from '../testing/payment-case.ts';
import {
  type Case,
  captured,
  check,
  decided,
  failure,
  money,
  now,
  other,
  type Row,
} from '../testing/payment-decisions.ts';
import type { PaymentOperation } from './attempt.ts';
import { decide, type PaymentNews } from './decide.ts';

describe('the operator', () => {
  const paid: Case = { attempts: [attempt({ state: 'captured', refunded: 4000, changedAt: now })], claimant: 'a1' };
  const wanted = (amount: number, isMade = false): PaymentNews => ({
    ...{ kind: 'refund wanted', key: 'refund:k', amount, note: 'Bruch', isMade },
  });
  const review = (seenAmount: number | null): Case => ({
    attempts: [attempt({ state: 'authorized', reviewReason: 'amount-differs', seenAmount, changedAt: now })],
  });

  test.each<Row>([
    ['refunds a part', paid, wanted(6000), ['refund a1 6000 Bruch', check(31)]],
    ['refunds no more than is left', paid, wanted(6001), [check(30 + 24 * 60)]],
    [
      'notes what was refunded elsewhere, which asks no provider',
      paid,
      wanted(1000, true),
      ['refund a1 1000 Bruch', 'outcome refund:k: state done', check(30 + 24 * 60)],
    ],
    ['cancels what is open', {}, { kind: 'cancelled' }, ['cancel a1', check(31)]],
    ['cancels nothing whose money has moved', paid, { kind: 'cancelled' }, [check(30 + 24 * 60)]],
    [
      'cancels what is under review: whatever it amounts to may go',
      review(9000),
      { kind: 'cancelled' },
      ['cancel a1', 'change a1: amount 9000', check(31)],
    ],
    ['accepts another amount', review(9000), { kind: 'reviewed' }, ['change a1: amount 9000', check(31)]],
    [
      'cannot accept another order’s money: the attempt ends',
      review(null),
      { kind: 'reviewed' },
      ['change a1: state voided, failureCode settled-by-operator'],
    ],
    [
      'cancels an order that is paid: what is left is refunded by a job',
      { ...paid, isCancelled: true },
      { kind: 'order cancelled' },
      ['refund a1 6000 order-cancelled', 'settle a1 (a1:cancelled)', check(31)],
    ],
    [
      'cancels an order whose refund was refused: it is not asked for again',
      {
        ...{ ...paid, isCancelled: true },
        operations: [operation({ kind: 'refund', key: 'refund:auto-a1', state: 'refused' })],
      },
      { kind: 'order cancelled' },
      [check(30 + 24 * 60)],
    ],
    [
      'cancels an order whose refund a dispute stood against: once that is over, all that is left is refunded',
      {
        ...{ attempts: [attempt({ state: 'captured', isDisputed: false, changedAt: now })], isCancelled: true },
        operations: [
          operation({
            ...{ kind: 'refund', key: 'refund:auto-a1', state: 'refused', failureCode: 'TRANSACTION_DISPUTED' },
          }),
        ],
      },
      captured,
      ['settled refund-refused', 'refund a1 10000 order-cancelled', check(31)],
    ],
  ])('%s', (_, given, news, effects) => {
    expect(decided(given, news)).toEqual(effects);
  });
});

describe('money that a dispute gave back, of an order that is cancelled,', () => {
  const now30 = { state: 'captured', changedAt: now } as const;
  const refused = (failureCode: string, amount: number, key = 'refund:auto-a1') =>
    operation({ kind: 'refund', key, state: 'refused', failureCode, amount, note: 'order-cancelled' });
  const won = (operations: PaymentOperation[], news = captured) =>
    decide(
      exampleCase({ attempts: [attempt({ ...now30, reversed: 4000 })], isCancelled: true, operations }),
      news,
      now,
    );
  const told = (effects: ReturnType<typeof won>) =>
    effects.flatMap((effect) => (effect.kind === 'report' ? [[effect.finding.kind, effect.finding.detail]] : []));
  const again = (goesBack: boolean) => ['paid-again', { amount: 4000, isCancelled: true, goesBack }];
  const refunds = (effects: ReturnType<typeof won>) =>
    effects.flatMap((effect) => (effect.kind === 'refund' ? [[effect.key, effect.amount]] : []));

  test.each([
    ['after a refund that a dispute stood against', [refused('TRANSACTION_DISPUTED', 6000)]],
    ['after a refund of what the dispute had taken', [refused('already-refunded', 10_000)]],
  ])('goes back by itself, and is told to: %s', (_, before) => {
    expect(told(won(before))).toEqual([again(true)]);
    expect(refunds(won(before))).toEqual([['refund:auto-a1:2', 10_000]]);
  });

  test.each([
    ['the account had no money', [refused('INSUFFICIENT_FUNDS', 6000)]],
    ['it was too old', [refused('REFUND_TIME_LIMIT_EXCEEDED', 6000)]],
    [
      'as much was back already twice',
      [refused('already-refunded', 10_000), refused('already-refunded', 10_000, 'refund:auto-a1:2')],
    ],
  ])('is the operator’s to refund, and told to be, where a refund was refused: %s', (_, before) => {
    expect(told(won(before))).toEqual([again(false)]);
    expect(refunds(won(before))).toEqual([]);
  });

  test('is not said to go back by itself once that is refused for good', () => {
    const asked = operation({ kind: 'refund', key: 'refund:auto-a1', state: 'unknown', tries: 1 });
    const given: Case = { attempts: [attempt({ ...now30, refunded: 10_000 })], isCancelled: true, operations: [asked] };
    const answered = (code: string) =>
      decided(given, { kind: 'refunded', key: asked.key, tries: 0, answer: failure('refused', code) });
    expect(answered('INSUFFICIENT_FUNDS')).toContain('settled paid-again');
    expect(answered('TRANSACTION_DISPUTED')).not.toContain('settled paid-again');
  });
});

test('what a provider has refused as refunded already, and says to be less, is asked for once as what is left; where it does not say, never', () => {
  const before = operation({
    ...{ kind: 'refund', key: 'refund:auto-a1', state: 'refused', failureCode: 'already-refunded' },
    note: 'paid-twice',
  });
  const given: Case = {
    attempts: [attempt({ state: 'captured', changedAt: now }), other({ state: 'captured' })],
    ...{ claimant: 'a2', operations: [before] },
  };
  const counted = (refunded: number | null): PaymentNews => ({
    kind: 'status',
    status: { state: 'captured', money, captureId: 'c1', refunded },
  });
  expect(decided(given, counted(1000))).toContain('refund a1 9000 paid-twice');
  expect(decided(given, counted(null))).toEqual([check(30 + 24 * 60)]);
});
