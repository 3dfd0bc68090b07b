import { expect, test } from 'vitest';
import { conditionsOf } from '../../catalogue/browsing-conditions.ts';
import type { ListData } from './list-data.ts';
import { headOf } from './list-head.ts';

/** A list of hammers as an address asks for it. */
function listAt(
  query: string,
  more: { names?: string[]; count?: number; html?: string; isRoot?: boolean } = {},
): ListData {
  const { names = ['Latthammer', 'Fäustel', 'Latthammer'], count = 1234, html, isRoot = false } = more;
  const conditions = conditionsOf(query);
  const navigation = { listAddress: '/shop/h%C3%A4mmer', categoryName: 'Hämmer', conditions, panel: null, groups: [] };
  const cards = names.map((name, id) => ({
    ...{ id: `${id}`, href: '', name, nameSuffix: undefined, picture: undefined },
    ...stock,
  }));
  const paging = { page: conditions.page, pages: 9, first: 1, last: 50 };
  const content =
    html === undefined
      ? ({ kind: 'products', cards, count, paging, priceDeclaration: 'gross', pictureRatio: '1-1' } as const)
      : ({ kind: 'custom', html } as const);
  return { navigation, breadcrumb: [], isRoot, content } as unknown as ListData;
}
const stock = { price: null, stockStatus: 'green', stockStatusText: '' } as const;
const description = 'Hämmer: 1.234 Artikel online bestellen, darunter Latthammer, Fäustel.';

test.each([
  ['', { title: 'Hämmer', description, canonical: '/shop/h%C3%A4mmer' }],
  ['?page=2', { title: 'Hämmer, Seite 2', description, canonical: '/shop/h%C3%A4mmer?page=2' }],
  ['?sort=price-asc', { title: 'Hämmer', description, canonical: '/shop/h%C3%A4mmer' }],
  ['?size=20&page=2', { title: 'Hämmer, Seite 2', description, canonical: '/shop/h%C3%A4mmer' }],
  ['?utm_source=brief', { title: 'Hämmer', description, canonical: '/shop/h%C3%A4mmer' }],
  ['?page=2&view=table', { title: 'Hämmer, Seite 2', description, canonical: '/shop/h%C3%A4mmer?page=2' }],
  ['?f.Marke=Alpha', { title: 'Hämmer', description, hidden: true }],
])('a list at %s says', (query, head) => {
  expect(headOf(listAt(query))).toEqual(head);
});

test.each(['"latt"', '„latt“', '»latt«', 'latt'])(
  'the headline of a search for %s has one kind of quotation marks',
  (text) => {
    expect(headOf(listAt(`?q=${encodeURIComponent(text)}`, { isRoot: true })).title).toBe('„latt“');
  },
);

test('a search stays out of search engines, and says what was found', () => {
  expect(headOf(listAt('?q=latt', { names: ['Latthammer'], count: 1 }))).toEqual({
    title: '„latt“ in Hämmer',
    description: '„latt“ in Hämmer: Latthammer online bestellen.',
    hidden: true,
  });
  const nothing: ListData = {
    ...listAt('?q=nie', { isRoot: true }),
    content: { kind: 'nothing', alternatives: null, above: null, categories: [] },
  };
  expect(headOf(nothing)).toEqual({
    title: '„nie“',
    description: undefined,
    hidden: true,
  });
});

test('a description has 155 characters at most and ends with a whole word', () => {
  const names = Array.from({ length: 8 }, (_, place) => `Schlosserhammer Nummer${place}`);
  expect(headOf(listAt('', { names })).description).toBe(
    'Hämmer: 1.234 Artikel online bestellen, darunter Schlosserhammer Nummer0, Schlosserhammer Nummer1, Schlosserhammer Nummer2, Schlosserhammer Nummer3…',
  );
});

test('a category’s own page is described by its words', () => {
  expect(headOf(listAt('', { html: '<h1>Aktionen</h1><p>Nur im Mai.</p>' })).description).toBe('Nur im Mai.');
});
