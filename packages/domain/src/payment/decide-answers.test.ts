import { describe, expect, test } from 'vitest';
import { exampleAttempt as attempt, exampleOperation as operation } from '../testing/payment-case.ts';
import { type Case, check, decided, failure, now, type Row } from '../testing/payment-decisions.ts';
import type { PaymentNews } from './decide.ts';

describe('asked to', () => {
  const capturing: Case = {
    attempts: [attempt({ state: 'capturing', changedAt: now })],
    operations: [operation({ kind: 'capture', state: 'unknown', tries: 1 })],
    claimant: 'a1',
  };
  const answered = (
    answer: Extract<PaymentNews, { kind: 'captured' }>['answer'],
    reservesMoney = true,
  ): PaymentNews => ({
    ...{ kind: 'captured', key: 'capture:a1', answer, reservesMoney },
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
