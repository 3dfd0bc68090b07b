import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { newFolder } from '../database/testing/databases.ts';
import { createTemplateService } from '../modules/templates/templates.service.ts';
import { folderOf } from '../modules/templates/testing/template-folder.ts';
import { runCommand } from './testing/run-command.ts';

const dataDir = newFolder();
const kontor = (...parameters: string[]) => runCommand(dataDir, ['templates', ...parameters]);

async function inTheShop(name: string): Promise<string | null> {
  const database = await openDatabase({ dataDir });
  const content = await createTemplateService(database, () => 0).content(name);
  await database.close();
  return content;
}

test('a folder becomes the face of the shop, and says what was left out of it', async () => {
  const folder = folderOf({
    'custom.css': ':root { --accent: #123; }',
    'pages/header.html': '<p onclick="x()">Kopf</p>',
    'logo.png': '',
  });
  expect(kontor(folder)).toEqual({
    status: 0,
    out: 'Vorlagen: 2 übernommen, 0 unverändert.\n',
    err:
      'logo.png: keine Vorlage, nicht übernommen.\ncustom.css: übernommen\npages/header.html: übernommen\n' +
      'pages/header.html: in Vorlagen nicht möglich, weggelassen: <p onclick>\n',
  });
  expect(await inTheShop('header')).toBe('<p>Kopf</p>');
  expect(kontor(folder).out).toBe('Vorlagen: 0 übernommen, 2 unverändert.\n');
  expect(kontor(folderOf({ 'pages/header.html': '' })).status).toBe(0);
  expect(await inTheShop('header')).toBeNull();
});

test('one file of a name that cannot be refuses them all', async () => {
  const folder = folderOf({ 'pages/left.html': '<p>Links</p>', 'pages/mein shop.html': '<p>x</p>' });
  expect(kontor(folder)).toEqual({
    status: 1,
    out: '',
    err:
      'Der Name der Datei "pages/mein shop.html" ist keiner für eine Vorlage: möglich sind Buchstaben, Ziffern, "-" und "_", ' +
      'höchstens 100. Es wurde nichts geändert.\n',
  });
  expect(await inTheShop('left')).toBeNull();
});

test('what is not there is refused with a sentence, and help explains', () => {
  expect(kontor(join(dataDir, 'nirgends')).err).toBe(
    `Den Ordner "${join(dataDir, 'nirgends')}" gibt es nicht, oder er ist nicht lesbar. Es wurde nichts geändert.\n`,
  );
  expect(kontor().err).toBe('Bitte genau einen Ordner angeben.\n');
  expect(kontor('--help')).toMatchObject({ status: 0, out: expect.stringContaining('templates ORDNER') });
});
