import { expect, test } from 'vitest';
import { keptCart, withoutBought } from './kept-cart.ts';

const line = (id: string, amount: number) => ({ product: { _id: `p-${id}` }, condition: { _id: id }, amount });

test('a cart is kept as ids and amounts, each condition once, never more of it than can be ordered', () => {
  const sent = {
    items: [
      { ...line('hammer', 600_000), condition: { _id: 'hammer', price: { gross: 1 } } },
      line('book', 1),
      line('hammer', 600_000),
    ],
    vouchers: [{ code: 'ZEHN', session: 's' }],
  };
  expect(keptCart(sent)).toEqual({
    items: [line('hammer', 1_000_000), line('book', 1)],
    vouchers: [{ code: 'ZEHN', session: 's' }],
    joined: [],
  });
});

test('bought lines leave the cart with the voucher, and lines added meanwhile stay', () => {
  const cart = {
    items: [line('hammer', 3), line('book', 1), line('salt', 2)],
    vouchers: [
      { code: 'Zehn', session: '1' },
      { code: 'FREIHAUS', session: '2' },
    ],
    joined: ['a'],
  };
  const lines = [
    { conditionId: 'hammer', amount: 2 },
    { conditionId: 'book', amount: 5 },
    { conditionId: 'saw', amount: 1 },
  ];
  expect(withoutBought(cart, { lines, vouchers: [{ code: 'ZEHN' }] })).toEqual({
    items: [line('hammer', 1), line('salt', 2)],
    vouchers: [{ code: 'FREIHAUS', session: '2' }],
    joined: ['a'],
  });
  expect(withoutBought(cart, { lines: [], vouchers: [] })).toEqual(cart);
});
