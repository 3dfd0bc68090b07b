import { expect, test } from 'vitest';
import { withdrawalVerdict } from './withdrawal-verdict.ts';

const order = { isCustomers: true, lastDay: '2026-12-07' };

test.each([
  ['a day before the end', '2026-12-06', order, 'in-time'],
  ['on the last day, to its midnight', '2026-12-07', order, 'in-time'],
  ['a day after the end', '2026-12-08', order, 'late'],
  ['before anything was delivered', '2026-12-08', { ...order, lastDay: null }, 'in-time'],
  ['with the address of somebody else', '2026-12-01', { ...order, isCustomers: false }, 'other-email'],
  ['of an order that is not there', '2026-12-01', null, 'no-order'],
] as const)('a declaration %s [LAW F6]', (_, day, of, verdict) => {
  expect(withdrawalVerdict({ day, order: of })).toBe(verdict);
});
