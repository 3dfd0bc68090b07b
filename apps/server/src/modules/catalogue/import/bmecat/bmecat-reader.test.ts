import { describe, expect, test } from 'vitest';
import { currentVersion } from '../../../../database/catalogue-version.ts';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { bmecat12, bmecat2005, price12 } from '../testing/bmecat-file.ts';
import { counts, importFolder } from '../testing/import-folder.ts';
import { readBmecat } from './bmecat-reader.ts';

const { write, run } = importFolder();
const now = Date.UTC(2026, 10, 21, 12);
const taxRates = [0, 700, 1900, 2000];

async function read(text: string, more: Partial<Parameters<typeof readBmecat>[0]> = {}) {
  const notes: string[] = [];
  const records: ImportRecord[] = await Array.fromAsync(
    readBmecat({
      text: async function* () {
        // In pieces, like a file.
        for (let at = 0; at < text.length; at += 500) yield text.slice(at, at + 500);
      },
      shop: {
        declaration: 'gross',
        groups: [],
        taxRates,
        countries: ['AT', 'DE'],
        brandAttribute: 'Marke',
        safetyData: 'ignored',
        stockRules: { few: 5, yellowUpTo: 0 },
      },
      ...{ mapping: {}, now, onNote: (note: string) => void notes.push(note), onUpdate: () => undefined },
      ...more,
    }),
  );
  return { records, notes };
}

const draftsOf = (records: readonly ImportRecord[]) =>
  records.map((record) => (record.kind === 'product' ? record.draft : record));
const draftOf = async (...given: Parameters<typeof read>) => draftsOf((await read(...given)).records)[0];

test('BMEcat 1.2: names, groups, features, pictures, and a net price with its tax', async () => {
  const file = bmecat12([
    {
      aid: 'Z-1',
      name: 'Kombizange &auml;hnlich',
      details:
        '<DESCRIPTION_LONG>Gut &lt;b&gt;und&lt;/b&gt; fest</DESCRIPTION_LONG><EAN>4006381333931</EAN><MANUFACTURER_NAME>Huber</MANUFACTURER_NAME><KEYWORD>Zange</KEYWORD><KEYWORD>Kneifer</KEYWORD>',
      features:
        '<ARTICLE_FEATURES><FEATURE><FNAME>Länge</FNAME><FVALUE>160</FVALUE><FUNIT>MMT</FUNIT><FORDER>2</FORDER></FEATURE><FEATURE><FNAME>Griff</FNAME><FVALUE>rot</FVALUE><FORDER>1</FORDER></FEATURE></ARTICLE_FEATURES>',
      order:
        '<ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>100</NO_CU_PER_OU><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>5</QUANTITY_MIN><QUANTITY_INTERVAL>2</QUANTITY_INTERVAL>',
      prices:
        price12('3.45') + price12('2.90', '<TAX>0.19</TAX><LOWER_BOUND>500</LOWER_BOUND>') + price12('9.99', '', 'nrp'),
      more: '<MIME_INFO><MIME><MIME_TYPE>images/jpg</MIME_TYPE><MIME_SOURCE>logo.jpg</MIME_SOURCE><MIME_PURPOSE>logo</MIME_PURPOSE></MIME><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>klein.jpg</MIME_SOURCE><MIME_PURPOSE>thumbnail</MIME_PURPOSE></MIME><MIME><MIME_TYPE>image/jpg</MIME_TYPE><MIME_SOURCE>https://bilder.example/z?a=1|2</MIME_SOURCE></MIME><MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>blatt.pdf</MIME_SOURCE><MIME_PURPOSE>data_sheet</MIME_PURPOSE></MIME></MIME_INFO>',
    },
  ]);
  const { records, notes } = await read(file);
  expect(records).toMatchObject([{ kind: 'product', line: 12, rows: 1, warnings: [] }]);
  expect(draftsOf(records)).toMatchObject([
    {
      ...{ articleNumber: 'Z-1', name: 'Kombizange ähnlich', htmlDescription: 'Gut <b>und</b> fest' },
      ...{ gtin: '4006381333931', keywords: 'Zange, Kneifer' },
      category: { kind: 'names', names: ['Zangen / Scheren', 'Kombizangen'] },
      attributes: [
        { name: 'Griff', value: 'rot' },
        { name: 'Länge', value: '160 mm' },
      ],
      pictures: [{ content: 'https://bilder.example/z?a=1%7C2' }],
      documents: [{ content: 'bilder/blatt.pdf', filename: 'blatt.pdf' }],
      conditions: [
        {
          ...{
            net: 3.45,
            listPrice: 9.99,
            declared: 'net',
            taxRate: 19,
            priceQuantity: 100,
            unit: 'Schachtel à 100 Stück',
          },
          ...{ minAmount: 5, amountStep: 2, scales: [{ from: 500, price: 2.9 }] },
        },
      ],
    },
  ]);
  expect(notes.join()).not.toContain('Entität');
});

test('BMEcat 2005 with a prefix: German texts, the GTIN among others, the maker, gross prices [74, 77]', async () => {
  const { records } = await read(bmecat2005);
  expect(draftsOf(records)).toMatchObject([
    {
      ...{ articleNumber: 'P-1', name: 'Öl', gtin: '4006381333931', keywords: 'Schmieröl, Motoröl', weightGrams: 4512 },
      manufacturer: { name: 'Huber GmbH', address: 'Weg 1, 4020 Linz', email: 'info@huber.example' },
      attributes: [
        { name: 'Norm', value: 'API SN' },
        { name: 'Norm', value: 'ACEA C3' },
        { name: 'Temperatur', value: '-30 – 120 °C' },
      ],
      conditions: [{ gross: 59.5, declared: 'gross', taxRate: 20, unit: 'Flasche', content: '5 l', maxAmount: 40 }],
    },
  ]);
  expect(records).toMatchObject([
    { warnings: [{ reason: 'Ein Merkmal hat nur einen Code (ETIM, ECLASS) als Namen; nicht übernommen.' }] },
  ]);
});

test.each([
  ['73 no version', { root: '<BMECAT>' }],
  ['a namespace of another version', { root: '<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005">' }],
])('%s is read all the same', async (_name, more) => {
  expect(await draftOf(bmecat12([{ aid: 'A' }], more))).toMatchObject({ articleNumber: 'A' });
});

test.each([
  ['72 a price where the standard puts it', price12('10'), { net: 10, taxRate: 19 }],
  ['a tax rate in percent', price12('10', '<TAX>19.00</TAX>'), { taxRate: 19 }],
  ['no tax', price12('10', '<TAX>0</TAX>'), { taxRate: 0 }],
  ['a factor', price12('10', '<TAX>0.19</TAX><PRICE_FACTOR>0.8</PRICE_FACTOR>'), { net: 8 }],
  ['a decimal comma', price12('10,5'), { net: 10.5 }],
  ['an exponent', price12('1.05E+1'), { net: 10.5 }],
  [
    '76 a bound that is the tax',
    price12('10', '<TAX>0.19</TAX><LOWER_BOUND>0.19</LOWER_BOUND>'),
    { net: 10, scales: [] },
  ],
  [
    'prices from 10 pieces on',
    price12('10', '<TAX>0.19</TAX><LOWER_BOUND>10</LOWER_BOUND>'),
    { net: 10, minAmount: 10 },
  ],
  [
    'gross before net in a gross shop',
    price12('10') + price12('11.90', '<TAX>0.19</TAX>', 'gros_list'),
    { gross: 11.9, declared: 'gross' },
  ],
  ['another currency beside', price12('10') + price12('9').replaceAll('EUR', 'USD').replace('9', '12'), { net: 10 }],
  [
    'another country beside',
    price12('8', '<TAX>0.19</TAX><TERRITORY>FR</TERRITORY>') +
      price12('10', '<TAX>0.19</TAX><TERRITORY>DE</TERRITORY>'),
    { net: 10 },
  ],
])('a price: %s', async (_name, prices, condition) => {
  expect(await draftOf(bmecat12([{ aid: 'A', prices }]))).toMatchObject({ conditions: [condition] });
});

test.each([
  [
    'a tax rate of 1',
    price12('10', '<TAX>1</TAX>'),
    'Steuersatz: TAX muss ein Bruchteil wie 0.19 oder ein Prozentsatz wie 19 sein.',
  ],
  [
    'a purchase price alone',
    price12('10', '<TAX>0.19</TAX>', 'net_customer'),
    'Preis: Kein Verkaufspreis in Euro, der heute gilt. Die Datei hat net_customer; mit --mapping sagt "priceType", welcher es sein soll.',
  ],
  ['a price on request', '', 'Preis: fehlt.'],
  [
    'another currency alone',
    price12('10').replaceAll('EUR', 'CHF'),
    'Preis: Kein Verkaufspreis in Euro, der heute gilt: einer ist in CHF.',
  ],
  [
    'another country alone',
    price12('10', '<TAX>0.19</TAX><TERRITORY>CH</TERRITORY><TERRITORY>FR</TERRITORY>'),
    'Preis: Kein Verkaufspreis in Euro, der heute gilt: einer ist für CH, FR und nicht für AT, DE.',
  ],
  [
    'what is over and what is to come, beside one of another type',
    [
      `${price12('9', undefined, 'net_customer')}<DATETIME type="valid_end_date"><DATE>2026-10-31</DATE></DATETIME>${price12('10')}`,
      `<VALID_START_DATE>2026-12-01T08:00:00</VALID_START_DATE>${price12('11')}`,
    ].join('</ARTICLE_PRICE_DETAILS><ARTICLE_PRICE_DETAILS>'),
    'Preis: Kein Verkaufspreis in Euro, der heute gilt: einer galt bis 31.10.2026, einer gilt erst ab 01.12.2026 08:00.',
  ],
])('is not sold at %s', async (_name, prices, reason) => {
  expect((await read(bmecat12([{ aid: 'A', prices }]))).records).toMatchObject([
    { kind: 'refused', name: 'A', reason },
  ]);
});

test('80 without a tax rate only what the shop has is taken', async () => {
  expect(await draftOf(bmecat12([{ aid: 'A', prices: price12('10', '') }]))).toMatchObject({
    conditions: [{ net: 10, taxRate: undefined, taxRateIfNew: null }],
  });
});

test('what the file does not say, the mapping does: tax rate, price type, category', async () => {
  const prices = price12('10', '', 'net_customer');
  const mapping = { taxRate: 20, priceType: 'net_customer', categoryPrefix: 'Werkzeug' };
  expect(await draftOf(bmecat12([{ aid: 'A', prices }]), { mapping })).toMatchObject({
    category: { names: ['Werkzeug', 'Zangen / Scheren', 'Kombizangen'] },
    conditions: [{ net: 10, taxRate: undefined, taxRateIfNew: 20, declared: 'net' }],
  });
});

const block = (start: string, end: string, amount: string, time = '') =>
  `<DATETIME type="valid_start_date"><DATE>${start}</DATE>${time}</DATETIME><DATETIME type="valid_end_date"><DATE>${end}</DATE></DATETIME>${price12(amount)}`;

test.each([
  ['the block of today', [block('2026-01-01', '2026-11-21', '10'), block('2026-11-22', '2026-12-31', '9')], 10],
  [
    '79 of two that overlap the one that began last',
    [block('2026-01-01', '2026-12-31', '10'), block('2026-11-1', '2026-11-30', '9')],
    9,
  ],
  [
    '79 not what begins later in its zone',
    [
      block('2026-01-01', '2026-12-31', '10'),
      block('2026-11-21', '2026-12-31', '9', '<TIME>08:00:00</TIME><TIMEZONE>-0700</TIMEZONE>'),
    ],
    10,
  ],
])('prices that are valid for a time: %s', async (_name, blocks, net) => {
  const prices = blocks.join('</ARTICLE_PRICE_DETAILS><ARTICLE_PRICE_DETAILS>');
  expect(await draftOf(bmecat12([{ aid: 'A', prices }]))).toMatchObject({ conditions: [{ net }] });
});

test.each([
  ['in winter', '2026-12-01T18:05:00', '2026-12-01T20:00:00', '01.12.2026 18:05', '01.12.2026 20:00'],
  ['in summer', '2027-07-01T18:05', '2027-07-01T23:59:59', '01.07.2027 18:05', '01.07.2027'],
  ['with its zone', '2026-12-01T18:05:00Z', '2026-12-01T20:00:00-0700', '01.12.2026 19:05', '02.12.2026 04:00'],
])('a time without a zone is that of the clock in Vienna, as in other tables: %s', async (_, start, end, ...said) => {
  const times = `<VALID_START_DATE>${start}</VALID_START_DATE><VALID_END_DATE>${end}</VALID_END_DATE>`;
  const prices = [price12('20'), `${times}${price12('15')}`].join('</ARTICLE_PRICE_DETAILS><ARTICLE_PRICE_DETAILS>');
  const [saleFrom, saleUntil] = said;
  expect(await draftOf(bmecat12([{ aid: 'A', prices }]))).toMatchObject({ conditions: [{ saleFrom, saleUntil }] });
});

describe('a cheaper block with an end, beside one without', () => {
  const usual = price12('20') + price12('18', '<LOWER_BOUND>10</LOWER_BOUND>');
  const readBlocks = async (...blocks: string[]) => {
    const prices = blocks.join('</ARTICLE_PRICE_DETAILS><ARTICLE_PRICE_DETAILS>');
    const { records, notes } = await read(bmecat12([{ aid: 'A', prices }]));
    const [record] = records;
    if (record?.kind !== 'product') throw new Error('no product');
    return { condition: record.draft.conditions[0], notes, warnings: record.warnings ?? [] };
  };

  test.each([
    ['today', '2026-11-20', '2026-12-06', '20.11.2026', '06.12.2026'],
    ['later', '2026-12-01', '2026-12-24', '01.12.2026', '24.12.2026'],
  ])('is a sale that holds %s', async (_when, start, end, saleFrom, saleUntil) => {
    const { condition, warnings, notes } = await readBlocks(usual, block(start, end, '15'));
    expect(condition).toMatchObject({ net: 20, scales: [{ from: 10, price: 18 }], salePrice: 15, saleFrom, saleUntil });
    expect({ warnings, notes }).toEqual({ warnings: [], notes: [] });
  });

  const ends =
    'Ein Preis gilt laut Datei nur eine Zeit lang, der erste bis 06.12.2026. Bitte bis dahin die nächste Datei einlesen.';

  test('a price of another type in the same block is no other time', async () => {
    const { warnings } = await readBlocks(usual + price12('8', undefined, 'net_customer'));
    expect(warnings).toEqual([]);
  });

  test('one that costs more is the price for that time', async () => {
    const { condition, warnings, notes } = await readBlocks(usual, block('2026-11-20', '2026-12-06', '25'));
    expect([condition?.net, condition?.salePrice]).toEqual([25, undefined]);
    expect(warnings.map(({ reason }) => reason)).toEqual([
      'Preise in anderer Währung, für andere Länder oder Zeiten wurden nicht übernommen.',
    ]);
    expect(notes).toEqual([ends]);
  });

  test('without one that lasts it is the price, which ends', async () => {
    const { condition, warnings, notes } = await readBlocks(block('2026-11-20', '2026-12-06', '15'));
    expect([condition?.net, condition?.salePrice]).toEqual([15, undefined]);
    expect({ warnings, notes }).toEqual({ warnings: [], notes: [ends] });
  });
});

test('78 fractions of an amount and unknown units are warned of', async () => {
  const order = '<ORDER_UNIT>XYZ</ORDER_UNIT><QUANTITY_MIN>0.5</QUANTITY_MIN>';
  const { records } = await read(bmecat12([{ aid: 'A', order }]));
  expect(records).toMatchObject([
    {
      draft: { conditions: [{ unit: 'XYZ', minAmount: 1 }] },
      warnings: [
        { reason: 'Einheit: „XYZ“ ist unbekannt und bleibt so stehen.' },
        { reason: 'QUANTITY_MIN: 0.5 ist keine ganze Menge; aufgerundet.' },
      ],
    },
  ]);
});

test('groups: one whose parent is missing stands at the top, and of none that there is the product has none', async () => {
  const { records } = await read(
    bmecat12([
      { aid: 'A', group: '20' },
      { aid: 'B', group: '77' },
    ]),
  );
  expect(records).toMatchObject([
    { draft: { category: { names: ['Schrauben'] } } },
    {
      draft: { category: { names: ['Ohne Kategorie'] } },
      warnings: [{ reason: 'Kategorie: eine Gruppe des Artikels fehlt in der Datei.' }],
    },
  ]);
});

test('references, and what a set is made of, with amounts', async () => {
  const reference = (type: string, to: string, more = '') =>
    `<ARTICLE_REFERENCE type="${type}"${more}><ART_ID_TO>${to}</ART_ID_TO></ARTICLE_REFERENCE>`;
  const more =
    reference('accessories', 'B') + reference('accessories', 'C') + reference('consists_of', 'D', ' quantity="2"');
  expect(await draftOf(bmecat12([{ aid: 'A', more }]))).toMatchObject({
    references: { accessories: 'B | C', setOf: '2 x D' },
  });
});

test('variants are products of their own', async () => {
  const variants = (order: number, name: string, values: string[]) =>
    `<FEATURE><FNAME>${name}</FNAME><VARIANTS>${values.map((value) => `<VARIANT><FVALUE>${value}</FVALUE><SUPPLIER_AID_SUPPLEMENT>-${value}</SUPPLIER_AID_SUPPLEMENT></VARIANT>`).join('')}<VORDER>${order}</VORDER></VARIANTS></FEATURE>`;
  const features = `<ARTICLE_FEATURES>${variants(2, 'Farbe', ['rot'])}${variants(1, 'Größe', ['S', 'M'])}</ARTICLE_FEATURES>`;
  const { records } = await read(bmecat12([{ aid: 'T', name: 'Hemd', features }]));
  expect(draftsOf(records)).toMatchObject([
    {
      articleNumber: 'T-S-rot',
      name: 'Hemd',
      nameSuffix: 'S, rot',
      familyKey: 'T',
      familyName: 'Hemd',
      familyValues: [
        { name: 'Größe', value: 'S' },
        { name: 'Farbe', value: 'rot' },
      ],
    },
    { articleNumber: 'T-M-rot' },
  ]);
});

test.each([
  [
    'a billion laughs',
    '<!DOCTYPE BMECAT [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><BMECAT>&b;</BMECAT>',
    /Entitäten/,
  ],
  [
    'a file of the server',
    '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]><BMECAT>&x;</BMECAT>',
    /Entitäten/,
  ],
  [
    'the end cut off',
    bmecat12([{ aid: 'A' }]).slice(0, -30),
    /^Ab Zeile 18 ist die Datei kein gültiges XML\. Es wurde nichts geändert\.$/,
  ],
  ['no products', '<BMECAT><T_NEW_CATALOG/></BMECAT>', /keine Artikel/],
])('%s ends with a sentence', async (_name, text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence);
});

test('34,891 lines in one element are one text, and the lines after it are counted', async () => {
  const details = `<DESCRIPTION_LONG>${'Zeile\n'.repeat(34_891)}</DESCRIPTION_LONG>`;
  const { records } = await read(bmecat12([{ aid: 'A', details }, { aid: 'B' }]));
  expect(records.map(({ line }) => line)).toEqual([12, 12 + 34_891 + 6]);
  expect(draftsOf(records)[0]).toMatchObject({ htmlDescription: expect.stringMatching(/^Zeile<br>Zeile/) });
});

describeOnBothEngines('a BMEcat catalogue', ({ open }) => {
  const articles = Array.from({ length: 10 }, (_, i) => ({
    aid: `A-${i}`,
    name: `Zange ${i}`,
    prices: price12(`${i + 1}.5`),
  }));

  test('goes in under any name, and changes nothing the second time; prices and deletions follow', async () => {
    const database = await open();
    const file = write('katalog.csv', bmecat12(articles));
    expect(await run(database, file, { taxRates, now })).toMatchObject({
      counts: counts({ created: 10 }),
      refused: [],
      warnings: [],
    });
    expect((await run(database, file, { taxRates, now })).counts).toEqual(counts({ unchanged: 10 }));
    const category = await database.read
      .selectFrom('categories')
      .select(['name', 'parent_id', 'id'])
      .orderBy('id')
      .execute();
    expect(category.map(({ name }) => name)).toEqual(['Shop', 'Zangen / Scheren', 'Kombizangen']);

    const update = bmecat12([{ aid: 'A-0', prices: price12('2', '<TAX>0.19</TAX>') }, { aid: 'A-77' }], {
      transaction: 'T_UPDATE_PRICES',
    });
    const changed = await run(database, write('preise.xml', update), { taxRates, now });
    expect(changed).toMatchObject({
      counts: counts({ changed: 1, refused: 1 }),
      refused: [{ name: 'A-77', line: 13 }],
    });

    const gone = bmecat12([{ aid: 'A-1', mode: 'delete' }], { transaction: 'T_UPDATE_PRODUCTS' });
    expect((await run(database, write('weg.xml', gone), { taxRates, now })).counts).toEqual(counts({ changed: 1 }));
    const products = database.read.selectFrom('products').innerJoin('conditions', 'product_id', 'products.id');
    expect(
      await products
        .select(['article_number', 'name', 'price', 'deleted'])
        .orderBy('article_number')
        .limit(3)
        .execute(),
    ).toEqual([
      { article_number: 'A-0', name: 'Zange 0', price: 238, deleted: 0 },
      { article_number: 'A-1', name: 'Zange 1', price: 298, deleted: 1 },
      { article_number: 'A-2', name: 'Zange 2', price: 417, deleted: 0 },
    ]);
  });

  test('gives refused products back as a table of ours', async () => {
    const database = await open();
    const result = await run(
      database,
      write('falsch.xml', bmecat12([{ aid: 'A', prices: price12('10', '<TAX>0.5</TAX>') }])),
      { taxRates, now },
    );
    expect(result.refused).toMatchObject([
      {
        line: 12,
        name: 'A',
        reason: 'Steuersatz: 50 % gibt es in diesem Shop nicht. Die Einstellung taxRates kennt 0 – 7 – 19 – 20.',
      },
    ]);
    const source = result.refused[0]?.source;
    const cells =
      source && 'table' in source
        ? Object.fromEntries(source.table.headings.map((heading, i) => [heading, source.cells[i]]))
        : {};
    expect(cells).toMatchObject({
      Artikelnummer: 'A',
      Kategorie: 'Zangen / Scheren > Kombizangen',
      'VK netto': '10',
      Steuersatz: '50',
    });
  });

  test('its error file, mended and read again, sells at the price that the file states', async () => {
    const database = await open();
    const text = bmecat12([
      { aid: 'A', name: ' ' },
      { aid: 'B', name: ' ', prices: price12('12', undefined, 'gros_list') },
    ]);
    const { refused } = await run(database, write('netto.xml', text), { taxRates, now });
    const rows = refused.map(({ source }) => (source && 'table' in source ? source : expect.unreachable()));
    const headings = rows[0]?.table.headings ?? [];
    const mended = rows.map(({ cells }) => cells.map((cell, place) => (headings[place] === 'Name' ? 'Zange' : cell)));
    await run(database, write('netto.errors.csv', [headings, ...mended].map((row) => row.join(';')).join('\n')), {
      taxRates,
      now,
    });
    // 10,00 net and 12,00 gross at 19 %.
    expect(await database.read.selectFrom('conditions').select('price').orderBy('id').execute()).toEqual([
      { price: 1190 },
      { price: 1200 },
    ]);
  });

  test('in Windows-1252 that says it is UTF-8 keeps its umlauts', async () => {
    const database = await open();
    await run(database, write('umlaute.xml', Buffer.from(bmecat12([{ aid: 'A', name: 'Säge' }]), 'latin1')), {
      taxRates,
      now,
    });
    expect(await database.read.selectFrom('products').select('name').execute()).toEqual([{ name: 'Säge' }]);
  });
});

test('features are written as Germans read them: yes and no, and units by their codes alone', async () => {
  const feature = (name: string, value: string, unit = '') =>
    `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${unit && `<FUNIT>${unit}</FUNIT>`}</FEATURE>`;
  const features = [
    feature('Erdung', 'true'),
    feature('Schalter', 'FALSE'),
    feature('Drehzahl', '1500', 'RPM'),
    feature('Druck', '2.5', 'Pa'),
    feature('Kapazität', '47', 'pF'),
    feature('Moment', '60', 'NU'),
    feature('Länge', '1.5E1', 'MMT'),
    feature('Masse', '2E-3', 'KGM'),
    feature('Faktor', '-1.25E+2'),
    feature('Modell', '2E5'),
    feature('Teilchen', '6.02E23', 'X'),
  ];
  const article = { aid: 'A', features: `<ARTICLE_FEATURES>${features.join('')}</ARTICLE_FEATURES>` };
  expect(await draftOf(bmecat12([article]))).toMatchObject({
    attributes: [
      { name: 'Erdung', value: 'ja' },
      { name: 'Schalter', value: 'nein' },
      { name: 'Drehzahl', value: '1500 1/min' },
      { name: 'Druck', value: '2,5 Pa' },
      { name: 'Kapazität', value: '47 pF' },
      { name: 'Moment', value: '60 Nm' },
      { name: 'Länge', value: '15 mm' },
      { name: 'Masse', value: '0,002 kg' },
      { name: 'Faktor', value: '-125' },
      { name: 'Modell', value: '2E5' },
      { name: 'Teilchen', value: '6.02E23 X' },
    ],
  });
});

test.each([
  ['CT', 'BO', '6', 'Karton à 6 Flaschen'],
  ['CT', 'BO', '1', 'Karton'],
  ['PF', 'CT', '40', 'Palette à 40 Kartons'],
  ['CT', 'C62', '100', 'Karton à 100 Stück'],
  ['CT', 'PR', '12', 'Karton à 12 Paar'],
])('several in a package have their plural: %s of %s, %s', async (outer, inner, count, unit) => {
  const order = `<ORDER_UNIT>${outer}</ORDER_UNIT><CONTENT_UNIT>${inner}</CONTENT_UNIT><NO_CU_PER_OU>${count}</NO_CU_PER_OU>`;
  expect(await draftOf(bmecat12([{ aid: 'A', order }]))).toMatchObject({ conditions: [{ unit }] });
});

test('an FVALUE is one value, whatever stands in it, and several are several', async () => {
  const values = ['schwarz|weiß', 'grau', 'a \\| b |', '|'].map((value) => `<FVALUE>${value}</FVALUE>`).join('');
  const features = `<ARTICLE_FEATURES><FEATURE><FNAME>Farbe</FNAME>${values}</FEATURE></ARTICLE_FEATURES>`;
  expect(await draftOf(bmecat12([{ aid: 'Z-1', features }]))).toMatchObject({
    attributes: ['schwarz|weiß', 'grau', 'a \\| b |', '|'].map((value) => ({ name: 'Farbe', value })),
  });
});

describeOnBothEngines('features of BMEcat', ({ open }) => {
  const features = (group: string, ...some: string[]) =>
    `<ARTICLE_FEATURES><REFERENCE_FEATURE_GROUP_NAME>${group}</REFERENCE_FEATURE_GROUP_NAME>${some.join('')}</ARTICLE_FEATURES>`;
  const feature = (name: string, values: string[], unit = '', order = '') =>
    `<FEATURE><FNAME>${name}</FNAME>${values.map((value) => `<FVALUE>${value}</FVALUE>`).join('')}${unit && `<FUNIT>${unit}</FUNIT>`}${order && `<FORDER>${order}</FORDER>`}</FEATURE>`;

  test('arrive as defined attributes, with unit, order and heading, and leave the operator’s own as they are', async () => {
    const database = await open();
    await run(database, write('eigene.csv', 'Attribut;Intern\nFarbe;ja\n'));
    const file = write(
      'merkmale.xml',
      bmecat12([
        {
          aid: 'A1',
          features:
            features('Abmessungen', feature('Breite', ['-']), feature('Länge', ['160'], 'MMT')) +
            features('Ausführung', feature('Farbe', ['rot', 'blau']), feature('EF000008', ['1'])),
        },
        {
          aid: 'A2',
          features: features('Kombizange', feature('Breite', ['1.5'], 'CMT'), feature('Gewicht', ['2'], 'KGM')),
        },
      ]),
    );
    await run(database, file, { taxRates });
    const usual = { filter: 1, listed: 1, searched: 1, internal: 0 };
    const inGroup = (name: string) => ({ ...usual, group_name: name });
    const defined = await database.read
      .selectFrom('attribute_definitions')
      .select(['name', 'group_name', 'kind', 'unit', 'filter', 'listed', 'internal', 'searched'])
      .orderBy('position')
      .execute();
    expect(defined).toEqual([
      { ...usual, name: 'Farbe', group_name: null, kind: null, unit: null, internal: 1 },
      { ...inGroup('Abmessungen'), name: 'Breite', kind: 'number', unit: 'cm' },
      { ...inGroup('Abmessungen'), name: 'Länge', kind: 'number', unit: 'mm' },
      { ...usual, name: 'Gewicht', group_name: null, kind: 'number', unit: 'kg' },
    ]);
    const version = await currentVersion(database.read);
    await run(database, file, { taxRates });
    expect(await currentVersion(database.read)).toBe(version);
  });
});
