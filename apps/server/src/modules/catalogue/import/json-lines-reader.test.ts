import { expect, test } from 'vitest';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { readJsonLines } from './json-lines-reader.ts';
import type { ImportRecord } from './records/import-record.ts';

async function readWithNotes(...chunks: string[]): Promise<{ records: ImportRecord[]; notes: string[] }> {
  async function* text() {
    yield* chunks;
  }
  const notes: string[] = [];
  return { records: await Array.fromAsync(readJsonLines(text(), (note) => notes.push(note))), notes };
}

const read = async (...chunks: string[]) => (await readWithNotes(...chunks)).records;

const product = JSON.stringify({
  type: 'product',
  _id: 'p1',
  articleNumber: 'A1',
  name: 'Zange',
  categoryPath: [
    { _id: 'shop', name: 'Shop' },
    { _id: 'k', name: 'K' },
  ],
  conditions: [
    { _id: 'c1', price: { gross: 12, net: 10, tax: 2, taxRates: [{ rate: 20, amount: 2 }] }, unit: 'Stück' },
  ],
});

test('products and trees are read, in any chunks, with or without a last line break', async () => {
  const text = `{"type":"category","_id":"shop","name":"Shop","isRoot":true,"children":[]}\r\n\n${product}`;
  for (const chunks of [[text], [...text]]) {
    expect(await read(...chunks)).toMatchObject([
      { kind: 'categories', line: 1, tree: { _id: 'shop' } },
      {
        kind: 'product',
        line: 3,
        rows: 1,
        draft: {
          id: 'p1',
          category: { kind: 'id', id: 'k' },
          conditions: [{ id: 'c1', gross: 12, net: 10, taxRate: 20 }],
        },
      },
    ]);
  }
});

test.each([
  ['half a line', product.slice(0, 80), 'Die Zeile ist kein vollständiges JSON-Objekt.'],
  ['a list', '[1,2]', 'Die Zeile ist kein vollständiges JSON-Objekt.'],
  ['null', 'null', 'Die Zeile ist kein vollständiges JSON-Objekt.'],
  ['another type', '{"type":"order"}', 'Das Feld "type" muss "category", "attribute" oder "product" sein.'],
])('%s is refused and the next line read', async (_name, line, reason) => {
  expect(await read(`${line}\n${product}\n`)).toMatchObject([
    { kind: 'refused', line: 1, rows: 1, reason },
    { kind: 'product', line: 2 },
  ]);
});

test('a price of several tax rates has no single one', async () => {
  const mixed = product.replace('[{"rate":20,"amount":2}]', '[{"rate":20,"amount":1},{"rate":10,"amount":1}]');
  expect(await read(mixed)).toMatchObject([{ draft: { conditions: [{ taxRate: undefined }] } }]);
});

test('fields that nobody knows are named once, with their lines; those of the contract are not', async () => {
  const mistyped = product
    .replace('"unit":"Stück"', '"unit":"Stück","stok":3')
    .replace('"name"', '"setOf":["A2"],"name"');
  const attribute = '{"type":"attribute","name":"Farbe","art":"Text"}';
  const { records, notes } = await readWithNotes(`${mistyped}\n${mistyped}\n${attribute}\n${product}\n`);
  expect(records.map(({ kind }) => kind)).toEqual(['product', 'product', 'attribute', 'product']);
  expect(notes).toEqual([
    'Unbekannte Felder werden nicht gelesen: „setOf“ (2 Zeilen), „conditions.stok“ (2 Zeilen), „art“ (1 Zeile).',
  ]);
  const within = product.replace(
    '"name"',
    '"family":{"_id":"F","plaze":1,"values":[],"place":1},"references":{"setof":["A2"],"similar":[{"article":"A3"},"A4"]},"name"',
  );
  expect((await readWithNotes(`${within}\n${within}\n`)).notes).toEqual([
    'Unbekannte Felder werden nicht gelesen: „family.plaze“ (2 Zeilen), „references.setof“ (2 Zeilen), „references.similar.article“ (2 Zeilen).',
  ]);
  const right = product.replace(
    '"name"',
    '"family":{"_id":"F","name":"F","count":2},"references":{"setOf":[{"articleNumber":"A2","amount":2}]},"name"',
  );
  expect((await readWithNotes(right)).notes).toEqual([]);
  const shown = product.replace('"unit"', '"lowestPrice30":9,"soldOut":true,"priceValidUntil":"2026-12-01","unit"');
  expect((await readWithNotes(shown)).notes).toEqual([]);
});

test('a line over 16 MB ends the import with a sentence', async () => {
  await expect(read('x'.repeat(16 * 1024 * 1024 + 1))).rejects.toThrow(
    new ImportImpossible('Zeile 1 ist länger als 16 MB.'),
  );
});
