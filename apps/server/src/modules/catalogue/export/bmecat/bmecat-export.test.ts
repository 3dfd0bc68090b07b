import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { readElements, type XmlElement } from '../../../../tables/xml/read-elements.ts';
import { storeCatalogue, testCondition, testProduct } from '../../testing/catalogue.ts';
import { exportCatalogue } from '../catalogue-export.service.ts';

const product = testProduct('zange', {
  articleNumber: 'Z-1',
  name: 'Zange <1> & "2"',
  htmlDescription: '<p>Gut &amp; fest</p>',
  gtin: '4006381333931',
  brand: 'Huber',
  makerNumber: 'H-77',
  deliveryDays: { min: 2, max: 4 },
  keywords: 'Kneifer, Beißzange',
  weightGrams: 1512,
  size: { length: 160, width: 50, height: 12.5 },
  tariff: '82032000',
  origin: 'AT',
  attributes: [
    { name: 'Länge', value: '160,5 mm' },
    { name: 'Farbe', value: 'rot' },
    { name: 'Farbe', value: 'blau' },
  ],
  pictures: [{ content: 'a'.repeat(27), alt: 'Von vorne' }],
  documents: [{ content: 'b'.repeat(27), filename: 'blatt.pdf', size: 7, purpose: 'data-sheet' }],
  references: { accessories: [{ articleNumber: 'Z-2' }], setOf: [{ articleNumber: 'Z-3', amount: 2 }] },
  categoryId: 'hammers',
  furtherCategoryIds: ['deals'],
  conditions: [
    testCondition('z-1', 345, {
      ...{ priceQuantity: 100, minAmount: 50, amountStep: 10, maxAmount: 5000, unit: 'Schachtel à 100 Stück' },
      ...{ taxRate: 490, scales: [{ from: 500, price: 290 }], listPrice: 400 },
      ...{ salePrice: 300, saleFrom: Date.UTC(2026, 10, 1), saleUntil: Date.UTC(2026, 11, 1, 12, 30, 15) },
    }),
    testCondition('z-2', 999, { unit: 'Sack' }),
  ],
});

/** The children of each exported element in the order of the schema (bmecat_2005.xsd). */
const order: Readonly<Record<string, string>> = {
  CATALOG: 'LANGUAGE CATALOG_ID CATALOG_VERSION CATALOG_NAME GENERATION_DATE CURRENCY',
  PRODUCT:
    'SUPPLIER_PID PRODUCT_DETAILS PRODUCT_FEATURES PRODUCT_ORDER_DETAILS PRODUCT_PRICE_DETAILS MIME_INFO ' +
    'USER_DEFINED_EXTENSIONS PRODUCT_REFERENCE PRODUCT_LOGISTIC_DETAILS',
  PRODUCT_DETAILS:
    'DESCRIPTION_SHORT DESCRIPTION_LONG INTERNATIONAL_PID MANUFACTURER_PID MANUFACTURER_NAME DELIVERY_TIME KEYWORD ' +
    'PRODUCT_STATUS',
  FEATURE: 'FNAME FVALUE FUNIT',
  PRODUCT_FEATURES: 'REFERENCE_FEATURE_SYSTEM_NAME FEATURE',
  PRODUCT_ORDER_DETAILS:
    'ORDER_UNIT CONTENT_UNIT NO_CU_PER_OU PRICE_QUANTITY QUANTITY_MIN QUANTITY_INTERVAL QUANTITY_MAX',
  PRODUCT_PRICE_DETAILS: 'VALID_START_DATE VALID_END_DATE PRODUCT_PRICE',
  PRODUCT_PRICE: 'PRICE_AMOUNT PRICE_CURRENCY TAX LOWER_BOUND',
  MIME_INFO: 'MIME',
  MIME: 'MIME_TYPE MIME_SOURCE MIME_DESCR MIME_ALT MIME_PURPOSE MIME_ORDER',
  PRODUCT_REFERENCE: 'PROD_ID_TO',
  PRODUCT_LOGISTIC_DETAILS: 'CUSTOMS_TARIFF_NUMBER COUNTRY_OF_ORIGIN PRODUCT_DIMENSIONS',
  CUSTOMS_TARIFF_NUMBER: 'CUSTOMS_NUMBER',
  PRODUCT_DIMENSIONS: 'WEIGHT LENGTH WIDTH DEPTH',
  CATALOG_STRUCTURE: 'GROUP_ID GROUP_NAME GROUP_DESCRIPTION PARENT_ID GROUP_ORDER',
  PRODUCT_TO_CATALOGGROUP_MAP: 'PROD_ID CATALOG_GROUP_ID',
  T_NEW_CATALOG: 'CATALOG_GROUP_SYSTEM PRODUCT PRODUCT_TO_CATALOGGROUP_MAP',
  HEADER: 'GENERATOR_INFO CATALOG SUPPLIER',
};

function misplaced(element: XmlElement): string[] {
  if (element.name === 'USER_DEFINED_EXTENSIONS') return [];
  const places = order[element.name]?.split(' ') ?? [];
  const found = element.children.map(({ name }) => places.indexOf(name));
  const isInOrder = found.every((place, i) => place >= Math.max(0, ...found.slice(0, i)));
  const below = element.children.flatMap(misplaced);
  return isInOrder || order[element.name] === undefined ? below : [element.name, ...below];
}

describeOnBothEngines('an export as BMEcat 2005', ({ open }) => {
  test('says in the words of the standard what they can say, in the order of its schema', async () => {
    const database = await open();
    await storeCatalogue(database, [product]);
    let text = '';
    const outcome = await exportCatalogue({
      ...{ database, declaration: 'gross', title: 'Huber & Söhne', publicUrl: 'https://shop.example' },
      ...{ brandAttribute: 'Marke', now: Date.UTC(2026, 10, 23), subject: 'products', format: 'bmecat', filter: {} },
      write: async (part) => {
        text += part;
      },
    });
    expect(outcome).toEqual({ exported: 1, leftOut: [] });
    const chunks = ReadableStream.from([text]);
    const [root] = await Array.fromAsync(readElements({ chunks }, new Set(['BMECAT'])));
    expect(root && misplaced(root.element)).toEqual([]);
    expect(root?.element.attributes).toEqual({ version: '2005', xmlns: 'http://www.bmecat.org/bmecat/2005' });
    const between = (begin: string, end: string) => text.slice(text.indexOf(begin), text.indexOf(end) + end.length);
    expect(between('<PRODUCT mode', '<USER_DEFINED')).toBe(`<PRODUCT mode="new">
<SUPPLIER_PID>Z-1</SUPPLIER_PID>
<PRODUCT_DETAILS>
<DESCRIPTION_SHORT>Zange &lt;1&gt; &amp; &quot;2&quot;</DESCRIPTION_SHORT>
<DESCRIPTION_LONG>&lt;p&gt;Gut &amp;amp; fest&lt;/p&gt;</DESCRIPTION_LONG>
<INTERNATIONAL_PID type="gtin">4006381333931</INTERNATIONAL_PID>
<MANUFACTURER_PID>H-77</MANUFACTURER_PID>
<MANUFACTURER_NAME>Huber</MANUFACTURER_NAME>
<DELIVERY_TIME>4</DELIVERY_TIME>
<KEYWORD>Kneifer</KEYWORD>
<KEYWORD>Beißzange</KEYWORD>
</PRODUCT_DETAILS>
<PRODUCT_FEATURES>
<FEATURE>
<FNAME>Länge</FNAME>
<FVALUE>160.5</FVALUE>
<FUNIT>MMT</FUNIT>
</FEATURE>
<FEATURE>
<FNAME>Farbe</FNAME>
<FVALUE>rot</FVALUE>
<FVALUE>blau</FVALUE>
</FEATURE>
</PRODUCT_FEATURES>
<PRODUCT_ORDER_DETAILS>
<ORDER_UNIT>BX</ORDER_UNIT>
<CONTENT_UNIT>C62</CONTENT_UNIT>
<NO_CU_PER_OU>100</NO_CU_PER_OU>
<PRICE_QUANTITY>100</PRICE_QUANTITY>
<QUANTITY_MIN>50</QUANTITY_MIN>
<QUANTITY_INTERVAL>10</QUANTITY_INTERVAL>
<QUANTITY_MAX>5000</QUANTITY_MAX>
</PRODUCT_ORDER_DETAILS>
<PRODUCT_PRICE_DETAILS>
<PRODUCT_PRICE price_type="gros_list">
<PRICE_AMOUNT>3.45</PRICE_AMOUNT>
<PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.049</TAX>
</PRODUCT_PRICE>
<PRODUCT_PRICE price_type="gros_list">
<PRICE_AMOUNT>2.90</PRICE_AMOUNT>
<PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.049</TAX>
<LOWER_BOUND>500</LOWER_BOUND>
</PRODUCT_PRICE>
<PRODUCT_PRICE price_type="nrp">
<PRICE_AMOUNT>4.00</PRICE_AMOUNT>
<PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.049</TAX>
</PRODUCT_PRICE>
</PRODUCT_PRICE_DETAILS>
<PRODUCT_PRICE_DETAILS>
<VALID_START_DATE>2026-11-01T00:00:00.000Z</VALID_START_DATE>
<VALID_END_DATE>2026-12-01T12:30:15.000Z</VALID_END_DATE>
<PRODUCT_PRICE price_type="gros_list">
<PRICE_AMOUNT>3.00</PRICE_AMOUNT>
<PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.049</TAX>
</PRODUCT_PRICE>
<PRODUCT_PRICE price_type="gros_list">
<PRICE_AMOUNT>2.90</PRICE_AMOUNT>
<PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.049</TAX>
<LOWER_BOUND>500</LOWER_BOUND>
</PRODUCT_PRICE>
<PRODUCT_PRICE price_type="nrp">
<PRICE_AMOUNT>4.00</PRICE_AMOUNT>
<PRICE_CURRENCY>EUR</PRICE_CURRENCY>
<TAX>0.049</TAX>
</PRODUCT_PRICE>
</PRODUCT_PRICE_DETAILS>
<MIME_INFO>
<MIME>
<MIME_TYPE>image/jpeg</MIME_TYPE>
<MIME_SOURCE>https://shop.example/api/shop/files/getFile?content=${'a'.repeat(27)}</MIME_SOURCE>
<MIME_ALT>Von vorne</MIME_ALT>
<MIME_PURPOSE>normal</MIME_PURPOSE>
<MIME_ORDER>1</MIME_ORDER>
</MIME>
<MIME>
<MIME_TYPE>application/pdf</MIME_TYPE>
<MIME_SOURCE>https://shop.example/api/shop/files/getFile?content=${'b'.repeat(27)}&amp;filename=blatt.pdf</MIME_SOURCE>
<MIME_DESCR>blatt.pdf</MIME_DESCR>
<MIME_PURPOSE>data_sheet</MIME_PURPOSE>
<MIME_ORDER>2</MIME_ORDER>
</MIME>
</MIME_INFO>
<USER_DEFINED`);
    expect(between('<PRODUCT_REFERENCE', '</PRODUCT>')).toBe(`<PRODUCT_REFERENCE type="accessories">
<PROD_ID_TO>Z-2</PROD_ID_TO>
</PRODUCT_REFERENCE>
<PRODUCT_REFERENCE type="consists_of" quantity="2">
<PROD_ID_TO>Z-3</PROD_ID_TO>
</PRODUCT_REFERENCE>
<PRODUCT_LOGISTIC_DETAILS>
<CUSTOMS_TARIFF_NUMBER>
<CUSTOMS_NUMBER>82032000</CUSTOMS_NUMBER>
</CUSTOMS_TARIFF_NUMBER>
<COUNTRY_OF_ORIGIN>AT</COUNTRY_OF_ORIGIN>
<PRODUCT_DIMENSIONS>
<WEIGHT>1.512</WEIGHT>
<LENGTH>0.16</LENGTH>
<WIDTH>0.05</WIDTH>
<DEPTH>0.0125</DEPTH>
</PRODUCT_DIMENSIONS>
</PRODUCT_LOGISTIC_DETAILS>
</PRODUCT>`);
    const maps = [...text.matchAll(/<PROD_ID>(.*)<\/PROD_ID>\n<CATALOG_GROUP_ID>(\d+)</g)].map(([, ...map]) => map);
    expect(maps).toEqual([
      ['Z-1', '4'],
      ['Z-1', '5'],
    ]);
  });

  test('says no price for everybody where there is none', async () => {
    const database = await open();
    const groups = [testCondition('g-1', 900, { customerGroup: 'Fachbetrieb' })];
    await storeCatalogue(database, [testProduct('g', { conditions: groups }), testProduct('n', { conditions: [] })]);
    let text = '';
    const outcome = await exportCatalogue({
      ...{ database, declaration: 'net', title: '', publicUrl: undefined, brandAttribute: 'Marke', now: 0 },
      ...{ subject: 'products', format: 'bmecat', filter: {} },
      write: async (part) => {
        text += part;
      },
    });
    expect(outcome).toEqual({ exported: 1, leftOut: ['A-n'] });
    expect(text).toContain('<PRODUCT_PRICE price_type="on_request"/>');
    expect(text).not.toContain('PRICE_AMOUNT');
  });
});
