import { describe, expect, test } from 'vitest';
import { readFinalOrder } from './final-order.ts';

describe('the stored final order', () => {
  test('names key and number, and nothing else of it is believed', () => {
    const placed = { _id: 'o-1', orderNumber: '2026-000017', paid: true };
    expect(readFinalOrder({ version: 1, placed })).toEqual({ placed: { _id: 'o-1', orderNumber: '2026-000017' } });
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
