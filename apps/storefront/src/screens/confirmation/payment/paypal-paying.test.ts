import { describe, expect, test } from 'vitest';
import { type PaypalEvent, type PaypalPaying, paypalAfter, startPaypal } from './paypal-paying.ts';

const payment = { paymentId: 'PAY-1', payerId: 'ADA' };
const left = { paymentId: 'PAY-1', payerId: '' };
const fresh: PaypalPaying = { problem: undefined, isAtPaypal: false, approved: null };
const atPaypal: PaypalPaying = { problem: null, isAtPaypal: true, approved: null };
const agreed: PaypalPaying = { problem: null, isAtPaypal: true, approved: { ...payment, isReturned: false } };
const returned: PaypalPaying = { ...fresh, approved: { ...payment, isReturned: true } };
const failed = { kind: 'failed' } as const;

const after = (start: PaypalPaying, ...events: PaypalEvent[]) => events.reduce(paypalAfter, start);

describe('the page opens', () => {
  test.each([
    ['by itself', '', fresh],
    ['on the return of a payer who agreed', '?payment=1&token=PAY-1&PayerID=ADA', returned],
    ['on the return of one who gave up', '?payment=1&token=PAY-1', { ...fresh, problem: failed }],
    ['with a query that is not of a payment', '?token=PAY-1&PayerID=ADA', fresh],
  ])('%s', (_, query, state) => {
    expect(startPaypal(query)).toEqual(state);
  });
});

describe('in PayPal’s window', () => {
  test('starting takes what was said before away', () => {
    expect(after({ ...fresh, problem: failed }, { type: 'started' })).toEqual(atPaypal);
  });

  test('no payment could be made: the problem says why, and the page may look again', () => {
    const problem = { kind: 'busy', message: 'Einen Moment, bitte.' } as const;
    expect(after(fresh, { type: 'started' }, { type: 'not-created', problem })).toEqual({ ...fresh, problem });
  });

  test('the script’s own error after it says nothing new', () => {
    const problem = { kind: 'unavailable' } as const;
    const events: PaypalEvent[] = [{ type: 'started' }, { type: 'not-created', problem }, { type: 'broken' }];
    expect(after(fresh, ...events)).toEqual({ ...fresh, problem });
  });

  test('a script that breaks off without a reason has failed', () => {
    expect(after(atPaypal, { type: 'broken' })).toEqual({ ...fresh, problem: failed });
  });

  test('buttons that cannot be shown', () => {
    expect(after(fresh, { type: 'unavailable' })).toEqual({ ...fresh, problem: { kind: 'unavailable' } });
  });
});

describe('the payer agrees', () => {
  test('it is found out what became of it, and PayPal’s window is not disturbed until our server has answered', () => {
    expect(after(atPaypal, { type: 'approved', payment })).toEqual(agreed);
    expect(after(agreed, { type: 'executed' })).toEqual({ ...agreed, isAtPaypal: false });
  });

  test.each([
    ['paid', { payment: 'paid', state: 'approved' }, fresh],
    ['refused: the payer is told that it failed', { payment: 'due', state: 'failed' }, { ...fresh, problem: failed }],
    ['nothing known yet: asked again', { payment: 'checking', state: 'created' }, { ...agreed, isAtPaypal: false }],
    ['still open at PayPal: asked again', { payment: 'due', state: 'created' }, { ...agreed, isAtPaypal: false }],
    ['paid by a notification that was faster', { payment: 'paid', state: 'created' }, fresh],
    ['under review: the order says it from here on', { payment: 'checking', state: 'approved' }, fresh],
  ] as const)('%s', (_, executed, state) => {
    expect(after(agreed, { type: 'executed' }, { type: 'order-loaded', executed })).toEqual(state);
  });

  test('with means that PayPal refuses: the window stays open to choose others', () => {
    expect(after(agreed, { type: 'choosing-again' })).toEqual(atPaypal);
  });

  test('who comes back from PayPal’s page and agrees once more has not returned any more', () => {
    expect(after(returned, { type: 'approved', payment }).approved).toEqual({ ...payment, isReturned: false });
  });
});

describe('the payer closes the window', () => {
  test('before there was a payment: it has failed, and nothing is asked', () => {
    expect(after(atPaypal, { type: 'cancelled', payment: null })).toEqual({ ...fresh, problem: failed });
  });

  test('of a payment: it has failed, but the page does not look by itself before our server has answered', () => {
    expect(after(atPaypal, { type: 'cancelled', payment: left })).toEqual({ ...atPaypal, problem: failed });
  });

  test.each([
    ['our server did not answer', null],
    ['nothing was paid', { payment: 'due', state: 'failed' }],
    ['it is paid all the same: the order loaded next says so', { payment: 'paid', state: 'approved' }],
  ] as const)('%s: it stays failed until the order says otherwise', (_, executed) => {
    const events: PaypalEvent[] = [
      { type: 'cancelled', payment: left },
      { type: 'asked-after-cancel', payment: left, executed },
    ];
    expect(after(atPaypal, ...events)).toEqual({ ...fresh, problem: failed });
  });

  test('after agreeing in it: what became of it is found out', () => {
    const executed = { payment: 'checking', state: 'created' } as const;
    const state = after(
      atPaypal,
      { type: 'cancelled', payment: left },
      { type: 'asked-after-cancel', payment: left, executed },
      { type: 'executed' },
      { type: 'order-loaded', executed },
    );
    expect(state).toEqual({ problem: null, isAtPaypal: false, approved: { ...left, isReturned: false } });
  });
});
