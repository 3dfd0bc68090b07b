import { CallFailure } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { calculationOf, priceOf, sampleCart } from '../../cart/testing/sample-cart.ts';
import { placementRequest } from '../../checkout/order-request.ts';
import { emptyDetails } from '../../visit/order-details.ts';
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
    [new CallFailure(502, { code: 'unknown', msg: 'Ein Fehler ist aufgetreten.' }), 'Ein Fehler ist aufgetreten.'],
    [new TypeError('Failed to fetch the rest of the answer'), 'Ein Fehler ist aufgetreten.'],
  ])('%s: nobody knows whether it was', (failure, message) => {
    expect(placementProblem(failure, 42)).toEqual({ kind: 'unknown-outcome', message });
  });

  test('details that the shop does not take: each field by its label', () => {
    const errors = [
      { path: 'email', msg: 'Keine gültige Mailadresse' },
      { path: 'shippingAddress.zipCode', msg: 'Falsch' },
      { path: 'carrier', msg: 'Gibt es nicht' },
      { path: 'items.0.constructor', msg: 'Unbekannt' },
    ];
    const failure = new CallFailure(400, { code: 'invalid-order', msg: 'Bitte prüfen Sie Ihre Angaben.', errors });
    expect(placementProblem(failure, 42)).toEqual({
      kind: 'details-refused',
      message: 'Bitte prüfen Sie Ihre Angaben.',
      fields: [
        'E-Mail-Adresse: Keine gültige Mailadresse',
        'Lieferadresse, Postleitzahl: Falsch',
        'Versandart: Gibt es nicht',
        'Unbekannt',
      ],
    });
  });

  test('any other refusal leaves everything as it is', () => {
    const failure = new CallFailure(429, { code: 'too-many-requests', msg: 'Zu viele Anfragen.' });
    expect(placementProblem(failure, 42)).toEqual({ kind: 'failed', message: 'Zu viele Anfragen.', stale: false });
  });
});

describe('an order that was placed (CONTRACT §5)', () => {
  const sent = placementRequest(sampleCart(), emptyDetails(), [], 42);
  const { email, address, paymentCondition } = emptyDetails();
  const decided = { email, address, paymentCondition, separateShippingAddress: false };
  const answered = { ...decided, _id: 'o-1', orderNumber: '2026-000017', items: [], total: priceOf(42) };

  test('as it was sent is no problem', () => {
    expect(earlierOrder(sent, answered)).toBeNull();
  });

  test.each([
    ['at another total', { total: priceOf(12) }],
    ['to another address', { address: { ...address, street: 'Ring 1' } }],
  ])('%s is the earlier one, named by its number', (_, other) => {
    const problem = { kind: 'ordered-before', orderId: 'o-1', orderNumber: '2026-000017' };
    expect(earlierOrder(sent, { ...answered, ...other })).toEqual(problem);
  });
});
