// @vitest-environment happy-dom
import type { Product } from '@kontor/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cartTexts } from '../src/texts/cart.de.ts';
import { seenTexts as texts } from '../src/texts/seen.de.ts';
import { forgetSeen, keepSeen, noteSeen } from '../src/visit/seen-products.ts';
import { checkoutAnswers, product } from './testing/answers.ts';
import { makeIdle } from './testing/idle-browser.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

makeIdle();
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetSeen();
});

const stored = () => localStorage.getItem('seen');
const shop = {
  product: ({ id }: { id: string }) => product(id),
  cartProducts: ({ ids }: { ids: string[] }) => ({ products: ids.filter((id) => id !== 'gone').map(product) }),
} satisfies ShopAnswers;
const open = (id: string, more: ShopAnswers = {}) => openPage(`/shop/P/${id}`, { ...shop, ...more });
type Page = Awaited<ReturnType<typeof open>>['page'];
const rowOf = async (page: Page) => page.findByRole('region', { name: texts.title });
const namesIn = async (page: Page) => {
  const row = await rowOf(page);
  await waitFor(() => expect(row.querySelector('li')).not.toBeNull());
  return [...row.querySelectorAll('h3')].map((name) => name.textContent);
};

test('the first article shows nothing and asks for nothing', async () => {
  const { page, bodiesOf } = await open('saw');
  await waitFor(() => {
    keepSeen();
    expect(stored()).toBe('[{"id":"saw"}]');
  });
  expect(page.queryByRole('region', { name: texts.title })).toBeNull();
  expect(bodiesOf('cartProducts')).toEqual([]);
});

test('what was looked at before is shown beside an article, the last first; nothing is stored [LAW D1]', async () => {
  noteSeen({ id: 'saw' });
  noteSeen({ id: 'plane' });
  const { page, bodiesOf } = await open('hammer');
  expect(await namesIn(page)).toEqual(['Hammer plane', 'Hammer saw']);
  expect(wordsOf(await rowOf(page))).toContain('12,00 €');
  expect(bodiesOf('cartProducts')).toEqual([{ ids: ['plane', 'saw'] }]);
  expect(localStorage).toHaveLength(0);
});

test('the browser keeps them as soon as the visitor asks for it, and forgets them at the press of a button', async () => {
  noteSeen({ id: 'saw' });
  const { page, user } = await open('hammer');
  await namesIn(page);
  await user.click(page.getByRole('button', { name: texts.keep }));
  expect(stored()).toBe('[{"id":"hammer"},{"id":"saw"}]');
  expect(page.queryByRole('button', { name: texts.keep })).toBeNull();
  noteSeen({ id: 'plane' });
  expect(stored()).toBe('[{"id":"plane"},{"id":"hammer"},{"id":"saw"}]');
  await user.click(page.getByRole('button', { name: texts.forgetAll }));
  expect([stored(), page.queryByRole('region', { name: texts.title })]).toEqual([null, null]);
  expect(document.activeElement?.id).toBe('content');
  noteSeen({ id: 'plane' });
  expect(stored()).toBeNull();
});

test('an article shows neither itself nor its own family, and what is not sold any more is left out', async () => {
  for (const id of ['gone', 'saw', 'hammer']) noteSeen({ id });
  noteSeen({ id: 'bolt-8', family: 'bolts' });
  const family = { _id: 'bolts', name: 'Bolzen', properties: [], count: 2, valueCounts: [], costsDiffer: false };
  const member: Product = { ...product('bolt-10'), family: { ...family, members: [] } };
  const { page, bodiesOf } = await open('bolt-10', { product: member });
  expect(await namesIn(page)).toEqual(['Hammer hammer', 'Hammer saw']);
  expect(bodiesOf('cartProducts')).toEqual([{ ids: ['hammer', 'saw', 'gone'] }]);
});

test.each<[string, NonNullable<ShopAnswers['cartProducts']>]>([
  ['none of them is sold any more', { products: [] }],
  ['the shop cannot say', refused(503, 'unavailable', 'Bitte etwas später.')],
])('where %s, nothing is shown and nothing said', async (_why, cartProducts) => {
  noteSeen({ id: 'saw' });
  const { page, bodiesOf } = await open('hammer', { cartProducts });
  await waitFor(() => expect(bodiesOf('cartProducts')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('.seen-row')).toBeNull());
  expect([page.queryByRole('alert'), page.queryByText(texts.forget)]).toEqual([null, null]);
});

test('a browser that stores nothing shows them until the page is left, and says so when it is asked', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
  noteSeen({ id: 'saw' });
  const { page, user } = await open('hammer');
  expect(await namesIn(page)).toEqual(['Hammer saw']);
  await user.click(page.getByRole('button', { name: texts.keep }));
  expect(await page.findByText(texts.notKept)).toBeTruthy();
  expect(page.getByRole('button', { name: texts.keep })).toBeTruthy();
});

test('another tab begins to keep them, notes one, and forgets all: this tab adds its own, and follows', async () => {
  noteSeen({ id: 'saw' });
  const { page } = await open('hammer');
  await namesIn(page);
  const elsewhere = (value: string | null) =>
    act(async () => {
      if (value === null) localStorage.removeItem('seen');
      else localStorage.setItem('seen', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'seen' }));
    });
  await elsewhere('[{"id":"plane"},{"id":"saw"}]');
  expect(stored()).toBe('[{"id":"hammer"},{"id":"saw"},{"id":"plane"}]');
  await waitFor(async () => expect(await namesIn(page)).toEqual(['Hammer saw', 'Hammer plane']));
  await elsewhere('[{"id":"axe"},{"id":"hammer"},{"id":"saw"},{"id":"plane"}]');
  await waitFor(async () => expect(await namesIn(page)).toEqual(['Hammer axe', 'Hammer saw', 'Hammer plane']));
  await elsewhere(null);
  expect(page.queryByRole('region', { name: texts.title })).toBeNull();
  expect(stored()).toBeNull();
});

test('what another tab has forgotten does not come back with the next look', async () => {
  localStorage.setItem('seen', '[{"id":"saw"}]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'seen' }));
  localStorage.removeItem('seen');
  noteSeen({ id: 'hammer' });
  expect(stored()).toBeNull();
  const { page } = await openPage('/shop/P/cart', { ...shop, ...checkoutAnswers });
  expect(await namesIn(page)).toEqual(['Hammer hammer']);
});

test.each(['{', '{"a":1}', '[{"id":1}]', '["saw"]', '[{"id":"saw","family":2}]'])(
  'something else that is stored is nothing: %s',
  async (said) => {
    localStorage.setItem('seen', said);
    window.dispatchEvent(new StorageEvent('storage', { key: 'seen' }));
    const { page, bodiesOf } = await openPage('/shop/P/cart', { ...shop, ...checkoutAnswers });
    await page.findByText(cartTexts.emptyHeadline);
    expect(bodiesOf('cartProducts')).toEqual([]);
  },
);

test('an empty cart shows them', async () => {
  noteSeen({ id: 'saw' });
  const { page } = await openPage('/shop/P/cart', { ...shop, ...checkoutAnswers });
  expect(await namesIn(page)).toEqual(['Hammer saw']);
});

test('an empty search shows them', async () => {
  noteSeen({ id: 'saw' });
  const { page } = await openPage('/shop?q=xyz', {
    ...shop,
    products: { products: [], count: 0, attributeCounts: {} },
    productAttributes: [],
    alternatives: { withoutValue: [], withoutFilter: 0, everywhere: 0, words: [] },
    suggestions: { products: [], categories: [], count: 0 },
  });
  expect(await namesIn(page)).toEqual(['Hammer saw']);
});
