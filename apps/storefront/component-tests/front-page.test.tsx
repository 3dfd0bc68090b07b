// @vitest-environment happy-dom
import type { Category, ShownFrontPage } from '@kontor/contract';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { frontPageTexts } from '../src/texts/front-page.de.ts';
import { listTexts } from '../src/texts/list.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { category, product } from './testing/answers.ts';
import { openPage, type ShopAnswers } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

const page: ShownFrontPage = {
  count: 683,
  blocks: [
    {
      ...{ kind: 'claim', title: 'Werkzeug, das bleibt.', text: 'Seit 1952.\nIn Eisenau.\n\nUnd jetzt hier.' },
      ...{ picture: 'bench', alt: 'Eine Hobelbank', links: [{ text: 'Wer wir sind', href: '/shop/C/ueber-uns' }] },
    },
    { kind: 'facts', title: '', facts: [{ title: 'Frei Haus', text: 'ab 90 €' }] },
    { kind: 'categories', title: 'Sortiment', tiles: [{ _id: 'tools', count: 233 }] },
    { kind: 'offers', title: 'Angebote', products: [product('1')], count: 8 },
    { kind: 'products', title: '', products: [product('2')] },
    { kind: 'text', title: 'Über uns', text: '<b>Kein HTML</b>' },
  ],
};
const answers: ShopAnswers = {
  categories: category('shop', 'Shop', [category('tools', 'Werkzeug')]),
  frontPage: page,
  productAttributes: [{ name: 'Marke', values: ['Alpha', 'Beta'] }],
  products: { products: [product('1')], count: 1, attributeCounts: { Marke: { Alpha: 1, Beta: 1 } } },
};
const open = (address: string, more: ShopAnswers = {}) => openPage(address, { ...answers, ...more });
const main = (opened: Awaited<ReturnType<typeof openPage>>) => within(opened.page.getByRole('main'));
const addressOf = (link: HTMLElement) => link.getAttribute('href');

describe('the start page in the place of the whole shop’s list', () => {
  test('has the operator’s blocks in their order, as text', async () => {
    const shown = main(await open('/shop'));
    const headlines = shown.getAllByRole('heading').map((heading) => [heading.tagName, wordsOf(heading)]);
    expect(headlines).toEqual([
      ['H1', 'Werkzeug, das bleibt.'],
      ['H2', 'Sortiment'],
      ['H2', 'Angebote'],
      ['H3', 'Hammer 1'],
      ['H2', 'Hammer 2'],
      ['H2', 'Über uns'],
    ]);
    expect(shown.getByAltText('Eine Hobelbank').getAttribute('fetchpriority')).toBe('high');
    expect(shown.getByText('Seit 1952.', { exact: false }).innerHTML).toBe('Seit 1952.<br>In Eisenau.');
    expect(shown.getByText('<b>Kein HTML</b>')).toBeTruthy();
    expect(document.title).toBe('Werkzeug, das bleibt. – Eisenhof');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Seit 1952. In Eisenau. Und jetzt hier.',
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/shop$/);
  });

  test('is for search engines what the operator says of the whole shop', async () => {
    const said = { metaTitle: 'Werkzeug seit 1952', metaDescription: 'Hobel aus Eisenau.' };
    const shown = main(await open('/shop', { frontPage: { ...page, ...said } }));
    expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('Werkzeug, das bleibt.');
    expect(document.title).toBe('Werkzeug seit 1952 – Eisenhof');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Hobel aus Eisenau.');
  });

  test('leads to the list of everything, to its categories, to all offers, and where the operator wants', async () => {
    const shown = main(await open('/shop'));
    const hrefOf = (name: string | RegExp) => addressOf(shown.getByRole('link', { name }));
    expect(hrefOf(frontPageTexts.everything(683))).toBe('/shop?view=list');
    expect(hrefOf(/Werkzeug.*233 Artikel/s)).toBe('/shop/werkzeug');
    expect(hrefOf(frontPageTexts.offers(8))).toBe('/shop?sale=now');
    expect(hrefOf('Wer wir sind')).toBe('/shop/C/ueber-uns');
    expect(hrefOf('Hammer 1')).toBe('/shop/P/1');
  });

  test('says in each block with prices what is in them [LAW P2]', async () => {
    await open('/shop');
    const notes = Array.from(document.querySelectorAll('.price-note'), wordsOf);
    const note = `* ${shopTexts.taxIncluded}, ${shopTexts.plusShipping} ${shopTexts.shippingCosts}`;
    expect(notes).toEqual([note, note]);
  });

  test('without a claim has the shop’s name as its headline, without tiles the way to the list at its end', async () => {
    const { blocks } = page;
    const shown = main(await open('/shop', { frontPage: { count: 683, blocks: blocks.slice(1, 2) } }));
    expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('Eisenhof');
    expect(addressOf(shown.getByRole('link', { name: frontPageTexts.everything(683) }))).toBe('/shop?view=list');
  });
});

describe('a page of the root’s own', () => {
  const custom = { categories: { ...answers.categories, customPage: '/shop/C/start' } as Category };

  test.each([
    '/shop',
    '/shop?view=list',
    '/shop?sort=name-asc',
    '/shop?sale=now',
    '/shop?f.Marke=Alpha',
    '/shop?page=2',
  ])('stands at %s instead of a list, since nothing is searched for [SPEC §2.6.6]', async (address) => {
    const opened = await open(address, { ...custom, templateContent: '<h1>Von Hand</h1>' });
    expect(main(opened).getByRole('heading', { level: 1 }).textContent).toBe('Von Hand');
    expect([opened.bodiesOf('frontPage'), opened.bodiesOf('products')]).toEqual([[], []]);
  });

  test('gives way to a search', async () => {
    const opened = await open('/shop?q=hammer', { ...custom, templateContent: '<h1>Von Hand</h1>' });
    expect(main(opened).getByText(listTexts.count(1))).toBeTruthy();
  });
});

describe('the list is there', () => {
  test.each([
    '/shop?view=list',
    '/shop?page=1&size=20',
    '/shop?sort=name-asc',
    '/shop?sale=now',
    '/shop?f.Marke=Alpha',
    '/shop?q=hammer',
    '/shop/werkzeug',
  ])('at %s, without asking for the start page', async (address) => {
    const opened = await open(address);
    expect(main(opened).getByText(listTexts.count(1))).toBeTruthy();
    expect(opened.bodiesOf('frontPage')).toEqual([]);
  });

  test('where the operator has no start page', async () => {
    const opened = await open('/shop', { frontPage: { blocks: [], count: 1 } });
    expect(main(opened).getByRole('heading', { level: 1 }).textContent).toBe(listTexts.everything);
  });

  test('still when its last filter is removed', async () => {
    const opened = await open('/shop?f.Marke=Alpha');
    await opened.user.click(main(opened).getByRole('link', { name: listTexts.removeFilter('Marke', 'Alpha') }));
    await opened.page.findByRole('heading', { level: 1, name: listTexts.everything });
    expect(location.pathname + location.search).toBe('/shop?view=list');
    expect(opened.bodiesOf('frontPage')).toEqual([]);
  });
});
