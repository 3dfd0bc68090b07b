import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { idsOf, testCategories, testProduct } from '../testing/catalogue.ts';
import { mostMembers, readSynonyms } from './synonyms.ts';

const products = [
  testProduct({ id: 'rule', name: 'Gliedermaßstab 2 m' }),
  testProduct({ id: 'grinder', name: 'Winkelschleifer 125 mm' }),
  testProduct({ id: 'tube', name: 'Flex Schlauch' }),
  testProduct({ id: 'driver', name: 'Akkuschrauber 18 V' }),
  testProduct({ id: 'beer', name: 'Helles Bier' }),
  testProduct({ id: 'glove', name: 'Handschuh Leder' }),
];

async function indexWith(list: string, stopWords: readonly string[] = []) {
  const { rules, problems } = readSynonyms(list);
  expect(problems).toEqual([]);
  const index = createInMemoryIndex();
  const steering = { synonyms: rules, stopWords };
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, steering });
  return index;
}

describe('a list of synonyms', () => {
  test('is read line by line, with remarks and empty lines left out', () => {
    expect(
      readSynonyms('# Werkzeug\r\n\r\nZollstock = Gliedermaßstab # alt und neu\nFlex > Winkelschleifer, Flexi'),
    ).toEqual({
      rules: [
        { kind: 'both', members: ['Zollstock', 'Gliedermaßstab'] },
        { kind: 'oneWay', members: ['Flex', 'Winkelschleifer', 'Flexi'] },
      ],
      problems: [],
    });
  });

  test('tells each line that is no rule by its number, and keeps the others', () => {
    const ring = Array.from({ length: mostMembers + 1 }, (_, i) => `Wort${i}`).join(' = ');
    const lines = ['A = B', 'allein', 'C = ', ring, 'D > ein Ding aus vielen Wörtern', 'E = und'];
    expect(readSynonyms(lines.join('\n'))).toEqual({
      rules: [{ kind: 'both', members: ['A', 'B'] }],
      problems: [
        { line: 2, code: 'no-rule', text: 'allein' },
        { line: 3, code: 'no-rule', text: 'C =' },
        { line: 4, code: 'too-many-members', text: ring },
        { line: 5, code: 'too-many-words', text: 'D > ein Ding aus vielen Wörtern' },
        { line: 6, code: 'stop-word', text: 'E = und' },
      ],
    });
  });

  test('refuses to lead to what the operator has the search overlook', () => {
    const { problems } = readSynonyms('Angebot = Aktion', new Set(['aktion']));
    expect(problems).toEqual([{ line: 1, code: 'stop-word', text: 'Angebot = Aktion' }]);
  });
});

describe('a synonym', () => {
  test.each<[what: string, list: string, searchText: string, ids: readonly string[]]>([
    ['finds nothing that no rule names', '', 'Zollstock', []],
    ['finds both ways: one', 'Zollstock = Gliedermaßstab', 'zollstock', ['rule']],
    ['finds both ways: and the other', 'Gliedermaßstab = Zollstock', 'zollstock', ['rule']],
    ['finds one way', 'Trennhexe > Winkelschleifer', 'trennhexe', ['grinder']],
    ['finds not back on the one way', 'Akkuschrauber > Trennhexe', 'trennhexe', []],
    ['finds in another form', 'Zollstock = Gliedermaßstab', 'zollstöcke', ['rule']],
    ['finds from a phrase', 'kleiner Polierteufel > Winkelschleifer', 'kleiner polierteufel', ['grinder']],
    ['finds a phrase by all of its words', 'Maß > helles Bier', 'maß', ['beer']],
    ['of a phrase is none of half of it', 'kleiner Polierteufel > Winkelschleifer', 'polierteufel', []],
    ['is one as well where it is written apart', 'Tischbiene = Akkuschrauber', 'tisch biene', ['driver']],
    ['is one as well where it is written as one', 'Tisch Biene = Akkuschrauber', 'tischbiene', ['driver']],
    ['is guessed from half of it', 'Zollstock = Gliedermaßstab', 'zollst', ['rule']],
    ['is guessed from what is mistyped', 'Zollstock = Gliedermaßstab', 'zolstock', ['rule']],
    ['is meant rather than what goes on behind it', 'Glieder = Akkuschrauber', 'glidder', ['driver']],
    ['of what was mistyped finds too', 'Gliedermaßstab = Winkelschleifer', 'gliedermasstap', ['rule', 'grinder']],
    ['holds for the last part of a compound', 'Dreher = Schrauber', 'akkudreher', ['driver']],
    ['holds for the first part of a compound', 'Accu = Akku', 'accuschrauber', ['driver']],
    ['goes one step only', 'Zwirbel > Trennhexe\nTrennhexe > Winkelschleifer', 'zwirbel', []],
    ['narrows together with other words', 'Zollstock = Gliedermaßstab', 'zollstock 2 m', ['rule']],
  ])('%s', async (_, list, searchText, ids) => {
    expect(idsOf(await indexWith(list), { searchText })).toEqual(ids);
  });

  test('comes after products with the typed name', async () => {
    expect(idsOf(await indexWith('Flex > Winkelschleifer'), { searchText: 'flex' })).toEqual(['tube', 'grinder']);
  });
});

test('a synonym finds nothing for a text in quotation marks', async () => {
  const index = await indexWith('Zollstock = Gliedermaßstab');
  expect(idsOf(index, { searchText: '„zollstock“' })).toEqual([]);
  expect(idsOf(index, { searchText: '"gliedermaßstab"' })).toEqual(['rule']);
});

test('a stop word of the operator narrows nothing', async () => {
  expect(idsOf(await indexWith('', ['Markenware']), { searchText: 'markenware handschuh' })).toEqual(['glove']);
  const index = await indexWith('', ['Markenware']);
  expect(index.find({ categoryId: 'root', searchText: 'markenware handschuh', limit: 9, offset: 0 })).toEqual({
    productIds: ['glove'],
    count: 1,
  });
});

test('new steering applies with the next change, even without changed products, and stays if none is given', async () => {
  const index = await indexWith('');
  expect(idsOf(index, { searchText: 'zollstock' })).toEqual([]);
  const { rules } = readSynonyms('Zollstock = Gliedermaßstab');
  await index.apply({ version: 2, products: [], removedIds: [], steering: { synonyms: rules } });
  expect(idsOf(index, { searchText: 'zollstock' })).toEqual(['rule']);
  await index.apply({ version: 3, products: [testProduct({ id: 'new' })], removedIds: [] });
  expect(idsOf(index, { searchText: 'zollstock' })).toEqual(['rule']);
  await index.apply({ version: 4, products: [], removedIds: [], steering: { synonyms: [] } });
  expect(idsOf(index, { searchText: 'zollstock' })).toEqual([]);
});

test('the synonyms of a text are returned, for any of its forms', async () => {
  const index = await indexWith('Zollstock = Gliedermaßstab\nFlex > Winkelschleifer, kleiner Schleifer');
  expect(index.otherNames('die Zollstöcke')).toEqual(['gliedermassstab']);
  expect(index.otherNames('flex')).toEqual(['winkelschleifer', 'kleiner schleifer']);
  expect(index.otherNames('winkelschleifer')).toEqual([]);
});

test('several words before the > are a rule each', () => {
  expect(readSynonyms('Zollmeter, Klappmeter > Gliedermaßstab')).toEqual({
    rules: [
      { kind: 'oneWay', members: ['Zollmeter', 'Gliedermaßstab'] },
      { kind: 'oneWay', members: ['Klappmeter', 'Gliedermaßstab'] },
    ],
    problems: [],
  });
  expect(readSynonyms('Zollmeter, > Gliedermaßstab').problems).toEqual([
    { line: 1, code: 'no-rule', text: 'Zollmeter, > Gliedermaßstab' },
  ]);
});
