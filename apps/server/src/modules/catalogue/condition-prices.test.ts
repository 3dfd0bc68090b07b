import { expect, test } from 'vitest';
import { pricesNow } from './condition-prices.ts';

const asking = { asked: (amount: number) => amount, declared: (amount: number) => amount, now: 0 };
const cable = {
  ...{ id: 'c', price: 4500, price_quantity: 100, scales: null, sale_price: null, sale_from: null, sale_until: null },
  ...{ list_price: null, content: null, norm_price: null, norm_unit: null, unit: 'm', min_amount: 10, amount_step: 10 },
};
const normPriceOf = (more: Partial<typeof cable> | object) => {
  const { normPrice } = pricesNow({ ...cable, ...more }, asking);
  return normPrice && [normPrice.price, normPrice.unit];
};

test.each([
  ['cable for 100 m', {}, [45, '1 m']],
  ['in another spelling', { unit: 'lfm' }, [45, '1 m']],
  ['fabric for 10 m²', { unit: 'qm', price_quantity: 10 }, [450, '1 m²']],
  ['sand by the tonne', { unit: 't', price_quantity: null }, [5, '1 kg']],
  ['tea by the gram, 0.59 € for 10 g', { unit: 'g', price: 59, price_quantity: 10 }, [5900, '1 kg']],
  ['tea by the gram, for 100 g', { unit: 'Gramm', price: 590, norm_unit: '100 g' }, null],
  [
    'tea by the gram, asked for 100 g',
    { unit: 'g', price: 59, price_quantity: 10, norm_unit: '100 g' },
    [590, '100 g'],
  ],
  ['essence by the millilitre', { unit: 'ml', price: 10, price_quantity: 1 }, [10_000, '1 l']],
  ['a bag of 5 g', { unit: 'Beutel', price: 59, price_quantity: null, content: '5 g' }, null],
  ['what is sold by one of the law’s units: its price says it', { price_quantity: null }, null],
  ['screws for 100 pieces', { unit: 'Stück' }, null],
  ['no unit', { unit: null }, null],
  ['a content that is stated', { content: '2 m' }, [23, '1 m']],
  ['a unit price that is stated', { norm_price: 46, norm_unit: '1 m' }, [46, '1 m']],
  ['a unit price that is not wanted', { norm_unit: 'keine' }, null],
] as const)('the unit price of goods that are sold by a measure: %s [LAW P4]', (_what, more, shown) => {
  expect(normPriceOf(more)).toEqual(shown);
});
