// @vitest-environment happy-dom
import { maxWishes } from '@kontor/domain';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeSession } from '../src/session/current-session.ts';
import { wishButtonTexts } from '../src/texts/wish-button.de.ts';
import { wishTexts } from '../src/texts/wishes.de.ts';
import { currentWishes, showWishes, storeWishes } from '../src/visit/wishes.ts';
import { product } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  showWishes([]);
});

const stored = () => localStorage.getItem('wishes');
const openProduct = (more: ShopAnswers = {}) => openPage('/shop/P/hammer', { product: product('hammer'), ...more });
const pressed = { name: wishButtonTexts.wish };

test('a guest keeps an article in the browser, and the head counts it', async () => {
  const { page, user, bodiesOf } = await openProduct();
  await user.click(page.getByRole('button', pressed));
  await waitFor(() => expect(stored()).toBe('["hammer"]'));
  expect(page.getByRole('link', { name: /^Merkliste 1 Artikel$/ }).getAttribute('href')).toBe('/merkliste');
  await user.click(page.getByRole('button', { name: wishButtonTexts.wished }));
  await waitFor(() => expect(stored()).toBeNull());
  expect(bodiesOf('wishListChange')).toEqual([]);
});

test('a browser that stores nothing keeps it until the page is left, and says so', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
  const { page, user } = await openProduct();
  await user.click(page.getByRole('button', pressed));
  expect(await page.findByText(wishTexts.notStored)).toBeTruthy();
  expect(currentWishes()).toEqual(['hammer']);
});

test('a full list takes nothing more, and says so', async () => {
  const full = Array.from({ length: maxWishes }, (_, i) => `p${i}`);
  storeWishes(full);
  showWishes(full);
  const { page, user } = await openProduct();
  await user.click(page.getByRole('button', pressed));
  expect(await page.findByText(wishTexts.full(maxWishes))).toBeTruthy();
  expect(currentWishes()).toEqual(full);
});

test('the screen shows the articles as they are now; what is taken off keeps its place, and comes back', async () => {
  showWishes(['hammer', 'saw', 'gone']);
  const named = (id: string, name: string) => ({ ...product(id), name });
  const { page, user, bodiesOf } = await openPage('/merkliste', {
    cartProducts: { products: [named('hammer', 'Hammer'), named('saw', 'Säge')] },
  });
  expect(await page.findByRole('heading', { name: 'Säge' })).toBeTruthy();
  expect(bodiesOf('cartProducts')).toEqual([{ ids: ['hammer', 'saw', 'gone'] }]);
  expect(page.getByText(wishTexts.gone(1), { exact: false })).toBeTruthy();
  await user.click(page.getByRole('button', { name: wishButtonTexts.wishOf('Hammer') }));
  const undo = await page.findByRole('button', { name: wishTexts.undo });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(currentWishes()).toEqual(['saw', 'gone']);
  await user.click(undo);
  await waitFor(() => expect(page.queryByRole('button', { name: wishTexts.undo })).toBeNull());
  expect(currentWishes()).toEqual(['hammer', 'saw', 'gone']);
  await user.click(page.getByRole('button', { name: wishTexts.forgetGone }));
  expect(currentWishes()).toEqual(['hammer', 'saw']);
  expect(bodiesOf('cartProducts')).toHaveLength(1);
});

test('an empty screen says what it is for; one that cannot load its articles says why', async () => {
  const { page } = await openPage('/merkliste', { cartProducts: refused(503, 'unavailable', 'Bitte etwas später.') });
  const { emptyHeadline, empty, toShop } = wishTexts;
  expect(wordsOf(page.getByRole('main'))).toBe(`Merkliste${emptyHeadline}${empty}${toShop}`);
  showWishes(['hammer']);
  expect(wordsOf(await page.findByRole('alert'))).toBe('Bitte etwas später.');
});

test('a customer’s change goes to the account alone; a failure takes it back, and is said', async () => {
  const user_ = { _id: 'anna', email: 'anna@kunde.example', separateShippingAddress: false, onlineUser: true };
  const { page, user, bodiesOf } = await openProduct({
    current: user_ as never,
    wishListChange: ({ add }) =>
      add.length > 0 ? { products: ['hammer', 'saw'] } : refused(503, 'unavailable', 'Bitte etwas später.'),
    wishListLoad: { products: ['saw'] },
  });
  takeSession({ state: 'signed-in', user: user_ as never });
  await user.click(page.getByRole('button', pressed));
  await waitFor(() => expect(currentWishes()).toEqual(['hammer', 'saw']));
  expect([stored(), bodiesOf('wishListChange')]).toEqual([null, [{ add: ['hammer'], remove: [] }]]);
  await user.click(page.getByRole('button', { name: wishButtonTexts.wished }));
  await waitFor(() => expect(bodiesOf('wishListChange')).toHaveLength(2));
  expect(await page.findByText('Bitte etwas später.')).toBeTruthy();
  await waitFor(() => expect(currentWishes()).toEqual(['hammer', 'saw']));
});
