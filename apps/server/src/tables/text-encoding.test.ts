import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../database/testing/databases.ts';
import { detectEncoding, readText } from './text-encoding.ts';

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
  const text = await Array.fromAsync(readText(file, await detectEncoding(file), () => undefined));
  expect(text.join('')).toContain(name);
});
