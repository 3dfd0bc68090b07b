import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../database/testing/databases.ts';
import { detectText, readText } from './text-encoding.ts';

const folder = newFolder();

test.each([
  [
    '3: Windows',
    Buffer.from('Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;M\xfcller \x80;K;1;20\n', 'latin1'),
    'Müller €',
  ],
  [
    'an old Mac',
    Buffer.from('Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;M\x9fller;K;1;20\n', 'latin1'),
    'Müller',
  ],
  [
    'UTF-16 without a mark',
    Buffer.from('Artikelnummer\tName\tKategorie\tPreis\tSteuersatz\nA\tMüller\tK\t1\t20\n', 'utf16le'),
    'Müller',
  ],
])('4: is never in a wrong code page: %s', async (_name, bytes, name) => {
  const file = join(folder, 'umlaute.csv');
  writeFileSync(file, bytes);
  const text = await Array.fromAsync(readText(file, (await detectText(file)).encoding, () => undefined));
  expect(text.join('')).toContain(name);
});

const rows = Array.from({ length: 60 }, (_, i) => `A-${i};Größe für Öl ${i};Küche > Töpfe;1,50;20\n`);
const utf8 = Buffer.from(`Artikelnummer;Name;Kategorie;Preis;Steuersatz\n${rows.join('')}`);
const place = utf8.indexOf('Öl 30');

async function read(bytes: Buffer) {
  const file = join(folder, 'kaputt.csv');
  writeFileSync(file, bytes);
  const { encoding, flaw } = await detectText(file);
  const text = (await Array.fromAsync(readText(file, encoding, () => undefined))).join('');
  return { encoding, flaw, lost: text.split('\uFFFD').length - 1, kept: text.split('Größe für').length - 1 };
}

test('a wrong byte in UTF-8 loses one letter and no other, with a byte order mark or without', async () => {
  const wrong = Buffer.concat([utf8.subarray(0, place), Buffer.from([0xd6]), utf8.subarray(place + 2)]);
  const expected = { encoding: 'utf-8', flaw: 'broken', lost: 1, kept: 60 };
  expect(await read(wrong)).toEqual(expected);
  expect(await read(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), wrong]))).toEqual(expected);
  expect(await read(Buffer.from([0xef, 0xbb, 0xbf, 0x41, 0xd6, 0x42]))).toMatchObject({ encoding: 'utf-8', lost: 1 });
});

test('UTF-8 that breaks off within a letter is UTF-8', async () => {
  expect(await read(utf8.subarray(0, place + 1))).toMatchObject({ encoding: 'utf-8', flaw: 'broken', lost: 1 });
  expect(await read(utf8)).toEqual({ encoding: 'utf-8', flaw: null, lost: 0, kept: 60 });
});

test('the same beyond the first chunk of a large file', async () => {
  const large = Buffer.concat(Array.from({ length: 40 }, () => utf8));
  const end = Buffer.from('A-61;\xd6l;K;1;20\n', 'latin1');
  expect(await read(Buffer.concat([large, end]))).toEqual({ encoding: 'utf-8', flaw: 'broken', lost: 1, kept: 2400 });
});

test('letters lost earlier are reported, and umlauts of DOS refused', async () => {
  expect(await read(Buffer.from('Artikelnummer;Name\nA;M\uFFFDller\n'))).toMatchObject({ flaw: 'lost', lost: 1 });
  const dos = Buffer.from('Artikelnummer;Name\nA;Gr\x94\xe1e M\x94bel\n', 'latin1');
  await expect(read(dos)).rejects.toThrow('Codepage 850');
  expect(await read(Buffer.from('Artikelnummer;Name\nA;\x84Gr\xf6\xdfe\x94\n', 'latin1'))).toMatchObject({
    encoding: 'windows-1252',
  });
});
