// @vitest-environment happy-dom
import type { Product } from '@kontor/contract';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endComparing } from '../src/catalogue/compare/compare-slot.ts';
import { compareTexts as texts } from '../src/texts/compare.de.ts';
import { listTexts } from '../src/texts/list.de.ts';
import { compareNothing } from '../src/visit/compared.ts';
import { priceOf, product, uiSettings } from './testing/answers.ts';
import { makeIdle } from './testing/idle-browser.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

makeIdle();
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  compareNothing();
  endComparing();
});

const stored = () => localStorage.getItem('compared');
const named = (id: string, name: string, more: Partial<Product> = {}) => ({ ...product(id), name, ...more });
const tools = ['Hammer', 'Säge', 'Zange', 'Feile', 'Axt'].map((name) => named(name.toLowerCase(), name));
const list = {
  products: { products: tools, count: 5, attributeCounts: {} },
  productAttributes: [],
  category: { children: [] },
} satisfies ShopAnswers;
const openList = () => openPage('/shop?sort=name-asc', list);
const addressOf = (...ids: string[]) => `/vergleich?${ids.map((id) => `artikel=${encodeURIComponent(id)}`).join('&')}`;
const openComparison = (products: readonly Product[], more: ShopAnswers = {}, ids = products.map(({ _id }) => _id)) =>
  openPage(addressOf(...ids), {
    product: ({ id }) =>
      products.find(({ _id }) => _id === id) ?? refused(404, 'product-not-found', 'Diesen Artikel gibt es nicht.'),
    ...more,
  });
const boxOf = (name: string) => ({ name: texts.choiceOf(name) });

test('lists show nothing of it until the visitor wants to compare; four are chosen, a fifth is refused', async () => {
  const { page, user } = await openList();
  expect([page.queryByRole('checkbox', boxOf('Hammer')), page.queryByRole('region', { name: texts.bar })]).toEqual([
    null,
    null,
  ]);
  const opener = page.getByRole('button', { name: listTexts.compare });
  await user.click(opener);
  const bar = await page.findByRole('region', { name: texts.bar });
  expect(wordsOf(within(bar).getByRole('status'))).toBe(texts.begin(4));
  expect([opener.getAttribute('aria-pressed'), stored()]).toEqual(['true', null]);
  await user.click(page.getByRole('checkbox', boxOf('Hammer')));
  expect(wordsOf(within(bar).getByRole('status'))).toBe(`${texts.count(1, 4)} ${texts.oneMore}`);
  expect(within(bar).queryByRole('link')).toBeNull();
  for (const name of ['Säge', 'Zange', 'Feile']) await user.click(page.getByRole('checkbox', boxOf(name)));
  const way = within(bar).getByRole('link', { name: texts.compare(4) });
  expect(way.getAttribute('href')).toBe('/vergleich?artikel=hammer&artikel=s%C3%A4ge&artikel=zange&artikel=feile');
  await user.click(page.getByRole('checkbox', boxOf('Axt')));
  expect(wordsOf(within(bar).getByRole('status'))).toBe(texts.full(4));
  expect(page.getByRole<HTMLInputElement>('checkbox', boxOf('Axt')).checked).toBe(false);
  await user.click(page.getByRole('checkbox', boxOf('Hammer')));
  expect(JSON.parse(stored() ?? '')).toEqual(tools.slice(1, 4).map(({ _id: id, name }) => ({ id, name })));
});

test('that a fifth was refused is said once, until the choice or the page is another', async () => {
  const { page, user } = await openList();
  await user.click(page.getByRole('button', { name: listTexts.compare }));
  const said = within(await page.findByRole('region', { name: texts.bar })).getByRole('status');
  const changes: string[] = [];
  const observer = new MutationObserver(() => changes.push(wordsOf(said)));
  for (const { name } of tools.slice(0, 4)) await user.click(page.getByRole('checkbox', boxOf(name)));
  const chosen = wordsOf(said);
  observer.observe(said, { childList: true, characterData: true, subtree: true });
  await user.click(page.getByRole('checkbox', boxOf('Axt')));
  await user.click(page.getByRole('checkbox', boxOf('Axt')));
  expect(wordsOf(said)).toBe(texts.full(4));
  await user.selectOptions(page.getByRole('combobox', { name: listTexts.sort }), listTexts.sortTitles['name-desc']);
  await waitFor(() => expect(wordsOf(said)).toBe(chosen));
  expect(new Set(changes)).toEqual(new Set([texts.full(4), chosen]));
  await user.click(page.getByRole('checkbox', boxOf('Axt')));
  expect(wordsOf(said)).toBe(texts.full(4));
  await user.click(page.getByRole('checkbox', boxOf('Hammer')));
  expect(wordsOf(said)).toContain(texts.count(3, 4));
});

test('ending it forgets the choice, and lists are as before', async () => {
  const { page, user } = await openList();
  await user.click(page.getByRole('button', { name: listTexts.compare }));
  await user.click(await page.findByRole('checkbox', boxOf('Hammer')));
  await user.click(page.getByRole('button', { name: texts.endOf }));
  expect([stored(), page.queryByRole('checkbox', boxOf('Hammer'))]).toEqual([null, null]);
  expect(document.activeElement?.id).toBe('content');
});

test('a choice of before goes on by itself, and follows other tabs', async () => {
  localStorage.setItem('compared', '[{"id":"axt","name":"Axt"}]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
  const { page } = await openList();
  const box = await page.findByRole<HTMLInputElement>('checkbox', boxOf('Axt'));
  await waitFor(() => expect(box.checked).toBe(true));
  await act(async () => {
    localStorage.removeItem('compared');
    window.dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
  });
  expect(box.checked).toBe(false);
});

test('the page of an article chooses it too; a browser that stores nothing has it until the page is left', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
  const { page, user } = await openPage('/shop/P/hammer', { product: named('hammer', 'Hammer') });
  await user.click(page.getByRole('button', { name: texts.choice }));
  expect(page.getByRole('button', { name: texts.chosen })).toBeTruthy();
  await user.click(page.getByRole('button', { name: texts.chosen }));
  expect(page.getByRole('button', { name: texts.choice })).toBeTruthy();
});

test('articles stand beside each other, with what differs marked', async () => {
  const hammer = named('hammer', 'Hammer', {
    nameSuffix: '500 g',
    attributes: [
      { name: 'Stiel', value: 'Esche' },
      { name: 'Gewicht', value: '500 g', group: 'Maße' },
    ],
    termsOfDelivery: 'Paketversand',
  });
  const { attributes: _, ...rest } = hammer;
  const mallet: Product = {
    ...rest,
    ...{ _id: 'mallet', name: 'Fäustel', attributes: [{ name: 'Stiel', value: 'Esche' }] },
    conditions: [{ _id: 'm', price: priceOf(20), normPrice: 24, normUnit: 'kg' }],
  };
  const { page, bodiesOf } = await openComparison([hammer, mallet]);
  const table = page.getByRole('table');
  const rows = within(table).getAllByRole('row').map(wordsOf);
  expect(rows.slice(1)).toEqual([
    `${texts.article}Hammer500 gFäustel500 g`,
    `${texts.price}12,00 €${texts.add}24,00 € (24,00 € / kg)${texts.add}`,
    `${texts.delivery}sofort lieferbarPaketversandsofort lieferbarPaketversand`,
    texts.attributes,
    'StielEscheEsche',
    'Maße',
    `Gewicht${texts.differs}500 g–${texts.unknown}`,
  ]);
  expect([...table.querySelectorAll('th[scope="col"], th[scope="row"], th[scope="rowgroup"]')]).toHaveLength(9);
  expect(page.getByText(texts.differing(1, 2))).toBeTruthy();
  expect(table.querySelectorAll('.compare-different, .compare-alike')).toHaveLength(3);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(bodiesOf('product')).toEqual([{ id: 'hammer' }, { id: 'mallet' }]);
});

test('stars stand there where buyers review articles, and a family’s member at its own price', async () => {
  const family = {
    ...{ _id: 'f', name: 'Hammer', properties: ['Gewicht'], count: 2, valueCounts: [2], costsDiffer: true },
    from: { _id: 'other', price: priceOf(1) },
  };
  const rated = named('hammer', 'Hammer', { rating: { count: 3, average: 4.5 }, family });
  const { page } = await openComparison([rated, named('saw', 'Säge')], {
    uiSettings: { data: { ...uiSettings, reviews: {} } },
  });
  const row = within(page.getByRole('table')).getByRole('row', { name: new RegExp(`^${texts.rating}`) });
  expect(wordsOf(row)).toContain(texts.unrated);
  expect(row.querySelectorAll('.stars')).toHaveLength(1);
  expect(wordsOf(page.getByRole('row', { name: new RegExp(`^${texts.price}`) }))).toContain('12,00 €');
});

test('one is taken out, of the page and of the choice; another is put into the cart', async () => {
  localStorage.setItem('compared', '[{"id":"hammer","name":"Hammer"},{"id":"axt","name":"Axt"}]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
  const { page, user } = await openComparison([named('hammer', 'Hammer'), named('saw', 'Säge')]);
  await user.click(page.getByRole('button', { name: texts.addOf('Säge') }));
  expect(await page.findByText('Säge wurde dem Warenkorb hinzugefügt.')).toBeTruthy();
  await user.click(page.getByRole('link', { name: texts.remove('Hammer') }));
  await waitFor(() => expect(location.search).toBe('?artikel=saw'));
  await waitFor(() => expect(page.queryByRole('link', { name: 'Hammer' })).toBeNull());
  expect(stored()).toBe('[{"id":"axt","name":"Axt"}]');
});

test('what has a choice or is sold out leads to its page; without a price it is not for sale', async () => {
  const packs = [
    { _id: 'a', price: priceOf(10) },
    { _id: 'b', price: priceOf(20) },
  ];
  const { page } = await openComparison([
    named('packs', 'Nägel', { conditions: packs }),
    named('none', 'Unverkäuflich', { conditions: [] }),
  ]);
  expect(page.getByRole('link', { name: texts.toArticleOf('Nägel') }).getAttribute('href')).toBe('/shop/P/packs');
  expect(page.queryByRole('button', { name: texts.addOf('Nägel') })).toBeNull();
  expect(page.getByText('Derzeit nicht bestellbar')).toBeTruthy();
});

test('an address with too many, or with some that are gone, says so', async () => {
  const { page } = await openComparison(tools.slice(0, 1), {}, ['hammer', 'weg', 'fort', 'x', 'y']);
  expect(page.getByText(texts.missing(3))).toBeTruthy();
  expect(page.getByText(texts.cut(4))).toBeTruthy();
  expect(page.queryByText(texts.onlyDifferences)).toBeNull();
});

test('a shared address leads on with its articles', async () => {
  const { page, user } = await openComparison([named('hammer', 'Hammer'), named('saw', 'Säge')], list);
  await user.click(page.getByRole('link', { name: texts.another }));
  expect(stored()).toBe('[{"id":"hammer","name":"Hammer"},{"id":"saw","name":"Säge"}]');
});

test('an address without articles says what the page is for, and leads to the visitor’s own choice', async () => {
  localStorage.setItem('compared', '[{"id":"hammer","name":"Hammer"},{"id":"axt","name":"Axt"}]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
  const { page, bodiesOf } = await openPage('/vergleich', {});
  expect(page.getByText(texts.empty(4))).toBeTruthy();
  const own = page.getByRole('link', { name: texts.ownChoice(2) });
  expect(own.getAttribute('href')).toBe('/vergleich?artikel=hammer&artikel=axt');
  expect(bodiesOf('product')).toEqual([]);
});
