import { describe, expect, test } from 'vitest';
import { priceOf, sampleCart, sampleLine } from '../cart/testing/sample-cart.ts';
import { sampleDetails } from '../visit/testing/sample-details.ts';
import { isOrderedAsSent } from './is-ordered-as-sent.ts';
import { placementRequest } from './order-request.ts';

type Answered = Parameters<typeof isOrderedAsSent>[1];

const details = sampleDetails();
const cart = sampleCart(sampleLine('h1', 2), sampleLine('s1', 1));
const sent = placementRequest(cart, details, [], 42.3);

function answer(amounts: readonly (readonly [id: string, amount: number])[], gross = 42.3): Answered {
  const items = amounts.map(([_id, amount]) => ({
    product: { _id: `product-${_id}`, name: 'Hammer', articleNumber: '4711', files: [] },
    condition: { _id, price: priceOf(12, 10, 2), unit: 'Stück' },
    amount,
    total: priceOf(12 * amount),
  }));
  const { email, address, paymentCondition, carrier } = details;
  const decided = { email, paymentCondition, carrier, address: { ...address, countryName: 'Österreich' } };
  return { items, total: priceOf(gross), ...decided, separateShippingAddress: false };
}

const same = answer([
  ['h1', 2],
  ['s1', 1],
]);

describe('an answered order beside what was sent (CONTRACT §5)', () => {
  test('the same pieces at the same total are the order that was sent, in whatever sequence', () => {
    expect(isOrderedAsSent(sent, same)).toBe(true);
    expect(
      isOrderedAsSent(
        sent,
        answer([
          ['s1', 1],
          ['h1', 2],
        ]),
      ),
    ).toBe(true);
  });

  test('a fraction of a cent is no other total', () => {
    expect(
      isOrderedAsSent(
        sent,
        answer(
          [
            ['h1', 2],
            ['s1', 1],
          ],
          14.1 * 3,
        ),
      ),
    ).toBe(true);
  });

  test.each<[string, Answered]>([
    [
      'another amount',
      answer([
        ['h1', 1],
        ['s1', 1],
      ]),
    ],
    ['a line less', answer([['h1', 2]])],
    [
      'a line more',
      answer([
        ['h1', 2],
        ['s1', 1],
        ['x1', 1],
      ]),
    ],
    [
      'another condition',
      answer([
        ['h1', 2],
        ['x1', 1],
      ]),
    ],
    [
      'another total',
      answer(
        [
          ['h1', 2],
          ['s1', 1],
        ],
        42.31,
      ),
    ],
    ['nothing', answer([])],
  ])('%s is an earlier order', (_what, answered) => {
    expect(isOrderedAsSent(sent, answered)).toBe(false);
  });

  test.each<[string, Partial<typeof details>]>([
    ['another e-mail', { email: 'anna@example.de' }],
    ['another street', { address: { ...details.address, street: 'Ring 2' } }],
    ['a shipping address', { separateShippingAddress: true, shippingAddress: { ...details.address, city: 'Graz' } }],
    ['another payment condition', { paymentCondition: 'rechnung' }],
    ['another carrier', { carrier: 'Spedition' }],
    ['an order number of the customer', { externalNumber: 'B-17' }],
  ])('the order without %s is an earlier one', (_what, changed) => {
    expect(isOrderedAsSent(placementRequest(cart, { ...details, ...changed }, [], 42.3), same)).toBe(false);
  });

  test('all that was decided comes back with the order', () => {
    const shippingAddress = { ...details.address, city: 'Graz' };
    const all = { ...details, separateShippingAddress: true, shippingAddress, externalNumber: 'B-17' };
    const answered = { ...same, separateShippingAddress: true, shippingAddress, externalNumber: 'B-17' };
    expect(isOrderedAsSent(placementRequest(cart, all, [], 42.3), answered)).toBe(true);
  });

  test('an address that is not meant and a carrier where there is no choice do not count', () => {
    const unused = { ...details, shippingAddress: { ...details.address, city: 'Graz' } };
    expect(isOrderedAsSent(placementRequest(cart, unused, [], 42.3), same)).toBe(true);
    const { carrier: _none, ...withoutCarrier } = same;
    expect(isOrderedAsSent(sent, withoutCarrier)).toBe(true);
  });
});
