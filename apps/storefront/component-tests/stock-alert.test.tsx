// @vitest-environment happy-dom
import type { Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { productTexts } from '../src/texts/product.de.ts';
import { frameAnswers, product } from './testing/answers.ts';
import { openPage } from './testing/open-page.tsx';

const texts = productTexts.stockAlert;
const soldOut: Partial<Product> = { stockStatus: 'red', stockStatusText: 'derzeit nicht lieferbar' };

async function openProduct(more: Partial<Product>, offersStockAlerts = true) {
  const { data } = frameAnswers.uiSettings;
  const uiSettings = { data: { ...data, ...(offersStockAlerts && { offersStockAlerts: true as const }) } };
  return openPage('/shop/P/hammer', { product: { ...product('hammer'), ...more }, uiSettings });
}

test('the form of an article that is sold out is the browser’s own, with the article and one field', async () => {
  const { page } = await openProduct(soldOut);
  const button = page.getByRole('button', { name: texts.ask });
  const form = button.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/benachrichtigung']);
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ name, type, required, value }) => [name, type, required, value])).toEqual([
    ['artikel', 'hidden', false, 'hammer'],
    ['email', 'email', true, ''],
  ]);
  expect(page.getByLabelText(texts.email, { exact: false })).toBe(fields[1]);
});

test.each<[string, Partial<Product>, boolean]>([
  ['an article in stock', {}, true],
  ['an article without prices', { ...soldOut, conditions: [] }, true],
  ['a shop that does not offer it', soldOut, false],
])('%s has none', async (_, more, isOffered) => {
  const { page } = await openProduct(more, isOffered);
  expect(page.queryByRole('button', { name: texts.ask })).toBeNull();
});
