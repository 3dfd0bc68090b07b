import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { type RefusedRows, RefusedRowsFile } from '../../../tables/refused-rows.ts';
import { sheetXml, workbookFile } from '../../../tables/testing/workbook-file.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();

/** The error file of refused rows, with one word replaced. */
async function mended(refused: readonly RefusedRows[], from: string, to: string): Promise<string> {
  const path = join(folder, 'fehler.csv');
  const file = new RefusedRowsFile(path, []);
  for (const rows of refused) await file.add(rows);
  await file.close();
  return write('berichtigt.csv', readFileSync(path, 'utf8').replaceAll(from, to));
}

describeOnBothEngines('an error file that is mended', ({ open }) => {
  test('has the category that stood in a row above', async () => {
    const database = await open();
    const list =
      'Artikelnummer;Name;Preis;Steuersatz\nSchrauben > lang;;;\nK-1;Kurz;1,00;20\nK-2;Lang;auf Anfrage;20\n';
    const { refused } = await run(database, write('liste.csv', list));
    const again = await run(database, await mended(refused, 'auf Anfrage', '2,00'));
    expect(again).toEqual({ counts: counts({ created: 1 }), refused: [], notes: [], warnings: [] });
    const stored = database.read.selectFrom('products').innerJoin('categories', 'categories.id', 'category_id');
    expect(await stored.select(['products.id', 'categories.name']).orderBy('products.id').execute()).toEqual([
      { id: 'k-1', name: 'Schrauben > lang' },
      { id: 'k-2', name: 'Schrauben > lang' },
    ]);
  });

  test('has the category of merged cells', async () => {
    const database = await open();
    const rows = sheetXml([
      ['Artikelnummer', 'Name', 'Kategorie', 'Preis', 'Steuersatz'],
      ['A', 'A', 'Zangen', 1, 20],
      ['B', 'B', null, 'auf Anfrage', 20],
    ]);
    const merged = '<mergeCells><mergeCell ref="C2:C3"/></mergeCells>';
    const xml = `<sheetData>${rows}</sheetData>${merged}`;
    const { refused } = await run(database, write('verbunden.xlsx', workbookFile([{ name: 'A', xml }])));
    const again = await run(database, await mended(refused, 'auf Anfrage', '2,00'));
    expect(again.counts).toEqual(counts({ created: 1 }));
    const names = database.read.selectFrom('categories').select('name').where('id', '!=', 'shop');
    expect(await names.execute()).toEqual([{ name: 'Zangen' }]);
  });

  test('of a list without categories gets none', async () => {
    const database = await open();
    await run(database, write('erst.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;Axt;K;1,00;20\n'));
    const { refused } = await run(database, write('teil.csv', 'Artikelnummer;Name;Preis\nA;Axt;zwei\n'));
    expect((await run(database, await mended(refused, 'zwei', '2,00'))).counts).toEqual(counts({ changed: 1 }));
  });
});
