import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { mappingFrom } from './mapping/mapping.ts';
import { proposeMapping } from './propose-mapping.ts';
import { counts, importFolder } from './testing/import-folder.ts';
import { importingShop } from './testing/importing-shop.ts';
import { mappingTexts } from './texts/mapping.de.ts';

const { write, run } = importFolder();
const propose = (name: string, text: string) => proposeMapping(write(name, text), importingShop);

test('columns are told by their names, also where these begin as ours do, and by what stands in them', async () => {
  const list =
    'Katalog Huber 2026;;;;;;;;;;\n' +
    'Code;Artikelbezeichnung DE;Listung;Strichc.;Abb.;Satz;VPE;EK Händler;Farbe;Lagerbestand Wien;Beschr\n' +
    'K-1;Kombizange groß;12,90;4006381333931;https://h.example/k1.jpg;20;5;7,10;rot;12;<p>Gut</p>\n' +
    'K-2;Säge fein;1.009,50;4006381333948;https://h.example/k2.jpg;10;10;5,00;blau;0;<p>Fein</p>\n' +
    'K-3;Feile;3,00;;https://h.example/k3.png;20;10;1,00;;7;\n';
  expect(await propose('liste.csv', list)).toEqual({
    columns: {
      Code: 'Artikelnummer',
      'Artikelbezeichnung DE': 'Name',
      Listung: 'Preis',
      'Strichc.': 'GTIN',
      'Abb.': 'Bilder',
      Satz: 'Steuersatz',
      'Lagerbestand Wien': 'Bestand',
      VPE: mappingTexts.askPacks,
      Beschr: 'Beschreibung',
    },
    values: { Kategorie: mappingTexts.askCategory },
    prices: mappingTexts.askPrices,
    unplaced: {
      'EK Händler': [mappingTexts.looksLikePurchase, '7,10', '5,00', '1,00'],
      Farbe: ['rot', 'blau'],
    },
  });
});

test('a pack of 10 is no tax rate, and an amount as workbooks have it is asked about', async () => {
  const list = `Nr;Text;Liste;VPE\n${[1, 2, 3].map((i) => `Z${i};Zange ${i};1${i},5;10\n`).join('')}`;
  expect(await propose('vpe.csv', list)).toEqual({
    columns: { Nr: 'Artikelnummer', Text: 'Name', Liste: mappingTexts.askPrice, VPE: mappingTexts.askPacks },
    values: { Kategorie: mappingTexts.askCategory },
    ...{ taxRate: mappingTexts.askTaxRate(20), prices: mappingTexts.askPrices },
    unplaced: {},
  });
});

test('of several amounts of money none is taken for the price, and net or gross is asked unless a heading says it', async () => {
  const several = await propose('a.csv', 'Artikelnummer;Name;Kategorie;Stufe A;Stufe B\nA;Zange;W;1,50;2,50\n');
  expect(several.columns).toEqual({
    ...{ Artikelnummer: 'Artikelnummer', Name: 'Name', Kategorie: 'Kategorie' },
    ...{ 'Stufe A': mappingTexts.askPrice, 'Stufe B': mappingTexts.askPrice },
  });
  expect([several.prices, several.taxRate]).toEqual([mappingTexts.askPrices, mappingTexts.askTaxRate(20)]);

  const said = await propose('b.csv', 'Artikelnummer;Name;Kategorie;Preis (€ netto);MwSt\nA;Zange;W;1,50;20\n');
  expect(said.prices).toBe('net');
  expect(said.columns).toEqual({
    ...{ Artikelnummer: 'Artikelnummer', Name: 'Name', Kategorie: 'Kategorie' },
    ...{ 'Preis (€ netto)': 'Preis', MwSt: 'Steuersatz' },
  });
});

test('headings of a supplier answer what they say: net prices, stock, groups', async () => {
  const rows = 'H-1;Hammer;9006900010013;12,50;20;4;Hämmer\nH-2;Feile;;14,90;20;0;Feilen\n';
  for (const price of ['Netto-VK', 'VK netto €', 'Nettopreis in €'])
    expect(
      await propose('c.csv', `Bestellcode;Bezeichnung;EAN-Code;${price};MwSt %;Verfügbar;Gruppe\n${rows}`),
    ).toEqual({
      columns: {
        ...{ Bestellcode: 'Artikelnummer', Bezeichnung: 'Name', 'EAN-Code': 'GTIN' },
        ...{ [price]: 'Preis', 'MwSt %': 'Steuersatz', Verfügbar: 'Bestand', Gruppe: 'Kategorie' },
      },
      prices: 'net',
      unplaced: {},
    });
  const words = await propose(
    'd.csv',
    'Artikelnummer;Name;Preis;MwSt;Verfügbar;Gruppe\nA;Zange;1;20;ja;W\nB;Säge;2;20;nein;W\n',
  );
  expect(words.unplaced).toEqual({ Verfügbar: ['ja', 'nein'] });
});

test.each([
  ['HEK netto', mappingTexts.looksLikePurchase],
  ['Großhandelspreis netto', mappingTexts.looksLikePurchase],
  ['Ihr Nettopreis', mappingTexts.looksLikePurchase],
  ['Preis netto (Ihr Preis)', mappingTexts.looksLikePurchase],
  ['NEK', mappingTexts.looksLikePurchase],
  ['HEK', mappingTexts.looksLikePurchase],
  ['GEK', mappingTexts.looksLikePurchase],
  ['EKP', mappingTexts.looksLikePurchase],
  ['EK-Preis', mappingTexts.looksLikePurchase],
  ['EK_netto', mappingTexts.looksLikePurchase],
  ['Einstandspreis', mappingTexts.looksLikePurchase],
  ['Fachhandelspreis', mappingTexts.looksLikePurchase],
  ['Ihr Preis', mappingTexts.looksLikePurchase],
  ['Staffelpreis ab 10', mappingTexts.looksLikeScale],
  ['Preis ab 50', mappingTexts.looksLikeScale],
])('„%s“ is never proposed as the price: the sentence says what it looks like', async (heading, sentence) => {
  const text = `Art.-Nr.;Bezeichnung;Warengruppe;${heading};MwSt\nW1;Hammer;W;5,00;20\nW2;Zange;W;6,50;20\n`;
  const proposed = await propose('ek.csv', text);
  expect(proposed).toEqual({
    columns: { 'Art.-Nr.': 'Artikelnummer', Bezeichnung: 'Name', Warengruppe: 'Kategorie', MwSt: 'Steuersatz' },
    unplaced: { [heading]: [sentence, '5,00', '6,50'] },
  });
});

test.each(['Einzelhandelspreis', 'Preis ab 01.01.2026', 'Listung'])('„%s“ may be the price', async (heading) => {
  const { columns } = await propose('vk.csv', `Art.-Nr.;Bezeichnung;${heading}\nW1;Hammer;5,00\nW2;Zange;6,50\n`);
  expect(columns[heading]).toBe('Preis');
});

test('beside a column of parents, colour and size are what the members of a family are chosen by', async () => {
  const rows = 'H1;H;Hut rot;K;5,00;20;rot;M\nH2;H;Hut blau;K;6,00;20;blau;L\n';
  const { columns, unplaced } = await propose(
    'erp.csv',
    `Art.-Nr.;Stammartikel;Bezeichnung;WG;VK;MwSt;Farbe;Größe\n${rows}`,
  );
  expect([columns, unplaced]).toEqual([
    {
      ...{ 'Art.-Nr.': 'Artikelnummer', Stammartikel: 'Familie', Bezeichnung: 'Name', WG: 'Kategorie', VK: 'Preis' },
      ...{ MwSt: 'Steuersatz', Farbe: 'Eigenschaft: Farbe', Größe: 'Eigenschaft: Größe' },
    },
    {},
  ]);
});

test.each(['EAN', 'GTIN', 'Barcode', 'EAN-Code'])(
  'a column called %s is placed, whatever stands in it',
  async (heading) => {
    const rows = 'A1;Zange;4,00638E+12\nA2;Säge;-\nA3;Feile;folgt\n';
    const { columns, unplaced } = await propose('ean.csv', `Art.-Nr.;Bezeichnung;${heading}\n${rows}`);
    expect([columns[heading], unplaced]).toEqual(['GTIN', {}]);
  },
);

test('a part of a list is asked nothing that it need not say', async () => {
  expect(await propose('teil.csv', 'Art.-Nr.;Menge lagernd\nA;5\nB;7\n')).toEqual({
    columns: { 'Art.-Nr.': 'Artikelnummer' },
    unplaced: { 'Menge lagernd': ['5', '7'] },
  });
});

test.each([
  ['BMEcat', '<?xml version="1.0"?><BMECAT version="1.2"></BMECAT>'],
  ['JSON Lines', '{"type":"product"}\n'],
])('for %s there is nothing to propose', async (_what, text) => {
  await expect(propose('datei', text)).rejects.toThrow(mappingTexts.noTable);
});

test('of a shop’s file the rates of its classes of tax are asked, and that of its standard class', async () => {
  const magento =
    'sku,product_type,name,price,tax_class_name\nA,simple,A,5.00,Taxable Goods\nB,simple,B,5.00,Reduced\nC,simple,C,5.00,None';
  const { taxRate, taxClasses, unplaced } = await propose('magento.csv', magento);
  const ask = '? Prozent, etwa 7: Welchen Steuersatz hat diese Steuerklasse der Datei?';
  expect(taxRate).toBe('? Prozent, etwa 20: Die Datei nennt keinen Steuersatz.');
  expect([taxClasses, unplaced]).toEqual([{ Reduced: ask, None: ask }, {}]);
});

test('of a shop’s file what its format does not read is named', async () => {
  const shopify =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Material\nzange,Zange,Title,Default Title,Z-1,12.90,Stahl\n';
  expect(await propose('shopify.csv', shopify)).toEqual({
    columns: {},
    ...{ taxRate: mappingTexts.askTaxRate(20), prices: mappingTexts.askPrices },
    unplaced: { Material: ['Stahl'] },
  });
});

describeOnBothEngines('a proposed mapping', ({ open }) => {
  test('brings the list in once its questions are answered, and not before', async () => {
    const database = await open();
    const file = write('liste.csv', 'Code;Benennung;VP;Farbe\nK-1;Zange groß;10,00;rot\nK-2;Säge fein;20,00;blau\n');
    const proposed = await proposeMapping(file, importingShop);
    expect(() => mappingFrom(JSON.stringify(proposed))).toThrow(
      'Die Zuordnung fragt noch: "values.Kategorie", "taxRate", "prices". Bitte dort antworten, wo der Text mit einem Fragezeichen beginnt.',
    );
    const answered = { ...proposed, values: { Kategorie: 'Werkzeug' }, taxRate: 20, prices: 'net' };
    const mapping = mappingFrom(JSON.stringify(answered));
    const taken = await run(database, file, { mapping });
    expect(taken.counts).toEqual(counts({ created: 2 }));
    const stored = await database.read.selectFrom('conditions').select(['id', 'price']).orderBy('id').execute();
    expect(stored).toEqual([
      { id: 'k-1-1', price: 1200 },
      { id: 'k-2-1', price: 2400 },
    ]);
  });

  test('of a shop’s file takes further columns where the operator says', async () => {
    const database = await open();
    const file = write(
      'shopify.csv',
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Material,Alter,UVP\n' +
        'zange,Zange,Huber,Title,Default Title,Z-1,12.90,Stahl,16,15.50\n',
    );
    const mapping = mappingFrom(
      JSON.stringify({
        columns: { Material: 'Attribut: Material', Alter: 'Mindestalter', Vendor: 'Hersteller', UVP: 'UVP' },
        values: { Lieferbedingungen: 'ab Werk', 'Attribut: Herkunft': 'Linz' },
        taxRate: 20,
      }),
    );
    const { counts: counted, notes } = await run(database, file, { mapping });
    expect(counted).toEqual(counts({ created: 1 }));
    expect(notes.filter((note) => note.startsWith('Nicht übernommen'))).toEqual([]);
    const [product] = await database.read
      .selectFrom('products')
      .innerJoin('conditions', 'product_id', 'products.id')
      .select(['attributes', 'minimum_age', 'brand', 'manufacturer', 'terms_of_delivery', 'price', 'list_price'])
      .execute();
    expect(product).toEqual({
      attributes: JSON.stringify([
        { name: 'Material', value: 'Stahl' },
        { name: 'Herkunft', value: 'Linz' },
      ]),
      ...{ minimum_age: 16, brand: null, manufacturer: '{"name":"Huber"}', terms_of_delivery: 'ab Werk' },
      ...{ price: 1290, list_price: 1550 },
    });
    await expect(run(database, file, { mapping: { columns: { Material: 'Stoff' } } })).rejects.toThrow('"Stoff"');
  });
});

test('scale prices are proposed beside a price', async () => {
  const rows = (headings: string) =>
    `Art.-Nr.;Bezeichnung;Warengruppe;MwSt;VK brutto;${headings}\nW1;Hammer;W;20;5,00;4,00;10;3,50\nW2;Zange;W;20;6,50;6,00;10;5,50\n`;
  const proposed = await propose('staffel.csv', rows('Preis ab 10 Stk;Staffelpreis 2 Menge;Staffelpreis 2 Preis'));
  expect(proposed).toEqual({
    columns: {
      ...{ 'Art.-Nr.': 'Artikelnummer', Bezeichnung: 'Name', Warengruppe: 'Kategorie', MwSt: 'Steuersatz' },
      ...{ 'VK brutto': 'Preis', 'Preis ab 10 Stk': 'Staffelpreis ab 10' },
      ...{ 'Staffelpreis 2 Menge': 'Staffelmenge 2', 'Staffelpreis 2 Preis': 'Staffelpreis 2' },
    },
    prices: 'gross',
    unplaced: {},
  });
});

test('stocks in words and sizes called Gr. are placed', async () => {
  const text =
    'Art.-Nr.;Bezeichnung;Vater;Gr.;Verf. Menge\nW1-8;Handschuh;W1;8;>50\nW1-9;Handschuh;W1;9;ca. 20\nW1-10;Handschuh;W1;10;auf Anfrage\nW1-11;Handschuh;W1;11;-\n';
  expect((await propose('bestand.csv', text)).columns).toEqual({
    ...{ 'Art.-Nr.': 'Artikelnummer', Bezeichnung: 'Name', Vater: 'Familie' },
    ...{ 'Gr.': 'Eigenschaft: Gr.', 'Verf. Menge': 'Bestand' },
  });
});

test('a bracket that the import does not understand names another column, which is left unplaced or asked about', async () => {
  const others = 'Artikelnummer;Name;Kategorie;Steuersatz';
  const stock = await propose('r.csv', `${others};Preis;Bestand (reserviert);UVP (6er)\nA;A;R;20;10,00;7;60,00\n`);
  expect(stock.columns).toEqual({
    ...{ Artikelnummer: 'Artikelnummer', Name: 'Name', Kategorie: 'Kategorie', Steuersatz: 'Steuersatz' },
    Preis: 'Preis',
  });
  expect(stock.unplaced).toEqual({ 'Bestand (reserviert)': ['7'], 'UVP (6er)': ['60,00'] });
  const free = await propose('f.csv', `${others};Preis;Bestand (verfügbar)\nA;A;R;20;10,00;7\n`);
  expect(free.columns['Bestand (verfügbar)']).toBe('Bestand');
  const packs = await propose('s.csv', `${others};Preis (6er)\nA;A;R;20;10,00\nB;B;R;20;12,00\n`);
  expect(packs.columns['Preis (6er)']).toBe(mappingTexts.askPrice);
});

test('a dash in a column of scale prices makes no step, in a proposal as in the import', async () => {
  const proposed = await propose(
    'striche.csv',
    'Art.-Nr.;Bezeichnung;VK netto;MwSt;ab 500 Stk.;ab 1000 Stk.;Warengruppe\n' +
      'P-1;Gut;10,00;20;9,00;8,00;A\nP-2;Auch;20,00;20;-;–;A\nP-3;Drei;30,00;20;28,00;;A\n',
  );
  expect(proposed.columns).toMatchObject({
    ...{ 'ab 500 Stk.': 'Staffelpreis ab 500', 'ab 1000 Stk.': 'Staffelpreis ab 1000' },
  });
  expect(proposed.unplaced).toEqual({});
});
