// @vitest-environment happy-dom
import type { Condition, FamilyMember, Product } from '@kontor/contract';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CartLine } from '../src/cart/cart.ts';
import { listTexts } from '../src/texts/list.de.ts';
import { productTexts } from '../src/texts/product.de.ts';
import { sizeTexts as texts } from '../src/texts/sizes.de.ts';
import { category, priceOf, product } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

afterEach(() => sessionStorage.clear());

const pack: Condition = { _id: 'pack', price: priceOf(5), unit: 'Paket 50 Stück' };
const box: Condition = { _id: 'box', price: priceOf(40), unit: 'Karton 500 Stück', minAmount: 2, amountStep: 2 };
const member = (_id: string, length: string, more: Partial<FamilyMember> = {}): FamilyMember => ({
  ...{ _id, values: [length], articleNumber: _id, stockStatus: 'green', stockStatusText: 'lieferbar' },
  offers: [pack, box],
  ...more,
});
const screw = (members: FamilyMember[], count = members.length): Product => ({
  ...product('s20'),
  name: 'Schraube',
  family: {
    ...{ _id: 'screw', name: 'Schraube', properties: ['Länge'], count, valueCounts: [count], costsDiffer: true },
    members,
  },
});
const screws = screw([
  member('s20', '20 mm'),
  member('s30', '30 mm', { stockStatus: 'red', stockStatusText: 'ausverkauft' }),
]);
const list: ShopAnswers = {
  categories: category('shop', 'Shop', [category('screws', 'Schrauben', [category('wood', 'Holzschrauben')])]),
  productAttributes: [],
  products: { products: [screws], count: 1, attributeCounts: {} },
  category: {},
};
const openTable = (more: ShopAnswers = {}) => openPage('/shop/schrauben?view=table', { ...list, ...more });
const cartLines = (): unknown[] =>
  (JSON.parse(sessionStorage.getItem('cart') ?? '{"items":[]}').items as CartLine[]).map(
    ({ product: { _id }, condition, amount }) => [_id, condition._id, amount],
  );

test('a list shows families as tables when asked to: size, pack, price, stock, and the way into the cart', async () => {
  const { page, bodiesOf } = await openTable();
  const table = await page.findByRole('table', { name: texts.caption('Schraube') });
  expect(within(table).getAllByRole('row').map(wordsOf)).toEqual([
    `Länge${texts.pack}${texts.price}${texts.stock}${texts.order}`,
    `20 mmlieferbarPaket 50 StückPaket 50 Stück6,00 €12 ct je Stücklieferbar${texts.add}`,
    `Karton 500 StückKarton 500 Stück48,00 €9,6 ct je Stück${texts.add}Mindestens 2, in Schritten von 2.`,
    `30 mmausverkauftPaket 50 StückPaket 50 Stück6,00 €12 ct je Stückausverkauft${productTexts.soldOut}`,
    `Karton 500 StückKarton 500 Stück48,00 €9,6 ct je Stück${productTexts.soldOut}`,
  ]);
  expect(table.querySelectorAll('th[scope="rowgroup"][rowspan="2"]')).toHaveLength(2);
  expect(within(table).getByRole('link', { name: '30 mm' }).getAttribute('href')).toBe('/shop/schrauben/P/s30');
  expect(bodiesOf('products')).toMatchObject([{ categoryId: 'screws', members: 40 }]);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/shop\/schrauben$/);
});

test('what was typed goes into the cart at the price of now, in amounts that are sold', async () => {
  const now: Product = { ...product('s20'), name: 'Schraube', conditions: [pack, { ...box, price: priceOf(50) }] };
  const { page, user, bodiesOf } = await openTable({ product: now });
  const name = '20 mm, Karton 500 Stück';
  const amount = await page.findByRole<HTMLInputElement>('textbox', { name: texts.amountOf(name) });
  expect(amount.value).toBe('2');
  await user.clear(amount);
  await user.type(amount, '3');
  await user.click(page.getByRole('button', { name: texts.addOf(name) }));
  expect(page.getByText(productTexts.invalidAmount)).toBeTruthy();
  expect([amount.getAttribute('aria-invalid'), bodiesOf('product'), cartLines()]).toEqual(['true', [], []]);
  await user.clear(amount);
  await user.type(amount, '4{Enter}');
  expect(await page.findByText(productTexts.added('Schraube'))).toBeTruthy();
  expect([bodiesOf('product'), cartLines()]).toEqual([[{ id: 's20' }], [['s20', 'box', 4]]]);
  expect(location.search).toBe('?view=table');
});

test.each<[string, ShopAnswers, string]>([
  ['was sold out meanwhile', { product: { ...product('s20'), stockStatus: 'red' } }, productTexts.soldOutNow],
  ['cannot be asked for', { product: refused(503, 'unavailable', 'Bitte etwas später.') }, 'Bitte etwas später.'],
])('what %s is said, and is not in the cart', async (_what, more, said) => {
  const { page, user } = await openTable(more);
  await user.click(await page.findByRole('button', { name: texts.addOf('20 mm, Paket 50 Stück') }));
  expect(await page.findByText(said)).toBeTruthy();
  expect(cartLines()).toEqual([]);
});

test('the views are links that keep the rest; the table stays in the next category', async () => {
  const { page, user } = await openPage('/shop/schrauben?sort=name-asc', list);
  const views = within(page.getByRole('navigation', { name: listTexts.view }));
  expect(views.getByRole('link', { name: listTexts.cards }).getAttribute('aria-current')).toBe('true');
  await user.click(views.getByRole('link', { name: listTexts.table }));
  await page.findByRole('table');
  expect(location.search).toBe('?sort=name-asc&view=table');
  expect(views.getByRole('link', { name: listTexts.cards }).getAttribute('href')).toBe('/shop/schrauben?sort=name-asc');
  const [deeper] = page.getAllByRole('link', { name: 'Holzschrauben' });
  expect(deeper?.getAttribute('href')).toBe('/shop/schrauben/holzschrauben?sort=name-asc&view=table');
});

test.each<[string, string, Product[], boolean]>([
  ['most of whose articles have no sizes', '/shop/schrauben', [screws, product('1'), product('2')], false],
  ['half of whose articles come in sizes', '/shop/schrauben', [screws, product('1')], true],
  ['of the whole shop', '/shop?view=list', [screws], false],
  ['of a search', '/shop?q=schraube', [screws], true],
])('a list %s offers a table or not', async (_what, address, products, isOffered) => {
  const { page } = await openPage(address, { ...list, products: { products, count: 3, attributeCounts: {} } });
  expect(page.queryByRole('navigation', { name: listTexts.view }) !== null).toBe(isOffered);
});

const long = (count: number) => Array.from({ length: count }, (_, i) => member(`m${i}`, `${i} mm`));
const openMember = (count: number, more: ShopAnswers = {}) =>
  openPage('/shop/P/m0', {
    product: { ...screw(long(count)), _id: 'm0' },
    cartProducts: ({ ids }) => ({
      products: ids.filter((id) => id !== 'm1').map((id) => ({ ...product(id), conditions: [pack] })),
    }),
    ...more,
  });
/** Unfolds the table as a browser does: the element changes, then says so. */
const unfold = async () => {
  const details = document.querySelector<HTMLDetailsElement>('.all-sizes');
  await act(async () => {
    if (details !== null) details.open = true;
    fireEvent(details as HTMLElement, new Event('toggle'));
  });
};

test('the page of a large family unfolds a table of all that are sold, fifty at a time', async () => {
  const { page, user, bodiesOf } = await openMember(60);
  expect(wordsOf(document.querySelector('.all-sizes summary'))).toBe(texts.fold('60 Längen'));
  expect(bodiesOf('cartProducts')).toEqual([]);
  await unfold();
  const table = await page.findByRole('table', { name: texts.caption('Schraube') });
  expect(table.querySelectorAll('tbody')).toHaveLength(49);
  expect(within(table).getByRole('link', { name: '0 mm' }).getAttribute('aria-current')).toBe('page');
  await user.click(page.getByRole('button', { name: texts.more(10) }));
  await waitFor(() => expect(table.querySelectorAll('tbody')).toHaveLength(59));
  expect(bodiesOf('cartProducts').map((body) => (body as { ids: string[] }).ids.length)).toEqual([50, 60]);
});

test('six sizes have their choices alone', async () => {
  await openMember(6);
  expect(document.querySelector('.all-sizes')).toBeNull();
});

test('a table that cannot be loaded says why', async () => {
  const { page } = await openMember(7, { cartProducts: refused(503, 'unavailable', 'Bitte etwas später.') });
  await unfold();
  expect(wordsOf(await page.findByRole('alert'))).toBe('Bitte etwas später.');
});
