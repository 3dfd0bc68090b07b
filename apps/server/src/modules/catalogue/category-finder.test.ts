import type { Category } from '@kontor/contract';
import { describe, expect, test } from 'vitest';
import { categoryFinder } from './category-finder.ts';

const category = (name: string, ...children: Category[]): Category => ({ _id: `id of ${name}`, name, children });

const shop = category(
  'Shop',
  category('Werkzeug', category('Sägen'), category('Maße & Gewichte')),
  category('Öle & Pflege', category('Sägen ölen')),
  category('Zubehör', category('Bits'), category('Metall-Sägeblätter')),
  category('Bücher'),
  category('Muttern & Scheiben'),
);
const finder = categoryFinder(shop);
const namesOf = (searchText: string) => finder.find(searchText).map((path) => path.map(({ name }) => name).join(' / '));

describe('categories are found', () => {
  test.each([
    ['by the beginning of their name', 'werk', ['Shop / Werkzeug']],
    ['whatever the case', 'WERK', ['Shop / Werkzeug']],
    ['by the beginning of any word', 'pfl', ['Shop / Öle & Pflege']],
    ['by a word inside a hyphenated one', 'sägeb', ['Shop / Zubehör / Metall-Sägeblätter']],
    ['by several words in any order', 'scheiben muttern', ['Shop / Muttern & Scheiben']],
    ['by an umlaut spelled out', 'oel', ['Shop / Öle & Pflege', 'Shop / Öle & Pflege / Sägen ölen']],
    ['by an umlaut without its dots', 'buch', ['Shop / Bücher']],
    ['by what stands inside a word', 'blätt', ['Shop / Zubehör / Metall-Sägeblätter']],
    ['by another form of a word', 'ölen', ['Shop / Öle & Pflege / Sägen ölen', 'Shop / Öle & Pflege']],
    ['by a plural of a singular', 'sägeblatts', ['Shop / Zubehör / Metall-Sägeblätter']],
    ['by ss for ß', 'masse', ['Shop / Werkzeug / Maße & Gewichte']],
  ])('%s', (_, searchText, names) => {
    expect(namesOf(searchText)).toEqual(names);
  });

  test('names that begin so first, then the higher ones, then in the order of the tree', () => {
    expect(namesOf('säge')).toEqual([
      'Shop / Werkzeug / Sägen',
      'Shop / Öle & Pflege / Sägen ölen',
      'Shop / Zubehör / Metall-Sägeblätter',
    ]);
  });

  test('a name that is just what was typed, in any form, before higher ones that begin so', () => {
    const tools = category('Akkugeräte', category('Akkuschrauber'), category('Akkus'));
    const found = categoryFinder(category('Shop', tools)).find('akku');
    expect(found.map((path) => path.at(-1)?.name)).toEqual(['Akkus', 'Akkugeräte', 'Akkuschrauber']);
  });

  test('words that begin so before words that hold it, from three letters on', () => {
    const pliers = category('Zangen', category('Crimpzangen'), category('Wasserpumpenzangen'));
    const more = [category('Spannzangen'), category('Alte Zangen'), pliers];
    const { find } = categoryFinder(category('Shop', ...more));
    const found = (searchText: string) => find(searchText).map((path) => path.at(-1)?.name);
    expect(found('zang')).toEqual(['Zangen', 'Alte Zangen', 'Spannzangen', 'Crimpzangen', 'Wasserpumpenzangen']);
    expect(found('zan')).toEqual(found('zang'));
    expect(found('za')).toEqual(['Zangen', 'Alte Zangen']);
    expect(found('pump zang')).toEqual(['Wasserpumpenzangen']);
  });

  test('with their whole way, ids included', () => {
    expect(finder.find('bits')).toEqual([
      [
        { _id: 'id of Shop', name: 'Shop' },
        { _id: 'id of Zubehör', name: 'Zubehör' },
        { _id: 'id of Bits', name: 'Bits' },
      ],
    ]);
  });
});

test.each(['', '  ', '&', 'shop', 'rk', 'werk garten', '__proto__', '\uffff'])('%j finds none', (searchText) => {
  expect(finder.find(searchText)).toEqual([]);
});

describe('a category is called what is sought', () => {
  const pliers = category('Zangen', category('Kombizangen'));
  const { find, named } = categoryFinder(
    category('Shop', category('Alt', category('Muttern')), category('Muttern'), category('Muttern & Scheiben'), pliers),
  );
  const nameOf = (searchText: string) =>
    named(searchText)
      ?.path.map(({ name }) => name)
      .join(' / ') ?? null;

  test.each([
    ['in its own words', 'Zangen', 'Shop / Zangen'],
    ['in another form', 'zange', 'Shop / Zangen'],
    ['in another order', 'scheibe mutter', 'Shop / Muttern & Scheiben'],
    ['the highest of one name', 'mutter', 'Shop / Muttern'],
    ['its compound parted', 'kombi zangen', 'Shop / Zangen / Kombizangen'],
    ['in quotation marks', '„Kombizange“', 'Shop / Zangen / Kombizangen'],
    ['never by a beginning', 'zan', null],
    ['never by a part of the name', 'scheiben', null],
    ['never by more than the name', 'zangen muttern', null],
    ['never by nothing', ' – ', null],
  ])('%s: %s', (_, searchText, expected) => {
    expect(nameOf(searchText)).toBe(expected);
  });

  test('each stands once among those that are found, by however many words', () => {
    const found = find('mutter muttern').map((path) => path.map(({ name }) => name).join(' / '));
    expect(found).toEqual(['Shop / Muttern', 'Shop / Muttern & Scheiben', 'Shop / Alt / Muttern']);
  });
});

test('a category is found by synonyms too; matches of its own name come first', () => {
  const root = category('Shop', category('Zangen'), category('Scheren'));
  const { find, named } = categoryFinder(root, [], (text) => (text === 'zwicker' ? ['zange', 'schere'] : []));
  expect(named('zwicker')).toMatchObject({ name: 'Zangen' });
  expect(find('zwicker').map((path) => path.at(-1)?.name)).toEqual(['Zangen', 'Scheren']);
  expect([find('zwick'), named('zwick')]).toEqual([[], null]);
});

test('words that the operator has the search overlook narrow nothing', () => {
  const root = category('Shop', category('Zangen'));
  const [having, without] = [categoryFinder(root, ['Markenware']), categoryFinder(root)];
  expect(having.find('markenware zang')).toHaveLength(1);
  expect(having.named('Markenware Zangen')).toMatchObject({ name: 'Zangen' });
  expect([without.find('markenware zang'), without.named('Markenware Zangen')]).toEqual([[], null]);
});

describe('categories of the kind of thing that is sought', () => {
  const root = category(
    'Shop',
    category('Zangen', category('Kombizangen')),
    category('Öle'),
    category('Alt', category('Öle')),
  );
  const { ofKind } = categoryFinder(root, [], (text) => (text === 'zwicker' ? ['Kneifzange'] : []));
  const namesOf = (searchText: string) => ofKind(searchText).map((path) => path.map(({ name }) => name).join(' / '));

  test.each([
    ['are called by the end of a compound', 'Beißzange', ['Shop / Zangen']],
    ['also while it is typed', 'beißzang', ['Shop / Zangen']],
    ['or by that of what it is called besides', 'zwicker', ['Shop / Zangen']],
    ['of several, the highest first', 'Motorenöl', ['Shop / Öle', 'Shop / Alt / Öle']],
    ['are found by the last word that has any', 'Zangenöl Beißzange rot 200 mm', ['Shop / Zangen']],
    ['are never those whose names only hold it', 'Ölkombi', []],
    ['are none where nothing is called so', 'Waschmaschine', []],
    ['are none for mere endings', 'stange', []],
    ['are none without words', ' – 4711', []],
  ])('%s: %s', (_, searchText, names) => {
    expect(namesOf(searchText)).toEqual(names);
  });
});
