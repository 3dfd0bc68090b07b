import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createTemplateService } from '../modules/templates/templates.service.ts';

const root = mkdtempSync(join(tmpdir(), 'kontor-cli-templates-'));
afterAll(() => rmSync(root, { recursive: true }));
const dataDir = join(root, 'data');
mkdirSync(dataDir);

/** Runs the command as an operator does. */
function kontor(...parameters: string[]): { status: number | null; out: string; err: string } {
  const program = join(import.meta.dirname, 'kontor.ts');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const flags = ['--disable-warning=ExperimentalWarning'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program, 'templates', ...parameters], {
    env,
  });
  return { status, out: stdout.toString(), err: stderr.toString() };
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(root, 'theme-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

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
  expect(kontor(join(root, 'nirgends')).err).toBe(
    `Den Ordner "${join(root, 'nirgends')}" gibt es nicht, oder er ist nicht lesbar. Es wurde nichts geändert.\n`,
  );
  expect(kontor().err).toBe('Bitte genau einen Ordner angeben.\n');
  expect(kontor('--help')).toMatchObject({ status: 0, out: expect.stringContaining('templates ORDNER') });
});
