import { describe, expect, test } from 'vitest';
import { noFinalOrder, readFinalOrder } from './final-order.ts';
import { nextFinalOrder } from './next-final-order.ts';

describe('the stored final order', () => {
  test('names key and number, and nothing else of it is believed', () => {
    const placed = { _id: 'o-1', orderNumber: '2026-000017', paid: true };
    const read = { _id: 'o-1', orderNumber: '2026-000017' };
    expect(readFinalOrder({ version: 1, placed })).toEqual({ placed: read, earlier: [] });
    expect(readFinalOrder({ placed, earlier: ['o-0', 7, null, ''] })).toEqual({ placed: read, earlier: ['o-0'] });
    expect(readFinalOrder({ placed, earlier: 'o-0' })).toEqual({ placed: read, earlier: [] });
  });

  test('is the one finished or paid last; those before it are known, each once, the latest first', () => {
    const order = (number: number) => ({ _id: `o-${number}`, orderNumber: `2026-${number}` });
    const after = (...numbers: number[]) => numbers.map(order).reduce(nextFinalOrder, noFinalOrder);
    expect(after(1)).toEqual({ placed: order(1), earlier: [] });
    expect(after(1, 2, 3, 2)).toEqual({ placed: order(2), earlier: ['o-3', 'o-1'] });
    const { earlier } = after(...Array.from({ length: 99 }, (_, number) => number));
    expect([earlier.length, earlier[0], earlier.at(-1)]).toEqual([20, 'o-97', 'o-78']);
    const kept = after(1, 2);
    expect(nextFinalOrder(kept, order(2))).toBe(kept);
  });

  test.each([
    {},
    { placed: null },
    { placed: 'o-1' },
    { placed: { _id: '', orderNumber: '1' } },
    { placed: { _id: 'o-1' } },
  ])('%j is none', (stored) => {
    expect(readFinalOrder(stored)).toBeNull();
  });
});
