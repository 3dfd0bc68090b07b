import { describe, expect, test } from 'vitest';
import { firstOrderState, type OrderState, orderStates } from './order-state.ts';
import { mayFollow, unreachableStates } from './state-table.ts';

const all = Object.keys(orderStates) as OrderState[];

describe('the states of an order', () => {
  test('are all reached from a placed order', () => {
    expect(unreachableStates(orderStates, firstOrderState)).toEqual([]);
  });

  test('allow these steps and no others', () => {
    const steps = all.flatMap((from) =>
      all.filter((to) => mayFollow(orderStates, from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(steps).toEqual([
      'placed -> processing',
      'placed -> shipped',
      'placed -> cancelled',
      'processing -> shipped',
      'processing -> delivered',
      'processing -> cancelled',
      'processing -> returned',
      'shipped -> delivered',
      'shipped -> completed',
      'shipped -> returned',
      'delivered -> completed',
      'delivered -> returned',
      'completed -> returned',
    ]);
  });

  test('end when it is cancelled or returned', () => {
    expect(all.filter((state) => orderStates[state].length === 0)).toEqual(['cancelled', 'returned']);
  });

  test('never come back: no order is placed twice, or runs in a circle', () => {
    for (const state of all) {
      for (const next of orderStates[state]) expect(unreachableStates(orderStates, next)).toContain(state);
    }
  });

  test('once shipped, an order is not cancelled but returned', () => {
    expect(mayFollow(orderStates, 'shipped', 'cancelled')).toBe(false);
    expect(mayFollow(orderStates, 'delivered', 'cancelled')).toBe(false);
    expect(mayFollow(orderStates, 'completed', 'cancelled')).toBe(false);
  });
});
