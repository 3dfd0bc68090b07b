import type { Condition } from '@kontor/contract';
import { expect, test } from 'vitest';
import { cheaperAmountOf, listPrice, priceFor } from './shown-price.ts';

const condition = (gross: number, net: number, more: Partial<Condition> = {}): Condition => ({
  _id: String(gross),
  price: { gross, net, tax: gross - net, taxRates: [{ rate: 20, amount: gross - net }] },
  ...more,
});

test('nothing for sale has no price', () => {
  expect(listPrice([], 'gross')).toBeNull();
});

test('the lowest gross price, from when another costs more [SPEC §4.1.17]', () => {
  expect(listPrice([condition(24, 20), condition(12, 10, { unit: 'Dose' }), condition(36, 30)], 'gross')).toEqual({
    amount: 12,
    from: true,
    norm: null,
    per: null,
    unit: 'Dose',
  });
});

test.each<[Partial<Condition>, object]>([
  [{ unit: 'Stück' }, {}],
  [{ unit: 'Einzelstück' }, {}],
  [{}, {}],
  [{ unit: 'Meter' }, { unit: 'Meter' }],
  [{ unit: 'Kleinpack 50 Stück' }, { unit: '50 Stück', each: { price: 0.057, of: 'Stück' } }],
  [
    { unit: 'Dose 50 Stück', normPrice: 9, normUnit: '1 kg' },
    { unit: '50 Stück', norm: { price: 9, unit: '1 kg' } },
  ],
  [{ unit: 'Stück', priceQuantity: 100 }, { per: { quantity: 100, unit: 'Stück' } }],
])('a price of %o says what it is for, and what a piece of a pack costs unless a unit price does', (more, said) => {
  const price = { amount: 2.85, from: false, norm: null, per: null };
  expect(listPrice([condition(2.85, 2.38, more)], 'gross')).toEqual({ ...price, ...said });
});

test('one condition, or several at the same price, are no lowest price [SPEC §4.1.18]', () => {
  expect(listPrice([condition(12, 10)], 'gross')?.from).toBe(false);
  expect(listPrice([condition(12, 10), condition(12, 10.91)], 'gross')?.from).toBe(false);
});

test('a net shop shows the net amount of the condition with the lowest gross price', () => {
  expect(listPrice([condition(12, 10), condition(11.9, 10.82)], 'net')?.amount).toBe(10.82);
});

test('the unit price comes from the same condition', () => {
  const tins = [
    condition(20, 16.67, { normPrice: 20, normUnit: 'kg' }),
    condition(9, 7.5, { normPrice: 36, normUnit: 'kg' }),
  ];
  expect(listPrice(tins, 'gross')?.norm).toEqual({ price: 36, unit: 'kg' });
});

test('of prices for several units the lowest is that of one unit', () => {
  const [single, hundred] = [condition(0.05, 0.04), condition(3.45, 2.88, { priceQuantity: 100, unit: 'Stk' })];
  const per = { quantity: 100, unit: 'Stk' };
  expect(listPrice([single, hundred], 'gross')).toEqual({ amount: 3.45, from: true, norm: null, per });
});

test('the price for an amount is that of the scale it reaches', () => {
  const { price: scaled } = condition(2.9, 2.42);
  const screws = condition(3.45, 2.88, { priceQuantity: 100, scales: [{ from: 500, price: scaled }] });
  expect([1, 499, 500, 9000].map((amount) => priceFor(screws, amount).gross)).toEqual([3.45, 3.45, 2.9, 2.9]);
  expect([0, 1, 421, 500].map((amount) => cheaperAmountOf(screws, amount))).toEqual([null, null, 500, null]);
});

test('a gift voucher has no tax rate, and its price says so [LAW T9]', () => {
  const price = { gross: 50, net: 50, tax: 0, taxRates: [] };
  expect(listPrice([{ _id: 'fifty', price }], 'gross')).toMatchObject({ amount: 50, isGiftVoucher: true });
});
