import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../../database/testing/databases.ts';
import type { Row } from '../csv-rows.ts';
import { sheetXml, workbookFile } from '../testing/workbook-file.ts';
import { zipFile } from '../testing/zip-file.ts';
import { formatOf } from './cell-styles.ts';
import { Workbook } from './workbook.ts';

const folder = newFolder();
let count = 0;
function saved(bytes: Uint8Array): string {
  const file = join(folder, `mappe-${++count}.xlsx`);
  writeFileSync(file, bytes);
  return file;
}

async function rowsOf(bytes: Uint8Array): Promise<Row[]> {
  const workbook = await Workbook.open(saved(bytes));
  try {
    const [sheet] = workbook.sheets;
    return sheet ? await Array.fromAsync(workbook.rows(sheet, () => undefined)) : [];
  } finally {
    workbook.close();
  }
}

const cellsOf = async (xml: string, more: Parameters<typeof workbookFile>[1] = {}) =>
  (await rowsOf(workbookFile([{ name: 'A', xml: `<row r="1">${xml}</row>` }], more)))[0]?.cells;

/** Cell styles with the given format codes. */
const styles = (...codes: string[]) =>
  `<numFmts>${codes.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${codes.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}<xf numFmtId="14"/></cellXfs>`;

describe('a cell says', () => {
  test.each([
    ['64: a shared text', '<c r="A1" t="s"><v>1</v></c>', 'Zange'],
    ['66: a rich text without its furigana', '<c r="A1" t="s"><v>2</v></c>', 'Zange rot'],
    ['71: nothing where the text is missing', '<c r="A1" t="s"><v>99</v></c><c r="B1"><v>1</v></c>', ''],
    ['a text of its own', '<c r="A1" t="inlineStr"><is><r><t>Zan</t></r><r><t>ge</t></r></is></c>', 'Zange'],
    ['a line break that XML cannot write', '<c r="A1" t="inlineStr"><is><t>a_x000D_b</t></is></c>', 'a\rb'],
    ['the text of a formula', '<c r="A1" t="str"><f>A2&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['what a formula was computed to', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['that a formula was never computed', '<c r="A1"><f>1+1</f></c>', '#FORMEL'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'ja'],
    ['67: 124600 that was stored as it is not', '<c r="A1"><v>124599.99999999999</v></c>', '124600'],
    ['68: 57.699', '<c r="A1"><v>57.698999999999998</v></c>', '57,699'],
    ['13 digits', '<c r="A1"><v>4006381333931</v></c>', '4006381333931'],
    ['that 19 digits were rounded', '<c r="A1"><v>1.2345678901234599E+18</v></c>', '1,23456789012346E+18'],
    ['a very small number', '<c r="A1"><v>1E-7</v></c>', '0,0000001'],
    ['a thousandth that is no thousand', '<c r="A1"><v>1.234</v></c>', '1,234'],
  ])('%s', async (_name, xml, text) => {
    const strings =
      '<si><t>A</t></si><si><t>Zange</t></si><si><r><t>Zange </t></r><r><t>rot</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>';
    expect((await cellsOf(xml, { strings }))?.[0]).toBe(text);
  });

  test.each([
    ['65: a day', 'TT.MM.JJJJ', '46347', '2026-11-21'],
    ['a day with its time', 'dd/mm/yyyy hh:mm', '46347.75', '2026-11-21T18:00:00'],
    ['69: 09:50 and not 09:49', 'hh:mm', '0.40972222222222221', '09:50:00'],
    ['a percentage', '0%', '0.19', '19 %'],
    ['a percentage with decimals', '0.00%', '0.049000000000000002', '4,9 %'],
    ['zeros in front', '00000', '123', '00123'],
    ['an amount in euros', '#,##0.00\\ "€"', '1234.5', '1234,5'],
    ['an amount with a word that looks like a day', '0.00" je Tag"', '2', '2'],
    ['a day before the one that never was', 'dd.mm.yyyy', '59', '1900-02-28'],
    ['a day behind it', 'dd.mm.yyyy', '61', '1900-03-01'],
  ])('%s', async (_name, code, value, text) => {
    expect(await cellsOf(`<c r="A1" s="0"><v>${value}</v></c>`, { styles: styles(code) })).toEqual([text]);
  });

  test('70: the same day, counted from 1904', async () => {
    const from1904 = { styles: styles('General'), date1904: true };
    expect(await cellsOf('<c r="A1" s="1"><v>44885</v></c>', from1904)).toEqual(['2026-11-21']);
  });

  test.each([
    ['[Red]0.00', 'plain'],
    ['mmm yy', 'date'],
    ['[h]:mm', 'time'],
    ['m/d', 'date'],
    ['#,##0', 'plain'],
  ])('the text that the format %s shows', (code, kind) => expect(formatOf(code)).toEqual({ kind }));
});

describe('a sheet', () => {
  test('has its rows where it says, or behind one another', async () => {
    const xml = '<row r="3"><c r="C3"><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row><row r="9"/>';
    expect(await rowsOf(workbookFile([{ name: 'A', xml }]))).toEqual([
      { line: 3, cells: ['', '', '1'] },
      { line: 4, cells: ['2', '3'] },
    ]);
  });

  test('says of merged cells what the first row says', async () => {
    const rows = sheetXml([
      ['Zangen', 'A'],
      [null, 'B'],
      [null, 'C'],
    ]);
    const xml = `<sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>`;
    expect(await rowsOf(workbookFile([{ name: 'A', xml }]))).toEqual([
      { line: 1, cells: ['Zangen', 'A'] },
      { line: 2, cells: ['', 'B'], merged: ['Zangen'] },
      { line: 3, cells: ['', 'C'] },
    ]);
  });

  test('that is hidden is none', async () => {
    const xml = sheetXml([['A']]);
    const file = saved(
      workbookFile([
        { name: 'geheim', xml, state: 'veryHidden' },
        { name: 'Preise', xml },
      ]),
    );
    const workbook = await Workbook.open(file);
    workbook.close();
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Preise']);
  });

  test('with more shared texts than fit into memory reads them from a file, and leaves none behind', async () => {
    const text = (i: number) =>
      `ä${Array.from({ length: 150 }, (_, part) => createHash('sha512').update(`${i} ${part}`).digest('hex')).join('')}`;
    const strings = Array.from({ length: 1000 }, (_, i) => `<si><t>${text(i)}</t></si>`).join('');
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('kontor-texte-')).length;
    const cells = await cellsOf('<c t="s"><v>0</v></c><c t="s"><v>999</v></c><c t="s"><v>900</v></c>', { strings });
    expect(cells).toEqual([text(0), text(999), text(900)]);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('kontor-texte-'))).toHaveLength(before);
  });
});

describe('a file that is no good workbook is refused with a sentence', () => {
  const xml = sheetXml([['A']]);
  const tooMany = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`xl/${i}.xml`, '']));
  test.each([
    ['cut off', workbookFile([{ name: 'A', xml }]).subarray(0, 300), /beschädigt oder unvollständig/],
    ['no workbook', zipFile({ 'a.csv': 'A' }), /ZIP-Archiv und keine Excel-Datei/],
    ['of another program', zipFile({ 'content.xml': '' }), /OpenDocument/],
    ['with too many parts', zipFile(tooMany), /zu groß/],
    ['packed 1,000 times', zipFile({ 'xl/workbook.xml': ' '.repeat(20_000_000) }), /verdächtig stark gepackt/],
    [
      'larger than it says',
      workbookFile([{ name: 'A', xml }], { claimed: { 'xl/worksheets/sheet1.xml': 10 } }),
      /beschädigt/,
    ],
    [
      'with a cell of 40,000 letters',
      workbookFile([{ name: 'A', xml: sheetXml([['x'.repeat(40_000)]]) }]),
      /32\.767 Zeichen/,
    ],
    [
      'with too many rows',
      workbookFile([{ name: 'A', xml: '<row r="1048577"><c><v>1</v></c></row>' }]),
      /1\.048\.576 Zeilen/,
    ],
    [
      'with too many columns',
      workbookFile([{ name: 'A', xml: '<row r="1"><c r="XFE1"><v>1</v></c></row>' }]),
      /16\.384 Spalten/,
    ],
    ['of broken XML', workbookFile([{ name: 'A', xml: '<sheetData><row></sheetData>' }]), /kein gültiges XML/],
    ['with entities', zipFile({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY a "b">]><workbook/>' }), /Entitäten/],
  ])('%s', async (_name, bytes, reason) => {
    await expect(rowsOf(bytes)).rejects.toThrow(reason);
  });
});
