import { expect, test } from 'vitest';
import { sumDetails } from './order-wording.ts';
import { exampleOrder } from './test-order.ts';

test.each(['gross', 'net'] as const)('free shipping says so in a %s shop (LAW P2)', (declaration) => {
  expect(sumDetails(exampleOrder({ declaration, shipping: 0 }))[1]).toEqual(['Versandkosten', 'kostenlos']);
  expect(sumDetails(exampleOrder({ declaration, shipping: 1 }))[1]).toEqual(['Versandkosten', '0,01\u00a0€']);
});
