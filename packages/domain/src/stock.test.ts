import { expect, test } from 'vitest';
import { type CountedOffer, fewLeft, lightOfStock, stockState, worseLight } from './stock.ts';

const offer = (stock: number | null, more: Partial<CountedOffer> = {}): CountedOffer => ({
  stock,
  isBackordered: false,
  least: 1,
  ...more,
});
const rules = { few: 5, yellowUpTo: 2 };

test.each<[string, CountedOffer[], ReturnType<typeof stockState>]>([
  ['nothing is offered', [], { kind: 'uncounted' }],
  ['one of two is not counted', [offer(0), offer(null)], { kind: 'uncounted' }],
  ['three are left', [offer(0), offer(3)], { kind: 'left', left: 3 }],
  ['none is left', [offer(0)], { kind: 'sold-out' }],
  ['fewer are left than are sold at once', [offer(4, { least: 5 })], { kind: 'sold-out' }],
  ['as many are left as are sold at once', [offer(5, { least: 5 })], { kind: 'left', left: 5 }],
  ['none is left, and more can be ordered', [offer(-2, { isBackordered: true })], { kind: 'backorder' }],
  ['one is left, and another can be ordered', [offer(1), offer(0, { isBackordered: true })], { kind: 'left', left: 1 }],
])('where %s', (_what, offers, state) => {
  expect(stockState(offers)).toEqual(state);
});

test('the light follows the stock, and never brightens what the operator says', () => {
  const light = (stock: number, isBackordered = false) =>
    lightOfStock(stockState([offer(stock, { isBackordered })]), rules);
  expect([light(0), light(0, true), light(2), light(3)]).toEqual(['red', 'yellow', 'yellow', null]);
  expect([worseLight('green', 'yellow'), worseLight('red', 'yellow'), worseLight('yellow', null)]).toEqual([
    'yellow',
    'red',
    'yellow',
  ]);
});

test('few are told of up to the threshold, and none where it is 0', () => {
  const left = (stock: number, few: number) => fewLeft(stockState([offer(stock)]), { ...rules, few });
  expect([left(5, 5), left(6, 5), left(1, 0)]).toEqual([5, null, null]);
});
