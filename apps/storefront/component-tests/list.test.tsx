// @vitest-environment happy-dom
import type { ProductList } from '@kontor/contract';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { catalogueTexts } from '../src/texts/catalogue.de.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
import { listTexts } from '../src/texts/list.de.ts';
import { category, product } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

/** Brands with more values than are laid open, and so many groups that some are further ones. */
const brands = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta', 'Iota', 'Kappa'];
const furtherGroups = Array.from({ length: 13 }, (_, i) => `Merkmal ${i + 1}`);
const attributes = [{ name: 'Marke', values: brands }, ...furtherGroups.map((name) => ({ name, values: ['ja'] }))];

const list = (count: number, more: Partial<ProductList> = {}): ProductList => ({
  products: [product('1'), product('2')],
  count,
  attributeCounts: {
    Marke: Object.fromEntries(brands.map((brand, i) => [brand, i === 1 ? 0 : 20 - i])),
    ...Object.fromEntries(furtherGroups.map((name, i) => [name, { ja: 30 - i }])),
  },
  ...more,
});

const answers: ShopAnswers = {
  categories: category('shop', 'Shop', [category('tools', 'Werkzeug', [category('saws', 'Sägen')])]),
  productAttributes: attributes,
  products: list(120),
};

const openList = (address: string, more: ShopAnswers = {}) => openPage(address, { ...answers, ...more });
const address = () => decodeURIComponent(location.pathname + location.search);

describe('the filter panel', () => {
  test('a tick asks for the list anew from its first page, and keeps search, order and page size', async () => {
    const { page, user, bodiesOf } = await openList('/shop/werkzeug?q=hammer&sort=name-asc&page=2&size=20');
    await user.click(page.getByRole('checkbox', { name: /^Gamma/ }));
    await waitFor(() => expect(address()).toBe('/shop/werkzeug?q=hammer&sort=name-asc&size=20&f.Marke=Gamma'));
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Gamma/ }).checked).toBe(true);
    expect(bodiesOf('products')).toContainEqual({
      categoryId: 'tools',
      searchText: 'hammer',
      filter: [{ name: 'Marke', values: ['Gamma'] }],
      limit: 20,
      offset: 0,
      orderBy: [{ field: 'name', direction: 'asc' }],
    });
  });

  test('a value that would leave nothing cannot be ticked', async () => {
    const { page } = await openList('/shop/werkzeug');
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /^Beta/ }).disabled).toBe(true);
  });

  test('a ticked value that leaves nothing can be taken back', async () => {
    const { page, user } = await openList('/shop/werkzeug?f.Marke=Beta');
    const beta = page.getByRole<HTMLInputElement>('checkbox', { name: /^Beta/ });
    expect([beta.checked, beta.disabled]).toEqual([true, false]);
    await user.click(beta);
    await waitFor(() => expect(address()).toBe('/shop/werkzeug'));
  });

  test('of many values eight are laid open; of many groups twelve are shown until all are asked for', async () => {
    const { page, user } = await openList('/shop/werkzeug');
    const panel = within(page.getByRole('region', { name: catalogueTexts.filter }));
    const groups = () =>
      panel.getAllByRole('group', { hidden: true }).filter(({ className }) => className.includes('filter-group'));
    expect(panel.getByText(catalogueTexts.moreValues(2))).toBeTruthy();
    expect(groups()).toHaveLength(12);
    await user.click(panel.getByRole('button', { name: catalogueTexts.moreAttributes(2) }));
    expect(groups()).toHaveLength(14);
    expect(document.activeElement?.parentElement?.className).toBe('filter-group filter-further');
  });

  test('what is chosen can be taken away above the list, one by one or all at once', async () => {
    const { page, user } = await openList('/shop/werkzeug?f.Marke=Alpha&f.Marke=Gamma');
    const chosen = within(page.getByRole('list', { name: listTexts.chosenFilters }));
    expect(chosen.getByRole('link', { name: listTexts.removeAllFilters }).getAttribute('href')).toBe('/shop/werkzeug');
    await user.click(chosen.getByRole('link', { name: listTexts.removeFilter('Marke', 'Alpha') }));
    await waitFor(() => expect(address()).toBe('/shop/werkzeug?f.Marke=Gamma'));
  });
});

describe('paging', () => {
  const steps = (page: Awaited<ReturnType<typeof openList>>['page']) => {
    const paging = within(page.getByRole('navigation', { name: listTexts.pages }));
    const step = (name: string) => {
      const link = paging.queryByRole('link', { name });
      return link === null
        ? paging.getByRole<HTMLButtonElement>('button', { name }).disabled && 'none'
        : link.getAttribute('href');
    };
    const range = wordsOf(document.querySelector('.paginator-range'));
    return { range, first: step(listTexts.firstPage), next: step(listTexts.nextPage) };
  };

  test.each([
    ['the first page', '', { range: '1–50 von 120', first: 'none', next: '/shop/werkzeug?page=2' }],
    [
      'one in the middle',
      '?page=2',
      { range: '51–100 von 120', first: '/shop/werkzeug', next: '/shop/werkzeug?page=3' },
    ],
    ['the last', '?page=3', { range: '101–120 von 120', first: '/shop/werkzeug', next: 'none' }],
  ])('%s', async (_, query, expected) => {
    const { page } = await openList(`/shop/werkzeug${query}`);
    expect(steps(page)).toEqual(expected);
  });

  test('another page size shows the page with what was shown first', async () => {
    const { page, user, bodiesOf } = await openList('/shop/werkzeug?page=2');
    await user.selectOptions(page.getByLabelText(listTexts.pageSize), '20');
    await waitFor(() => expect(address()).toBe('/shop/werkzeug?page=3&size=20'));
    expect(bodiesOf('products').at(-1)).toMatchObject({ limit: 20, offset: 40 });
  });

  test('a page past the end of a list that became shorter leads to its last', async () => {
    await openList('/shop/werkzeug?page=9');
    await waitFor(() => expect(address()).toBe('/shop/werkzeug?page=3'));
  });

  test('one page has no steps', async () => {
    const { page } = await openList('/shop/werkzeug', { products: list(2) });
    expect(page.queryByRole('button', { name: listTexts.nextPage })).toBeNull();
    expect(page.queryByRole('link', { name: listTexts.nextPage })).toBeNull();
  });
});

test('a choice that cannot be loaded: the list before stays, says so aloud, and another try brings the new one', async () => {
  let tries = 0;
  const products: ShopAnswers['products'] = ({ filter = [] }) => {
    if (filter.length === 0 || ++tries > 1) return list(filter.length === 0 ? 120 : 18);
    return refused(503, 'unavailable', failureTexts.unreachable);
  };
  const { page, user } = await openList('/shop/werkzeug', { products });
  await user.click(page.getByRole('checkbox', { name: /^Gamma/ }));
  const alert = await page.findByRole('alert');
  expect(wordsOf(alert)).toContain(listTexts.notUpdated);
  expect(wordsOf(alert)).toContain(failureTexts.unreachable);
  expect(wordsOf(document.querySelector('.list-count'))).toBe(listTexts.count(120));
  await user.click(within(alert).getByRole('button', { name: failureTexts.retry }));
  await waitFor(() => expect(wordsOf(document.querySelector('.list-count'))).toBe(listTexts.count(18)));
  expect(page.queryByRole('alert')).toBeNull();
});

test('nothing found: the ways out say what each of them would find', async () => {
  const alternatives = {
    ...{ withoutFilter: 4, everywhere: 9 },
    withoutValue: [{ name: 'Marke', value: 'Alpha', count: 3 }],
    words: [{ word: 'hammer', count: 7 }],
  };
  const { page } = await openList('/shop/werkzeug?q=hammer+rosa&f.Marke=Alpha&f.Merkmal+1=ja', {
    products: list(0, { products: [] }),
    alternatives,
  });
  const ways = (title: string) => {
    const ways = within(page.getByRole('region', { name: title })).getAllByRole('listitem');
    return ways.map((way) => {
      const [link, count] = way.children;
      return [wordsOf(link), wordsOf(count), decodeURIComponent(link?.getAttribute('href') ?? '')];
    });
  };
  expect(page.getByRole('heading', { name: listTexts.nothing })).toBeTruthy();
  expect([...ways(listTexts.lessFilter), ...ways(listTexts.lessSearch)]).toEqual([
    [listTexts.withoutFilter('Marke', 'Alpha'), listTexts.count(3), '/shop/werkzeug?q=hammer+rosa&f.Merkmal+1=ja'],
    [listTexts.withoutFilters, listTexts.count(4), '/shop/werkzeug?q=hammer+rosa'],
    [listTexts.inWholeShop, listTexts.count(9), '/shop?q=hammer+rosa'],
    [listTexts.onlyWord('hammer'), listTexts.count(7), '/shop?q=hammer'],
    [listTexts.showCategory('Werkzeug'), '', '/shop/werkzeug'],
  ]);
});

test('a single filter can be taken away in two ways that lead to the same list', async () => {
  const { page } = await openList('/shop/werkzeug?f.Marke=Alpha', {
    products: list(0, { products: [] }),
    alternatives: {
      withoutFilter: 4,
      everywhere: 4,
      withoutValue: [{ name: 'Marke', value: 'Alpha', count: 4 }],
      words: [],
    },
  });
  const ways = within(page.getByRole('region', { name: listTexts.lessFilter })).getAllByRole('link');
  expect(ways.map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual([
    [listTexts.withoutFilter('Marke', 'Alpha'), '/shop/werkzeug'],
    [listTexts.withoutFilters, '/shop/werkzeug'],
  ]);
});
