// @vitest-environment happy-dom
import type { Condition, FamilyMember, Product } from '@kontor/contract';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CartLine } from '../src/cart/cart.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
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

const rowsShown = () => document.querySelectorAll('.all-sizes tbody').length;
const idsAsked = (bodies: unknown[]) => bodies.map((body) => (body as { ids: string[] }).ids);

test('the page of a large family unfolds a table of all that are sold, fifty at a time', async () => {
  const { page, user, bodiesOf } = await openMember(120);
  expect(wordsOf(document.querySelector('.all-sizes summary'))).toBe(texts.fold('120 Längen'));
  expect(bodiesOf('cartProducts')).toEqual([]);
  await unfold();
  await page.findByText(texts.caption('Schraube'));
  expect(rowsShown()).toBe(49);
  expect(document.querySelector('.all-sizes a[aria-current="page"]')?.textContent).toBe('0 mm');
  const more = page.getByText(texts.more(50));
  more.focus();
  fireEvent.click(more);
  fireEvent.click(more);
  await waitFor(() => expect(rowsShown()).toBe(99));
  const said = document.querySelector('.all-sizes [role="status"]');
  expect([said?.textContent, document.activeElement?.textContent]).toEqual([texts.added(50, '99 Längen'), '50 mm']);
  await user.click(page.getByText(texts.more(20)));
  await waitFor(() => expect(rowsShown()).toBe(119));
  expect([said?.textContent, document.activeElement?.textContent]).toEqual([texts.added(20, '119 Längen'), '100 mm']);
  expect(page.queryByText(/weitere zeigen/)).toBeNull();
  const asked = idsAsked(bodiesOf('cartProducts'));
  expect(asked.map((ids) => [ids[0], ids.length])).toEqual([
    ['m0', 50],
    ['m50', 50],
    ['m100', 20],
  ]);
});

test('rows that arrive do not take the focus from what is typed meanwhile', async () => {
  const { page, user } = await openMember(60);
  await unfold();
  await page.findByText(texts.caption('Schraube'));
  fireEvent.click(page.getByText(texts.more(10)));
  const amount = page.getByLabelText(texts.amountOf('2 mm, Paket 50 Stück'));
  await user.click(amount);
  await waitFor(() => expect(rowsShown()).toBe(59));
  expect(document.activeElement).toBe(amount);
});

test('further sizes that cannot be loaded: why, what is there stays, and the same button tries again', async () => {
  let isAway = false;
  const { page, user, bodiesOf } = await openMember(60, {
    cartProducts: ({ ids }) =>
      isAway
        ? refused(503, 'unavailable', 'Bitte etwas später.')
        : { products: ids.map((id) => ({ ...product(id), conditions: [pack] })) },
  });
  await unfold();
  const more = await page.findByText(texts.more(10));
  isAway = true;
  await user.click(more);
  expect(wordsOf(await page.findByText('Bitte etwas später.'))).toBe('Bitte etwas später.');
  expect([rowsShown(), more.textContent, document.activeElement]).toEqual([50, failureTexts.retry, more]);
  isAway = false;
  await user.click(more);
  await waitFor(() => expect(rowsShown()).toBe(60));
  expect(document.querySelector('.all-sizes [role="alert"]')).toBeNull();
  expect(idsAsked(bodiesOf('cartProducts')).map(({ length }) => length)).toEqual([50, 10, 10]);
});

test.each([
  ['one pack', [pack]],
  ['several packs', [pack, box]],
])('whoever follows a size sold in %s finds the table as it was left', async (_what, conditions) => {
  const { family } = screw(long(60));
  const { page, user, bodiesOf } = await openMember(60, {
    product: ({ id }) => ({
      ...{ ...product(id), name: `Schraube ${id}`, conditions: id === 'm0' ? [pack] : conditions },
      ...(family && { family }),
    }),
  });
  await unfold();
  await user.click(await page.findByText(texts.more(10)));
  await waitFor(() => expect(rowsShown()).toBe(59));
  await user.click(page.getByText('55 mm', { selector: '.all-sizes a' }));
  await page.findByText('Schraube m55', { selector: 'h1' });
  expect(document.querySelector<HTMLDetailsElement>('.all-sizes')?.open).toBe(true);
  expect([rowsShown(), bodiesOf('cartProducts').length]).toEqual([59, 2]);
  expect(document.querySelector('.all-sizes a[aria-current="page"]')?.textContent).toBe('55 mm');
});

test('six sizes have their choices alone', async () => {
  await openMember(6);
  expect(document.querySelector('.all-sizes')).toBeNull();
});

test('a table that cannot be loaded says why, and can be tried again', async () => {
  let isAway = true;
  const { page, user } = await openMember(7, {
    cartProducts: ({ ids }) =>
      isAway ? refused(503, 'unavailable', 'Bitte etwas später.') : { products: ids.map((id) => product(id)) },
  });
  await unfold();
  expect(wordsOf(await page.findByRole('alert'))).toBe('Bitte etwas später.');
  isAway = false;
  await user.click(page.getByRole('button', { name: failureTexts.retry }));
  await page.findByRole('table', { name: texts.caption('Schraube') });
  expect([rowsShown(), page.queryByRole('alert')]).toEqual([7, null]);
});
