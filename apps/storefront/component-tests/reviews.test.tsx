// @vitest-environment happy-dom
import type { Product, ProductReviews, UiSettings } from '@kontor/contract';
import { expect, test } from 'vitest';
import { reviewsTexts as texts } from '../src/texts/reviews.de.ts';
import { frameAnswers, product, productPageAnswers } from './testing/answers.ts';
import { openPage } from './testing/open-page.tsx';

const said: ProductReviews = {
  ...{ count: 2, average: 3, distribution: [1, 0, 0, 0, 1], hidden: 1 },
  reviews: [
    { _id: 'r2', stars: 1, text: '', name: '', writtenAt: '2026-12-08', hidden: 'Der Text ist Werbung.' },
    { _id: 'r1', stars: 5, text: 'Gut.\n<b>Sehr</b>', name: 'Ada', writtenAt: '2026-12-07' },
  ],
};

async function openProduct(rating: Product['rating'], settings: Partial<UiSettings> = { reviews: {} }) {
  const uiSettings = { data: { ...frameAnswers.uiSettings.data, ...settings } };
  const shown: Product = { ...product('hammer'), ...(rating && { rating }) };
  const answers = { ...productPageAnswers, product: shown, productReviews: said, uiSettings };
  return openPage('/shop/P/hammer', answers);
}

test('reviews are shown with their sum, the hidden one by its stars and the reason, and nothing as HTML', async () => {
  const { page } = await openProduct({ count: 2, average: 3 });
  const reviews = page.getByRole('region', { name: texts.title });
  expect(reviews.textContent).toContain('3,0 von 5 Sternen, 2 Bewertungen');
  expect(reviews.textContent).toContain(texts.hidden(1));
  expect(reviews.textContent).toContain(texts.checked);
  expect(reviews.textContent).toContain('Gut.\n<b>Sehr</b>');
  expect(reviews.querySelectorAll('b')).toHaveLength(0);
  expect(reviews.textContent).toContain(texts.hiddenText('Der Text ist Werbung.'));
  expect(page.getByRole('img', { name: texts.starsOf(1) })).toBeDefined();
  expect(page.queryByRole('link', { name: texts.all(2) })).toBeNull();
});

test.each<[string, Product['rating'], Partial<UiSettings>]>([
  ['a product without reviews', undefined, { reviews: {} }],
  ['a shop without reviews', { count: 2, average: 3 }, {}],
])('%s shows none, and asks for none', async (_, rating, settings) => {
  const { page, bodiesOf } = await openProduct(rating, settings);
  expect(page.queryByRole('region', { name: texts.title })).toBeNull();
  expect(bodiesOf('productReviews')).toEqual([]);
});
