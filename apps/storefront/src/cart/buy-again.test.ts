import type { CartProduct, Order } from '@kontor/contract';
import { expect, test } from 'vitest';
import { buyAgain } from './buy-again.ts';
import { priceOf, sampleLine } from './testing/sample-cart.ts';

/** An item of an order, made from a sample line of the cart. */
function ordered(id: string, amount: number, gross = 12): Order['items'][number] {
  const { product, condition } = sampleLine(id, amount);
  const price = priceOf(gross, gross / 1.2);
  return { product, condition: { _id: condition._id, price, unit: 'Stück' }, amount, total: price };
}

/** The same product as the shop offers it today. */
function offered(id: string, gross = 12, stockStatus: CartProduct['stockStatus'] = 'green'): CartProduct {
  const { product, condition } = sampleLine(id, 1);
  return {
    ...product,
    stockStatus,
    stockStatusText: '',
    files: [...product.files],
    attributes: [...product.attributes],
    categoryPath: [...product.categoryPath],
    conditions: [{ ...condition, price: priceOf(gross, gross / 1.2) }],
  };
}

test('articles still on sale return at today’s price, and the others are named', () => {
  const today = [offered('a'), offered('b', 15), { ...offered('c'), conditions: [] }, offered('d', 12, 'red')];
  const again = buyAgain(
    ['a', 'b', 'c', 'd', 'e'].map((id, place) => ordered(id, place + 1)),
    today,
    ({ gross }) => gross,
  );
  expect(again.lines.map(({ condition, amount }) => [condition._id, amount, condition.price.gross])).toEqual([
    ['a', 1, 12],
    ['b', 2, 15],
  ]);
  expect(again.gone).toEqual(['c', 'd', 'e'].map((id) => `Hammer ${id} mit Eschenstiel`));
  expect(again.changed).toEqual([{ name: 'Hammer b mit Eschenstiel', before: 12, now: 15 }]);
});

test('a price counts as the shop declares it', () => {
  const [today] = [offered('a')];
  const dearer = { ...today, conditions: today.conditions.map((offer) => ({ ...offer, price: priceOf(12.5, 10) })) };
  expect(buyAgain([ordered('a', 1)], [dearer], ({ net }) => net).changed).toEqual([]);
});
