import { expect, test } from 'vitest';
import type { Database } from '../../../../database/database.ts';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { counts, importFolder } from '../../import/testing/import-folder.ts';
import { storeCatalogue, testCondition, testProduct } from '../../testing/catalogue.ts';
import { type CatalogueFormat, exportCatalogue } from '../catalogue-export.service.ts';

const { write, run } = importFolder();
const now = Date.UTC(2026, 10, 23);
const picture = { content: 'a'.repeat(27) };

async function feedOf(database: Database, format: CatalogueFormat = 'google-xml') {
  let text = '';
  const outcome = await exportCatalogue({
    ...{ database, declaration: 'gross', title: 'Huber & Söhne', publicUrl: 'https://shop.example' },
    ...{ brandAttribute: 'Marke', now, subject: 'products', format, filter: {} },
    write: async (part) => {
      text += part;
    },
  });
  const items = [...text.matchAll(/<item>\n([\s\S]*?)<\/item>/g)].map(([, item = '']) => item);
  const said = (item = ''): Readonly<Record<string, string | undefined>> =>
    Object.fromEntries([...item.matchAll(/<g:(\w+)>([^<\n]*)</g)].map(([, name, value]) => [name, value]));
  return { text, outcome, items: items.map(said) };
}

describeOnBothEngines('a feed for Google Merchant', ({ open }) => {
  test('says what is sold, where, and at what price', async () => {
    const database = await open();
    await storeCatalogue(database, [
      testProduct('oil', {
        ...{ articleNumber: 'O-1', name: 'Öl <1>', nameSuffix: '0,75 l', htmlDescription: '<p>Gut &amp; rein</p>' },
        ...{ gtin: '4006381333931', brand: 'Huber', makerNumber: 'H-1', weightGrams: 800, categoryId: 'hammers' },
        pictures: [picture, { content: 'b'.repeat(27) }],
        energy: { class: 'B', scale: 'A–G', eprel: '123' },
        attributes: [
          { name: 'Farbe', value: 'gelb' },
          { name: 'Norm', value: 'API SN' },
        ],
        conditions: [
          testCondition('o-1', 1290, {
            ...{ content: '0,75 l', salePrice: 990, saleFrom: now - 1000, saleUntil: now + 86_400_000, stock: 3 },
          }),
        ],
      }),
      testProduct('bare', { pictures: [] }),
      testProduct('off', { isActive: false, pictures: [picture] }),
    ]);
    const { outcome, text, items } = await feedOf(database);
    expect(outcome).toEqual({ exported: 1, leftOut: ['A-bare'] });
    expect(items).toEqual([
      {
        ...{ id: 'O-1', title: 'Öl &lt;1&gt;, 0,75 l', description: 'Gut &amp; rein' },
        link: 'https://shop.example/shop/werkzeug/h%C3%A4mmer/P/oil',
        image_link: `https://shop.example/api/shop/files/getFile?content=${'a'.repeat(27)}`,
        additional_image_link: `https://shop.example/api/shop/files/getFile?content=${'b'.repeat(27)}`,
        ...{ availability: 'in_stock', price: '12.90 EUR', sale_price: '9.90 EUR' },
        sale_price_effective_date: '2026-11-22T23:59:59Z/2026-11-24T00:00:00Z',
        ...{ unit_pricing_measure: '0.75 l', unit_pricing_base_measure: '1 l' },
        ...{ product_type: 'Werkzeug &gt; Hämmer', brand: 'Huber', gtin: '4006381333931', mpn: 'H-1' },
        ...{ condition: 'new', certification_authority: 'EC', certification_name: 'EPREL', certification_code: '123' },
        energy_efficiency_class: 'B',
        ...{ min_energy_efficiency_class: 'G', max_energy_efficiency_class: 'A' },
        ...{ color: 'gelb', attribute_name: 'Norm', attribute_value: 'API SN', shipping_weight: '800 g' },
      },
    ]);
    expect(text).toContain('<title>Huber &amp; Söhne</title>\n<link>https://shop.example</link>');
  });

  test('says rightly what is sold otherwise', async () => {
    const cases: Readonly<Record<string, [Parameters<typeof testCondition>[2], Record<string, string | null>]>> = {
      'a hundred at least': [
        { priceQuantity: 100, minAmount: 100 },
        { price: '10.00 EUR', multipack: '100' },
      ],
      'a scale that begins there': [{ minAmount: 10, scales: [{ from: 10, price: 800 }] }, { price: '80.00 EUR' }],
      'nothing left': [{ stock: 0 }, { availability: 'out_of_stock', availability_date: null }],
      'ordered anew': [
        { stock: 0, backorder: true },
        { availability: 'backorder', availability_date: '2026-11-27T00:00:00Z' },
      ],
      'a sale that was': [{ salePrice: 900, saleFrom: 0, saleUntil: now }, { sale_price: null }],
      'a sale to come without an end': [{ salePrice: 900, saleFrom: now + 1 }, { sale_price: null }],
      'a sale without times': [{ salePrice: 900 }, { sale_price: '9.00 EUR', sale_price_effective_date: null }],
      'no unit price': [{ content: '0,75 l', normUnit: 'keine' }, { unit_pricing_measure: null }],
      'packs of cans': [
        { content: '6 × 0,33 l', normUnit: '100 ml' },
        { unit_pricing_measure: '1.98 l', unit_pricing_base_measure: '100 ml' },
      ],
    };
    const database = await open();
    await storeCatalogue(
      database,
      Object.entries(cases).map(([name, [terms]], place) =>
        testProduct(`p${place}`, {
          ...{ name, pictures: [picture], deliveryDays: { min: 2, max: 4 } },
          conditions: [
            testCondition(`a${place}`, 1000, terms),
            testCondition(`b${place}`, 1, { customerGroup: 'Fachbetrieb' }),
          ],
        }),
      ),
    );
    const { items } = await feedOf(database);
    const said = items.map((item) => {
      const wanted = Object.keys(cases[item.title ?? '']?.[1] ?? {});
      return [item.title, item.identifier_exists, Object.fromEntries(wanted.map((key) => [key, item[key] ?? null]))];
    });
    expect(said).toEqual(Object.entries(cases).map(([name, [, wanted]]) => [name, 'no', wanted]));
  });

  test('says a deposit as a detail, which our own import reads, and in no price', async () => {
    const database = await open();
    await storeCatalogue(database, [
      testProduct('cola', {
        ...{ pictures: [picture], container: 'one-way' },
        conditions: [testCondition('cola-1', 120, { deposit: 25, minAmount: 6 })],
      }),
    ]);
    const { text } = await feedOf(database);
    const details = [...text.matchAll(/attribute_name>(.*)<[\s\S]*?attribute_value>(.*)</g)].map(([, ...said]) => said);
    expect(details).toEqual([
      ['Pfand', '1,50 €'],
      ['Einweg oder Mehrweg', 'EINWEG'],
    ]);
    expect(text).toContain('<g:price>7.20 EUR</g:price>');
    const other = await open();
    const taken = await run(other, write('pfand.xml', text), { mapping: { taxRate: 20 }, now });
    expect([taken.counts, taken.refused]).toEqual([counts({ created: 1 }), []]);
    expect(await other.read.selectFrom('products').select(['container', 'attributes']).execute()).toEqual([
      { container: 'one-way', attributes: '[]' },
    ]);
    expect(await other.read.selectFrom('conditions').select(['price', 'deposit']).execute()).toEqual([
      { price: 120, deposit: 25 },
    ]);
  });

  test.each(['google-xml', 'google-table'] as const)(
    'what is sold from six on costs the same again: %s',
    async (format) => {
      const database = await open();
      const terms = { minAmount: 6, content: '0,75 l', salePrice: 1025 };
      await storeCatalogue(database, [
        testProduct('hammer', {
          ...{ pictures: [picture], weightGrams: 800, categoryId: 'hammers' },
          conditions: [testCondition('hammer-1', 1150, format === 'google-xml' ? { ...terms, deposit: 25 } : terms)],
        }),
      ]);
      const stored = () =>
        database.read
          .selectFrom('conditions')
          .innerJoin('products', 'products.id', 'product_id')
          .select(['price', 'sale_price', 'price_quantity', 'min_amount', 'deposit', 'content', 'weight_grams'])
          .execute();
      const before = await stored();
      const { text } = await feedOf(database, format);
      expect(text).toContain('69.00 EUR');
      expect(text).toContain('61.50 EUR');
      const taken = await run(database, write(`sechs-${format}.xml`, text), { mapping: { taxRate: 20 }, now });
      expect([taken.refused, await stored()]).toEqual([[], before]);
      const odd = text.replace('69.00 EUR', '70.00 EUR');
      await run(database, write(`odd-${format}.xml`, odd), { mapping: { taxRate: 20 }, now });
      expect(await stored()).toMatchObject([{ price: 7000, sale_price: 6150, price_quantity: 6, min_amount: 6 }]);
      const foreign = text.replace('/api/shop/files/getFile', '/bild');
      const other = await open();
      await run(other, write(`fremd-${format}.xml`, foreign), { mapping: { taxRate: 20 }, now });
      const pack = await other.read.selectFrom('conditions').select(['price', 'min_amount', 'content']).execute();
      expect(pack).toEqual([{ price: 6900, min_amount: null, content: '4,5 l' }]);
    },
  );

  test('keeps the tax rates that the shop has: the rate of a mapping is for new articles', async () => {
    const database = await open();
    const bread = { ...testCondition('bread-1', 300), taxRate: 1000 };
    await storeCatalogue(database, [testProduct('bread', { categoryId: 'hammers', conditions: [bread] })]);
    const items = ['A-bread', 'A-neu'].map(
      (id) => `<item><g:id>${id}</g:id><g:title>Brot</g:title><g:price>3.50 EUR</g:price></item>`,
    );
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
    const rates = async () =>
      (await database.read.selectFrom('conditions').select(['price', 'tax_rate']).orderBy('tax_rate').execute()).map(
        (row) => [row.price, row.tax_rate],
      );
    const alone = await run(database, write('ohne-steuer.xml', feed), { now });
    expect(alone.counts).toEqual(counts({ changed: 1, refused: 1 }));
    expect(alone.refused.map(({ name, reason }) => [name, reason])).toEqual([
      [
        'A-neu',
        'Steuersatz: fehlt, und diesen Artikel hat der Shop noch nicht. Bitte ergänzen, oder mit --mapping eine Zuordnung angeben, in der "taxRate" (etwa 20) steht. Artikel, die der Shop hat, behalten ihren Steuersatz.',
      ],
    ]);
    expect(await rates()).toEqual([[350, 1000]]);
    const mapped = await run(database, write('ohne-steuer.xml', feed), { mapping: { taxRate: 20 }, now });
    expect([mapped.counts, await rates()]).toEqual([
      counts({ created: 1, unchanged: 1 }),
      [
        [350, 1000],
        [350, 2000],
      ],
    ]);
    // A value that holds for all articles is given in the mapping.
    await run(database, write('ohne-steuer.xml', feed), { mapping: { values: { Steuersatz: '20' } }, now });
    expect(await rates()).toEqual([
      [350, 2000],
      [350, 2000],
    ]);
  });

  test('is converted by the rate of the mapping in a shop of net prices, where only one can be meant', async () => {
    const database = await open();
    const feed =
      '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><g:title>Brot</g:title><g:price>2.40 EUR</g:price></item></channel></rss>';
    const net = { declaration: 'net', now } as const;
    expect((await run(database, write('netto.xml', feed), net)).counts).toEqual(counts({ refused: 1 }));
    await run(database, write('netto.xml', feed), { ...net, mapping: { taxRate: 20 } });
    expect(await database.read.selectFrom('conditions').select(['price', 'tax_rate']).execute()).toEqual([
      { price: 200, tax_rate: 2000 },
    ]);
  });

  test.each(['google-xml', 'google-table'] as const)('is read by our own import: %s', async (format) => {
    const database = await open();
    await storeCatalogue(
      database,
      ['S', 'M'].map((size, place) =>
        testProduct(`shirt-${size}`, {
          ...{ name: 'Hemd "lang"', nameSuffix: size, brand: 'Huber', pictures: [picture], categoryId: 'hammers' },
          ...{ familyKey: 'shirt', familyName: 'Hemd', familyPlace: place + 1, weightGrams: 300 },
          familyValues: [{ name: 'Größe', value: size }],
          conditions: [testCondition(`shirt-${size}-1`, 1990 + place, { salePrice: 1500, content: '0,75 l' })],
        }),
      ),
    );
    const { text } = await feedOf(database, format);
    const other = await open();
    const taken = await run(other, write(`${format}.xml`, text), { mapping: { taxRate: 20 }, now });
    expect([taken.counts, taken.refused]).toEqual([counts({ created: 2 }), []]);
    const products = await other.read.selectFrom('products').selectAll().orderBy('id').execute();
    const conditions = await other.read.selectFrom('conditions').selectAll().orderBy('price').execute();
    expect(products.map((row) => [row.article_number, row.name, row.brand, row.family_id, row.weight_grams])).toEqual([
      ['A-shirt-M', 'Hemd "lang", M', 'Huber', 'shirt', 300],
      ['A-shirt-S', 'Hemd "lang", S', 'Huber', 'shirt', 300],
    ]);
    expect(conditions.map((row) => [row.price, row.sale_price, row.content, row.tax_rate])).toEqual([
      [1990, 1500, '0,75 l', 2000],
      [1991, 1500, '0,75 l', 2000],
    ]);
  });
});
