import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { bmecat12, price12 } from './testing/bmecat-file.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const mapping = { taxRate: 20 };

const shopify = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price\n';
const sw6 = 'product_number,name,price_gross,tax_rate,stock\nA,Axt,5.00,20,3\n';
const woo = 'Type,SKU,Name,Published,Regular price\nsimple,A,Axt,1,5.00\n';
const magento = 'sku,product_type,name,price,qty,product_online,tax_class_name\nA,simple,Axt,5.00,4,1,Taxable Goods\n';
const sw5 = 'ordernumber;mainnumber;name;price_EK;tax\nA;A;Axt;5.00;20\n';
const jtl = 'Artikelnummer;Artikelname;Std. VK Brutto;Steuersatz\nA;Axt;5,00;20\n';
const tsv = 'id\ttitle\tlink\timage_link\tprice\nA\tAxt\thttps://h.example/a\t\t5.00 EUR\n';
const xml =
  '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><title>Axt</title>' +
  '<g:price>5.00 EUR</g:price></item></channel></rss>';

const ofOwner = async ({ read }: Database) => {
  const found = read.selectFrom('products').innerJoin('conditions', 'product_id', 'products.id');
  return found.select(['name_suffix', 'list_price', 'sale_price', 'price']).orderBy('products.id').execute();
};

describeOnBothEngines('fields that the format of a file has no place for', ({ open }) => {
  test.each([
    ['Shopify', 'shopify.csv', `${shopify}axt,Axt,Title,Default Title,A,5.00,\n`],
    ['Shopware 6', 'sw6.csv', sw6],
    ['WooCommerce', 'woo.csv', woo],
    ['Magento 2 without msrp_price', 'magento.csv', magento],
    ['Shopware 5 without additionalText', 'sw5.csv', sw5],
    ['JTL without UVP', 'jtl.csv', jtl],
    ['Google Merchant as a table', 'google.txt', tsv],
    ['Google Merchant in XML', 'google.xml', xml],
  ])('stay as the owner wrote them: %s', async (_format, name, text) => {
    const database = await open();
    const file = write(name, text);
    expect((await run(database, file, { mapping })).counts).toEqual(counts({ created: 1 }));
    await run(database, write('uvp.csv', 'Artikelnummer;UVP;Zusatz\nA;9,90;mit Stiel\n'));
    const stored = [{ name_suffix: 'mit Stiel', list_price: 990, sale_price: null, price: 500 }];
    expect(await ofOwner(database)).toEqual(stored);
    expect((await run(database, file, { mapping })).counts).toEqual(counts({ unchanged: 1 }));
    expect(await ofOwner(database)).toEqual(stored);
  });

  test('are emptied where the file has their column: UVP of JTL and Magento, and in BMEcat', async () => {
    const emptied = async (name: string, text: string) => {
      const database = await open();
      await run(database, write(name, text), { mapping });
      await run(database, write('uvp.csv', 'Artikelnummer;UVP\nA;9,90\n'));
      await run(database, write(name, text), { mapping });
      return (await ofOwner(database)).map((row) => row.list_price);
    };
    expect(await emptied('jtl.csv', jtl.replace('\n', ';UVP\n').replace(';20\n', ';20;0,00\n'))).toEqual([null]);
    expect(await emptied('magento.csv', magento.replace('\n', ',msrp_price\n').replace('Goods\n', 'Goods,\n'))).toEqual(
      [null],
    );
    const catalogue = bmecat12([{ aid: 'A', prices: price12('5', '<TAX>0.20</TAX>', 'gros_list') }]);
    expect(await emptied('katalog.xml', catalogue)).toEqual([null]);
  });

  test('attributes stay that Shopify has no column for, and an emptied metafield goes', async () => {
    const database = await open();
    const heading = 'Stiel (product.metafields.custom.stiel)';
    const file = (stalk: string) => {
      const rows = `${shopify.replace('\n', `,${heading}\n`)}axt,Axt,Title,Default Title,A,5.00,,${stalk}\n`;
      return write('m.csv', rows);
    };
    const attributes = async () =>
      (await database.read.selectFrom('products').select('attributes').execute()).map((row) =>
        JSON.parse(row.attributes),
      );
    await run(database, file('Esche'), { mapping });
    await run(database, write('attribute.csv', 'Artikelnummer;Attribut: Klinge\nA;12 cm\n'));
    const blade = { name: 'Klinge', value: '12 cm' };
    await run(database, file('Buche'), { mapping });
    expect(await attributes()).toEqual([[{ name: 'Stiel', value: 'Buche' }, blade]]);
    await run(database, file(''), { mapping });
    expect(await attributes()).toEqual([[blade]]);
  });

  test('a sale of Shopify ends with its compare-at price, and a variant is called by its values', async () => {
    const database = await open();
    const row = (value: string, prices: string) => `axt,Axt,Farbe,${value},${value},${prices}\n`;
    const both = (prices: string) => `${shopify}${row('rot', prices)}${row('blau', '5.00,')}`;
    await run(database, write('s.csv', both('4.00,5.00')), { mapping });
    const blue = { name_suffix: 'blau', list_price: null, sale_price: null, price: 500 };
    expect(await ofOwner(database)).toEqual([blue, { ...blue, name_suffix: 'rot', sale_price: 400 }]);
    await run(database, write('s.csv', both('4.50,')), { mapping });
    expect(await ofOwner(database)).toEqual([blue, { ...blue, name_suffix: 'rot', price: 450 }]);
  });
});
