import { describe, expect, test } from 'vitest';
import { find, idsOf, indexOf, testProduct } from '../testing/catalogue.ts';

/** Whether this text finds a product with this name and no other texts. */
async function isFound(name: string, searchText: string): Promise<boolean> {
  const index = await indexOf([
    testProduct({ id: 'p', name }),
    testProduct({ id: 'other', name: 'Ganz anderes Ding' }),
  ]);
  return idsOf(index, { searchText }).includes('p');
}

describe('spellings', () => {
  test.each([
    ['Schlüssel', 'SCHLÜSSEL'],
    ['Schlüssel', 'Schluessel'],
    ['Schlüssel', 'Schlussel'],
    ['Schluessel', 'Schlüssel'],
    ['Schlüssel', 'Schlüssel'.normalize('NFD')],
    ['Äpfel', 'apfel'],
    ['Äpfel', 'aepfel'],
    ['Straße', 'STRASSE'],
    ['Strasse', 'Straße'],
    ['Maße', 'maẞe'],
    ['Café', 'cafe'],
    ['Cafe', 'Café'],
    ['Œuvre', 'oeuvre'],
    ['Ｖｏｌｌｂｒｅｉｔ', 'vollbreit'],
    ['Waren\u00adkorb', 'Warenkorb'],
    ['D’Addario', "d'addario"],
    ['D’Addario', 'daddario'],
    ['Ölfilter', 'öl'],
    ['Ölfilter', 'oelf'],
  ])('%s is found by %s', async (name, searchText) => {
    expect(await isFound(name, searchText)).toBe(true);
  });

  test.each([
    ['Bar', 'Bär'],
    ['Steuer', 'Stür'],
    ['Schlüssel', 'Schlösser'],
  ])('%s is not found by %s: who types an umlaut means it', async (name, searchText) => {
    expect(await isFound(name, searchText)).toBe(false);
  });
});

describe('numbers, units and codes', () => {
  test.each([
    ['AB-12.3', 'AB12.3'],
    ['AB-12.3', 'AB-12.3'],
    ['AB-12.3', 'ab 12 3'],
    ['AB-12.3', 'AB 12.3'],
    ['AB-12.3', 'ab123'],
    ['AB-12.3', 'ab-12'],
    ['AB 12', 'ab12'],
    ['AB/12_3', 'ab-12-3'],
    ['10 mm', '10mm'],
    ['10mm', '10 mm'],
    ['2,5 mm', '2.5mm'],
    ['8,0 mm', '8'],
    ['0.5 mm', '0,5'],
    ['1.000 W', '1000'],
    ['1.000 W', '1.000'],
    ['1000 W', '1.000'],
    ['1½ Zoll', '1/2 zoll'],
    ['M 8 x 40', 'm8x40'],
    ['M8 × 40', '8 x 40'],
    ['10x20x30 cm', '10 x 20'],
    ['30 m²', 'm2'],
    ['Akku-Schrauber', 'Akkuschrauber'],
    ['Akku-Schrauber', 'Akku Schrauber'],
    ['Akkuschrauber', 'Akku-Schrauber'],
    ['Akku und Schrauber', 'Akku-Schrauber'],
    ['Bosch/Makita', 'makita'],
    ['z.B. Holz', 'zb'],
  ])('%s is found by %s', async (name, searchText) => {
    expect(await isFound(name, searchText)).toBe(true);
  });

  test.each([
    ['25 mm', '2,5 mm'],
    ['2 mm 5 Stück', '2,5'],
    ['8 Dübel 10 m', 'm8'],
    ['12 Zoll', '1/2'],
    ['AB-12.3', 'ab13'],
    ['Bruchlast 10,4 kN', '4'],
  ])('%s is not found by %s', async (name, searchText) => {
    expect(await isFound(name, searchText)).toBe(false);
  });
});

describe('words', () => {
  const bohrer = testProduct({
    id: 'p',
    name: 'Spiralbohrer',
    nameSuffix: 'kurz',
    articleNumber: '4711-0815',
    gtin: '4006381333931',
    attributes: [{ name: 'Durchmesser', value: '8 mm' }],
    descriptionText: 'Für Metall und Holz.',
  });

  test.each([
    ['spiralbohrer kurz', true],
    ['holz metall', true],
    ['durchmesser 8', true],
    ['kurz spiral', true],
    ['47110815', true],
    ['4711 0815', true],
    ['0815', true],
    ['11-08', true],
    ['1-0815', true],
    ['11081', true],
    ['EAN 33931', true],
    ['3813 3393', true],
    ['815', false],
    ['11 Holz 081', false],
    ['4006381', true],
    ['4006381333931 holz', true],
    ['spiral kurz', true],
    ['spiralbohrer lang', false],
    ['bohrer', true],
    ['schraube', false],
  ])('%s: every word must match, the last one as a beginning (%s)', async (searchText, isIt) => {
    const index = await indexOf([bohrer]);
    expect(idsOf(index, { searchText })).toEqual(isIt ? ['p'] : []);
  });

  test.each(['', '   ', '\u00ad', '\u200b\n'])(
    '%j shows nothing, so it looks for nothing and finds all',
    async (searchText) => {
      const index = await indexOf([bohrer, testProduct({ id: 'q', name: 'Zange' })]);
      expect(idsOf(index, { searchText })).toEqual(['p', 'q']);
    },
  );

  test.each(['–', '!?.,;:-_/', '§$%&', '😀', '🔨 🔨', '…'])('%j is no word and finds nothing', async (searchText) => {
    const index = await indexOf([bohrer, testProduct({ id: 'q', name: 'Zange' })]);
    expect(find(index, { searchText })).toMatchObject({ productIds: [], count: 0 });
  });

  test('beside words, signs say nothing', async () => {
    const index = await indexOf([bohrer, testProduct({ id: 'q', name: 'Zange' })]);
    expect(idsOf(index, { searchText: '😀 zange &' })).toEqual(['q']);
  });

  test('a repeated word counts once; a huge text finds nothing and causes no error', async () => {
    const index = await indexOf([bohrer]);
    expect(idsOf(index, { searchText: 'holz holz holz' })).toEqual(['p']);
    expect(idsOf(index, { searchText: 'spiralbohrer '.repeat(8000) })).toEqual(['p']);
    expect(idsOf(index, { searchText: 'x'.repeat(100_000) })).toEqual([]);
    expect(idsOf(index, { searchText: Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(' ') })).toEqual([]);
    expect(idsOf(index, { searchText: '\u0000\ud800\uffff' })).toEqual(['p']);
  });

  test('four words are guessed at most, and twelve looked for, so that no text costs thousands of looks', async () => {
    const index = await indexOf([bohrer]);
    const reading = (searchText: string) => find(index, { searchText }).reading;
    const taken = [{ typed: 'spirlabohrer', taken: ['spiralbohrer'] }];
    expect(reading('spirlabohrer kurz')).toEqual({ guessed: taken, missing: [], exact: 1 });
    const unknown = ['spirlabohre', 'spialbohre', 'spiralbohe', 'sipralbohre', 'spiralbhore'];
    expect(reading(unknown.slice(1).join(' '))?.guessed).toHaveLength(4);
    expect(find(index, { searchText: unknown.join(' ') })).toMatchObject({ count: 0 });
    const thirteenth = [...Array.from({ length: 12 }, (_, i) => `kurz${i}`), 'spirlabohrer'].join(' ');
    expect(find(index, { searchText: thirteenth })).toMatchObject({ count: 0 });
  });

  test('a long description does not lose its words to the dictionary', async () => {
    const words = Array.from({ length: 2000 }, (_, i) => `außergewöhnlich${i}`);
    const index = await indexOf([testProduct({ id: 'p', descriptionText: words.join(' ') })]);
    expect(idsOf(index, { searchText: 'aussergewoehnlich1999' })).toEqual(['p']);
  });
});

describe('better matches first', () => {
  const products = [
    testProduct({ id: 'description', name: 'A', descriptionText: 'Passt zur Säge', internalRating: 99 }),
    testProduct({ id: 'attribute', name: 'B', attributes: [{ name: 'Für', value: 'Säge' }], internalRating: 98 }),
    testProduct({ id: 'suffix', name: 'C', nameSuffix: 'für die Säge', internalRating: 97 }),
    testProduct({ id: 'beginning', name: 'Sägeblatt', internalRating: 96 }),
    testProduct({ id: 'name', name: 'Japanische Säge', internalRating: 1 }),
    testProduct({ id: 'better name', name: 'Feine Säge', internalRating: 2 }),
    testProduct({ id: 'same rating', name: 'Andere Säge', internalRating: 2 }),
    testProduct({ id: 'number', name: 'D', articleNumber: 'SÄGE', internalRating: 0 }),
    testProduct({ id: 'exact', name: 'säge', internalRating: -5 }),
  ];

  test('with the default order: exact name, whole number, name, suffix, attribute, description; then rating, then name', async () => {
    const index = await indexOf(products);
    const best = [
      'exact',
      'number',
      'same rating',
      'better name',
      'name',
      'beginning',
      'suffix',
      'attribute',
      'description',
    ];
    expect(idsOf(index, { searchText: 'Säge' })).toEqual(best);
    expect(idsOf(index, { searchText: 'säge', orderBy: [] })).toEqual(best);
    const asOffered = [
      { field: 'internalRating', direction: 'desc' },
      { field: 'name', direction: 'asc' },
    ] as const;
    expect(idsOf(index, { searchText: 'säge', orderBy: asOffered })).toEqual(best);
    const pages = best.map((_, offset) => idsOf(index, { searchText: 'säge', offset, limit: 1 }));
    expect(pages.flat()).toEqual(best);
  });

  test('any other order is kept', async () => {
    const index = await indexOf(products);
    const orderBy = [{ field: 'internalRating', direction: 'asc' }] as const;
    expect(idsOf(index, { searchText: 'säge', orderBy })[0]).toBe('exact');
    expect(idsOf(index, { searchText: 'säge', orderBy })[1]).toBe('number');
    expect(idsOf(index, { searchText: 'säge', orderBy }).at(-1)).toBe('description');
  });

  test('an exact name has all words of the name and no other', async () => {
    const index = await indexOf([
      testProduct({ id: 'longer', name: 'Bohrer 2 mm lang', internalRating: 9 }),
      testProduct({ id: 'exact', name: 'Bohrer 2 mm', internalRating: 1 }),
    ]);
    expect(idsOf(index, { searchText: 'bohrer 2 mm' })).toEqual(['exact', 'longer']);
    expect(idsOf(index, { searchText: 'bohrer 2' })).toEqual(['longer', 'exact']);
  });
});

test('keywords find a product behind what is called so, and before what is for it; guesses come from them too', async () => {
  const index = await indexOf([
    testProduct({ id: 'for it', name: 'Schutzhaube für Trennhexe' }),
    testProduct({ id: 'keyword', name: 'Winkelschleifer', keywords: 'Flex, Trennhexe' }),
    testProduct({ id: 'called so', name: 'Trennhexe' }),
    testProduct({ id: 'mentions it', name: 'Kabel', descriptionText: 'Auch für die Trennhexe' }),
  ]);
  const order = ['called so', 'keyword', 'for it', 'mentions it'];
  expect(idsOf(index, { searchText: 'Trennhexe' })).toEqual(order);
  expect(idsOf(index, { searchText: 'Trenhexe' })).toEqual(order.slice(0, 3));
  expect(idsOf(index, { searchText: 'Flex' })).toEqual(['keyword']);
});
