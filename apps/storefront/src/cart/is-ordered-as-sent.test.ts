import { describe, expect, test } from 'vitest';
import { isOrderedAsSent } from './is-ordered-as-sent.ts';
import { emptyDetails } from './order-details.ts';
import { placementRequest } from './order-request.ts';
import { priceOf, sampleCart, sampleLine } from './sample-cart.ts';

type Answered = Parameters<typeof isOrderedAsSent>[1];

const sent = placementRequest(sampleCart(sampleLine('h1', 2), sampleLine('s1', 1)), emptyDetails(), [], 42.3);

function answer(amounts: readonly (readonly [id: string, amount: number])[], gross = 42.3): Answered {
  const items = amounts.map(([_id, amount]) => ({
    product: { _id: `product-${_id}`, name: 'Hammer', articleNumber: '4711', files: [] },
    condition: { _id, price: priceOf(12, 10, 2), unit: 'Stück' },
    amount,
    total: priceOf(12 * amount),
  }));
  return { items, total: priceOf(gross) };
}

describe('an answered order beside what was sent (CONTRACT §5)', () => {
  test('the same pieces at the same total are the order that was sent, in whatever sequence', () => {
    expect(
      isOrderedAsSent(
        sent,
        answer([
          ['h1', 2],
          ['s1', 1],
        ]),
      ),
    ).toBe(true);
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
});
