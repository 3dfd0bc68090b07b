import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { contents, counts, head, importFolder, saw } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();

describeOnBothEngines('what cannot be imported is refused', ({ open }) => {
  test('refuses what is wrong with line and reason, and takes the rest', async () => {
    const database = await open();
    const wrong = [
      'N1;Minus;Werkzeug;-1,00;20;;',
      'N2;Reserviert;P;1,00;20;;',
      'N3;Kein Bild;Werkzeug;1,00;20;;kein-bild.png',
      'N4;Fehlt;Werkzeug;1,00;20;;fehlt.png',
      'N5;Draußen;Werkzeug;1,00;20;;../../../etc/hostname',
      'B2;Noch einmal;Werkzeug;1,00;20;;',
    ];
    const { counts: result, refused } = await run(database, write('teils.csv', `${head}${saw}${wrong.join('\n')}\n`));
    expect(result).toEqual(counts({ created: 1, refused: 6 }));
    expect(refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [3, 'N1', 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.'],
      [4, 'N2', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
      [5, 'N3', '"kein-bild.png" ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder GIF).'],
      [6, 'N4', 'Die Datei "fehlt.png" wurde nicht gefunden.'],
      [
        7,
        'N5',
        expect.stringMatching(/^Die Datei ".*hostname" (liegt außerhalb des Bilderordners|wurde nicht gefunden)\.$/),
      ],
      [8, 'B2', 'Das Produkt kam in der Datei schon vor. Zeilen eines Produkts müssen untereinander stehen.'],
    ]);
    expect((await contents(database)).products).toEqual([{ id: 'b2', name: 'Säge', category_id: 'werkzeug-sägen' }]);
  });

  test('takes only a PDF for a document, and no file over 30 MB', async () => {
    const database = await open();
    write('seite.pdf', '<script>alert(1)</script>');
    write('riese.pdf', Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(30 * 1024 * 1024)]));
    const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Dokumente\n';
    const file = write('dokumente.csv', `${columns}A;A;K;1;20;seite.pdf\nB;B;K;1;20;riese.pdf\n`);
    expect((await run(database, file)).refused.map(({ reason }) => reason)).toEqual([
      '"seite.pdf" ist kein PDF.',
      'Die Datei "riese.pdf" ist größer als 30 MB.',
    ]);
    await expect(run(database, folder)).rejects.toThrow(`"${folder}" ist keine Datei.`);
  });

  test('leaves no category behind of a product that is refused', async () => {
    const database = await open();
    const rows = 'N1;Falsch;Neu > P;1,00;20;;\nN2;Ohne Bild;Neu > Zangen;1,00;20;;fehlt.png\n';
    expect((await run(database, write('ohne.csv', head + rows))).counts).toEqual(counts({ refused: 2 }));
    expect((await contents(database)).categories).toEqual([]);
  });

  test('names every refused row of an article with its own reason', async () => {
    const database = await open();
    const rows = ['X1;Mehrfach;Werkzeug;-1,00;20;;', 'X1;;;2,00;20;Paar;', 'X1;;;3,00;abc;Satz;'];
    const { counts: result, refused } = await run(database, write('mehrfach.csv', `${head}${rows.join('\n')}\n`));
    expect(result).toEqual(counts({ refused: 3 }));
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.'],
      [3, 'Nicht übernommen, weil Zeile 2 desselben Artikels abgelehnt wurde.'],
      [4, 'Steuersatz: muss ein Prozentsatz wie 20 oder 4,9 sein.'],
    ]);
  });
});
