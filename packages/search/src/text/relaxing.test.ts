import { beforeAll, describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import { find, idsOf, indexOf, testProduct } from '../testing/catalogue.ts';

const shop = await indexOf(
  [
    testProduct({ id: 'steel', categoryId: 'screws', name: 'Terrassenschraube Edelstahl', nameSuffix: '50 Stück' }),
    testProduct({ id: 'zinc', categoryId: 'screws', name: 'Holzschraube verzinkt', nameSuffix: '100 Stück' }),
    testProduct({ id: 'driver', categoryId: 'tools', name: 'Schraubendreher Kreuzschlitz' }),
    testProduct({ id: 'caliper', categoryId: 'tools', name: 'Rostfreie Lehre', descriptionText: 'Hat eine Schraube.' }),
    testProduct({ id: 'groove', categoryId: 'mills', name: 'Kantenfräser' }),
    testProduct({ id: 'profile', categoryId: 'mills', name: 'Profilfräser' }),
    testProduct({ id: 'level', categoryId: 'tools', name: 'Wasserwaage', nameSuffix: '60 cm' }),
    testProduct({ id: 'saw', categoryId: 'tools', name: 'Säge', descriptionText: 'Schneidet waagrechte Bretter.' }),
    testProduct({ id: 'tea', categoryId: 'food', name: 'Schwarztee', attributes: [{ name: 'Vegan', value: 'ja' }] }),
    testProduct({ id: 'oat', categoryId: 'food', name: 'Flocken', attributes: [{ name: 'Gluten', value: 'frei' }] }),
    testProduct({ id: 'dry', categoryId: 'food', name: 'Trockenfutter Huhn' }),
    testProduct({ id: 'wet', categoryId: 'food', name: 'Nassfutter Huhn' }),
    testProduct({ id: 'cat', categoryId: 'food', name: 'Katzenfutter Lachs' }),
    testProduct({ id: 'cola', categoryId: 'drinks', name: 'Cola' }),
    testProduct({ id: 'zero', categoryId: 'drinks', name: 'Cola ohne Zucker' }),
    testProduct({ id: 'sugared', categoryId: 'drinks', name: 'Limonade mit Zucker' }),
  ],
  [
    { id: 'root', name: 'Shop', parentId: null },
    { id: 'screws', name: 'Schrauben', parentId: 'root' },
    { id: 'tools', name: 'Werkzeug', parentId: 'root' },
    { id: 'mills', name: 'Fräser', parentId: 'tools' },
    { id: 'food', name: 'Hund & Katze', parentId: 'root' },
    { id: 'drinks', name: 'Getränke', parentId: 'root' },
  ],
);
const ids = (searchText: string) => idsOf(shop, { searchText });
const readingOf = (searchText: string) => find(shop, { searchText }).reading;

const sizes = await indexOf(
  [
    testProduct({ id: 'eight', categoryId: 'plugs', name: 'Spreizdübel', nameSuffix: '8 × 40 mm' }),
    testProduct({
      ...{ id: 'ten', categoryId: 'plugs', name: 'Spreizdübel', nameSuffix: '10 × 50 mm' },
      attributes: [{ name: 'Schraube', value: '6,0–8,0 mm' }],
    }),
    testProduct({ id: 'twelve', categoryId: 'plugs', name: 'Spreizdübel', nameSuffix: '12 × 60 mm' }),
  ],
  [
    { id: 'root', name: 'Shop', parentId: null },
    { id: 'plugs', name: 'Dübel', parentId: 'root' },
  ],
);
const sized = (searchText: string) => idsOf(sizes, { searchText });
const readingOfSized = (searchText: string) => find(sizes, { searchText }).reading;

describe('all words are asked for first', () => {
  test('products that lack one come last, and the missing word is named', () => {
    expect(ids('schraube edelstahl')).toEqual(['steel', 'zinc']);
    expect(readingOf('schraube edelstahl')).toEqual({ guessed: [], missing: ['edelstahl'], exact: 1 });
  });

  test('products that only mention the thing come last', () => {
    expect(ids('rostfreie schrauben')).toEqual(['zinc', 'steel', 'driver', 'caliper']);
  });

  test('a noun after a preposition does not name the product', () => {
    expect(ids('schraube für getränke')).toEqual(['zinc', 'steel']);
  });

  test('the end of a word that names no product is no kind of product', () => {
    expect(ids('Rasendreher')).toEqual([]); // as in Schraubendreher
    expect(ids('Brettersäge')).toEqual(['saw']); // one of them mentions Bretter
    expect(readingOf('Brettersäge')?.guessed).toEqual([{ typed: 'brettersäge', taken: ['saege'] }]);
    expect(ids('Edelstahlsäge')).toEqual([]); // no Säge mentions Edelstahl
    expect(ids('Edelstahlfräser')).toEqual(['groove', 'profile']); // but a category is called Fräser
    expect(ids('Möbelfräser')).toEqual([]); // nothing here mentions Möbel
  });

  test('words for who uses a thing, where or when may be missing in the product', () => {
    expect(ids('Kinderfräser')).toEqual(['groove', 'profile']);
    expect(ids('Kinderdrehbank')).toEqual([]); // there must be such a thing
    expect(ids('Kinderdreher')).toEqual([]); // that is a kind of its own
  });

  test('a compound is no other one that differs in a whole part', () => {
    expect(ids('Wasserwage')).toEqual(['level']);
    expect(ids('Trockenfuss')).toEqual([]); // the shop has no Trockenfutter
  });

  test('for two kinds of products joined by "und", both are searched for, and hits alternate', () => {
    expect(ids('Schrauben und Fräser')).toEqual(['zinc', 'groove', 'steel', 'profile']);
    expect(readingOf('Schrauben und Fräser')).toBeUndefined();
    expect(ids('Fräser oder Raumschiffe')).toEqual(['groove', 'profile']);
    expect(readingOf('Fräser oder Raumschiffe')?.missing).toEqual(['raumschiffe']);
    expect(readingOf('Schrauben und Fräser vergoldet')?.missing).toContain('vergoldet');
  });

  test('a bare number is read as a size first', () => {
    expect(ids('wasserwaage 60')).toEqual(['level']);
    expect(sized('dübel 8')).toEqual(['eight', 'ten', 'twelve']);
    expect(readingOfSized('dübel 8')).toEqual({ guessed: [], missing: ['8'], exact: 1 });
    expect(sized('dübel 6')).toEqual(['ten', 'eight', 'twelve']);
  });

  test('an unknown word may be a brand beside what ends a compound or is one, and a name beside anything else', () => {
    expect(ids('Huber Nassfutter')).toEqual(['wet']);
    expect(readingOf('Huber Nassfutter')).toEqual({ guessed: [], missing: ['huber'], exact: 0 });
    expect(ids('Thomas Cola')).toEqual([]);
    expect(ids('xqzvw 60')).toEqual([]);
  });

  test('behind a compound comes what else is of its kind', () => {
    expect(ids('profilfräser')).toEqual(['profile', 'groove']);
    expect(readingOf('profilfräser')).toEqual({ guessed: [], missing: ['profil'], exact: 1 });
  });

  test('words without meaning narrow nothing', () => {
    expect(ids('welche wasserwaage für den')).toEqual(['level']);
    expect(readingOf('welche wasserwaage für den')).toBeUndefined();
  });

  test('a text of only such words is searched for literally', () => {
    expect(ids('mit')).toEqual(['sugared']);
  });

  test('a missing word is named, and the thing itself stays', () => {
    expect(ids('schrauben vergoldet')).toEqual(['zinc', 'steel']);
    expect(readingOf('schrauben vergoldet')).toEqual({ guessed: [], missing: ['vergoldet'], exact: 0 });
  });

  test('a product that the shop does not sell finds nothing, even with a known word beside it', () => {
    expect(ids('edelstahl zahnbürste')).toEqual([]);
    expect(ids('drucker patrone')).toEqual([]);
  });
});

describe('German', () => {
  test.each([
    ['wasser waage', ['level']],
    ['schrauben dreher', ['driver']],
    ['waage', ['level']],
    ['futter für katzen', ['cat', 'wet', 'dry']],
    ['futter für katze', ['cat', 'wet', 'dry']],
    ['schwarzer tee', ['tea']],
    ['veganer schwarztee', ['tea']],
    ['glutenfrei', ['oat']],
    ['glutenfreie flocken', ['oat']],
    ['flocken ohne gluten', ['oat']],
  ])('%s, parted or not, finds %j', (searchText, expected) => {
    expect(ids(searchText)).toEqual(expected);
  });

  test('a part that stands in compounds only, and a category named by the other one', () => {
    expect(ids('katzenfutter')).toEqual(['cat', 'wet', 'dry']);
    expect(ids('hundefutter')).toEqual(expect.arrayContaining(['dry', 'wet']));
  });

  test('a category’s name finds what is in it', () => {
    expect(ids('getränke').toSorted()).toEqual(['cola', 'sugared', 'zero']);
  });
});

describe('without', () => {
  test.each(['cola ohne zucker', 'cola ohne den Zucker', 'cola -zucker'])(
    '%s prefers what says so, and leaves out what has it',
    (text) => {
      expect(ids(text)).toEqual(['zero', 'cola']);
    },
  );

  test('getränke ohne zucker', () => {
    expect(ids('getränke ohne zucker').toSorted()).toEqual(['cola', 'zero']);
  });
});

test('in quotation marks nothing is guessed and nothing comes near', () => {
  expect(ids('wasserwage')).toEqual(['level']);
  expect(readingOf('wasserwage')?.guessed).toEqual([{ typed: 'wasserwage', taken: ['wasserwaage'] }]);
  expect(ids('"wasserwage"')).toEqual([]);
  expect(ids('„schraube edelstahl“')).toEqual(['steel']);
});

test('a product that only descriptions mention counts as not sold, and the answer says so', () => {
  expect(readingOf('bretter')).toEqual({ guessed: [], missing: [], mentioned: ['bretter'], exact: 1 });
  expect(ids('bretter')).toEqual(['saw']);
});

describe('the end of an unknown compound', () => {
  const home = createInMemoryIndex();
  beforeAll(() =>
    home.apply({
      ...{ version: 1, isComplete: true, removedIds: [] },
      products: [
        testProduct({ id: 'plain', categoryId: 'sofas', name: 'Sofa' }),
        testProduct({ id: 'corner', categoryId: 'sofas', name: 'Ecksofa mit Schlaffunktion' }),
        testProduct({
          id: 'bolt',
          categoryId: 'fixing',
          name: 'Bolzenanker',
          descriptionText: 'Ein Bolzen für Beton.',
        }),
        testProduct({ id: 'mallet', categoryId: 'fixing', name: 'Fäustel', descriptionText: 'Für Maurer.' }),
        testProduct({ id: 'deo', categoryId: 'care', name: 'Deo', nameSuffix: '50 ml' }),
        testProduct({
          ...{ id: 'men', categoryId: 'care', name: 'Deo Sport' },
          attributes: [{ name: 'Für', value: 'Männer' }],
        }),
      ],
      categories: [
        { id: 'root', name: 'Haus', parentId: null },
        { id: 'sofas', name: 'Sofas', parentId: 'root' },
        { id: 'fixing', name: 'Befestigung', parentId: 'root' },
        { id: 'care', name: 'Pflege', parentId: 'root' },
      ],
      steering: { synonyms: [{ kind: 'both', members: ['Couch', 'Sofa'] }] },
    }),
  );
  const found = (searchText: string) => idsOf(home, { searchText });

  test('may be called otherwise', () => {
    expect(found('Schlafcouch')).toEqual(['plain', 'corner']);
  });

  test('need not occur as a word of its own', () => {
    expect(found('Betonanker')).toEqual(['bolt']);
    expect(found('Holzanker')).toEqual([]); // nothing mentions wood
    expect(found('Ladenhüter')).toEqual([]);
  });

  test('may have three letters, and what is said to have its beginning comes first', () => {
    expect(found('Männerdeo')).toEqual(['men', 'deo']);
  });

  test('may lack the e of its -el, as Austrians write it', () => {
    expect(found('Fäustl')).toEqual(['mallet']);
    expect(found('Maurerfäustl')).toEqual(['mallet']);
    expect(found('Steinfäustl')).toEqual([]); // nothing mentions stone
  });
});

describe('as customers type', () => {
  const bench = createInMemoryIndex();
  beforeAll(() =>
    bench.apply({
      ...{ version: 1, isComplete: true, removedIds: [] },
      products: [
        testProduct({
          id: 'hammer',
          categoryId: 'hammers',
          name: 'Klauenhammer',
          nameSuffix: '450 g',
          firstPrice: 2790,
        }),
        testProduct({ id: 'pliers', categoryId: 'pliers', name: 'Kombizange', nameSuffix: '160 mm' }),
        testProduct({ id: 'six', categoryId: 'drills', name: 'Spiralbohrer', nameSuffix: '6,0 mm' }),
        testProduct({ id: 'eight', categoryId: 'drills', name: 'Spiralbohrer', nameSuffix: '8,0 mm' }),
        testProduct({
          ...{ id: 'glue', categoryId: 'care', name: 'Leim', nameSuffix: '6 kg' },
          descriptionText: 'Hält auch den Stiel im Hammer.',
        }),
        testProduct({ id: 'mask', categoryId: 'care', name: 'Atemschutzmaske' }),
        testProduct({ id: 'ears', categoryId: 'care', name: 'Schutz', nameSuffix: 'für die Ohren' }),
        testProduct({ id: 'breath', categoryId: 'care', name: 'Atemschutz' }),
        testProduct({ id: 'level', categoryId: 'care', name: 'Wasserwaage' }),
      ],
      categories: [
        { id: 'root', name: 'Werkstatt', parentId: null },
        { id: 'hammers', name: 'Hämmer', parentId: 'root' },
        { id: 'pliers', name: 'Zangen', parentId: 'root' },
        { id: 'drills', name: 'Bohrer', parentId: 'root' },
        { id: 'care', name: 'Bedarf', parentId: 'root' },
      ],
    }),
  );
  const found = (searchText: string) => idsOf(bench, { searchText });
  const reading = (searchText: string) => find(bench, { searchText }).reading;

  test.each(['hammer und zange', 'hammer & zange', 'hammer + zange', 'Hammer, Zange', 'Hammer/Zange', 'hammer; zange'])(
    '%s asks for both things',
    (searchText) => {
      expect(found(searchText)).toEqual(['hammer', 'pliers']);
      expect(reading(searchText)).toBeUndefined();
    },
  );

  test('a sign within a number or a short code joins nothing', () => {
    expect(found('bohrer 6,0 mm')).toEqual(['six', 'eight']);
    expect(found('"hammer, zange"')).toEqual([]);
  });

  test('a size right behind a word is a size', () => {
    expect(found('bohrer6mm')).toEqual(['six']);
    expect(found('bohrer8')).toEqual(['eight']);
    expect(found('bohrer7mm')).toEqual([]);
  });

  test('a set of things that are sold singly finds the things, and says so', () => {
    expect(found('bohrerset').toSorted()).toEqual(['eight', 'six']);
    expect(reading('bohrerset')).toEqual({
      guessed: [{ typed: 'bohrerset', taken: ['bohrer'] }],
      missing: [],
      exact: 2,
    });
    expect(found('gabelset')).toEqual([]);
  });

  test('the second of two words may be half typed', () => {
    expect(found('wasser waa')).toEqual(['level']);
  });

  test('a number with another unit is no match', () => {
    expect(found('6 mm')).toEqual(['six']);
    expect(found('6 kg')).toEqual(['glue']);
    expect(found('6 ah')).toEqual([]);
  });

  test('a guess is near in each part, even where only the end is known', () => {
    expect(found('atmschutz')[0]).toBe('breath');
    expect(found('datenschutz')).toEqual([]);
  });

  test('a category that holds the thing vouches for it, and a guess that no product has is not told', () => {
    expect(found('hammer zum schlegen von nogeln')).toEqual(['hammer']);
    expect(reading('hammer zum schlegen von nogeln')).toEqual({
      ...{ guessed: [], missing: ['schlegen', 'nogeln'], exact: 0 },
    });
  });

  test('products that only mention a thing which the shop has come last, and the answer says so', () => {
    expect(found('hammer')).toEqual(['hammer', 'glue']);
    expect(reading('hammer')).toEqual({ guessed: [], missing: [], mentioned: ['hammer'], exact: 1 });
    // A filter that leaves the hammers alone leaves nothing to say.
    const costly = find(bench, { searchText: 'hammer', price: { min: 2000 } });
    expect([costly.productIds, costly.reading]).toEqual([['hammer'], undefined]);
  });
});
