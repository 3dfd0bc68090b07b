import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { bmecat12, bmecat2005, price12 } from '../import/testing/bmecat-file.ts';
import { importFolder } from '../import/testing/import-folder.ts';
import { exportCatalogue } from './catalogue-export.service.ts';

const { write, run } = importFolder();
const shop = { taxRates: [0, 700, 1000, 1900, 2000], now: Date.UTC(2026, 10, 21, 12), mapping: { taxRate: 20 } };

const feature = (name: string, value: string, unit = '') =>
  `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${unit && `<FUNIT>${unit}</FUNIT>`}</FEATURE>`;
const samples: Readonly<Record<string, string>> = {
  'BMEcat 1.2': bmecat12([
    {
      ...{ aid: 'Z-1', name: 'Kombizange &amp; Co | "gut"' },
      details:
        '<DESCRIPTION_LONG>Gut &lt;b&gt;und&lt;/b&gt; fest</DESCRIPTION_LONG><EAN>4006381333931</EAN><KEYWORD>A</KEYWORD><KEYWORD>B; C</KEYWORD>',
      features: `<ARTICLE_FEATURES>${feature('Länge', '160.5', 'MMT')}${feature('Norm', 'a|b')}${feature('Länge', '2')}</ARTICLE_FEATURES>`,
      order: '<ORDER_UNIT>BX</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>5</QUANTITY_MIN>',
      prices:
        price12('3.45') + price12('2.90', '<TAX>0.19</TAX><LOWER_BOUND>500</LOWER_BOUND>') + price12('9', '', 'nrp'),
      more: '<ARTICLE_REFERENCE type="accessories"><ART_ID_TO>Z-2</ART_ID_TO></ARTICLE_REFERENCE>',
    },
    { aid: 'Z-2', prices: price12('0.0345'), group: '77' },
  ]),
  'BMEcat 2005': bmecat2005,
  Shopify:
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status\n' +
    'hemd,Hemd,<p>Gut</p>,Huber,Hemden,"a, b",TRUE,Größe,S,H-S,200,shopify,3,19.90,29.90,active\n' +
    'hemd,,,,,,,,M,H-M,200,shopify,0,21.90,,\n',
  WooCommerce:
    'ID,Type,SKU,Name,Published,Regular price,Sale price,Categories,Stock,Attribute 1 name,Attribute 1 value(s)\n' +
    '1,simple,W-1,Zange,1,12.90,9.90,"Werkzeug > Zangen, Aktionen",5,Farbe,"rot, blau"\n',
  'Shopware 5': [
    'ordernumber;mainnumber;name;additionalText;supplier;tax;price_EK;pseudoprice_EK;active;instock;laststock;description_long;keywords;minpurchase;purchasesteps;maxpurchase;packunit;suppliernumber;ean;weight;width;height;length;configuratorOptions;propertyValueName;categories;similar;accessory',
    'SW-1;SW-1;Hemd "Alm";rot / S;Huber;20.00;19.9;29.9;1;3;1;<p>Gut, weich, warm, leicht</p>;Loden, Tracht;2;2;40;Stück;H-7;4006381333931;0.25;40;3;60;Farbe:rot|Größe:S;Material:Leinen|Pflege:30 Grad;Hemden > Herren|Aktionen;SW-9;SW-9',
    'SW-2;SW-1;;rot / M;;;21.9;;0;0;0;;;;;;;;;;;;;Farbe:rot|Größe:M;;;;',
    'SW-9;SW-9;Knopf;;Huber;10.00;0.45;0;1;;;;;;;;;;;;;;;;;Kurzwaren;;',
  ].join('\r\n'),
  'Shopware 6': [
    'id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_rate;manufacturer_name;ean;categories;options;properties;minPurchase;purchaseSteps;maxPurchase;weight;width;height;length',
    '0a000000000000000000000000000001;;S6-1;1;5;Hose;<p>Fest, warm, weich</p>;33.25;39.90;20;Huber;4006381333931;Hosen > Herren|Neu;;stoff: Loden;1;1;20;0.8;400;30;600',
    '0a000000000000000000000000000002;0a000000000000000000000000000001;S6-1.1;1;2;;;33.25;39.90;;;;;size: M|color: red;;;;;;;;',
    '0a000000000000000000000000000003;0a000000000000000000000000000001;S6-1.2;0;-1;;;;;;;;;size: L|color: red;;;;;;;;',
    '0a000000000000000000000000000004;;S6-2;1;7;Gürtel | breit;;10;12;20;;;Gürtel;;;;;;;;;',
  ].join('\n'),
  'Magento 2': [
    'sku,store_view_code,product_type,categories,name,description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,msrp_price,additional_attributes,qty,manage_stock,allow_backorders,min_cart_qty,use_config_min_sale_qty,related_skus,crosssell_skus,configurable_variations,configurable_variation_labels',
    'M-S,,simple,,Jacke S,,0.9,1,,Not Visible Individually,59.90,49.90,11/1/26,12/24/26,69.90,"size=S,features=warm|leicht",4,1,0,2,0,M-9,M-9,,',
    'M-M,,simple,,Jacke M,,0.9,2,,Not Visible Individually,59.90,,,,,"size=M,norm=""EN 1, EN 2""",0,1,1,1,1,,,,',
    'M-1,,configurable,"Default Category/Jacken\\/Mäntel/Herren,Default Category/Neu",Jacke,"<p>Warm, weich</p>",,1,,"Catalog, Search",,,,,,,,,,,,,,"sku=M-S,size=S|sku=M-M,size=M",size=Größe',
    'M-1,en,,,Jacket,,,,,,,,,,,,,,,,,,,,',
    'M-9,,simple,Default Category/Pflege,Wachs,,0.1,1,,"Catalog, Search",9.90,,,,,,12.0000,0,0,1,1,,,,',
  ].join('\n'),
  JTL: [
    'Artikelnummer;Artikelname;Beschreibung;Identifizierungsspalte Vaterartikel;Variationsname 1;Variationswertname 1;Kategorie Level 1;Kategorie Level 2;Std. VK Brutto;Std. VK Netto;UVP;Steuersatz;HAN;EAN/Barcode;Hersteller;Lagerbestand;Mindestbestellmenge;Abnahmeintervall;Versandgewicht;TARIC-Code;Herkunftsland;Aktiv;Attribut: Stoff;Suchbegriffe',
    'J-1;Mütze;<p>Warm, weich, rot</p>;;;;Kleidung;Mützen;;;;20;;;Huber;;;;;;;Y;;',
    'J-1-S;Mütze S;;J-1;Größe;S;Kleidung;Mützen;14,90;12,42;19,90;20;HM-S;4006381333931;Huber;5;2;2;0,15;65050030;AT;Y;Wolle | Seide;Haube, Kappe',
    'J-1-L;Mütze L;;J-1;Größe;L;Kleidung;Mützen;15,90;13,25;;20;;;Huber;-2;;;0,16;;;N;;',
  ].join('\r\n'),
  Google:
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>G-1</g:id><g:title>Öl</g:title><g:description>Gut</g:description><g:price>12.90 EUR</g:price><g:sale_price>9.90 EUR</g:sale_price><g:availability>in_stock</g:availability><g:unit_pricing_measure>750 ml</g:unit_pricing_measure><g:product_type>Öle</g:product_type></item></channel></rss>',
};

/** The content of a catalogue, without times and category ids. */
async function contentOf({ read }: Database) {
  const categories = new Map((await read.selectFrom('categories').selectAll().execute()).map((row) => [row.id, row]));
  const pathOf = (id: string | null): string => {
    const row = categories.get(id ?? '');
    return row === undefined ? '' : `${pathOf(row.parent_id)}/${row.name}`;
  };
  const products = await read.selectFrom('products').selectAll().orderBy('id').execute();
  return {
    products: products.map(({ version, changed_at, category_id, further_categories, ...row }) => ({
      ...row,
      categories: [category_id, ...(JSON.parse(further_categories ?? '[]') as string[])].map(pathOf),
    })),
    conditions: await read.selectFrom('conditions').selectAll().orderBy('id').execute(),
  };
}

type Content = Awaited<ReturnType<typeof contentOf>>;

/** A table has one column per attribute. It cannot express that an attribute stands between two values of another. */
function inColumns({ products, conditions }: Content): Content {
  const sorted = (attributes: string) =>
    (JSON.parse(attributes) as { name: string }[]).sort((one, other) => one.name.localeCompare(other.name));
  return {
    products: products.map((row) => ({ ...row, attributes: JSON.stringify(sorted(row.attributes)) })),
    conditions,
  };
}

const formats = ['csv', 'jsonl', 'bmecat'] as const;

async function exported(database: Database, format: (typeof formats)[number]): Promise<string> {
  let written = '';
  await exportCatalogue({
    ...{ database, declaration: 'gross', title: 'Huber', publicUrl: undefined, brandAttribute: 'Marke', now: 0 },
    ...{ subject: 'products', format, filter: {} },
    write: async (part) => {
      written += part;
    },
  });
  return written;
}

describeOnBothEngines('what came from another system', ({ open }) => {
  test.each(Object.entries(samples))('goes out and into an empty shop as it is: %s', async (name, text) => {
    const database = await open();
    const taken = await run(database, write(`${name}.txt`, text), shop);
    expect(taken.refused).toEqual([]);
    const before = await contentOf(database);
    expect(before.products.length).toBeGreaterThan(0);
    for (const format of formats) {
      const written = await exported(database, format);
      const other = await open();
      const again = await run(other, write(`${format}.txt`, written), { ...shop, mapping: {} });
      // A sale without an end is reported in each import.
      const warnings = again.warnings.filter(([, , reason]) => !reason.startsWith('Aktion bis: ohne Ende.'));
      expect([format, again.refused, warnings]).toEqual([format, [], []]);
      const shown = format === 'csv' ? inColumns : (content: Content) => content;
      expect(shown(await contentOf(other))).toEqual(shown(before));
    }
  });

  test('and was changed by other files goes back as it is: an idle sale, categories of a part of the tree', async () => {
    const database = await open();
    const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Aktionspreis;Aktion ab;Aktion bis\n';
    const rows = 'O-1;Öl;Lebensmittel;29,90;20;24,90;1.11.2026;31.12.2026\nO-2;Hemd;Textil;19,90;20;;;\n';
    await run(database, write('ganz.csv', head + rows), shop);
    const tree = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 'neu', name: 'Neu' }] };
    await run(database, write('neu.jsonl', `${JSON.stringify(tree)}\n`), shop);
    const places = await database.read
      .selectFrom('categories')
      .select(['id', 'position'])
      .orderBy('position')
      .execute();
    expect(places.filter(({ id }) => id !== 'shop').map(({ id, position }) => [id, position])).toEqual([
      ['lebensmittel', 0],
      ['textil', 1],
      ['neu', 2],
    ]);
    const idle = 'Der Aktionspreis liegt nicht unter dem Preis und gilt nicht: O-1.';
    const list = await run(database, write('preise.csv', 'Artikelnummer;Preis\nO-1;22,00\n'), shop);
    expect([list.refused, list.notes]).toEqual([[], [idle]]);
    const before = await contentOf(database);
    for (const format of formats) {
      const again = await run(database, write(`wieder-${format}.txt`, await exported(database, format)), shop);
      expect([format, again.refused, again.warnings.map(([, , reason]) => reason)]).toEqual([
        format,
        [],
        ['Aktionspreis: Er liegt nicht unter dem Preis. Solange das so ist, gilt er nicht.'],
      ]);
      expect([again.counts.created, again.counts.changed, again.notes.filter((note) => note === idle)]).toEqual([
        0,
        0,
        [],
      ]);
      expect(await contentOf(database)).toEqual(before);
    }
  });

  test('keeps a sale that is over, and the orders of families that contradict each other', async () => {
    const database = await open();
    const rowsOf = (more: string) => `Artikelnummer;Name;Kategorie;Preis;Steuersatz;${more}`;
    await run(
      database,
      write(
        'aktion.csv',
        `${rowsOf('Aktionspreis;Aktion ab;Aktion bis')}\nA;Öl;X;29,90;20;19,90;1.11.2026;20.11.2026\n`,
      ),
      shop,
    );
    const family = (key: string, ...properties: string[]) =>
      `${rowsOf(`Familie;${properties.map((name) => `Eigenschaft: ${name}`).join(';')}`)}\n` +
      `${key}-1;Hemd;X;9;20;${key};S;rot\n${key}-2;Hemd;X;9;20;${key};M;rot\n`;
    await run(database, write('hemd.csv', family('H', 'Größe', 'Farbe')), shop);
    await run(database, write('hose.csv', family('J', 'Farbe', 'Größe')), shop);
    const families = () => database.read.selectFrom('families').selectAll().orderBy('id').execute();
    const before = [await contentOf(database), await families()];
    expect(before[1]).toMatchObject([
      { id: 'H', properties: '["Größe","Farbe"]' },
      { id: 'J', properties: '["Farbe","Größe"]' },
    ]);
    for (const format of formats) {
      const again = await run(database, write(`wieder-${format}.txt`, await exported(database, format)), shop);
      expect([format, again.refused, again.counts.created, again.counts.changed]).toEqual([format, [], 0, 0]);
      expect([await contentOf(database), await families()]).toEqual(before);
    }
    expect(await exported(database, 'csv')).toContain('Reihenfolge der Eigenschaften');
  });
});
