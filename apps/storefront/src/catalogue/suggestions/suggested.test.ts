import type { Suggestions } from '@kontor/contract';
import { expect, test } from 'vitest';
import { defaultConditions } from '../browsing-conditions.ts';
import { suggestedOf } from './suggested.ts';

const price = (gross: number, net: number) => ({
  gross,
  net,
  tax: gross - net,
  taxRates: [{ rate: 20, amount: gross - net }],
});
const answer: Suggestions = {
  count: 12,
  categories: [
    { _id: 'tools', name: 'Werkzeug', path: [step('Shop'), step('Werkzeug')] },
    { _id: 'saws', name: 'Sägen', path: [step('Shop'), step('Werkzeug'), step('Handwerk'), step('Sägen')] },
  ],
  pages: [{ title: 'Sägen schärfen', href: '/T/schleifdienst' }],
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

const filter = [{ name: 'Marke', values: ['Alpha'] }];
/** Typed on a list that is sorted and filtered. */
const at = {
  ...{ typed: 'säge', listAddress: '/shop' },
  conditions: { ...defaultConditions, searchText: 'hammer', sort: 'name-asc', filter, page: 2 } as const,
};

function step(name: string) {
  return { _id: name, name };
}

test('categories with the way above them, products as seen from the category, at their lowest price', () => {
  expect(suggestedOf(answer, { ...at, listAddress: '/shop/werkzeug' }, 'net')).toEqual({
    options: 6,
    all: { href: '/shop/werkzeug?q=s%C3%A4ge&sort=name-asc', count: 12 },
    typed: 'säge',
    declaration: 'net',
    categories: [
      { href: '/shop/werkzeug', name: 'Werkzeug', above: [] },
      { href: '/shop/werkzeug/handwerk/s%C3%A4gen', name: 'Sägen', above: ['Werkzeug', 'Handwerk'] },
    ],
    pages: [{ title: 'Sägen schärfen', href: '/T/schleifdienst' }],
    products: [
      {
        ...{ href: '/shop/werkzeug/P/a%2Fb', name: 'Säge', nameSuffix: '500 mm', picture: 'picture-1' },
        price: { amount: 10, from: true, unit: undefined, norm: null, per: null },
      },
      {
        ...{ href: '/shop/werkzeug/P/c', name: 'Ausgelaufen', nameSuffix: undefined, picture: undefined },
        price: null,
      },
    ],
  });
});

test('nothing is nothing to show', () => {
  expect(suggestedOf({ categories: [], products: [], count: 0 }, at, 'gross')).toBeNull();
});

test('only categories and pages, without products, offer no link to a list', () => {
  const suggested = suggestedOf({ ...answer, products: [], count: 0 }, at, 'gross');
  expect([suggested?.options, suggested?.all]).toEqual([3, null]);
});
