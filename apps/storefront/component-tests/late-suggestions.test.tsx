// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { suggestionsTexts } from '../src/texts/suggestions.de.ts';
import { category, product } from './testing/answers.ts';
import { openPage } from './testing/open-page.tsx';

const late = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../src/catalogue/suggestions/suggestions.tsx', async (load) => {
  await late.promise;
  return load();
});

test('suggestions whose code comes after the list of what was typed still open', async () => {
  const { page, user, bodiesOf } = await openPage('/shop/werkzeug', {
    categories: category('shop', 'Shop', [category('tools', 'Werkzeug')]),
    productAttributes: [],
    products: { products: [product('1')], count: 1, attributeCounts: {} },
    suggestions: { products: [product('1')], categories: [], count: 1 },
  });
  await user.type(page.getByRole('searchbox'), 'ham');
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?q=ham'));
  expect(bodiesOf('suggestions')).toEqual([]);

  late.resolve();
  const { textContent } = await page.findByRole('listbox', { name: suggestionsTexts.title });
  expect(textContent).toContain('Hammer 1');
  expect(bodiesOf('suggestions')).toEqual([{ searchText: 'ham', categoryId: 'tools' }]);
});
