import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { contents, counts, head, importFolder, saw } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();
const twice = (line: number) =>
  `Der Artikel steht schon in Zeile ${line}, und sie gilt. Bitte nur eine behalten; sollen es zwei Einheiten sein, dann untereinander und jede mit ihrer Einheit.`;

describeOnBothEngines('rows that cannot be imported are refused', ({ open }) => {
  test('refuses what is wrong with line and reason, and takes the rest', async () => {
    const database = await open();
    const wrong = ['N1;Minus;Werkzeug;-1,00;20;;', 'N2;Reserviert;P;1,00;20;;', 'B2;Noch einmal;Werkzeug;1,00;20;;'];
    const { counts: result, refused } = await run(database, write('teils.csv', `${head}${saw}${wrong.join('\n')}\n`));
    expect(result).toEqual(counts({ created: 1, refused: 3 }));
    expect(refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [3, 'N1', 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.'],
      [4, 'N2', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
      [5, 'B2', twice(2)],
    ]);
    expect((await contents(database)).products).toEqual([{ id: 'b2', name: 'Säge', category_id: 'werkzeug-sägen' }]);
  });

  test('takes an article that comes twice once: the same anew with a warning, another refused with both lines', async () => {
    const database = await open();
    const table = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Bestand\n';
    const [axe, hatchet] = ['A;Axt;K;1;20;5', 'B;Beil;K;2;20;5'];
    const rows = [axe, axe, hatchet, axe, hatchet, 'A;Axt;K;9;20;5'];
    const result = await run(database, write('doppelt.csv', `${table}${rows.join('\n')}\n`));
    expect(result.counts).toEqual(counts({ created: 3, unchanged: 2, refused: 1 }));
    expect(result.warnings).toEqual([
      [3, 'A', 'Sagt dasselbe wie Zeile 2 und zählt einmal.'],
      [5, 'A', 'Sagt dasselbe wie Zeile 2 und zählt einmal.'],
      [6, 'B', 'Sagt dasselbe wie Zeile 4 und zählt einmal.'],
    ]);
    expect(result.refused.map(({ line, reason }) => [line, reason])).toEqual([[7, twice(2)]]);
    const prices = await database.read
      .selectFrom('conditions')
      .select(['id', 'price', 'stock'])
      .orderBy('id')
      .execute();
    expect(prices).toEqual([
      { id: 'a-1', price: 100, stock: 5 },
      { id: 'b-1', price: 200, stock: 5 },
    ]);
    const delta = await run(database, write('dazu.csv', 'Artikelnummer;Bestand\nA;+5\nB;+1\nA;+5\n'));
    expect(delta.refused.map(({ line, reason }) => [line, reason])).toEqual([[4, twice(2)]]);
  });

  test('takes only a PDF for a document, and no file over 30 MB', async () => {
    const database = await open();
    write('seite.pdf', '<script>alert(1)</script>');
    write('riese.pdf', Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(30 * 1024 * 1024)]));
    const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Dokumente\n';
    const file = write('dokumente.csv', `${columns}A;A;K;1;20;seite.pdf\nB;B;K;1;20;riese.pdf\n`);
    const { counts: result, refused, warnings } = await run(database, file);
    expect([result, refused]).toEqual([counts({ created: 2 }), []]);
    expect(warnings).toEqual([
      [2, 'A', '"seite.pdf" ist kein PDF.'],
      [3, 'B', 'Die Datei "riese.pdf" ist größer als 30 MB.'],
    ]);
    await expect(run(database, folder)).rejects.toThrow(`"${folder}" ist keine Datei.`);
  });

  test('says of a table that nobody knows what it looks like, and what to do', async () => {
    const database = await open();
    const advice =
      'Bekannt wären zum Beispiel „Artikelnummer“, „Name“, „Kategorie“, „Preis“, „Steuersatz“ und „Bestand“ (alle in docs/import.md). Heißen die Spalten anders, schlägt „import DATEI --propose-mapping“ eine Zuordnung vor. Es wurde nichts geändert.';
    const known = 'Davon bekannt: keine.';
    for (const [text, looks] of [
      ['foo;bar\n1;2\n', `Trennzeichen „;“, Kodierung UTF-8) mit den Überschriften „foo“, „bar“. ${known}`],
      [
        Buffer.from('f\xfc\tVK\n1\t2\n', 'latin1'),
        'Trennzeichen Tabulator, Kodierung Windows-1252) mit den Überschriften „fü“, „VK“. Davon bekannt: „VK“.',
      ],
      ['Liebe Kunden\n', `ohne Trennzeichen, Kodierung UTF-8) mit der Überschrift „Liebe Kunden“. ${known}`],
    ] as const)
      await expect(run(database, write('fremd.csv', text))).rejects.toThrow(
        new ImportImpossible(`Es fehlt die Spalte „Artikelnummer“. Gelesen wurde eine Tabelle (${looks} ${advice}`),
      );
    const many = Array.from({ length: 14 }, (_, i) => `h${i}${'x'.repeat(i === 0 ? 50 : 0)}`);
    await expect(run(database, write('viele.csv', `${many.join(';')}\n`))).rejects.toThrow(
      /„h0x{38}…“, „h1“, .*„h11“ und 2 weiteren\. Davon bekannt: keine\./,
    );
  });

  test('leaves no category behind of a product that is refused', async () => {
    const database = await open();
    const rows = 'N1;Falsch;Neu > P;1,00;20;;\nN2;Ohne Preis;Neu > Zangen;;20;;\n';
    expect((await run(database, write('ohne.csv', head + rows))).counts).toEqual(counts({ refused: 2 }));
    expect((await contents(database)).categories).toEqual([]);
  });

  test('names every refused row of an article with its own reason', async () => {
    const database = await open();
    const rows = ['X1;Mehrfach;Werkzeug;-1,00;20;;', 'X1;;;2,00;20;Paar;', 'X1;;;3,00;abc;Satz;'];
    const { counts: result, refused } = await run(database, write('mehrfach.csv', `${head}${rows.join('\n')}\n`));
    expect(result).toEqual(counts({ refused: 3 }));
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.'],
      [3, 'Nicht übernommen, weil Zeile 2 desselben Artikels abgelehnt wurde.'],
      [4, 'Steuersatz: muss ein Prozentsatz wie 20 oder 4,9 sein.'],
    ]);
  });
});
