import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const rows = ['A;Größe 1;Küche;1;20', 'B;Öl;Küche;2;20', 'C;Möbel;Küche;3;20'];
const text = `Artikelnummer;Name;Kategorie;Preis;Steuersatz\n${rows.join('\n')}\n`;
const bytes = (with_: (text: string) => string) => Buffer.from(with_(Buffer.from(text).toString('latin1')), 'latin1');
/** The Ö of one row in a Windows encoding. */
const wrong = bytes((utf8) => utf8.replace('\xc3\x96l', '\xd6l'));

describeOnBothEngines('a broken letter', ({ open }) => {
  test('refuses its row by name, and the others keep their letters', async () => {
    const database = await open();
    const { counts: counted, refused } = await run(database, write('kaputt.csv', wrong));
    expect(counted).toEqual(counts({ created: 2, refused: 1 }));
    expect(refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [
        3,
        'B',
        'Ein Zeichen ist beschädigt: „\uFFFDl“. Die Datei ist UTF-8, diese Stelle ist es nicht. Bitte berichtigen.',
      ],
    ]);
    const names = await database.read.selectFrom('products').select('name').orderBy('id').execute();
    expect(names).toEqual([{ name: 'Größe 1' }, { name: 'Möbel' }]);
    const categories = await database.read.selectFrom('categories').select('name').where('id', '!=', 'shop').execute();
    expect(categories).toEqual([{ name: 'Küche' }]);
  });

  test('in a heading refuses the file', async () => {
    const database = await open();
    const file = write(
      'kopf.csv',
      bytes((utf8) => `K\xfcrze;${utf8}`.replaceAll('\nA', '\n1;A')),
    );
    await expect(run(database, file)).rejects.toThrow('in den Überschriften ist ein Zeichen beschädigt: "K\uFFFDrze"');
  });

  test('in the row that names a category refuses what stands below it', async () => {
    const database = await open();
    const list = 'Artikelnummer;Name;Preis;Steuersatz\nGrößen;;;\nA;Größe;1;20\nM\xf6bel;;;\nC;Kästen;3;20\n';
    const split = list.indexOf('M\xf6bel') + 1;
    const whole = Buffer.concat([
      Buffer.from(list.slice(0, split)),
      Buffer.from([0xf6]),
      Buffer.from(list.slice(split + 1)),
    ]);
    const { refused } = await run(database, write('gruppe.csv', whole));
    expect(refused.map(({ name }) => name)).toEqual(['C']);
  });

  test('in JSON Lines refuses its line', async () => {
    const database = await open();
    const product = (articleNumber: string, name: string) =>
      JSON.stringify({
        ...{ type: 'product', articleNumber, name, categoryPath: [{ _id: 'k' }] },
        conditions: [{ price: { gross: 1, taxRates: [{ rate: 20 }] } }],
      });
    const tree = '{"type":"category","_id":"shop","name":"Shop","isRoot":true,"children":[{"_id":"k","name":"Küche"}]}';
    const lines = Buffer.from([tree, product('A', 'Öl'), product('B', 'XX')].join('\n'));
    const at = lines.indexOf('XX');
    const file = Buffer.concat([lines.subarray(0, at), Buffer.from([0xd6]), lines.subarray(at + 2)]);
    const { counts: counted, refused } = await run(database, write('zeilen.jsonl', file));
    expect(counted).toMatchObject({ refused: 1 });
    expect(refused.map(({ name }) => name)).toEqual(['B']);
  });

  test('that was lost before is taken, with a warning', async () => {
    const database = await open();
    const { counts: counted, warnings } = await run(database, write('alt.csv', text.replace('Öl', '\uFFFDl')));
    expect(counted).toEqual(counts({ created: 3 }));
    expect(warnings).toEqual([[3, 'B', 'Ein Zeichen ging schon vor dieser Datei verloren: „\uFFFDl“.']]);
  });

  test('in UTF-8 within a file of Windows is read as it was meant, with a warning', async () => {
    const database = await open();
    const rows = [
      'A;Größe Ä;Küche;1;20',
      'B;M\xc3\xbcller \xe2\x82\xac;K\xfcche;2;20',
      'C;CAF\xc9\xae \xc3;M\xf6bel \xfc;3;20',
      'D;\xc4\xae;K\xfcche;4;20',
    ];
    const file = `Artikelnummer;Name;Kategorie;Preis;Steuersatz\r\n${rows.join('\r\n')}\r\n`;
    const { counts: counted, warnings } = await run(database, write('gemischt.csv', Buffer.from(file, 'latin1')));
    expect(counted).toEqual(counts({ created: 4 }));
    const names = await database.read.selectFrom('products').select('name').orderBy('id').execute();
    expect(names.map(({ name }) => name)).toEqual(['Größe Ä', 'Müller €', 'CAFÉ® Ã', 'Ä®']);
    expect(warnings).toEqual([
      [
        3,
        'B',
        '„Müller €“ steht in UTF-8 in einer Datei, die es sonst nicht ist; so gelesen. Bitte die ganze Datei als UTF-8 speichern.',
      ],
    ]);
  });

  test('that is encoded twice is taken, with a warning', async () => {
    const database = await open();
    const file = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;GÃ¼rtel;Mode;1;20\nB;Größe Ä;Mode;2;20\n';
    const { counts: counted, warnings } = await run(database, write('doppelt.csv', file));
    expect(counted).toEqual(counts({ created: 2 }));
    expect(warnings).toEqual([
      [
        2,
        'A',
        '„GÃ¼rtel“ hat Umlaute, die zweimal kodiert sind; so übernommen. Bitte die Datei neu exportieren, als UTF-8.',
      ],
    ]);
  });

  test('a file of a shop that breaks off in a row is not read at all', async () => {
    const database = await open();
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Vendor\n';
    const file = write('shopify.csv', `${head}a,Axt,Title,Default Title,A,12.90,Huber\nb,Beil,Title,Def`);
    await expect(run(database, file, { mapping: { taxRate: 20 } })).rejects.toThrow(
      'Zeile 3 hat 4 statt 7 Spalten, und die Datei endet in ihr: sie ist wohl abgerissen.',
    );
    expect(await database.read.selectFrom('products').select('id').execute()).toEqual([]);
  });
});
