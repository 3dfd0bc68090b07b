import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../database/testing/databases.ts';
import { fileKind } from './file-kind.ts';
import { zipFile } from './testing/zip-file.ts';

const folder = newFolder();
function saved(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test.each([
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    /alte Excel-Datei \(\.xls\) oder mit Kennwort/,
  ],
  ['a PDF', '%PDF-1.7', /PDF/],
  ['a packed file', Buffer.from([0x1f, 0x8b, 8]), /gepackt/],
  ['a page', '<!DOCTYPE html><html></html>', /HTML/],
  ['a list of JSON', '[{"sku":"A"}]', /JSON Lines/],
  ['DATANORM', 'V;050;A;20260101;EUR;;;;;;;;;\r\nA;N;A-1;00;Schraube;M8;1;1;Stk;345;;;\r\n', /DATANORM/],
])('%s is recognised by its content', async (_name, content, sentence) => {
  await expect(fileKind(saved('katalog.csv', content))).rejects.toThrow(sentence);
});

test.each([
  ['workbook', 'a.csv', zipFile({ 'a.txt': 'a' })],
  ['xml', 'a.csv', '\uFEFF<?xml version="1.0"?><BMECAT/>'],
  ['xml', 'a.txt', Buffer.from('\uFEFF<BMECAT/>', 'utf16le')],
  ['json-lines', 'a.csv', '\n{"type":"product"}\n'],
  ['json-lines', 'a.jsonl', 'kaputt'],
  ['table', 'a.xlsx', 'Artikelnummer;Name'],
  ['table', 'a.csv', ''],
])('a file is %s, whatever it is called (%s)', async (kind, name, content) => {
  expect(await fileKind(saved(name, content))).toBe(kind);
});
