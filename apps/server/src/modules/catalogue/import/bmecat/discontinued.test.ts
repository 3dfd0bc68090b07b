import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { bmecat12, bmecat2005 } from '../testing/bmecat-file.ts';
import { counts, importFolder } from '../testing/import-folder.ts';

const { write, run } = importFolder();
const old12 = '<ARTICLE_STATUS type="old_article">Auslauf</ARTICLE_STATUS>';
const old2005 = '<bme:PRODUCT_STATUS type="old_product">Auslauf</bme:PRODUCT_STATUS>';
const shop = { taxRates: [0, 1900, 2000], now: Date.UTC(2026, 10, 21) };

describeOnBothEngines('discontinued goods of BMEcat', ({ open }) => {
  async function onSale(text: string, before?: string) {
    const database = await open();
    if (before !== undefined) await run(database, write('vorher.xml', before), shop);
    const { counts: counted, refused } = await run(database, write('katalog.xml', text), shop);
    const rows = await database.read
      .selectFrom('products')
      .select(['article_number', 'active'])
      .orderBy('id')
      .execute();
    return { counted, refused, active: Object.fromEntries(rows.map((row) => [row.article_number, row.active])) };
  }

  test.each([
    [
      '1.2',
      bmecat12([
        { aid: 'A', details: old12 },
        { aid: 'B', details: old12.replace('old', 'new') },
      ]),
    ],
    ['1.2, where some files have it', bmecat12([{ aid: 'A', more: old12 }, { aid: 'B' }])],
  ])('are off sale, and nothing else is: %s', async (_version, text) => {
    expect(await onSale(text)).toMatchObject({ counted: counts({ created: 2 }), active: { A: 0, B: 1 } });
  });

  test('are off sale: 2005', async () => {
    const text = bmecat2005.replace('</bme:PRODUCT_DETAILS>', `${old2005}</bme:PRODUCT_DETAILS>`);
    expect(await onSale(text)).toMatchObject({ counted: counts({ created: 1 }), active: { 'P-1': 0 } });
  });

  test('go off sale though they have no price any more, and a new one of them is not taken', async () => {
    const gone = bmecat12([
      { aid: 'A', details: old12, prices: '' },
      { aid: 'B', details: old12, prices: '' },
    ]);
    const { counted, refused, active } = await onSale(gone, bmecat12([{ aid: 'A' }]));
    expect({ counted, active }).toEqual({ counted: counts({ changed: 1, refused: 1 }), active: { A: 0 } });
    const reason =
      'Den Artikel gibt es im Shop nicht. Für einen neuen fehlen die Spalten "Name", "Kategorie", "Preis", "Steuersatz".';
    expect(refused).toMatchObject([{ name: 'B', reason }]);
  });
});
