import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { RefusedRowsFile } from '../../../tables/refused-rows.ts';
import { contents, counts, importFolder } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();

/** Imports a file and writes what it refuses; answers both, with the text of the error file. */
async function runInto(database: Database, file: string, errors: string) {
  const result = await run(database, file);
  const written = new RefusedRowsFile(join(folder, errors), []);
  for (const row of result.refused) await written.add(row);
  await written.close();
  return { ...result, errors: join(folder, errors), text: readFileSync(join(folder, errors), 'utf8') };
}

describeOnBothEngines('an error file', ({ open }) => {
  test('of a table is mended and fed back', async () => {
    const database = await open();
    const rows = [
      "A1;'=Zange;K;12,9o;20;Stück",
      'A1;;;110,00;20;10er-Pack',
      ';;;;;',
      'B2;Säge;K;9,50;20;',
      'C3;Feile;K;1;20',
      'B2;Säge;K;9,50;20;',
    ];
    const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit';
    const first = await runInto(database, write('erst.csv', `${head}\n${rows.join('\n')}\n`), 'erst.errors.csv');
    expect(first.counts).toEqual(counts({ created: 1, refused: 4 }));
    const price = 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.';
    const twice = 'Das Produkt kam in der Datei schon vor. Zeilen eines Produkts müssen untereinander stehen.';
    expect(first.text).toBe(
      `\uFEFF${head};Zeile;Ablehnungsgrund\n` +
        `A1;'=Zange;K;12,9o;20;Stück;2;${price}\n` +
        'A1;;;110,00;20;10er-Pack;3;Nicht übernommen, weil Zeile 2 desselben Artikels abgelehnt wurde.\n' +
        'C3;Feile;K;1;20;;6;Zeile 6 hat 5 statt 6 Spalten.\n' +
        `B2;Säge;K;9,50;20;;7;${twice}\n`,
    );
    const mended = write('verbessert.csv', first.text.replace('12,9o', '12,9'));
    const again = await runInto(database, mended, 'nochmals.csv').catch((failure) => failure);
    expect(again.code).toBe('ENOENT');
    expect((await contents(database)).products.map(({ name }) => name)).toEqual(['=Zange', 'Säge', 'Feile']);
  });

  test('says the same again of what was not mended', async () => {
    const database = await open();
    const file = write('falsch.csv', 'Name;Artikelnummer;Kategorie;Preis;Steuersatz\nN;A;P;1;20\n');
    const first = await runInto(database, file, 'eins.csv');
    const again = await runInto(database, first.errors, 'zwei.csv');
    expect([again.text, again.notes]).toEqual([first.text, []]);
  });

  test('of JSON Lines has the lines as they came', async () => {
    const database = await open();
    const price = { gross: 1, taxRates: [{ rate: 20 }] };
    const product = { type: 'product', articleNumber: 'A', name: 'A', conditions: [{ price }] };
    const wrong = JSON.stringify({ ...product, categoryPath: [{ _id: 'fehlt' }] });
    const first = await runInto(database, write('falsch.jsonl', `${wrong}\n\n{kaputt\n`), 'falsch.errors.jsonl');
    expect(first.text).toBe(
      `{"type":"refused","line":1,"reason":"Die Kategorie „fehlt“ gibt es nicht."}\n${wrong}\n` +
        '{"type":"refused","line":3,"reason":"Die Zeile ist kein vollständiges JSON-Objekt."}\n{kaputt\n',
    );
    const tree = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 'fehlt', name: 'K' }] };
    const mended = first.text.replace('{kaputt\n', '');
    const again = await run(database, write('mit-baum.jsonl', `${JSON.stringify(tree)}\n${mended}`));
    expect([again.counts, again.refused]).toEqual([counts({ created: 2 }), []]);
  });
});
