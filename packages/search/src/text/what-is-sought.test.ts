import { describe, expect, test } from 'vitest';
import { createInMemoryIndex } from '../in-memory-index.ts';
import type { IndexedProduct } from '../shapes/indexed-product.ts';
import { readSynonyms } from '../steering/synonyms.ts';
import { find, idsOf, indexOf, testProduct } from '../testing/catalogue.ts';

type Categories = Readonly<Record<string, readonly (Partial<IndexedProduct> & { readonly id: string })[]>>;

/** A shop with a category for each name. " > " separates a category from the one below it. */
async function shopOf(byCategory: Categories, synonyms = '') {
  const paths = new Set(Object.keys(byCategory).flatMap((path) => [path.split(' > ')[0] ?? '', path]));
  const categories = [
    { id: 'root', name: 'Shop', parentId: null },
    ...Array.from(paths, (path) => {
      const [first = '', last] = path.split(' > ');
      return { id: path, name: last ?? first, parentId: last === undefined ? 'root' : first };
    }),
  ];
  const products = Object.entries(byCategory).flatMap(([categoryId, some]) =>
    some.map((product) => testProduct({ categoryId, ...product })),
  );
  if (synonyms === '') return indexOf(products, categories);
  const index = createInMemoryIndex();
  const steering = { synonyms: readSynonyms(synonyms).rules };
  await index.apply({ version: 1, isComplete: true, products, removedIds: [], categories, steering });
  return index;
}

test('of two words that name categories, the one that anything is called by with all words says what is sought', async () => {
  const shop = await shopOf({
    Bohrer: [
      { id: 'wood', name: 'Holzbohrer', nameSuffix: '6 mm' },
      { id: 'metal', name: 'Bohrer', nameSuffix: '6 mm' },
    ],
    Holz: [{ id: 'chisel', name: 'Stechbeitel', nameSuffix: '6 mm' }],
  });
  expect(idsOf(shop, { searchText: 'bohrer holz' })[0]).toBe('wood');
  expect(idsOf(shop, { searchText: 'bohrer 6 mm holz' }).slice(0, 2)).toEqual(['wood', 'metal']);
});

test('for a split compound, products with the thing only in an attribute come after the thing itself', async () => {
  const shop = await shopOf({
    Pedale: [{ id: 'pedal', name: 'Citypedal' }],
    Schuhe: [{ id: 'shoe', name: 'Fahrradschuh', attributes: [{ name: 'Klickpedal', value: 'ja' }] }],
  });
  expect(idsOf(shop, { searchText: 'fahrradpedal' })).toEqual(['pedal', 'shoe']);
});

test('a compound with a letter missing is no other one with half a word in it', async () => {
  const shop = await shopOf({
    Räder: [{ id: 'rear', name: 'Hinterrad' }],
    Achsen: [{ id: 'set', name: 'Schnellspanner vorne und hinten', descriptionText: 'Für jedes Rad.' }],
  });
  expect(idsOf(shop, { searchText: 'hinterad' })[0]).toBe('rear');
});

test('the last part of a compound is searched for, whatever its synonyms are', async () => {
  const shop = await shopOf(
    { Sättel: [{ id: 'saddle', name: 'Gelsattel', descriptionText: 'Für das Fahrrad.' }] },
    'Fahrradsattel = Radsattel',
  );
  expect(idsOf(shop, { searchText: 'fahrradsattel' })).toEqual(['saddle']);
});

test('a compound that lacks a word comes behind others of its kind that have it and mention its first part', async () => {
  const shop = await shopOf({
    'Schrauben > Holzschrauben': [{ id: 'zinc', name: 'Holzschraube verzinkt' }],
    'Schrauben > Terrassenschrauben': [
      { id: 'deck', name: 'Terrassenschraube Edelstahl', descriptionText: 'Für Holz im Freien.' },
      { id: 'stone', name: 'Fassadenschraube Edelstahl', descriptionText: 'Für Beton.' },
    ],
  });
  const found = find(shop, { searchText: 'holzschrauben edelstahl' });
  expect(found.reading).toEqual({
    guessed: [{ typed: 'holzschrauben', taken: ['schrauben'] }],
    missing: ['edelstahl'],
    exact: 1,
  });
  expect(idsOf(shop, { searchText: 'holzschrauben edelstahl' })).toEqual(['deck', 'zinc']);
});

test.each([
  ['steinbohrer 10 mm', ['metal', 'six', 'twelve'], ['10 mm']],
  ['lederhandschuh rot', ['rubber', 'leather'], ['rot']],
])(
  '%s: what is called as typed stays, behind another thing of its kind that has all words',
  async (text, ids, missing) => {
    const shop = await shopOf({
      'Bohrer > Steinbohrer': [
        { id: 'six', name: 'Steinbohrer', nameSuffix: '6 mm' },
        { id: 'twelve', name: 'Steinbohrer', nameSuffix: '12 mm' },
      ],
      'Bohrer > Metallbohrer': [
        { id: 'metal', name: 'Metallbohrer', nameSuffix: '10 mm', descriptionText: 'Auch für Stein.' },
      ],
      'Handschuhe > Lederhandschuhe': [{ id: 'leather', name: 'Lederhandschuh', nameSuffix: 'braun' }],
      'Handschuhe > Gummihandschuhe': [
        { id: 'rubber', name: 'Gummihandschuh', nameSuffix: 'rot', descriptionText: 'Mit Leder an der Hand.' },
      ],
    });
    expect(idsOf(shop, { searchText: text })).toEqual(ids);
    expect(find(shop, { searchText: text }).reading?.missing).toEqual(missing);
  },
);

test('a paint that the shop lacks is a thing, and beside it a colour finds nothing', async () => {
  const others = Array.from({ length: 60 }, (_, place) => ({ id: `lath-${place}`, name: 'Latte' }));
  const shop = await shopOf({ Dichtstoffe: [{ id: 'acrylic', name: 'Maleracryl', nameSuffix: 'weiß' }], Holz: others });
  expect(idsOf(shop, { searchText: 'weiß' })).toEqual(['acrylic']);
  expect(idsOf(shop, { searchText: 'wandfarbe weiß' })).toEqual([]);
});

test('for whom a present is need not be said by it', async () => {
  const shop = await shopOf({ Geschenkideen: [{ id: 'plane', name: 'Hobel' }] }, 'Geschenk > Geschenkidee');
  for (const searchText of ['geschenk für vater', 'geschenk papa', 'hochzeitsgeschenk', 'geschenk zum geburtstag']) {
    expect([searchText, idsOf(shop, { searchText })]).toEqual([searchText, ['plane']]);
  }
});

test('a category with subcategories says nothing about the products in them', async () => {
  const shop = await shopOf({
    'Maschinen > Akkus': [{ id: 'pack', name: 'Akku-Pack' }],
    'Reinigung > Pasten': [{ id: 'paste', name: 'Waschpaste' }],
  });
  expect(idsOf(shop, { searchText: 'waschmaschine' })).toEqual([]);
  expect(idsOf(shop, { searchText: 'maschinen' })).toEqual(['pack']);
});

test('products in a category of exactly that name come before products that come with it', async () => {
  const battery = { attributes: [{ name: 'Lieferumfang', value: 'mit Akku' }], descriptionText: 'Ein Akku liegt bei.' };
  const shop = await shopOf({
    Akkusägen: [{ id: 'saw', name: 'Akku-Säge', internalRating: 9, ...battery }],
    Akkus: [{ id: 'pack', name: 'Akku-Pack' }],
  });
  expect(idsOf(shop, { searchText: 'akku' })).toEqual(['pack', 'saw']);
});

test('in a category of the name, products whose name ends alike come before the others', async () => {
  const shop = await shopOf({
    Luftpumpen: [
      { id: 'gauge', name: 'Druckprüfer', internalRating: 9 },
      { id: 'pump', name: 'Standpumpe' },
    ],
  });
  expect(idsOf(shop, { searchText: 'luftpumpe' })).toEqual(['pump', 'gauge']);
});

test('a product that smells of something comes after the thing itself', async () => {
  const shop = await shopOf({
    Duschgel: [{ id: 'gel', name: 'Fa Duschgel Kokosmilch', internalRating: 9 }],
    Konserven: [{ id: 'milk', name: 'Bamboo Garden Kokosmilch' }],
  });
  expect(idsOf(shop, { searchText: 'kokosmilch' })).toEqual(['milk', 'gel']);
});

test.each(['tasche nicht rot', 'tasche kein rot', 'tasche ohne rot'])(
  '%s: what is not wanted is left out',
  async (text) => {
    const shop = await shopOf({
      Taschen: [
        { id: 'red', name: 'Tasche', nameSuffix: 'rot' },
        { id: 'black', name: 'Tasche', nameSuffix: 'schwarz' },
      ],
    });
    expect(idsOf(shop, { searchText: text })).toEqual(['black']);
  },
);

test('what a thing is for makes one word with it, which has synonyms', async () => {
  const shop = await shopOf(
    {
      Öle: [
        { id: 'hard', name: 'Hartöl', internalRating: 9 },
        { id: 'chain', name: 'Sägekettenhaftöl' },
      ],
    },
    'Kettensägenöl = Sägekettenhaftöl\nKettensäge = Motorsäge',
  );
  expect(idsOf(shop, { searchText: 'öl für kettensäge' })[0]).toBe('chain');
  expect(find(shop, { searchText: 'kettensäge' }).reading?.guessed[0]?.taken).not.toEqual(['Kettensägenöl']);
});

test('a product that is named only by compounds is found by them', async () => {
  const shop = await shopOf({
    Getränke: [
      { id: 'beer', name: 'Malzbier' },
      { id: 'juice', name: 'Apfelsaft' },
    ],
  });
  expect(idsOf(shop, { searchText: 'bier' })).toEqual(['beer']);
  expect(idsOf(shop, { searchText: 'lier' })).toEqual([]);
});

describe('sets', async () => {
  const shop = await shopOf({
    Feilen: [{ id: 'file', name: 'Werkstattfeile' }],
    Zangen: [{ id: 'pliers', name: 'Kombizange' }],
    Bohrer: [
      { id: 'hammer drill', name: 'Hammerbohrer', attributes: [{ name: 'Material', value: 'Hartmetall' }] },
      { id: 'drill', name: 'Metallbohrer' },
    ],
    Sets: [
      { id: 'pliers set', name: 'Zangensatz' },
      { id: 'chisels', name: 'Stechbeitel Set' },
    ],
  });

  test.each([
    ['feilen set', ['file'], 'the thing, where there is no set of it'],
    ['set feilen', ['file'], 'whatever the order'],
    ['zangen set', ['pliers set', 'pliers'], 'sets of the thing come first'],
    ['bohrer set metall', ['drill', 'hammer drill'], 'two words belong together across it'],
  ])('%s: %s, %s', (searchText, found) => {
    expect(idsOf(shop, { searchText })).toEqual(found);
  });

  test('as the only word it is searched for itself', () => {
    expect(idsOf(shop, { searchText: 'set' })).toContain('chisels');
  });

  test('the answer says that not all are sets', () => {
    expect(find(shop, { searchText: 'feilen set' }).reading).toEqual({ guessed: [], missing: ['set'], exact: 0 });
  });
});

test('what is called by two words the other way round comes first, and what is of a material before a compound', async () => {
  const shop = await shopOf({
    Bohrer: [
      { id: 'hard', name: 'Hammerbohrer', attributes: [{ name: 'Material', value: 'Hartmetall' }] },
      { id: 'steel', name: 'Steinbohrer', attributes: [{ name: 'Material', value: 'Metall' }] },
      { id: 'named', name: 'Metallbohrer' },
    ],
  });
  expect(idsOf(shop, { searchText: 'bohrer metall' })).toEqual(['named', 'steel', 'hard']);
});

test('a noun with the ending of an adjective names the product if a category has that name', async () => {
  const shop = await shopOf({
    'Honig und Aufstrich': [{ id: 'honey', name: 'Waldhonig' }],
    Wachse: [{ id: 'wax', name: 'Balsam', attributes: [{ name: 'Marke', value: 'Zirbner' }] }],
  });
  expect(idsOf(shop, { searchText: 'zirbner honig' })).toEqual(['honey']);
});

test('a brand that begins with the name of a thing is not that thing', async () => {
  const shop = await shopOf({
    Seile: [{ id: 'rope', name: 'Hanfseil', nameSuffix: '10 mm' }],
    Gurte: [{ id: 'strap', name: 'Zurrgurt', nameSuffix: '10 m', attributes: [{ name: 'Marke', value: 'Seilhuber' }] }],
  });
  expect(idsOf(shop, { searchText: '10 m seil' })[0]).toBe('rope');
});

describe('threads', async () => {
  const shop = await shopOf({
    Schrauben: [
      { id: '6x30', name: 'Schraube', nameSuffix: 'M 6 × 30' },
      { id: '8x40', name: 'Schraube', nameSuffix: 'M 8 × 40' },
    ],
    Hämmer: [{ id: 'hammer', name: 'Schonhammer', nameSuffix: '40 mm' }],
  });

  test.each(['M6x40', 'M 6 x 40', 'm6 × 40'])(
    '%s: without the length the thread, and not the length of anything',
    (text) => {
      expect(idsOf(shop, { searchText: text })).toEqual(['6x30']);
      expect(find(shop, { searchText: text }).reading?.missing).toEqual(['40']);
    },
  );

  test.each(['M8x40', 'M 8 x 40'])('%s is found with its length', (text) => {
    expect(idsOf(shop, { searchText: text })).toEqual(['8x40']);
    expect(find(shop, { searchText: text }).reading).toBeUndefined();
  });
});

test('a measure that nothing has with its unit is no bare number, and a size may be one', async () => {
  const shop = await shopOf({
    Bits: [{ id: 'bit', name: 'Torsionsbit', nameSuffix: 'TX 15' }],
    Schuhe: [{ id: 'shoe', name: 'Schuh', nameSuffix: '43' }],
  });
  expect(idsOf(shop, { searchText: '15 Zoll' })).toEqual([]);
  expect(find(shop, { searchText: 'Größe 43' }).reading).toEqual({ guessed: [], missing: ['größe 43'], exact: 0 });
});

test('the number of a norm is no measure', async () => {
  const shop = await shopOf({
    Scheiben: [{ id: 'washer', name: 'Unterlegscheibe DIN 125 A' }],
    Meißel: [{ id: 'chisel', name: 'Flachmeißel', nameSuffix: '125 mm', descriptionText: 'Nach DIN 6453.' }],
  });
  expect(idsOf(shop, { searchText: 'DIN 125' })[0]).toBe('washer');
});

test('words without meaning match no description', async () => {
  const shop = await shopOf({
    Öle: [{ id: 'oil', name: 'Hartöl für Tische' }],
    Wachse: [{ id: 'wax', name: 'Wachs', descriptionText: 'Für Tische.' }],
    'Bücher > Holz': [{ id: 'book', name: 'Werkbänke', descriptionText: 'Ein Buch über Holz.' }],
  });
  expect(idsOf(shop, { searchText: 'für' })).toEqual(['oil']);
  expect(find(shop, { searchText: 'buch über holz' }).reading).toBeUndefined();
});

describe('a word that is being typed', async () => {
  const shop = await shopOf({
    Hämmer: [{ id: 'hammer', name: 'Klauenhammer' }],
    Bohrer: [{ id: 'drill', name: 'Hammerbohrer' }],
    Vasen: [{ id: 'pot', name: 'Blumentopf' }],
    Untersetzer: [{ id: 'saucer', name: 'Blumentopf-Untersetzer' }],
  });

  test.each([
    ['hamm', ['hammer', 'drill'], 'what is the thing stands before what is made with its name'],
    ['hammerb', ['drill'], 'what goes on after the first part is that compound'],
    ['blument', ['pot', 'saucer'], 'a compound itself stands before what is for it'],
  ])('%s: %s, %s', (searchText, found) => {
    expect(idsOf(shop, { searchText })).toEqual(found);
  });
});

test('a number in quotation marks is no measure in inches, and no beginning', async () => {
  const shop = await shopOf({
    Zangen: ['S 77', 'S 770', 'S 7'].map((suffix) => ({ id: suffix, name: 'Zange', nameSuffix: suffix })),
  });
  expect(idsOf(shop, { searchText: '"S 77"' })).toEqual(['S 77']);
  expect(idsOf(shop, { searchText: 'S 7' })).toEqual(['S 7']);
  expect(idsOf(shop, { searchText: '"Zan"' })).toEqual([]);
});

test('a word for who uses a thing may be unknown, beside a compound that says where', async () => {
  const shop = await shopOf({
    Handschuhe: [{ id: 'glove', name: 'Montagehandschuh' }],
    Schuhe: [{ id: 'shoe', name: 'Sicherheitsschuh' }],
  });
  expect(idsOf(shop, { searchText: 'Gartenhandschuhe Damen' })).toEqual(['glove']);
  expect(find(shop, { searchText: 'Gartenhandschuhe Damen' }).reading).toEqual({
    ...{ guessed: [{ typed: 'gartenhandschuhe', taken: ['handschuhe'] }], missing: ['damen'], exact: 0 },
  });
  expect(idsOf(shop, { searchText: 'Damen' })).toEqual([]);
  expect(idsOf(shop, { searchText: 'Damen Fahrrad' })).toEqual([]);
});

test('products in the category of the thing come before those in a category of one kind of it', async () => {
  const shop = await shopOf({
    Hustensäfte: [{ id: 'syrup', name: 'Zwiebelsaft' }],
    Säfte: [{ id: 'juice', name: 'Rübensaft' }],
  });
  expect(idsOf(shop, { searchText: 'saft' })).toEqual(['juice', 'syrup']);
});

test('of two words that name categories, one that few things are called by is sought where nothing has all words', async () => {
  const planks = Array.from({ length: 30 }, (_, i) => ({ id: `plank${i}`, name: `Brett ${i + 100}` }));
  const others = Array.from({ length: 30 }, (_, i) => ({ id: `other${i}`, name: `Ding ${i + 100}` }));
  const shop = await shopOf({
    Schleifscheiben: [{ id: 'disc', name: 'Schleifscheibe' }],
    Holz: planks,
    Sonstiges: others,
  });
  expect(idsOf(shop, { searchText: 'Schleifscheibe Holz' })).toEqual(['disc']);
});

describe('words that are right', async () => {
  const shop = await shopOf(
    {
      'Bücher > Fachbücher': [{ id: 'book', name: 'Hobel und Zinken', descriptionText: 'Ein Buch.' }],
      Messen: [{ id: 'rule', name: 'Gliedermaßstab', nameSuffix: 'Buche natur' }],
      Beile: [{ id: 'hatchet', name: 'Zimmermannsbeil' }],
      Äxte: [{ id: 'axe', name: 'Axt', attributes: [{ name: 'Zweck', value: 'spalten' }] }],
      Handschuhe: [{ id: 'glove', name: 'Handschuh' }],
      Fräsen: [{ id: 'router', name: 'Fräse' }],
    },
    'Spaten = Grabschaufel\nGartenfräse > Fräse',
  );
  const ids = (searchText: string) => idsOf(shop, { searchText });

  test('a word that only looks like a form of another comes after the thing', () => {
    expect(ids('buch')).toEqual(['book', 'rule']);
  });

  test('a word with synonyms, and one that says who uses a thing, is no mistyped other one', () => {
    expect(ids('spaten')).toEqual([]);
    expect(find(shop, { searchText: 'handschuh für den garten' }).reading).toEqual({
      ...{ guessed: [], missing: ['garten'], exact: 0 },
    });
  });

  test('the purpose of a thing is left out before the search finds nothing', () => {
    expect(ids('beil zum holzspalten')).toEqual(['hatchet']);
  });
});

describe('hits that come after the thing itself', async () => {
  const shop = await shopOf(
    {
      Koffer: [{ id: 'case', name: 'Werkzeugkoffer' }],
      Kisten: [{ id: 'crate', name: 'Lagerkiste' }],
      Bänder: [{ id: 'tape', name: 'Klebeband', internalRating: 9, descriptionText: 'Passt in jede Werkzeugkiste.' }],
      Waagen: [{ id: 'level', name: 'Wasserwaage' }],
      Sägen: [
        { id: 'jigsaw', name: 'Stichsäge' },
        { id: 'saw', name: 'Handsäge' },
      ],
      Blätter: [{ id: 'blade', name: 'Stichsägeblatt' }],
      Fräser: [
        { id: 'profile', name: 'Profilfräser' },
        { id: 'groove', name: 'Kantenfräser' },
      ],
    },
    'Werkzeugkoffer = Werkzeugkiste',
  );
  const found = (searchText: string) => idsOf(shop, { searchText });
  const readingOf = (searchText: string) => find(shop, { searchText }).reading;

  test('is of its kind, before what only mentions it', () => {
    expect(found('werkzeugkiste')).toEqual(['case', 'crate', 'tape']);
    expect(readingOf('werkzeugkiste')).toEqual({ guessed: [], missing: ['werkzeug'], exact: 1 });
  });

  test('is what has it in its name, before others of its kind', () => {
    expect(found('stichsäge')).toEqual(['jigsaw', 'blade', 'saw']);
  });

  test('is of the kind of what a word was taken for, and not of what was typed', () => {
    expect(found('profilfreser')).toEqual(['profile', 'groove']);
    expect(readingOf('profilfreser')).toMatchObject({ missing: ['profil'], exact: 1 });
    expect(found('wassrwage')).toEqual(['level']);
  });
});

test('a word for where a thing is used needs a category of exactly that thing', async () => {
  const shop = await shopOf({
    Oberfräsen: [{ id: 'router', name: 'Oberfräse' }],
    Teppiche: [{ id: 'rug', name: 'Teppich' }],
  });
  expect(idsOf(shop, { searchText: 'gartenfräse' })).toEqual([]);
  expect(idsOf(shop, { searchText: 'wohnzimmerteppich' })).toEqual(['rug']);
});

test('a Bohrhammer is no hammer', async () => {
  const shop = await shopOf({
    Hämmer: [{ id: 'hammer', name: 'Gummihammer', descriptionText: 'Nicht zum Bohren.' }],
    Maschinen: [{ id: 'drill', name: 'Schlagbohrmaschine' }],
  });
  expect(idsOf(shop, { searchText: 'bohrhammer' })).not.toContain('hammer');
});

describe('in an order that the visitor chose', async () => {
  const shop = await shopOf({
    Hämmer: [
      { id: 'big', name: 'Schlosserhammer', firstPrice: 900 },
      { id: 'small', name: 'Klauenhammer', firstPrice: 700 },
    ],
    Sägen: [
      { id: 'jigsaw', name: 'Stichsäge', firstPrice: 800 },
      { id: 'saw', name: 'Handsäge', firstPrice: 300 },
    ],
    Öle: [{ id: 'oil', name: 'Öl', firstPrice: 100, descriptionText: 'Für Hammer und Stichsäge.' }],
  });
  const sorted = (searchText: string, direction: 'asc' | 'desc', field: 'price' | 'name' = 'price') =>
    idsOf(shop, { searchText, orderBy: [{ field, direction }] });

  test('products that only mention a thing come after the thing', () => {
    expect(sorted('hammer', 'asc')).toEqual(['small', 'big', 'oil']);
    expect(sorted('hammer', 'desc')).toEqual(['big', 'small', 'oil']);
    expect(sorted('hammer', 'desc', 'name')).toEqual(['big', 'small', 'oil']);
  });

  test('products that only match nearly come between, however dear', () => {
    expect(sorted('stichsäge', 'asc')).toEqual(['jigsaw', 'saw', 'oil']);
    expect(sorted('stichsäge', 'desc')).toEqual(['jigsaw', 'saw', 'oil']);
  });

  test('pages go on where the one before ended', () => {
    const page = (offset: number) =>
      idsOf(shop, { searchText: 'hammer', orderBy: [{ field: 'price', direction: 'asc' }], limit: 2, offset });
    expect([page(0), page(2)]).toEqual([['small', 'big'], ['oil']]);
  });
});
