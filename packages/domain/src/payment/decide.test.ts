import { describe, expect, test } from 'vitest';
import { effectLines, exampleAttempt, exampleCase, exampleOperation } from '../testing/payment-case.ts';
import type { PaymentAttempt, PaymentOperation } from './attempt.ts';
import { decide, type PaymentNews } from './decide.ts';
import type { ProviderFailure, SeenMoney } from './provider-status.ts';

const minute = 60_000;
/** All decisions are made half an hour after the attempt. */
const now = 30 * minute;

const attempt = exampleAttempt;
const operation = exampleOperation;
const other = (change: Partial<PaymentAttempt>) => attempt({ id: 'a2', number: 2, ...change });

type Case = Parameters<typeof exampleCase>[0];

function decided(given: Case, news: PaymentNews): string[] {
  return effectLines(decide(exampleCase(given), news, now));
}

const money: SeenMoney = {
  ...{ amount: 10_000, currency: 'EUR', reference: 'ref-a1-x' },
  ...{ transactionId: null, means: null, liabilityShift: null },
};
const authorized: PaymentNews = { kind: 'status', status: { state: 'authorized', money } };
const captured: PaymentNews = {
  kind: 'status',
  status: { state: 'captured', money, captureId: 'c1', refunded: 0, reversed: 0 },
};
const ended = (state: 'failed' | 'cancelled' | 'expired'): PaymentNews => ({
  kind: 'status',
  status: { state, code: 'NO' },
});
const failure = (kind: ProviderFailure['kind'], code = 'NO'): ProviderFailure => ({
  ok: false,
  kind,
  code,
  reason: '',
});
const check = (at: number) => `check a1 at ${at}`;

type Row = readonly [what: string, given: Case, news: PaymentNews, effects: readonly string[]];

describe('an inquiry finds that', () => {
  test.each<Row>([
    ['nobody came', {}, { kind: 'status', status: { state: 'redirected' } }, [check(61)]],
    [
      'nobody came, at the last time it is asked',
      { attempts: [attempt({ createdAt: now - 24 * 60 * minute })] },
      { kind: 'status', status: { state: 'redirected' } },
      ['change a1: failureCode never-used, state expired'],
    ],
    [
      'the payer agreed: the money is captured',
      {},
      authorized,
      ['change a1: state authorized', 'claim a1', 'change a1: state capturing', 'capture a1 10000', check(31)],
    ],
    [
      'the payer agreed, and another attempt may bring the money: it waits',
      { attempts: [attempt(), other({ state: 'capturing' })], claimant: 'a2' },
      authorized,
      ['change a1: state authorized', check(31)],
    ],
    [
      'the payer agreed, and another attempt has paid: void',
      { attempts: [attempt(), other({ state: 'captured' })], claimant: 'a2' },
      authorized,
      ['change a1: state authorized', 'void a1 10000', check(31)],
    ],
    [
      'the payer agreed, and the order is cancelled: void',
      { isCancelled: true },
      authorized,
      ['change a1: state authorized', 'void a1 10000', check(31)],
    ],
    [
      'the bank does not answer for a card, which is not taken: void',
      { withoutShift: 'cancel' },
      { kind: 'status', status: { state: 'authorized', money: { ...money, liabilityShift: false } } },
      ['change a1: liabilityShift false, state authorized', 'void a1 10000', check(31)],
    ],
    [
      'a capture without an answer did not come about: it is asked for again, under its key',
      {
        attempts: [attempt({ state: 'capturing', changedAt: now })],
        operations: [operation({ kind: 'capture', state: 'unknown', tries: 1 })],
        claimant: 'a1',
      },
      authorized,
      ['capture a1 10000, retry 1', check(31)],
    ],
    [
      'a capture is still undecided: nothing is asked for',
      {
        attempts: [attempt({ state: 'capturing', changedAt: now })],
        operations: [operation({ kind: 'capture', state: 'pending', tries: 1 })],
        claimant: 'a1',
      },
      authorized,
      [check(31)],
    ],
    [
      'the money moved: it is booked, once, with its mail',
      {
        attempts: [attempt({ state: 'capturing' })],
        operations: [operation({ kind: 'capture', state: 'unknown', tries: 1 })],
        claimant: 'a1',
      },
      captured,
      [
        'book a1: captureId c1, state captured',
        'outcome capture:a1: state done, providerId c1',
        'mail paid a1',
        check(30 + 24 * 60),
      ],
    ],
    [
      'the money moved, and another attempt was agreed to meanwhile: that is settled at once, and so voided',
      { attempts: [attempt({ state: 'capturing' }), other({ state: 'authorized' })], claimant: 'a1' },
      captured,
      [
        'book a1: captureId c1, state captured',
        'record capture:a1 done',
        'mail paid a1',
        'settle a2 (a2:paid:a1)',
        check(30 + 24 * 60),
      ],
    ],
    [
      'a dispute took a part, and the rest was refunded: it is over, and the payer of what was not due is told',
      {
        attempts: [attempt({ state: 'captured', refunded: 6000, reversed: 4000, changedAt: now })],
        operations: [operation({ kind: 'refund', key: 'refund:auto-a1', amount: 6000, state: 'done' })],
      },
      {
        kind: 'status',
        status: { state: 'captured', money, captureId: 'c1', refunded: 6000, reversed: 4000, disputes: [] },
      },
      [
        'change a1: isDisputed true',
        'book a1: state reversed',
        'settled paid-again',
        'mail refunded a1',
        check(30 + 24 * 60),
      ],
    ],
    [
      'the money moved, which is known',
      { attempts: [attempt({ state: 'captured', changedAt: now })], claimant: 'a1' },
      captured,
      [check(30 + 24 * 60)],
    ],
    [
      'the money moved without our asking, and another attempt has paid: refund',
      { attempts: [attempt(), other({ state: 'captured' })], claimant: 'a2' },
      captured,
      [
        'book a1: captureId c1, state captured',
        'record capture:a1 done',
        'refund a1 10000 paid-twice',
        'report paid-twice',
        check(31),
      ],
    ],
    [
      'the money moved, and the order was cancelled before: refund, and the claim is free',
      { attempts: [attempt({ state: 'capturing' })], claimant: 'a1', isCancelled: true },
      captured,
      [
        'book a1: captureId c1, state captured',
        'record capture:a1 done',
        'release a1',
        'refund a1 10000 late-payment',
        'report late-payment',
        check(31),
      ],
    ],
    [
      'the money moved, for which another attempt waited: that one is refunded',
      { attempts: [attempt({ state: 'capturing' }), other({ state: 'captured' })], claimant: 'a1' },
      captured,
      [
        'book a1: captureId c1, state captured',
        'record capture:a1 done',
        'mail paid a1',
        'refund a2 10000 paid-twice',
        'report paid-twice',
        'check a2 at 31',
        'settle a2 (a2:return)',
        check(30 + 24 * 60),
      ],
    ],
    [
      'the money moved while a void was asked for: the void is over, the money is refunded',
      {
        attempts: [attempt({ state: 'authorized' })],
        operations: [operation({ kind: 'void', state: 'unknown', tries: 1 })],
      },
      captured,
      [
        'book a1: captureId c1, state captured',
        'record capture:a1 done',
        'outcome void:a1: state refused, failureCode captured',
        'refund a1 10000 late-payment',
        'report late-payment',
        check(31),
      ],
    ],
    [
      'another amount was agreed to: it is held for review, nothing is asked for',
      {},
      { kind: 'status', status: { state: 'authorized', money: { ...money, amount: 9000 } } },
      ['report amount-differs', 'review a1: state authorized, reviewReason amount-differs, seenAmount 9000', check(31)],
    ],
    [
      'it is another order’s: it is held for review, and no amount can be accepted',
      {},
      { kind: 'status', status: { state: 'authorized', money: { ...money, reference: 'ref-b1-x' } } },
      ['report amount-differs', 'review a1: state authorized, reviewReason amount-differs', check(31)],
    ],
    [
      'somebody refunded a part in its dashboard',
      { attempts: [attempt({ state: 'captured', changedAt: now })], claimant: 'a1' },
      { kind: 'status', status: { state: 'captured', money, captureId: 'c1', refunded: 1000, reversed: 0 } },
      ['book a1: refunded 1000, reversed 0', 'report refunded-elsewhere anew', check(30 + 24 * 60)],
    ],
    [
      'all of what was asked for is refunded: the payer of what was not due is told',
      {
        attempts: [attempt({ state: 'captured', refunded: 10_000, changedAt: now })],
        operations: [operation({ kind: 'refund', key: 'refund:auto-a1', state: 'done' })],
      },
      { kind: 'status', status: { state: 'captured', money, captureId: 'c1', refunded: 10_000 } },
      ['book a1: state refunded', 'settled paid-again', 'mail refunded a1'],
    ],
    [
      'a dispute took all of it',
      { attempts: [attempt({ state: 'captured', changedAt: now })], claimant: 'a1' },
      { kind: 'status', status: { state: 'reversed' } },
      [
        'book a1: refunded 0, reversed 10000, state reversed',
        'settled paid-again',
        'report reversed anew',
        'change a1: isDisputed true',
        check(30 + 24 * 60),
      ],
    ],
    [
      'it failed: the claim is free, and who waited is settled',
      {
        attempts: [attempt({ state: 'capturing' }), other({ state: 'authorized' })],
        operations: [operation({ kind: 'capture', state: 'unknown', tries: 1 })],
        claimant: 'a1',
      },
      ended('failed'),
      [
        'change a1: failureCode NO, state failed',
        'outcome capture:a1: state refused, failureCode NO',
        'release a1',
        'settle a2 (a2:after:a1)',
      ],
    ],
    [
      'it failed, and money waited for it: that pays the order',
      { attempts: [attempt({ state: 'capturing' }), other({ state: 'captured' })], claimant: 'a1' },
      ended('failed'),
      ['change a1: failureCode NO, state failed', 'release a1', 'claim a2', 'mail paid a2'],
    ],
    [
      'it was cancelled by our void, whose answer never came',
      {
        attempts: [attempt({ state: 'authorized' })],
        operations: [operation({ kind: 'void', state: 'unknown', tries: 1 })],
      },
      ended('cancelled'),
      ['change a1: state voided', 'outcome void:a1: state done'],
    ],
    [
      'it failed, after the money came: the operator is told, nothing else',
      { attempts: [attempt({ state: 'captured', changedAt: now })] },
      ended('failed'),
      ['report paid-without-capture', check(30 + 24 * 60)],
    ],
  ])('%s', (_, given, news, effects) => {
    expect(decided(given, news)).toEqual(effects);
  });
});

describe('asked to', () => {
  const capturing: Case = {
    attempts: [attempt({ state: 'capturing', changedAt: now })],
    operations: [operation({ kind: 'capture', state: 'unknown', tries: 1 })],
    claimant: 'a1',
  };
  const answered = (answer: Extract<PaymentNews, { kind: 'captured' }>['answer'], holdsMoney = true): PaymentNews => ({
    ...{ kind: 'captured', key: 'capture:a1', answer, holdsMoney },
  });
  const voiding: Case = {
    attempts: [attempt({ state: 'authorized', changedAt: now })],
    operations: [operation({ kind: 'void', state: 'unknown', tries: 1 })],
  };
  const refunding: Case = {
    attempts: [attempt({ state: 'captured', refunded: 1000, changedAt: now })],
    operations: [operation({ kind: 'refund', key: 'refund:k', amount: 1000, state: 'unknown', tries: 1 })],
  };
  const refunded = (answer: Extract<PaymentNews, { kind: 'refunded' }>['answer']): PaymentNews => ({
    ...{ kind: 'refunded', key: 'refund:k', tries: 0, answer },
  });

  test.each<Row>([
    [
      'capture, it does',
      capturing,
      answered({ ok: true, captureId: 'c1', status: 'captured' }),
      [
        'book a1: captureId c1, state captured',
        'outcome capture:a1: state done, providerId c1',
        'mail paid a1',
        check(30 + 24 * 60),
      ],
    ],
    [
      'capture, it decides later',
      capturing,
      answered({ ok: true, captureId: 'c1', status: 'pending' }),
      ['change a1: captureId c1', 'outcome capture:a1: state pending, providerId c1', check(31)],
    ],
    [
      'capture, it does not answer',
      capturing,
      answered(failure('unknown')),
      ['outcome capture:a1: state unknown, failureCode NO', check(31)],
    ],
    [
      'capture, the payer’s bank refuses, and holds the money: void',
      capturing,
      answered(failure('refused')),
      ['change a1: failureCode NO', 'outcome capture:a1: state refused, failureCode NO', 'void a1 10000', check(31)],
    ],
    [
      'capture, the payer’s bank refuses, and holds nothing: another instrument may be chosen',
      capturing,
      answered(failure('refused'), false),
      ['change a1: failureCode NO, state failed', 'outcome capture:a1: state refused, failureCode NO', 'release a1'],
    ],
    [
      'capture, it refuses by the shop’s fault: the operator is told, void',
      capturing,
      answered({ ...failure('refused'), concerns: 'shop' }, false),
      [
        'report capture-refused',
        'change a1: failureCode NO',
        'outcome capture:a1: state refused, failureCode NO',
        'void a1 10000',
        check(31),
      ],
    ],
    [
      'void, it does',
      voiding,
      { kind: 'voided', key: 'void:a1', answer: { ok: true } },
      ['change a1: state voided', 'outcome void:a1: state done'],
    ],
    [
      'void, the money had moved: nothing before the next inquiry',
      voiding,
      { kind: 'voided', key: 'void:a1', answer: failure('refused', 'captured') },
      ['outcome void:a1: state refused, failureCode captured', check(31)],
    ],
    [
      'void, it refuses: the rest is the operator’s',
      voiding,
      { kind: 'voided', key: 'void:a1', answer: failure('refused') },
      ['outcome void:a1: state refused, failureCode NO', 'change a1: state voided', 'report void-refused'],
    ],
    [
      'refund, it does',
      refunding,
      refunded({ ok: true, providerId: 'r1', status: 'done' }),
      ['outcome refund:k: state done, providerId r1', check(30 + 24 * 60)],
    ],
    [
      'refund, it certainly was not reached: it was not tried',
      refunding,
      refunded(failure('unavailable')),
      ['outcome refund:k: state asked, failureCode NO, tries 0', check(31)],
    ],
    [
      'refund, it refuses: the share is free, the operator is told',
      refunding,
      refunded(failure('refused')),
      [
        'outcome refund:k: state refused, failureCode NO',
        'change a1: refunded 0',
        'report refund-refused',
        check(30 + 24 * 60),
      ],
    ],
    [
      'refund, it refuses as long as a dispute is open: that is asked about',
      refunding,
      refunded(failure('refused', 'TRANSACTION_DISPUTED')),
      [
        'outcome refund:k: state refused, failureCode TRANSACTION_DISPUTED',
        'change a1: refunded 0, isDisputed true',
        'report refund-refused',
        check(30 + 24 * 60),
      ],
    ],
    [
      'refund, the money was back already: how much, the next inquiry tells',
      refunding,
      refunded(failure('refused', 'already-refunded')),
      [
        'outcome refund:k: state refused, failureCode already-refunded',
        'change a1: refunded 0',
        'report refunded-elsewhere anew',
        'settle a1 (a1:after:op-refund)',
        check(30 + 24 * 60),
      ],
    ],
  ])('%s', (_, given, news, effects) => {
    expect(decided(given, news)).toEqual(effects);
  });
});

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

test('an attempt begins, and is closed for another one, or because nobody went on', () => {
  const fresh = attempt({ state: 'created', providerRef: null, createdAt: now - minute });
  expect(decided({ attempts: [] }, { kind: 'begun', attempt: fresh })).toEqual(['begin a1', check(34)]);
  expect(decided({}, { kind: 'superseded' })).toEqual([
    'change a1: state cancelled, failureCode superseded',
    check(61),
  ]);
  expect(decided({ attempts: [fresh] }, { kind: 'never began' })).toEqual([check(34)]);
  expect(decided({ attempts: [{ ...fresh, createdAt: 0 }] }, { kind: 'never began' })).toEqual([
    'change a1: state cancelled, failureCode never-began',
  ]);
  expect(decided({ attempts: [fresh] }, { kind: 'create refused', failure: failure('refused') })).toEqual([
    ...['change a1: state failed, failureCode NO', 'report create-refused'],
  ]);
});

test('decides by its parameters alone: the case is not changed, and twice is the same', () => {
  const given = Object.freeze(exampleCase({ attempts: [Object.freeze(attempt())] }));
  expect(decide(given, authorized, now)).toEqual(decide(given, authorized, now));
  expect(given).toEqual(exampleCase({ attempts: [attempt()] }));
});
