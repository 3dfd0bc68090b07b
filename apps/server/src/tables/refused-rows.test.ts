import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ImportImpossible } from './import-impossible.ts';
import { RefusedRowsFile } from './refused-rows.ts';

const headings = ['Zeile', 'Artikel', 'Grund'];
const folder = mkdtempSync(join(tmpdir(), 'kontor-refused-'));
afterAll(() => rmSync(folder, { recursive: true }));

const refused = (line: number, name: string) => ({ line, rows: 1, name, reason: 'Preis: fehlt.' });

test('a table of what was refused, without formulas', async () => {
  const path = join(folder, 'tabelle.csv');
  const file = new RefusedRowsFile(path, headings);
  await file.add(refused(2, 'A1'));
  await file.add(refused(3, '=1+1'));
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe("\uFEFFZeile;Artikel;Grund\n2;A1;Preis: fehlt.\n3;'=1+1;Preis: fehlt.\n");
});

test('the table of an earlier run goes when nothing was refused', async () => {
  const path = join(folder, 'alt.csv');
  writeFileSync(path, 'alt');
  await new RefusedRowsFile(path, headings).close();
  expect(existsSync(path)).toBe(false);
});

test('a file that cannot be written ends the import with a sentence', async () => {
  const path = join(folder, 'fehlt', 'fehler.csv');
  const sentence = `Die Fehlerdatei "${path}" kann nicht geschrieben werden (ENOENT). Der Rest wurde nicht eingelesen.`;
  await expect(new RefusedRowsFile(path, headings).add(refused(2, 'A1'))).rejects.toThrow(
    new ImportImpossible(sentence),
  );
});

test.runIf(existsSync('/dev/full'))('a full disk ends the import with a sentence', async () => {
  const sentence =
    'Die Fehlerdatei "/dev/full" kann nicht geschrieben werden (ENOSPC). Der Rest wurde nicht eingelesen.';
  await expect(new RefusedRowsFile('/dev/full', headings).add(refused(2, 'A1'))).rejects.toThrow(
    new ImportImpossible(sentence),
  );
});

test('gives rows of a table back as they came, with line and reason beside them', async () => {
  const path = join(folder, 'zurück.csv');
  const file = new RefusedRowsFile(path, headings);
  const table = { headings: ['Artikelnummer', 'Name'], delimiter: '\t' };
  await file.add({ ...refused(2, 'A1'), source: { table, cells: ['A1', 'Zange\tlang'] } });
  await file.add({ ...refused(3, '-5'), source: { table, cells: ['-5'] } });
  await file.add({ ...refused(4, 'C'), source: { table, cells: ['C', '=1+1', 'zu viel'] } });
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFFArtikelnummer\tName\tZeile\tAblehnungsgrund\n' +
      'A1\t"Zange\tlang"\t2\tPreis: fehlt.\n' +
      '-5\t\t3\tPreis: fehlt.\n' +
      "C\t'=1+1\tzu viel\t4\tPreis: fehlt.\n",
  );
});

test('gives lines of JSON back as they came, each below a remark', async () => {
  const path = join(folder, 'zurück.jsonl');
  const file = new RefusedRowsFile(path, headings);
  await file.add({ ...refused(7, 'A1'), source: { json: '{"type":"product", "a": 1.50}' } });
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe(
    '{"type":"refused","line":7,"reason":"Preis: fehlt."}\n{"type":"product", "a": 1.50}\n',
  );
});
