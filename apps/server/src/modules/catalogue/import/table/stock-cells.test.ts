import { expect, test } from 'vitest';
import { csvTable } from '../../../../tables/csv-rows.ts';
import { knownHeadings } from './csv-columns.ts';
import { readTable } from './csv-reader.ts';

async function read(cell: string, heading = 'Bestand') {
  async function* text() {
    yield `Artikelnummer;${heading}\nA1;${cell}\n`;
  }
  const [record] = await Array.fromAsync(readTable(await csvTable(text(), knownHeadings), () => undefined));
  if (record?.kind !== 'product') throw new Error(record?.kind);
  return { stock: record.draft.conditions[0]?.stock, warnings: record.warnings?.map(({ reason }) => reason) };
}

test.each([
  ['ca. 5', 5],
  ['ca 5 Stk.', 5],
  ['~ 1.200', 1200],
  ['>100', 100],
  ['> 100 Stück', 100],
  ['≥ 10', 10],
  ['über 50', 50],
  ['mind. 20', 20],
  ['100+', 100],
  ['5–10', 5],
  ['5 bis 10 Stk', 5],
])('a stock „%s“ is at least %s', async (cell, stock) => {
  expect(await read(cell)).toEqual({ stock, warnings: [] });
  expect((await read(cell, 'Bestand (Stk)')).stock).toBe(stock);
});

test.each([
  ['-', '„-“ ist keine Zahl'],
  ['–', '„–“ ist keine Zahl'],
  ['n. v.', '„n. v.“ ist keine Zahl'],
  ['auf Anfrage', '„auf Anfrage“ ist keine Zahl'],
  ['auf Lager', '„auf Lager“ ist keine Zahl'],
  ['2 Paletten blau', '„2 Paletten blau“ ist keine Zahl'],
])('a stock „%s“ is none, with a warning', async (cell, named) => {
  expect(await read(cell)).toEqual({
    stock: 0,
    warnings: [
      `Bestand: ${named} und gelesen als 0: Verkauft wird nichts davon. Eine leere Zelle hieße, dass niemand zählt.`,
    ],
  });
});

test.each([
  ['<5', 1],
  ['unter 10 Stk', 1],
  ['<1', 0],
  ['12,5', 12],
])('a stock „%s“ is taken as %s, with a warning', async (cell, stock) => {
  expect(await read(cell)).toEqual({ stock, warnings: [`Bestand: „${cell}“, gelesen als ${stock}.`] });
});

test.each(['+x', '10 %', '-3,5'])('a stock „%s“ is not guessed', async (cell) => {
  expect((await read(cell)).stock).not.toBe(0);
});

test('an empty stock is not counted, and one with a sign a change', async () => {
  expect(await read('')).toEqual({ stock: undefined, warnings: [] });
  expect(await read('+5')).toEqual({ stock: '+5', warnings: [] });
});
