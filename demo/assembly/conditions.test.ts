import { describe, expect, test } from 'vitest';
import { metalDrills } from '../catalogue/accessories/drills.ts';
import { linseed } from '../catalogue/care/surface.ts';
import { oldSaw } from '../catalogue/shelf/remnants.ts';
import { conditionsOf, retailCents } from './conditions.ts';

test.each([
  [0.4, 1],
  [87.4, 87],
  [283, 285],
  [1148, 1150],
  [3312, 3290],
  [9985, 9990],
  [15_352, 15_400],
])('%d cents are written as %d', (cents, expected) => {
  expect(retailCents(cents)).toBe(expected);
});

const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('an empty list');
  return item;
};

describe('the conditions of a draft', () => {
  test('begin with the price of the list, and a pack costs less a piece', () => {
    const drill = metalDrills.find(({ size }) => size.size === '8,0 mm');
    expect(
      conditionsOf(drill ?? first(metalDrills), 'x').map(({ _id, unit, price }) => [_id, unit, price.gross]),
    ).toEqual([
      ['x-stueck', 'Stück', 4.4],
      ['x-10er-pack', '10er-Pack', 35.9],
    ]);
  });

  test('split the gross price at the rate of the goods', () => {
    expect(first(conditionsOf(first(linseed), 'x'))).toEqual({
      _id: 'x-stueck',
      price: { gross: 6.9, net: 5.75, tax: 1.15, taxRates: [{ rate: 20, amount: 1.15 }] },
      unit: 'Stück',
      content: '250 ml',
    });
  });

  test('count what is left of a last lot', () => {
    expect(conditionsOf(first(oldSaw), 'x').map(({ stock }) => stock)).toEqual([5]);
  });
});
