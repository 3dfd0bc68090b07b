import { expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { readSynonyms } from '../steering/synonyms.ts';
import { testCategories, testProduct } from '../testing/catalogue.ts';

const products = [
  testProduct({ id: 'saw', name: 'Fuchsschwanz 400 mm', categoryId: 'sägen', descriptionText: 'Für Holz' }),
  testProduct({ id: 'hammer', name: 'Schlosserhammer 500 g', articleNumber: 'SH-500' }),
  testProduct({ id: 'bit', name: 'Hammerbohrer', categoryId: 'bohrer' }),
];

async function shop() {
  const index = createInMemoryIndex();
  const steering = { synonyms: readSynonyms('Zerteiler = Fuchsschwanz').rules };
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories: testCategories, steering });
  return index;
}

/** Each hit with the words that found it, one line for each match. */
async function finds(searchText: string) {
  return (await shop())
    .explain(searchText, 10)
    .hits.map(({ id, words }) => [
      id,
      ...words.flatMap(({ typed, finds }) =>
        finds.map(({ term, as, places }) => `${typed}: ${term} ${as} ${places.join('+')}`),
      ),
    ]);
}

test('a search is explained by the words that found each product, and where', async () => {
  expect(await finds('hammer')).toEqual([
    ['hammer', 'hammer: schlosserhammer head name+head'],
    ['bit', 'hammer: hammerbohrer part name+head'],
  ]);
  expect(await finds('säge')).toEqual([['saw', 'säge: saegen inflected category']]);
  expect(await finds('werkzeug holz')).toEqual([
    ['saw', 'werkzeug: werkzeug whole categoryAbove', 'holz: holz whole description'],
    ['bit', 'werkzeug: werkzeug whole categoryAbove'],
  ]);
  expect(await finds('zerteiler')).toEqual([['saw', 'zerteiler: fuchsschwanz synonym name+head']]);
  expect(await finds('sh500')).toEqual([['hammer', 'sh500: sh500 whole number+wholeNumber']]);
});

test('an explanation says how the text was read, and gives each hit the step and the score', async () => {
  const { count, reading, words, hits } = (await shop()).explain('schlosserhammr', 10);
  expect({ count, reading, words }).toEqual({
    count: 1,
    reading: { guessed: [{ typed: 'schlosserhammr', taken: ['schlosserhammer'] }], missing: [], exact: 1 },
    words: [{ typed: 'schlosserhammr', role: 'content' }],
  });
  expect(hits).toEqual([
    {
      ...{ id: 'hammer', name: 'Schlosserhammer 500 g', tier: 0 },
      isPinned: false,
      score: expect.any(Number),
      fit: expect.any(Number),
      words: [
        {
          typed: 'schlosserhammr',
          finds: [{ term: 'schlosserhammer', as: 'nearGuess', places: ['name', 'head'] }],
        },
      ],
    },
  ]);
});

test('explains the page that a visitor gets, in its order', async () => {
  const index = await shop();
  for (const searchText of ['hammer', 'hammer 500 g', 'werkzeug', 'hammr', 'gibt es nicht', '']) {
    const { hits, count } = index.explain(searchText, 2);
    const found = index.find({ categoryId: 'root', searchText, limit: 2, offset: 0 });
    if (searchText !== '') expect({ productIds: hits.map(({ id }) => id), count }).toMatchObject(found);
    else expect({ hits, count }).toEqual({ hits: [], count: 0 });
  }
});

test('has all words of a text, in any form, but not by synonyms, guesses and beginnings', async () => {
  const index = await shop();
  const has = ['Fuchsschwänze', 'schlosserhammer 500 g', 'Zerteiler', 'Fuchsschwnz', 'Schlosserh'];
  expect(has.map((text) => index.hasAll(text))).toEqual([true, true, false, false, false]);
});
