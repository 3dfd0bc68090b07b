import { expect, test } from 'vitest';
import { isRefundOpen } from './refund-open.ts';

test.each([
  ['paid', false, true],
  ['partly-paid', false, true],
  ['overpaid', true, true],
  // What is owed was lowered, and the money went back.
  ['paid', true, false],
  ['refunded', true, false],
  ['refunded', false, false],
  ['open', false, false],
  ['failed', false, false],
] as const)(
  'of an order that is %s (something back: %s) money is to go back: %s [LAW R2]',
  (payment, isSomethingBack, open) => {
    expect(isRefundOpen({ payment, isSomethingBack })).toBe(open);
  },
);
