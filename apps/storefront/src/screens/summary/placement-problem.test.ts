import { CallFailure } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { emptyDetails } from '../../cart/order-details.ts';
import { placementRequest } from '../../cart/order-request.ts';
import { calculationOf, priceOf, sampleCart } from '../../cart/sample-cart.ts';
import { earlierOrder, placementProblem } from './placement-problem.ts';

const calculation = calculationOf(sampleCart());

describe('why an order was not placed (SPEC §4, CONTRACT §5)', () => {
  test.each(['order-changed', 'item-gone', 'item-sold-out', 'voucher-gone'])(
    '%s: what was seen and the fresh figures',
    (code) => {
      const failure = new CallFailure(409, { code, msg: 'Geändert.', calculation });
      expect(placementProblem(failure, 42)).toEqual({ kind: 'changed', before: 42, calculation });
    },
  );

  test('another conflict: its sentence, and the costs are stale', () => {
    const failure = new CallFailure(409, { code: 'item-sold-out', msg: 'Der Hammer ist ausverkauft.' });
    expect(placementProblem(failure, 42)).toEqual({
      kind: 'failed',
      message: 'Der Hammer ist ausverkauft.',
      stale: true,
    });
  });

  test('figures that come with any other refusal are not taken', () => {
    const failure = new CallFailure(409, { code: 'not-deliverable', msg: 'Zu schwer.', calculation });
    expect(placementProblem(failure, 42)).toEqual({ kind: 'failed', message: 'Zu schwer.', stale: true });
  });

  test('a change without figures is a failure like any other', () => {
    const failure = new CallFailure(409, { code: 'order-changed', msg: 'Geändert.' });
    expect(placementProblem(failure, 42)).toEqual({ kind: 'failed', message: 'Geändert.', stale: true });
  });

  test.each([
    [new CallFailure(0, { code: 'network', msg: 'Nicht erreichbar.' }), 'Nicht erreichbar.'],
    [new CallFailure(500, { code: 'unexpected', msg: '' }), 'Ein Fehler ist aufgetreten.'],
    [new TypeError('x is undefined'), 'Ein Fehler ist aufgetreten.'],
  ])('%s leaves everything as it is', (failure, message) => {
    expect(placementProblem(failure, 42)).toEqual({ kind: 'failed', message, stale: false });
  });
});

describe('an order that was placed (CONTRACT §5)', () => {
  const sent = placementRequest(sampleCart(), emptyDetails(), [], 42);
  const answered = { orderNumber: '2026-000017', items: [], total: priceOf(42) };

  test('as it was sent is no problem', () => {
    expect(earlierOrder(sent, answered)).toBeNull();
  });

  test('at another total is the earlier one, named by its number', () => {
    const other = { ...answered, total: priceOf(12) };
    expect(earlierOrder(sent, other)).toEqual({ kind: 'ordered-before', orderNumber: '2026-000017' });
  });
});
