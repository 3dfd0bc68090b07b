import type { SeenDispute } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { exampleAttempt } from '../../testing/attempt.ts';
import type { PaypalCapture, PaypalOrder, PaypalRefund } from './answers.ts';
import { captureStatus, orderStatus } from './status.ts';

const attempt = exampleAttempt({ providerRef: '5O190127TN364715T' });
const eur = (value: string) => ({ currency_code: 'EUR', value });
const money = {
  ...{ amount: 16646, currency: 'EUR', reference: '2026-000123-1' },
  ...{ transactionId: null, means: 'PayPal', liabilityShift: null },
};

function capture(status: string, more: Partial<PaypalCapture> = {}): PaypalCapture {
  return { id: '3C679366HH908993F', status, amount: eur('166.46'), invoice_id: '2026-000123-1', ...more };
}

function order(status: string, captures?: PaypalCapture[], refunds?: PaypalRefund[]): PaypalOrder {
  const payments = { ...(captures && { captures }), ...(refunds && { refunds }) };
  const unit = { amount: eur('166.46'), invoice_id: '2026-000123-1', payments };
  return { id: '5O190127TN364715T', status, purchase_units: [unit] };
}

const statusOf = (...given: Parameters<typeof order>) => orderStatus(order(...given), attempt);
const captured = { state: 'captured', money, captureId: '3C679366HH908993F' };

describe('an order without captures', () => {
  test.each(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'])('that is %s waits for the payer', (status) => {
    expect(statusOf(status)).toEqual({ state: 'redirected' });
  });

  test('that is APPROVED is authorized with its amount and our reference', () => {
    expect(statusOf('APPROVED')).toEqual({ state: 'authorized', money });
  });

  test('that is VOIDED is cancelled', () => {
    expect(statusOf('VOIDED')).toEqual({ state: 'cancelled', code: 'VOIDED' });
  });

  test('that is COMPLETED, or something new, makes no sense: it is not paid', () => {
    expect(statusOf('COMPLETED')).toBeNull();
    expect(statusOf('SOMETHING_NEW')).toBeNull();
  });
});

describe('an order with a capture', () => {
  const refund = (value: string, status = 'COMPLETED') => ({ id: 'R1', status, amount: eur(value) });

  test('is captured when the capture is, with what was refunded', () => {
    expect(statusOf('COMPLETED', [capture('COMPLETED')])).toEqual({ ...captured, refunded: 0, reversed: 0 });
    const partly = [capture('PARTIALLY_REFUNDED')];
    expect(statusOf('COMPLETED', partly, [refund('10.00'), refund('0.50'), refund('5.00', 'FAILED')])).toEqual({
      ...captured,
      ...{ refunded: 1050, reversed: 0 },
    });
    expect(statusOf('COMPLETED', partly)).toEqual({ ...captured, refunded: null });
    expect(statusOf('COMPLETED', partly, [refund('odd')])).toEqual({ ...captured, refunded: null });
    expect(statusOf('COMPLETED', [capture('REFUNDED')])).toEqual({ ...captured, refunded: 16646, reversed: 0 });
  });

  test('is not decided while the capture is pending', () => {
    expect(statusOf('COMPLETED', [capture('PENDING', { status_details: { reason: 'ECHECK' } })])).toEqual({
      ...{ state: 'capturing', money, captureId: '3C679366HH908993F' },
    });
  });

  test.each(['DECLINED', 'FAILED'])('has failed when it is completed and the capture %s', (status) => {
    expect(statusOf('COMPLETED', [capture(status)])).toEqual({ state: 'failed', code: `CAPTURE_${status}` });
  });

  test('continues after a declined capture: the payer may choose another instrument', () => {
    expect(statusOf('PAYER_ACTION_REQUIRED', [capture('DECLINED')])).toEqual({ state: 'redirected' });
    expect(statusOf('APPROVED', [capture('DECLINED')])).toEqual({ state: 'authorized', money });
    expect(statusOf('COMPLETED', [capture('DECLINED', { id: 'C0' }), capture('COMPLETED')])).toMatchObject(captured);
  });

  test('is reversed by a chargeback', () => {
    const reversed = { state: 'reversed' };
    expect(statusOf('COMPLETED', [capture('PENDING', { status_details: { reason: 'CHARGEBACK' } })])).toEqual(reversed);
    expect(statusOf('COMPLETED', [capture('REVERSED')])).toEqual(reversed);
  });

  test('returns another amount, currency and reference unchanged; the caller compares them', () => {
    const other = capture('COMPLETED', { amount: { currency_code: 'CHF', value: '1.00' }, invoice_id: 'other' });
    expect(statusOf('COMPLETED', [other])).toMatchObject({
      money: { amount: 100, currency: 'CHF', reference: 'other' },
    });
    const { invoice_id: _, ...without } = capture('COMPLETED');
    expect(statusOf('COMPLETED', [without])).toMatchObject({ money: { reference: null } });
  });
});

describe('a dispute about a capture', () => {
  const dispute = {
    ...{ id: 'PP-D-1', reason: 'UNAUTHORISED', status: 'UNDER_REVIEW', stage: 'CHARGEBACK', amount: 16646 },
    ...{ answerBy: null, outcome: null, isOpen: true, isWon: false, changedAt: 1 },
  };
  const won = { ...dispute, status: 'RESOLVED', outcome: 'RESOLVED_SELLER_FAVOUR', isOpen: false, isWon: true };
  const ours = { id: 'R1', status: 'COMPLETED', amount: eur('10.00'), invoice_id: '2026-000123-1-R1' };
  const taken = { id: '09E71677NS257044M', status: 'COMPLETED', amount: eur('156.46') };

  test('is no refund: recognised by PayPal’s note, or by the id in its message', () => {
    const both = { ...captured, refunded: 1000, reversed: 15646 };
    const noted = { ...taken, note_to_payer: 'Payment reversed' };
    expect(statusOf('COMPLETED', [capture('REFUNDED')], [ours, noted])).toEqual(both);
    const named = { ...attempt, reversals: [taken.id] };
    expect(orderStatus(order('COMPLETED', [capture('REFUNDED')], [ours, taken]), named)).toEqual(both);
    expect(captureStatus(capture('REFUNDED'), undefined, named)).toEqual({ state: 'reversed' });
  });

  test('that the payer began at PayPal, and that holds the money, is none of ours to wait for', () => {
    const held = capture('PENDING', { status_details: { reason: 'BUYER_COMPLAINT' } });
    expect(statusOf('COMPLETED', [held])).toEqual({ state: 'reversed' });
    expect(statusOf('COMPLETED', [capture('COMPLETED', { status_details: { reason: 'BUYER_COMPLAINT' } })])).toEqual({
      ...{ ...captured, refunded: 0, reversed: 0 },
    });
  });

  test('that was won leaves the money here, whatever is still listed; what another one took is not here', () => {
    const listed = order('COMPLETED', [capture('REFUNDED')], [ours, { ...taken, note_to_payer: 'Payment reversed' }]);
    const reversed = (disputes: SeenDispute[]) => {
      const stands = orderStatus(listed, attempt, disputes);
      return stands?.state === 'captured' && stands.reversed;
    };
    expect(orderStatus(listed, attempt, [won])).toEqual({
      ...{ ...captured, refunded: 1000, reversed: 0, disputes: [won] },
    });
    expect(reversed([dispute])).toBe(15646);
    expect(reversed([won, { ...dispute, id: 'PP-D-2', changedAt: 2 }])).toBe(15646);
    expect(reversed([won, { ...won, id: 'PP-D-2', isWon: false, changedAt: 2 }])).toBe(15646);
    expect(
      reversed([
        { ...won, id: 'PP-D-2', isWon: false },
        { ...won, changedAt: 2 },
      ]),
    ).toBe(15646);
    expect(reversed([])).toBe(15646);
  });

  const about = (amount: number | null, isWon: boolean): SeenDispute => ({ ...won, amount, isWon });
  const takenOf = (value: string, status = 'COMPLETED') => ({
    ...{ ...taken, status, amount: eur(value), note_to_payer: 'Payment reversed' },
  });
  test.each([
    ['its own reversal is cancelled', [takenOf('5.00'), takenOf('7.00', 'CANCELLED')], 700, 500],
    ['its own is cancelled, and was the greater', [takenOf('5.00'), takenOf('50.00', 'CANCELLED')], 5000, 500],
    ['all is still listed', [takenOf('5.00'), takenOf('7.00')], 700, 500],
    ['all is listed as one', [takenOf('12.00')], 700, 500],
    ['it never took anything', [takenOf('5.00')], 700, 500],
    ['PayPal does not say what it was about', [takenOf('5.00'), takenOf('7.00')], null, 500],
  ])('that is won after one of 5 € was lost brings back no more than its own: %s', (_, refunds, amount, reversed) => {
    const listed = order('COMPLETED', [capture('PARTIALLY_REFUNDED')], refunds);
    for (const disputes of [
      [about(500, false), { ...about(amount, true), changedAt: 2 }],
      [about(amount, true), { ...about(500, false), changedAt: 2 }],
    ]) {
      expect(orderStatus(listed, attempt, disputes)).toEqual({ ...captured, refunded: 0, reversed, disputes });
    }
  });

  test('that is won brings back no more than it was about', () => {
    const listed = order('COMPLETED', [capture('PARTIALLY_REFUNDED')], [takenOf('12.00')]);
    const disputes = [about(700, true)];
    expect(orderStatus(listed, attempt, disputes)).toEqual({ ...captured, refunded: 0, reversed: 500, disputes });
  });

  test('that is won beside a lost one leaves a capture reversed of which nothing is listed', () => {
    const disputes = [about(500, false), { ...about(700, true), changedAt: 2 }];
    expect(captureStatus(capture('REVERSED'), undefined, attempt, disputes)).toEqual({ state: 'reversed', disputes });
  });
});

describe('answers that cannot be believed', () => {
  test.each([
    ['another order', { ...order('APPROVED'), id: 'OTHER' }],
    ['two units', { ...order('APPROVED'), purchase_units: [{}, {}] }],
    ['an approved order without an amount', { ...order('APPROVED'), purchase_units: [{}] }],
    ['an amount that is none', order('COMPLETED', [capture('COMPLETED', { amount: eur('1e3') })])],
    ['money taken twice', order('COMPLETED', [capture('COMPLETED'), capture('COMPLETED', { id: 'C2' })])],
    ['an unknown status of a capture', order('COMPLETED', [capture('SOMETHING_NEW')])],
  ])('%s is nothing that is believed', (_, odd) => {
    expect(orderStatus(odd, attempt)).toBeNull();
  });
});

test('a capture that is read by itself does not know how much of it was refunded', () => {
  expect(captureStatus(capture('COMPLETED'), undefined, attempt)).toEqual({ ...captured, refunded: 0, reversed: 0 });
  expect(captureStatus(capture('PARTIALLY_REFUNDED'), undefined, attempt)).toEqual({ ...captured, refunded: null });
  expect(captureStatus(capture('REFUNDED'), undefined, attempt)).toEqual({
    ...captured,
    refunded: 16646,
    reversed: 0,
  });
});
