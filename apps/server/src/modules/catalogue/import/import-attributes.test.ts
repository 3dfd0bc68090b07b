import { expect, test } from 'vitest';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { attributeRows } from '../attributes.repository.ts';
import { exportCatalogue } from '../export/catalogue-export.service.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const head = 'Attribut;Gruppe;Art;Einheit;Filter;Tabelle;Intern;Suche\n';
const usual = { group_name: null, kind: null, unit: null, filter: 1, listed: 1, internal: 0, searched: 1 };
const names = async ({ read }: Database) => (await attributeRows(read)).map(({ name }) => name);

async function exported(database: Database, subject: 'attributes' | 'products', format: 'csv' | 'jsonl') {
  let text = '';
  const write = async (part: string) => {
    text += part;
  };
  const shop = { declaration: 'gross', title: '', publicUrl: undefined, brandAttribute: 'Marke', now: 0 } as const;
  await exportCatalogue({ database, ...shop, subject, format, filter: {}, write });
  return text;
}

describeOnBothEngines('definitions of attributes', ({ open }) => {
  test('come by a table of their own, which tells itself by what it names', async () => {
    const database = await open();
    const file = write(
      'attribute.csv',
      `${head}Länge;Maße;Zahl;mm;ja;ja;nein;nein\nVegan;;Ja/Nein;;;;;\nLieferant;;;;;;ja;\nDuft;;Mehrere;;nein;nein;;\n`,
    );
    expect((await run(database, file, { dryRun: true })).counts).toEqual(counts({ created: 4 }));
    expect(await names(database)).toEqual([]);

    const taken = await run(database, file);
    expect([taken.counts, taken.refused, taken.notes]).toEqual([counts({ created: 4 }), [], []]);
    expect(await attributeRows(database.read)).toEqual([
      { ...usual, name: 'Länge', group_name: 'Maße', kind: 'number', unit: 'mm', searched: 0 },
      { ...usual, name: 'Vegan', kind: 'yes-no' },
      { ...usual, name: 'Lieferant', internal: 1 },
      { ...usual, name: 'Duft', kind: 'several', filter: 0, listed: 0 },
    ]);

    const version = await currentVersion(database.read);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 4 }));
    expect(await currentVersion(database.read)).toBe(version);
  });

  test('a part changes what it names: columns without a heading stay, and so does the order of the others', async () => {
    const database = await open();
    await run(database, write('alle.csv', `${head}A;;Zahl;mm;;;;\nB;;;;;;;\nC;;;;;;;\n`));
    const part = await run(database, write('teil.csv', 'Attribut;Intern\nC;ja\nA;\nD;\n'));
    expect(part.counts).toEqual(counts({ created: 1, changed: 1, unchanged: 1 }));
    expect(await attributeRows(database.read)).toEqual([
      { ...usual, name: 'C', internal: 1 },
      { ...usual, name: 'B' },
      { ...usual, name: 'A', kind: 'number', unit: 'mm' },
      { ...usual, name: 'D' },
    ]);
    await run(database, write('weg.csv', 'Attribut;Löschen\nB;ja\n'));
    expect(await names(database)).toEqual(['C', 'A', 'D']);
  });

  test('an unreadable definition is refused, and nothing of it is stored', async () => {
    const database = await open();
    const { counts: counted, refused } = await run(
      database,
      write('schlecht.csv', `${head};Maße;;;;;;\nA;;Datum;;;;;\nB;;;;;;vielleicht;\nC;;;;;;;\nC;;;;;;;\n`),
    );
    expect(counted).toEqual(counts({ created: 1, refused: 4 }));
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Attribut: fehlt.'],
      [3, 'Art: muss Text, Zahl, Ja/Nein oder Mehrere sein.'],
      [4, 'Intern: muss ja oder nein sein.'],
      [6, 'Attribut: „C“ kam in der Datei schon vor.'],
    ]);
    expect(await names(database)).toEqual(['C']);
  });

  test('exported with what products have besides, as it looks; JSON Lines have what is defined and change nothing', async () => {
    const database = await open();
    const products =
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Attribut: Länge;Attribut: Vegan;Attribut: Farbe\n' +
      'A;A;W;1;20;12 cm;ja;rot|blau\nB;B;W;1;20;80 mm;nein;rot\nC;C;W;1;20;9 mm;;\n';
    await run(database, write('artikel.csv', products));
    await run(database, write('attribute.csv', `${head}Farbe;Aussehen;;;;;;\n`));
    const table = await exported(database, 'attributes', 'csv');
    expect(table).toBe(
      '\uFEFFAttribut;Gruppe;Art;Einheit;Filter;Tabelle;Intern;Suche;Verwendet;Werte\n' +
        'Farbe;Aussehen;;;ja;ja;nein;ja;2;rot | blau\n' +
        'Länge;;Zahl;mm;ja;ja;nein;ja;3;12 cm | 80 mm | 9 mm\n' +
        'Vegan;;Ja/Nein;;ja;ja;nein;ja;2;ja | nein\n',
    );
    expect(await exported(database, 'attributes', 'jsonl')).toBe(
      '{"type":"attribute","name":"Farbe","group":"Aussehen","kind":null,"unit":null,"filter":true,"listed":true,"internal":false,"searched":true}\n',
    );

    const whole = write('alles.jsonl', await exported(database, 'products', 'jsonl'));
    const version = await currentVersion(database.read);
    expect((await run(database, whole)).counts).toEqual(counts({ unchanged: 5 }));
    expect(await currentVersion(database.read)).toBe(version);

    const all = await run(database, write('tabelle.csv', table));
    expect([all.counts, all.notes]).toEqual([counts({ created: 2, unchanged: 1 }), []]);
    expect((await attributeRows(database.read)).map(({ name, kind, unit }) => [name, kind, unit])).toEqual([
      ['Farbe', null, null],
      ['Länge', 'number', 'mm'],
      ['Vegan', 'yes-no', null],
    ]);
    expect(await exported(database, 'products', 'csv')).toContain('12 cm;ja;rot | blau');
  });

  test('of two imports at once neither takes back what the other says', async () => {
    const database = await open();
    const files = ['A', 'B'].map((name) => write(`${name}.csv`, `Attribut;Einheit\n${name};mm\n`));
    await Promise.all(files.map((file) => run(database, file)));
    expect((await names(database)).toSorted()).toEqual(['A', 'B']);
  });
});
