import { describe, expect, test } from 'vitest';
import { csvTable } from '../../../../tables/csv-rows.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { columns, knownHeadings } from './csv-columns.ts';
import { readTable } from './csv-reader.ts';

async function read(...chunks: string[]): Promise<{ records: ImportRecord[]; notes: string[] }> {
  async function* text() {
    yield* chunks;
  }
  const records: ImportRecord[] = [];
  const notes: string[] = [];
  for await (const record of readTable(await csvTable(text(), knownHeadings), (note) => notes.push(note)))
    records.push(record);
  return { records, notes };
}

const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit\n';
const drafts = (records: ImportRecord[]) =>
  records.map((record) => (record.kind === 'product' ? record.draft : record));

describe('a CSV file', () => {
  test('is one row a condition, rows of one product together', async () => {
    const { records } = await read(
      head,
      'A1;Zange;Werkzeug > Zangen;12,90;20;Stück\nA1;Zange;;110,00;20;10er-Pack\nB2;Säge;Werkzeug;9.5;20;\n',
    );
    expect(records).toMatchObject([
      { kind: 'product', line: 2, rows: 2 },
      { kind: 'product', line: 4, rows: 1 },
    ]);
    expect(drafts(records)).toMatchObject([
      {
        articleNumber: 'A1',
        name: 'Zange',
        category: { kind: 'names', names: ['Werkzeug', 'Zangen'] },
        conditions: [
          { gross: 12.9, taxRate: 20, unit: 'Stück' },
          { gross: 110, taxRate: 20, unit: '10er-Pack' },
        ],
      },
      { articleNumber: 'B2', conditions: [{ gross: 9.5, unit: undefined }] },
    ]);
  });

  test.each([
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ])('may be separated by %s', async (_name, delimiter) => {
    const { records } = await read(
      `articleNumber;name;category;price;taxRate\nA;B;C;1;20\n`.replaceAll(';', delimiter),
    );
    expect(drafts(records)).toMatchObject([{ articleNumber: 'A', name: 'B', conditions: [{ gross: 1 }] }]);
  });

  test('is not separated by what stands between the values of a cell', async () => {
    const { records } = await read('Artikelnummer;Bilder\nA1;a.png | b.png | c.png\nB2;d.png | e.png | f.png\n');
    expect(drafts(records)).toMatchObject([{ articleNumber: 'A1' }, { articleNumber: 'B2' }]);
  });

  test('has headers in German or English, in any order and case, with a byte order mark', async () => {
    const { records } = await read('\uFEFFPREIS;steuersatz;Kategorie;NAME;articlenumber\n1,00;20;K;N;A\n');
    expect(drafts(records)).toMatchObject([{ articleNumber: 'A', name: 'N', conditions: [{ gross: 1, taxRate: 20 }] }]);
  });

  test('reads attribute groups from their columns and leaves empty ones out', async () => {
    const { records } = await read(
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Attribut: Länge;attribute:Farbe\nA;B;C;1;20;2 mm;\n',
    );
    expect(drafts(records)).toMatchObject([{ attributes: [{ name: 'Länge', value: '2 mm' }] }]);
  });

  test('keeps quoted separators, quotes and line breaks inside a cell, whatever the chunks', async () => {
    const text = `${head}A1;"Zange; ""extra""\nlang";K;1;20;Stück\nB2;N;K;2;20;Stück\n`;
    const { records } = await read(...text);
    expect(drafts(records)).toMatchObject([{ name: 'Zange; "extra"\nlang' }, { articleNumber: 'B2' }]);
  });

  test('keeps quotes that stand within a cell, without reading on behind its end', async () => {
    const { records } = await read(head, 'A1;Rohr 3/4" verzinkt;K;1;20;Stück\nB2;"Alm" Hemd;K;2;20;\nC3;"a";K;3;20;\n');
    expect(drafts(records)).toMatchObject([{ name: 'Rohr 3/4" verzinkt' }, { name: '"Alm" Hemd' }, { name: 'a' }]);
  });

  test('counts rows as a spreadsheet does, and skips those without a word', async () => {
    const { records } = await read(
      `sep=;\r\n${head};;;;;\nA1;"Zange\n\nlang";K;1;20;\n\n \n;; ;;;\nB2;N;K;2;20;\n;;;;;\n`,
    );
    expect(records).toMatchObject([
      { kind: 'product', line: 4, rows: 1 },
      { kind: 'product', line: 8, rows: 1 },
    ]);
  });

  test('names the row of a spreadsheet where it breaks off', async () => {
    const { records } = await read(head, 'A1;"N\nN";K;1;20;\n\nB2;N;K;1;20;\nC3;"N;K');
    expect(records.at(-1)).toMatchObject({
      ...{ kind: 'refused', line: 4, rows: 2, name: 'B2' },
      reason:
        'Ab Zeile 5 ist die Datei nicht lesbar (etwa ein nicht geschlossenes Anführungszeichen). Der Rest wurde nicht gelesen.',
    });
  });

  test.each([
    ['sep=,\n', ','],
    ['"sep=|"\r\n', '|'],
    ['SEP=\t\n', '\t'],
  ])('begins with what separates the cells: %j', async (first, delimiter) => {
    const { records } = await read(`\uFEFF${first}${`${head}A;"B;C";K;1;20;\n`.replaceAll(/;(?!C)/g, delimiter)}`);
    expect(records).toMatchObject([{ line: 3, draft: { articleNumber: 'A', name: 'B;C' } }]);
  });

  test.each([
    [';', 1000],
    ['\t', Number.NaN],
  ])('separated by %j has a stock of 1.000: %d', async (delimiter, stock) => {
    const { records } = await read(
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Bestand\nA;B;K;1;20;1.000\n'.replaceAll(';', delimiter),
    );
    expect(drafts(records)).toMatchObject([{ conditions: [{ stock }] }]);
  });

  test.each([
    [';', '1000g'],
    ['\t', '1.000 g'],
  ])('separated by %j has a content of 1.000 g: %s', async (delimiter, content) => {
    const { records } = await read(
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Inhalt\nA;B;K;1;20;1.000 g\n'.replaceAll(';', delimiter),
    );
    expect(drafts(records)).toMatchObject([{ conditions: [{ content }] }]);
  });

  test('names unknown columns and continues', async () => {
    const { records, notes } = await read('Artikelnummer;Name;Kategorie;Preis;Steuersatz;Laune\nA;B;C;1;20;gut\n');
    expect(records).toHaveLength(1);
    expect(notes).toEqual(['Unbekannte Spalten werden nicht gelesen: "Laune".']);
  });

  test.each([
    [
      'no article numbers',
      'Name;Kategorie;Preis;Steuersatz\nA;B;1;20\n',
      'Es fehlt die Spalte „Artikelnummer“. Gelesen wurde eine Tabelle (Trennzeichen „;“) mit den Überschriften „Name“, „Kategorie“, „Preis“, „Steuersatz“. Davon bekannt: „Name“, „Kategorie“, „Preis“, „Steuersatz“. Bekannt wären zum Beispiel „Artikelnummer“, „Name“, „Kategorie“, „Preis“, „Steuersatz“ und „Bestand“ (alle in docs/import.md). Heißen die Spalten anders, schlägt „import DATEI --propose-mapping“ eine Zuordnung vor. Es wurde nichts geändert.',
    ],
    ['a column twice', `Preis;${head}`, 'Mehrfach vorhandene Spalten: "Preis". Es wurde nichts geändert.'],
    ['nothing in it', '', 'Die Datei ist leer.'],
  ])('with %s is refused whole', async (_reason, text, message) => {
    await expect(read(text)).rejects.toThrow(new ImportImpossible(message));
  });

  test('whose rows end with their last word is read as with empty cells behind it, and says so once', async () => {
    const { records, notes } = await read(
      head,
      'A1;Zange;K;1;20\nA1;Zange;K;9;20;Pack\nB2;N;K;2;20\nC3;Öl;K;2;20;;;\nD4;Beil;K;2;20\n',
    );
    expect(records.map(({ kind, line }) => [kind, line])).toEqual([
      ['product', 2],
      ['product', 4],
      ['product', 5],
      ['product', 6],
    ]);
    expect(drafts(records)).toMatchObject([
      { conditions: [{ unit: undefined }, { unit: 'Pack' }] },
      { articleNumber: 'B2' },
      { articleNumber: 'C3' },
      { articleNumber: 'D4', conditions: [{ gross: 2, taxRate: 20, unit: undefined }] },
    ]);
    expect(notes).toEqual(['3 Zeilen enden (zuerst Zeile 2) vor der letzten Spalte. Was fehlt, ist als leer gelesen.']);
  });

  test('refuses a short row that the file ends in, since it may have broken off there', async () => {
    const { records, notes } = await read(head, 'A1;Zange;K;1;20\n', 'B2;Säge;K;1;2');
    expect(records).toMatchObject([
      { kind: 'product', line: 2 },
      {
        ...{ kind: 'refused', line: 3, name: 'B2', isCut: true },
        reason:
          'Zeile 3 hat 5 statt 6 Spalten, und die Datei endet in ihr: sie ist wohl abgerissen. Bitte noch einmal exportieren. Ist die Zeile so gemeint, gehört ein Zeilenende dahinter.',
      },
    ]);
    expect(notes).toEqual(['Zeile 2 endet vor der letzten Spalte. Was fehlt, ist als leer gelesen.']);
  });

  test('reads of an article that goes what is there', async () => {
    const { records } = await read('Artikelnummer;Löschen;Name;Preis\nA1;ja\nB2;;N\n');
    expect(records).toMatchObject([
      { kind: 'product', draft: { articleNumber: 'A1', isToGo: 'ja' } },
      { kind: 'refused', name: 'B2', reason: 'Zeile 3 hat 3 statt 4 Spalten.' },
    ]);
  });

  test('refuses a product with a row of the wrong width, and no other', async () => {
    const { records } = await read(
      head,
      'A1;Zange;K;1;20;Stück\nA1;Zange;K;1\nB2;N;K;2;20;Stück\nC3;Öl; fein;K;2;20;Stück\n',
    );
    expect(records).toMatchObject([
      { kind: 'refused', line: 2, rows: 2, name: 'A1', reason: 'Zeile 3 hat 4 statt 6 Spalten.' },
      { kind: 'product', line: 4 },
      {
        ...{ kind: 'refused', line: 5, name: 'C3' },
        reason:
          'Zeile 5 hat 7 statt 6 Spalten. Eine Zelle, in der das Trennzeichen steht, gehört in Anführungszeichen.',
      },
    ]);
  });

  test('that breaks off inside a quoted cell refuses the product it breaks off in, and keeps the whole ones before', async () => {
    const { records } = await read(head, 'A1;N;K;1;20;Stück\nB2;N;K;1;20;Stück\nB2;N;K;2;20;"10er-Pa');
    expect(records).toMatchObject([
      { kind: 'product', line: 2, draft: { articleNumber: 'A1' } },
      { kind: 'refused', line: 3, name: 'B2' },
    ]);
  });

  test('reads what is no number as such, so that the check can name it', async () => {
    const { records } = await read(head, 'A1;N;K;gratis;20;Stück\n');
    expect(drafts(records)).toMatchObject([{ conditions: [{ gross: Number.NaN }] }]);
  });
});

describe('a list of a supplier', () => {
  test.each([
    ['1 a byte order mark', '\uFEFFArt.-Nr.;Bezeichnung;Kategorie;VK;MwSt\nA;N;K;1,00;20\n', 100],
    ['10 a dot and a comma', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;1.000,92;20\n', 100_092],
    [
      '11 a thousand, where others have a comma',
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;1.000;20\nB;N;K;2,50;20\n',
      100_000,
    ],
    [
      'one, where others have a dot',
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;1.000;20\nB;N;K;2.50;20\n',
      100,
    ],
    ['an English thousand', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;"1,234.50";20\n', 123_450],
    ['12 a euro sign', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;1.355,90€;20\n', 135_590],
    ['13 a thin space', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;10\u202F237,65;20\n', 1_023_765],
    ['a dash for no cents', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;12,- €;20\n', 1200],
    [
      'a title with commas above',
      'Preisliste, Stand 1.1.2026, netto\n\nArtikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;3;20\n',
      300,
    ],
  ])('as CSV: %s', async (_name, text, price) => {
    const { records } = await read(text);
    expect(drafts(records)).toContainEqual(
      expect.objectContaining({ articleNumber: 'A', conditions: [expect.objectContaining({ gross: price / 100 })] }),
    );
  });

  test.each([...Object.keys(columns), ...Object.values(columns)])(
    'a table of attributes and one of categories may hold one called %s',
    async (name) => {
      const attributes = await read('Attribut;Filter\n', `${name};nein\n`);
      expect(attributes.records).toMatchObject([{ kind: 'attribute', name }]);
      const categories = await read('Kategorie;Beschreibung\n', `${name};Gut sortiert\n`);
      expect(categories.records).toMatchObject([{ kind: 'category', category: { names: [name] } }]);
    },
  );
});
