import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();
const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;GTIN;Lagerstatus;Rücknahme;Bilder;Dokumente\n';

describeOnBothEngines('a description that is too long', ({ open }) => {
  test('is left out with a warning, and the article comes in and keeps the one that it has', async () => {
    const database = await open();
    const file = (text: string) =>
      write('lang.csv', `Artikelnummer;Name;Kategorie;Preis;Steuersatz;Beschreibung\nA;Zange;X;9;20;${text}\n`);
    await run(database, file('Gut.'));
    const { refused, warnings } = await run(database, file('Zeile '.repeat(34_891)));
    expect([refused, warnings]).toEqual([[], [[2, 'A', 'Beschreibung: länger als 100000 Zeichen, nicht übernommen.']]]);
    const stored = await database.read.selectFrom('products').select('html_description').execute();
    expect(stored).toEqual([{ html_description: 'Gut.' }]);
  });
});

describeOnBothEngines('a row that would still be sold correctly is imported without its wrong values', ({ open }) => {
  test('says of each row what was left out and why', async () => {
    const database = await open();
    const rows = [
      'A;A;K;1;20;4006381333932;;;;',
      'B;B;K;1;20;;lila;Sondermüll;;',
      'C;C;K;1;20;;;Batterie|Sondermüll;kein-bild.png|zange.png|fehlt.png;',
      'D;D;K;1;20;;;;https://example.com/a.jpg;HTTP://example.com/a.pdf',
      'E;E;K;1;20;;;;../../../etc/hostname;',
    ];
    const result = await run(database, write('hinweise.csv', `${columns}${rows.join('\n')}\n`));
    expect([result.counts, result.refused]).toEqual([counts({ created: 5 }), []]);
    const elsewhere = (address: string) => `"${address}" wird im Probelauf nicht abgerufen.`;
    expect(result.warnings).toEqual([
      [2, 'A', 'GTIN: die Prüfziffer stimmt nicht, oder sie hat nicht 8, 12, 13 oder 14 Ziffern; nicht übernommen.'],
      [3, 'B', 'Lagerstatus: weder grün noch gelb noch rot, nicht übernommen.'],
      [3, 'B', 'Rücknahme: weder Elektrogerät noch Batterie, nicht übernommen.'],
      [4, 'C', 'Rücknahme: weder Elektrogerät noch Batterie, nicht übernommen.'],
      [4, 'C', '"kein-bild.png" ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder GIF).'],
      [4, 'C', 'Die Datei "fehlt.png" wurde nicht gefunden.'],
      [5, 'D', elsewhere('https://example.com/a.jpg')],
      [5, 'D', elsewhere('HTTP://example.com/a.pdf')],
      [
        6,
        'E',
        expect.stringMatching(/^Die Datei ".*hostname" (liegt außerhalb des Bilderordners|wurde nicht gefunden)\.$/),
      ],
    ]);
    const stored = await database.read
      .selectFrom('products')
      .select(['id', 'gtin', 'stock_status', 'take_back', 'pictures', 'documents'])
      .orderBy('id')
      .execute();
    const bare = { gtin: null, stock_status: 'green', take_back: null, pictures: '[]', documents: '[]' };
    const [picture] = await database.read.selectFrom('files').select('id').execute();
    expect(stored).toEqual([
      { id: 'a', ...bare },
      { id: 'b', ...bare },
      { id: 'c', ...bare, take_back: '["battery"]', pictures: JSON.stringify([{ content: picture?.id }]) },
      { id: 'd', ...bare },
      { id: 'e', ...bare },
    ]);
  });

  test('names articles that share a GTIN, which come in all the same', async () => {
    const database = await open();
    const gtins = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;GTIN\n';
    const [one, other] = ['4006381333931', '96385074'];
    await run(database, write('erste.csv', `${gtins}A;A;K;1;20;${one}\nB;B;K;1;20;${other}\n`));
    const file = write('zweite.csv', `${gtins}C;C;K;1;20;${one}\nD;D;K;1;20;\nE;E;K;1;20;\n`);
    expect(await run(database, file)).toMatchObject({ counts: counts({ created: 3 }), refused: [], warnings: [] });
    const shared = (articles: string) =>
      `Dieselbe GTIN haben mehrere Artikel im Verkauf: ${articles}. Eine GTIN bezeichnet einen Artikel; eine Packung hat eine eigene. Bitte prüfen.`;
    expect((await run(database, file)).notes).toEqual([shared(`${one} (A, C)`)]);
    // A file is not warned about columns it does not have, or about articles off sale.
    expect((await run(database, write('preis.csv', 'Artikelnummer;Preis\nA;2\n'))).notes).toEqual([]);
    expect((await run(database, write('b.csv', `Artikelnummer;GTIN\nB;${other}\n`))).notes).toEqual([]);
    await run(database, write('weg.csv', 'Artikelnummer;Aktiv\nA;nein\n'));
    expect((await run(database, file)).notes).toEqual([]);
  });

  test('names articles whose tax rate no country has that the shop sells to', async () => {
    const database = await open();
    const shop = { taxRates: [1900, 2000], soldRates: new Set([2000]) };
    const file = write('saetze.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;A;K;1;19\nB;B;K;1;20\n');
    const taken = await run(database, file, shop);
    expect([taken.counts, taken.notes]).toEqual([
      counts({ created: 2 }),
      [
        'Diesen Steuersatz hat keines der Länder, in die der Shop verkauft (Einstellungen countries, taxRates): A. Bitte prüfen.',
      ],
    ]);
    const { soldRates: _, ...anywhere } = shop;
    expect((await run(database, file, anywhere)).notes).toEqual([]);
    expect((await run(database, write('preise.csv', 'Artikelnummer;Preis\nA;2\n'), shop)).notes).toEqual([]);
  });

  test('names in a dry run what the file itself gives one GTIN', async () => {
    const database = await open();
    const rows = ['A', 'B', 'C'].map((article) => `${article};${article};K;1;20;4006381333931\n`).join('');
    const file = write('packungen.csv', `Artikelnummer;Name;Kategorie;Preis;Steuersatz;GTIN\n${rows}`);
    expect((await run(database, file, { dryRun: true })).notes).toEqual([
      'Diese GTIN hatte in der Datei schon ein anderer Artikel: 4006381333931 (B), 4006381333931 (C). Bitte prüfen.',
    ]);
    expect((await run(database, file)).notes).toHaveLength(1);
  });

  test('finds files whatever the case and the slashes of their names', async () => {
    const database = await open();
    mkdirSync(join(folder, 'Fotos/Groß'), { recursive: true });
    copyFileSync(join(folder, 'zange.png'), join(folder, 'Fotos/Groß/Säge.PNG'));
    write('Fotos/Blatt.pdf', '%PDF-1.7');
    const row = String.raw`A;A;K;1;20;;;;fotos\GROẞ\säge.png|Zange.PNG;FOTOS\blatt.PDF`;
    expect(await run(database, write('windows.csv', `${columns}${row}\n`))).toMatchObject({
      counts: counts({ created: 1 }),
      warnings: [],
    });
    const { pictures, documents } = await database.read.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(pictures)).toHaveLength(2);
    expect(JSON.parse(documents)).toMatchObject([{ filename: 'blatt.PDF' }]);
  });

  test('leaves a product that the shop has with what it had', async () => {
    const database = await open();
    const rest = () =>
      database.read
        .selectFrom('products')
        .select(['gtin', 'stock_status', 'stock_status_text', 'take_back', 'pictures'])
        .execute();
    await run(database, write('gut.csv', `${columns}A;A;K;1;20;4006381333931;gelb;Batterie;zange.png;\n`));
    const before = await rest();
    const wrong = write('schlecht.csv', `${columns}A;A;K;1;20;4006381333932;lila;Müll;fehlt.png;\n`);
    const again = await run(database, wrong);
    expect([again.counts, again.warnings.length, await rest()]).toEqual([counts({ unchanged: 1 }), 4, before]);
  });

  test('takes a category with a slash in its name, from a table and from a tree', async () => {
    const database = await open();
    const rows = 'A;A;Motor > Kopf / Block;1;20;;;;;\n';
    expect(await run(database, write('teile.csv', columns + rows))).toMatchObject({ refused: [], warnings: [] });
    const names = () => database.read.selectFrom('categories').select(['id', 'name']).orderBy('id').execute();
    expect(await names()).toEqual([
      { id: 'motor', name: 'Motor' },
      { id: 'motor-kopf-block', name: 'Kopf / Block' },
      { id: 'shop', name: 'Shop' },
    ]);
    const tree = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 'x', name: 'X/Y' }] };
    await run(database, write('baum.jsonl', JSON.stringify(tree)));
    expect((await names()).at(-1)).toEqual({ id: 'x', name: 'X/Y' });
  });
});
