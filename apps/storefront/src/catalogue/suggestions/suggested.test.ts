import type { Suggestions } from '@kontor/contract';
import { expect, test } from 'vitest';
import { suggestedOf } from './suggested.ts';

const price = (gross: number, net: number) => ({ gross, net, tax: gross - net, taxRates: [] });
const answer: Suggestions = {
  categories: [
    { _id: 'tools', name: 'Werkzeug', path: [step('Shop'), step('Werkzeug')] },
    { _id: 'saws', name: 'Sägen', path: [step('Shop'), step('Werkzeug'), step('Handwerk'), step('Sägen')] },
  ],
  products: [
    {
      ...{ _id: 'a/b', name: 'Säge', nameSuffix: '500 mm', files: [{ content: 'picture-1' }] },
      conditions: [
        { _id: '1', price: price(24, 20) },
        { _id: '2', price: price(12, 10) },
      ],
    },
    { _id: 'c', name: 'Ausgelaufen', files: [], conditions: [] },
  ],
};

function step(name: string) {
  return { _id: name, name };
}

test('categories with the way above them, products as seen from the category, at their lowest price', () => {
  expect(suggestedOf(answer, '/shop/werkzeug', 'net')).toEqual({
    options: 4,
    declaration: 'net',
    categories: [
      { href: '/shop/werkzeug', name: 'Werkzeug', above: [] },
      { href: '/shop/werkzeug/handwerk/s%C3%A4gen', name: 'Sägen', above: ['Werkzeug', 'Handwerk'] },
    ],
    products: [
      {
        ...{ href: '/shop/werkzeug/P/a%2Fb', name: 'Säge', nameSuffix: '500 mm', picture: 'picture-1' },
        price: { amount: 10, from: true, unit: undefined, norm: null },
      },
      {
        ...{ href: '/shop/werkzeug/P/c', name: 'Ausgelaufen', nameSuffix: undefined, picture: undefined },
        price: null,
      },
    ],
  });
});

test('nothing is nothing to show', () => {
  expect(suggestedOf({ categories: [], products: [] }, '/shop', 'gross')).toBeNull();
});
