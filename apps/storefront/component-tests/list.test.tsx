// @vitest-environment happy-dom
import type { Product, ProductList } from '@kontor/contract';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { CartLine } from '../src/cart/cart.ts';
import { catalogueTexts } from '../src/texts/catalogue.de.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
import { listTexts } from '../src/texts/list.de.ts';
import { productTexts } from '../src/texts/product.de.ts';
import { searchReadingTexts } from '../src/texts/search-reading.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { category, priceOf, product } from './testing/answers.ts';
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

/** The category of saws, as calls name it. */
const saws = {
  ...{ _id: 'saws', name: 'Sägen' },
  path: [
    { _id: 'shop', name: 'Shop' },
    { _id: 'tools', name: 'Werkzeug' },
    { _id: 'saws', name: 'Sägen' },
  ],
};

const openList = (address: string, more: ShopAnswers = {}) => openPage(address, { ...answers, ...more });
const address = () => decodeURIComponent(location.pathname + location.search);

test('says once what is in its prices, with a link to the shipping costs, and stars the prices [LAW P2]', async () => {
  const { page } = await openList('/shop/werkzeug');
  const notes = Array.from(document.querySelectorAll('.price-note'), wordsOf);
  expect(notes).toEqual([`* ${shopTexts.taxIncluded}, ${shopTexts.plusShipping} ${shopTexts.shippingCosts}`]);
  const link = within(page.getByRole('main')).getByRole('link', { name: shopTexts.shippingCosts });
  expect(link.getAttribute('href')).toBe('/shipping');
});

describe('from its card a product without a choice goes to the cart', () => {
  const add = (more: Partial<Product>) =>
    openList('/shop/werkzeug', { product: { ...product('1'), ...more } }).then(async (opened) => {
      await opened.user.click(opened.page.getByRole('button', { name: listTexts.add('Hammer 1') }));
      return opened;
    });

  test('at its price now, in the least amount that is sold', async () => {
    const { page, bodiesOf } = await add({
      conditions: [{ _id: 'c-1', price: priceOf(11), unit: 'Stück', minAmount: 5, amountStep: 5 }],
    });
    expect(await page.findByText(productTexts.added('Hammer 1'))).toBeTruthy();
    expect(bodiesOf('product')).toEqual([{ id: '1' }]);
    const { items } = JSON.parse(sessionStorage.getItem('cart') ?? '{}');
    const lines = items.map(({ condition, amount }: CartLine) => [condition._id, condition.price.net, amount]);
    expect(lines).toEqual([['c-1', 11, 5]]);
    expect(location.pathname).toBe('/shop/werkzeug');
  });

  test('not if it was sold out meanwhile: that is said, and the cart stays as it is', async () => {
    const before = sessionStorage.getItem('cart');
    const { page } = await add({ stockStatus: 'red' });
    expect(await page.findByText(productTexts.soldOutNow)).toBeTruthy();
    expect(sessionStorage.getItem('cart')).toBe(before);
  });
});

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

  test('chosen filters can be removed above the list, one by one or all at once', async () => {
    const { page, user } = await openList('/shop/werkzeug?f.Marke=Alpha&f.Marke=Gamma');
    const chosen = within(page.getByRole('list', { name: listTexts.chosenFilters }));
    expect(chosen.getByRole('link', { name: listTexts.removeAllFilters }).getAttribute('href')).toBe('/shop/werkzeug');
    await user.click(chosen.getByRole('link', { name: listTexts.removeFilter('Marke', 'Alpha') }));
    await waitFor(() => expect(address()).toBe('/shop/werkzeug?f.Marke=Gamma'));
  });

  test('of two hundred choices thirty can be taken away above the list, and all at once', async () => {
    const choices = Array.from({ length: 200 }, (_, i) => `f.M=${i}`).join('&');
    const { page } = await openList(`/shop/werkzeug?${choices}`);
    const chosen = within(page.getByRole('list', { name: listTexts.chosenFilters }));
    expect(chosen.getAllByRole('link')).toHaveLength(31);
    expect(chosen.getByText(listTexts.furtherFilters(170))).toBeTruthy();
  });

  test('of a group with very many values the search has those that are not named', async () => {
    const productAttributes = [{ name: 'Marke', values: brands, further: 4900 }];
    const { page } = await openList('/shop/werkzeug', { productAttributes });
    expect(page.getByText('4.900 weitere Werte finden Sie über die Suche.')).toBeTruthy();
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

  test('pages can be chosen by number, above and below the list', async () => {
    const { page } = await openList('/shop/werkzeug?page=2&sort=name-asc');
    const numbers = (name: string) =>
      within(page.getByRole('navigation', { name }))
        .getAllByRole('link', { name: /^Seite / })
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
    const expected = [
      ['1', '/shop/werkzeug?sort=name-asc', null],
      ['2', '/shop/werkzeug?sort=name-asc&page=2', 'page'],
      ['3', '/shop/werkzeug?sort=name-asc&page=3', null],
    ];
    expect(numbers(listTexts.pagesAbove)).toEqual(expected);
    expect(numbers(listTexts.pages)).toEqual(expected);
  });

  test('one page has no steps', async () => {
    const { page } = await openList('/shop/werkzeug', { products: list(2) });
    expect(page.queryByRole('navigation', { name: listTexts.pagesAbove })).toBeNull();
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

describe('how a search was understood', () => {
  const openSearch = async (query: string, more: Partial<ProductList>) => {
    const opened = await openList(`/shop/werkzeug?${query}`, { products: list(120, more) });
    const sentence = document.querySelector('.search-sentence');
    const links = Array.from(sentence?.querySelectorAll('a') ?? []);
    return {
      ...opened,
      sentence,
      links: links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
      heading: opened.page.queryByRole('heading', { level: 2, name: /^Nicht mit allen Wörtern/ }),
    };
  };
  const reading = { guessed: [], missing: ['edelstahl'], exact: 1 };

  test('nothing is said of words that were found as typed, in a place that is there for what comes', async () => {
    const { sentence, heading } = await openSearch('q=hammer', {});
    expect([wordsOf(sentence), sentence?.getAttribute('role'), heading]).toEqual(['', 'status', null]);
  });

  test('the corrected search, with a link to the typed one', async () => {
    const { sentence, links } = await openSearch('q=Hamer+Sparschäler+hamerstiel&sort=name-asc&page=2', {
      searchReading: {
        guessed: [
          { typed: 'hamer', taken: ['hammer', 'hammel'] },
          { typed: 'sparschäler', taken: ['schäler'] },
        ],
        ...{ missing: [], exact: 120 },
      },
    });
    expect(wordsOf(sentence)).toBe(
      'Ergebnisse für „hammer schäler hamerstiel“, statt nach „Hamer Sparschäler hamerstiel“ zu suchen.',
    );
    expect(links).toEqual([
      ['hammer schäler hamerstiel', '/shop/werkzeug?q=hammer+schäler+hamerstiel&sort=name-asc'],
      ['Hamer Sparschäler hamerstiel', '/shop/werkzeug?q="Hamer+Sparschäler+hamerstiel"&sort=name-asc'],
    ]);
  });

  test.each([
    [{ max: 30 }, 'Nur Artikel bis 30\u00a0€.'],
    [{ min: 99.9 }, 'Nur Artikel ab 99,90\u00a0€.'],
    [{ min: 10, max: 20.5 }, 'Nur Artikel von 10\u00a0€ bis 20,50\u00a0€.'],
  ])('the price that the text named: %j', async (price, said) => {
    const searchReading = { guessed: [], missing: [], exact: 120, price };
    const { sentence } = await openSearch('q=hammer+bis+30+€', { searchReading });
    expect(sentence?.textContent?.trim()).toBe(said);
  });

  test('each of several words that may have been meant can be searched for', async () => {
    const guessed = [{ typed: 'hamer', taken: ['hammer', 'hammel'] }];
    const { sentence, links } = await openSearch('q=hamer', { searchReading: { guessed, missing: [], exact: 120 } });
    expect(wordsOf(sentence)).toBe('Ergebnisse für „hammer“ oder „hammel“, statt nach „hamer“ zu suchen.');
    expect(links.map(([text]) => text)).toEqual(['hammer', 'hammel', 'hamer']);
  });

  test('if nothing has all words, the missing ones are named', async () => {
    const { sentence, heading } = await openSearch('q=hammer+edelstahl+rosa', {
      searchReading: { guessed: [], missing: ['edelstahl', 'rosa'], exact: 0 },
    });
    expect(wordsOf(sentence)).toBe(searchReadingTexts.nearest(['edelstahl', 'rosa']));
    expect(wordsOf(sentence)).toContain('(ohne „edelstahl“ oder „rosa“)');
    expect(heading).toBeNull();
  });

  test('products without all words come last, under a heading of their own', async () => {
    const { page, sentence, heading } = await openSearch('q=hammer+edelstahl', { searchReading: reading });
    expect(wordsOf(sentence)).toBe('');
    expect(wordsOf(heading)).toBe(searchReadingTexts.fromHere(['edelstahl']));
    const names = page.getAllByRole('heading').map((one) => wordsOf(one));
    expect(names.slice(names.indexOf('Hammer 1'))).toEqual(['Hammer 1', wordsOf(heading), 'Hammer 2']);
    const rest = page.getByRole('list', { name: wordsOf(heading) });
    expect(within(rest).getAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual(['Hammer 2']);
  });

  test.each([
    ['on the page before the first of them', 'q=a+b', { ...reading, exact: 50 }, null],
    ['where the filter leaves none of them', 'q=a+b', { ...reading, exact: 120 }, null],
    ['on a page that begins with them', 'q=a+b&page=2', { ...reading, exact: 50 }, 0],
    ['on a page after the first of them', 'q=a+b&page=3', { ...reading, exact: 51 }, 0],
  ])('%s', async (_, query, searchReading, before) => {
    const products = Array.from({ length: 20 }, (__, i) => product(`${i}`));
    const { page, heading, sentence } = await openSearch(query, { searchReading, products });
    expect(wordsOf(sentence)).toBe('');
    expect(heading === null ? null : page.getAllByRole('article').findIndex((card) => isAfter(card, heading))).toBe(
      before,
    );
  });

  test('in another order they are anywhere: that is said above', async () => {
    const { sentence, heading } = await openSearch('q=hammer+edelstahl&sort=price-asc', { searchReading: reading });
    expect(wordsOf(sentence)).toBe(searchReadingTexts.mixed(['edelstahl']));
    expect(heading).toBeNull();
  });

  test('a category that is called so is offered first', async () => {
    const { page } = await openSearch('q=säge', { namedCategory: saws });
    const link = page.getByRole('link', { name: searchReadingTexts.toCategory('Sägen') });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/shop/werkzeug/sägen');
  });

  test('a page that is called so is offered before the category', async () => {
    const namedPage = { title: 'Versand und Zahlung', href: '/shipping' };
    const { page } = await openSearch('q=versand', { namedPage, namedCategory: saws });
    const [toPage, toCategory] = [searchReadingTexts.toPage(namedPage.title), searchReadingTexts.toCategory('Sägen')];
    const link = page.getByRole('link', { name: toPage });
    expect(link.getAttribute('href')).toBe('/shipping');
    expect(isAfter(page.getByRole('link', { name: toCategory }), link)).toBe(true);
  });

  test('a page that is called so is offered where no product is found, too', async () => {
    const namedPage = { title: 'Versand und Zahlung', href: '/shipping' };
    const { page } = await openList('/shop/werkzeug?q=versand', {
      products: list(0, { namedPage, products: [] }),
      alternatives: { withoutFilter: 0, everywhere: 0, withoutValue: [], words: [] },
      suggestions: { products: [], categories: [], count: 0 },
    });
    expect(page.queryByRole('heading', { name: listTexts.nothing })).toBeNull();
    const link = page.getByRole('link', { name: searchReadingTexts.toPage(namedPage.title) });
    expect(link.getAttribute('href')).toBe('/shipping');
  });

  test('a page whose name begins so is offered where nothing is found yet', async () => {
    const { page } = await openList('/shop/werkzeug?q=versa', {
      products: list(0, { products: [] }),
      alternatives: { withoutFilter: 0, everywhere: 0, withoutValue: [], words: [] },
      suggestions: { products: [], categories: [], pages: [{ title: 'Versand', href: '/shipping' }], count: 0 },
    });
    const link = page.getByRole('link', { name: searchReadingTexts.toPage('Versand') });
    expect(link.getAttribute('href')).toBe('/shipping');
    expect(page.queryByText(listTexts.nothingHint)).toBeNull();
  });

  const isAfter = (node: Node, other: Node) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
});

test('nothing found: each alternative says how much it would find', async () => {
  const alternatives = {
    ...{ withoutFilter: 4, everywhere: 9 },
    withoutValue: [{ name: 'Marke', value: 'Alpha', count: 3 }],
    words: [{ word: 'hammer', count: 7 }],
  };
  const { page } = await openList('/shop/werkzeug?q=hammer+rosa&f.Marke=Alpha&f.Merkmal+1=ja', {
    products: list(0, { products: [] }),
    alternatives,
    suggestions: { products: [], categories: [saws], count: 0 },
  });
  const ways = (title: string) => {
    const ways = within(page.getByRole('region', { name: title })).getAllByRole('listitem');
    return ways.map((way) => {
      const [link, count] = way.children;
      return [wordsOf(link), wordsOf(count), decodeURIComponent(link?.getAttribute('href') ?? '')];
    });
  };
  expect(page.getByRole('heading', { name: listTexts.nothing })).toBeTruthy();
  expect(ways(searchReadingTexts.categories)).toEqual([['Sägen', '', '/shop/werkzeug/sägen']]);
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

test('the product opened from a search is reported with its place, without data about the visitor', async () => {
  const { page, user, bodiesOf } = await openList('/shop/werkzeug?q=klüpfel&page=2&size=20', {
    product: product('2'),
  });
  await import('../src/screens/list/count-search.ts');
  await user.click(page.getByRole('link', { name: 'Hammer 2' }));
  await waitFor(() => expect(bodiesOf('countSearch')).toEqual([{ searchText: 'klüpfel', isNew: true, place: 22 }]));
  await page.findByRole('heading', { level: 1, name: 'Hammer 2' });
});

test('a category with a slash in its name has one segment of its own in the address', async () => {
  const engine = category('engine', 'Kopf / Block', [category('seals', 'C/P')]);
  const categories = category('shop', 'Shop', [category('tools', 'Werkzeug', [engine])]);
  const { page, user, bodiesOf } = await openList('/shop/werkzeug', { categories });
  const [link] = page.getAllByRole<HTMLAnchorElement>('link', { name: 'Kopf / Block' });
  expect(link?.getAttribute('href')).toBe('/shop/werkzeug/kopf%20%2F%20block');
  await user.click(link as HTMLAnchorElement);
  await page.findByRole('heading', { level: 1, name: 'Kopf / Block' });
  await user.click(page.getAllByRole('link', { name: 'C/P' })[0] as HTMLElement);
  await page.findByRole('heading', { level: 1, name: 'C/P' });
  expect(location.pathname).toBe('/shop/werkzeug/kopf%20%2F%20block/c%2Fp');
  expect(bodiesOf('products').at(-1)).toMatchObject({ categoryId: 'seals' });
  const [above] = page.getAllByRole<HTMLAnchorElement>('link', { name: 'Kopf / Block' });
  expect(above?.getAttribute('href')).toBe('/shop/werkzeug/kopf%20%2F%20block');
});

describe('a category’s texts beside its list', () => {
  const said = {
    ...{ htmlAbove: '<p>Oben steht <b>das</b>.</p>', htmlBelow: '<h2>Unten</h2>', picture: 'bild-1' },
    ...{ metaTitle: 'Werkzeug kaufen', metaDescription: 'Alles für Hände.' },
  };

  test('stands above and below the products, with its picture and its words for search engines', async () => {
    const { page, bodiesOf } = await openList('/shop/werkzeug', { category: said });
    const above = page.getByText('Oben steht', { exact: false });
    const below = page.getByRole('heading', { level: 2, name: 'Unten' });
    const [first] = page.getAllByRole('link', { name: 'Hammer 1' });
    const follows = (one: Node, other: Node) => Boolean(one.compareDocumentPosition(other) & 4);
    expect([follows(above, first as Node), follows(first as Node, below)]).toEqual([true, true]);
    const picture = above.closest('.category-introduction')?.querySelector('img');
    expect([picture?.getAttribute('alt'), picture?.getAttribute('src')]).toEqual([
      '',
      '/api/shop/files/getFile?content=bild-1&imageSize=md&filename=Werkzeug',
    ]);
    expect(document.title).toBe('Werkzeug kaufen – Eisenhof');
    const description = document.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toBe('Alles für Hände.');
    expect(bodiesOf('category')).toEqual([{ id: 'tools' }]);
  });

  test.each(['?q=hammer', '?f.Marke=Alpha', '?page=2'])('is not asked for at %s', async (query) => {
    const { page, bodiesOf } = await openList(`/shop/werkzeug${query}`, { category: said });
    expect(page.queryByText('Oben steht', { exact: false })).toBeNull();
    expect(bodiesOf('category')).toEqual([]);
  });

  test('comes with tiles of the subcategories, with pictures and counts; the tree says their names', async () => {
    const children = [
      { _id: 'saws', count: 1200, picture: 'bild-2' },
      { _id: 'gone', count: 3 },
    ];
    const { page } = await openList('/shop/werkzeug', { category: { ...said, children } });
    const tiles = within(page.getByRole('navigation', { name: listTexts.subcategories })).getAllByRole('link');
    expect(tiles.map((tile) => [wordsOf(tile), decodeURIComponent(tile.getAttribute('href') ?? '')])).toEqual([
      ['Sägen1.200 Artikel', '/shop/werkzeug/sägen'],
    ]);
    expect(tiles[0]?.querySelector('img')?.getAttribute('src')).toContain('content=bild-2');
  });

  test('has tiles without pictures in a shop that has none', async () => {
    const { page } = await openList('/shop/werkzeug', { category: { children: [{ _id: 'saws', count: 1 }] } });
    const tiles = page.getByRole('navigation', { name: listTexts.subcategories });
    expect([wordsOf(tiles), tiles.querySelector('.picture')]).toEqual(['Sägen1 Artikel', null]);
  });

  test('may be missing: the list comes without it', async () => {
    const { page } = await openList('/shop/werkzeug', {
      category: refused(404, 'category-not-found', 'Die Kategorie gibt es nicht.'),
    });
    expect(page.getAllByRole('link', { name: 'Hammer 1' }).length).toBeGreaterThan(0);
    expect(document.querySelector('.category-introduction')).toBeNull();
  });
});

test('the list says what of its address is too much', async () => {
  const values = Array.from({ length: 1000 }, (_, i) => `f.Marke=M${i}`).join('&');
  const both =
    'Gesucht wird nach den ersten 200 Zeichen Ihres Textes. Von 1.000 gewählten Filterwerten zählen die ersten 200.';
  const tooMuch = await openList(`/shop/werkzeug?q=${'a'.repeat(201)}&${values}`);
  expect(await tooMuch.page.findByText(both)).toBeTruthy();
});

test('the list shows no hint if neither search text nor filters were cut', async () => {
  const { page } = await openList(`/shop/werkzeug?q=${'a'.repeat(200)}&f.Marke=Alpha`);
  await page.findByRole('heading', { level: 1 });
  expect(page.queryByText(/zählen die ersten|ersten 200 Zeichen/)).toBeNull();
});

test('links and searches are the browser’s until the screen is hydrated, then the app’s', async () => {
  const { page } = await openList('/shop/werkzeug');
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault(); // this document can load no page
  };
  window.addEventListener('click', note);
  window.addEventListener('submit', note);
  const press = async () => {
    await act(async () => {
      fireEvent.click(page.getAllByRole('link', { name: 'Sägen' })[0] as HTMLElement);
      fireEvent.submit(page.getByRole('searchbox').closest('form') as HTMLFormElement);
    });
    return taken.splice(0);
  };

  delete document.documentElement.dataset.ready;
  expect(await press()).toEqual([false, false]);
  expect(address()).toBe('/shop/werkzeug');
  document.documentElement.dataset.ready = '';
  expect(await press()).toEqual([true, true]);
  window.removeEventListener('click', note);
  window.removeEventListener('submit', note);
});

test('a search that is due before the screen is hydrated waits for it, so that typing goes on', async () => {
  const { page } = await openList('/shop/werkzeug');
  const taken: boolean[] = [];
  const note = (event: Event) => void taken.push(event.defaultPrevented);
  window.addEventListener('submit', note);
  delete document.documentElement.dataset.ready;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  fireEvent.change(page.getByRole('searchbox'), { target: { value: 'säge' } });
  vi.advanceTimersByTime(5000);
  expect(taken).toEqual([]);
  document.documentElement.dataset.ready = '';
  await act(async () => vi.advanceTimersByTime(50));
  expect(taken).toEqual([true]);
  vi.useRealTimers();
  await waitFor(() => expect(address()).toBe('/shop/werkzeug?q=säge'));
  window.removeEventListener('submit', note);
});
