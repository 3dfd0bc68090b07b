import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { contents, counts, head, importFolder, saw } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();

describeOnBothEngines('what cannot be imported is refused', ({ open }) => {
  test('refuses what is wrong with line and reason, and takes the rest', async () => {
    const database = await open();
    const wrong = ['N1;Minus;Werkzeug;-1,00;20;;', 'N2;Reserviert;P;1,00;20;;', 'B2;Noch einmal;Werkzeug;1,00;20;;'];
    const { counts: result, refused } = await run(database, write('teils.csv', `${head}${saw}${wrong.join('\n')}\n`));
    expect(result).toEqual(counts({ created: 1, refused: 3 }));
    expect(refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [3, 'N1', 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.'],
      [4, 'N2', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
      [5, 'B2', 'Das Produkt kam in der Datei schon vor. Zeilen eines Produkts müssen untereinander stehen.'],
    ]);
    expect((await contents(database)).products).toEqual([{ id: 'b2', name: 'Säge', category_id: 'werkzeug-sägen' }]);
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
