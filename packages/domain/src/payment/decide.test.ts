import { describe, expect, test } from 'vitest';
import { exampleAttempt as attempt, exampleCase, exampleOperation as operation } from '../testing/payment-case.ts';
import {
  authorized,
  captured,
  check,
  decided,
  failure,
  money,
  now,
  other,
  type Row,
} from '../testing/payment-decisions.ts';
import { decide, type PaymentNews } from './decide.ts';

const minute = 60_000;
const ended = (state: 'failed' | 'cancelled' | 'expired'): PaymentNews => ({
  kind: 'status',
  status: { state, code: 'NO' },
});

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
      'another amount was agreed to: it is in review, nothing is asked for',
      {},
      { kind: 'status', status: { state: 'authorized', money: { ...money, amount: 9000 } } },
      ['report amount-differs', 'review a1: state authorized, reviewReason amount-differs, seenAmount 9000', check(31)],
    ],
    [
      'it is another order’s: it is in review, and no amount can be accepted',
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
