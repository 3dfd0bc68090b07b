import { describe, expect, test } from 'vitest';
import { chargedRate } from './charged-rate.ts';

describe('the rate that is charged [LAW P3, T1, T6]', () => {
  test.each([
    [2000, false, 2100],
    [490, false, 490],
    [0, false, 0],
    [2000, true, 0],
    [490, true, 0],
    [0, true, 0],
  ])('of an article at %d by a small business (%s) is %d, after 20 became 21 %%', (own, isSmallBusiness, charged) => {
    expect(chargedRate(own, { isSmallBusiness, changed: [[2000, 2100]] })).toBe(charged);
  });
});
