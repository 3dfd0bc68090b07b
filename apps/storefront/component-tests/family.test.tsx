// @vitest-environment happy-dom
import type { Family, FamilyMember, Product } from '@kontor/contract';
import { expect, test } from 'vitest';
import { variantTexts } from '../src/texts/variants.de.ts';
import { category, priceOf, product } from './testing/answers.ts';
import { openPage } from './testing/open-page.tsx';
import { wordsOf } from './testing/words.ts';

const member = (_id: string, ...values: string[]) => ({
  ...{ _id, values, articleNumber: _id, stockStatus: 'green' as const, stockStatusText: 'lieferbar' },
  offer: { price: priceOf(10) },
});
const shirts: Family = {
  ...{ _id: 'hemd', name: 'Hemd', properties: ['Farbe', 'Größe'], count: 4, valueCounts: [2, 3], costsDiffer: true },
  from: { _id: 'c', price: priceOf(10) },
  members: [
    member('rot-s', 'rot', 'S'),
    { ...member('rot-m', 'rot', 'M'), stockStatus: 'red' },
    member('blau-s', 'blau', 'S'),
    member('blau-xl', 'blau', 'XL'),
  ],
};

async function openMember(id: string, family: Family | undefined) {
  const whole: Product = { ...product(id), ...(family && { family }) };
  return openPage(`/shop/P/${id}`, { product: whole });
}

const links = () =>
  [...document.querySelectorAll('.variant')].map((link) => [
    wordsOf(link),
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

test('a member has its choices as links: the current one, sold-out ones, and those that change something else', async () => {
  const { page } = await openMember('rot-s', shirts);
  expect(page.getByRole('navigation', { name: variantTexts.choose })).toBeTruthy();
  expect(links()).toEqual([
    ['rot', '/shop/P/rot-s', 'page'],
    ['blau', '/shop/P/blau-s', null],
    ['S', '/shop/P/rot-s', 'page'],
    [`M, ${variantTexts.soldOut}`, '/shop/P/rot-m', null],
    [`XL, ${variantTexts.otherwise('blau')}`, '/shop/P/blau-xl', null],
  ]);
  expect([...document.querySelectorAll('.variant-name')].map(wordsOf)).toEqual(['Farbe: rot', 'Größe: S']);
  expect(page.getByText(variantTexts.dashed)).toBeTruthy();
});

test('choices say what each costs if that differs, and nothing where the law wants more beside a price [LAW P4]', async () => {
  const [first, second] = [member('a', '250 ml'), member('b', '1 l')];
  const oil = (dearer: Partial<FamilyMember['offer'] & object>, more: Partial<FamilyMember> = {}): Family => ({
    ...{ _id: 'oil', name: 'Öl', properties: ['Inhalt'], count: 2, valueCounts: [2], costsDiffer: true },
    members: [first, { ...second, offer: { ...second.offer, ...dearer }, ...more }],
  });
  const words = async (family: Family) => {
    await openMember('a', family);
    return links().map(([said]) => said);
  };
  const dear = { price: priceOf(20), normPrice: 24, normUnit: 'l' };
  expect(await words(oil({}))).toEqual(['250 ml', '1 l']);
  expect(await words(oil(dear))).toEqual(['250 ml, 12,00 €', '1 l, 24,00 € (24,00 € / l)']);
  expect(await words(oil({ ...dear, priceQuantity: 10 }))).toEqual([
    '250 ml, 12,00 €',
    expect.stringContaining('je 10'),
  ]);
  expect(await words(oil({ ...dear, deposit: 0.25 }))).toEqual(['250 ml', '1 l']);
  expect(await words(oil(dear, { energy: { class: 'B' } }))).toEqual(['250 ml', '1 l']);
});

test('a product of no family, and a property that all members share, have no choice', async () => {
  await openMember('rot-s', undefined);
  expect(document.querySelector('.variants')).toBeNull();
  await openMember('rot-s', { ...shirts, members: shirts.members?.slice(0, 2) ?? [] });
  expect([...document.querySelectorAll('.variant-name')].map(wordsOf)).toEqual(['Größe: S']);
  expect(document.querySelector('.variant-note')).toBeNull();
});

test('many values are folded away, and can be searched in', async () => {
  const members = Array.from({ length: 400 }, (_, i) => member(`m${i}`, `${i + 1} mm`));
  const family = { ...shirts, properties: ['Länge'], valueCounts: [400], count: 400, members };
  const { page, user } = await openMember('m0', family);
  expect(wordsOf(document.querySelector('.variant-many summary'))).toBe(variantTexts.chooseOf('Länge', 400));
  expect(links()).toHaveLength(400);
  await user.type(page.getByRole('searchbox', { name: variantTexts.search('Länge'), hidden: true }), '399');
  expect(links().map(([words]) => words)).toEqual(['399 mm']);
  expect(page.getByText(variantTexts.found(1))).toBeTruthy();
});

test('the card of a family shows its lowest price and the number of members', async () => {
  const { members: _, ...summary } = shirts;
  const card = (id: string, more: Partial<Family>): Product => ({ ...product(id), family: { ...summary, ...more } });
  const products = [
    card('1', {}),
    card('2', { properties: ['Größe'], valueCounts: [4], costsDiffer: false }),
    card('3', { properties: ['Größe', 'Farbe'], valueCounts: [2, 1], count: 2 }),
    product('4'),
  ];
  await openPage('/shop', {
    categories: category('shop', 'Shop'),
    productAttributes: [],
    products: { products, count: 4, attributeCounts: {} },
  });
  const cards = [...document.querySelectorAll('.product-card')];
  expect(cards.map((one) => wordsOf(one.querySelector('.product-further')))).toEqual([
    '4 Ausführungen zur Auswahl',
    '4 Größen zur Auswahl',
    '2 Größen zur Auswahl',
    '',
  ]);
  expect(cards.slice(0, 2).map((one) => wordsOf(one.querySelector('.price')))).toEqual(['ab 12,00 €', '12,00 €']);
});
