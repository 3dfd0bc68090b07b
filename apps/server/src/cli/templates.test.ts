import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
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

test('a folder of templates is installed, and what was left out is reported', async () => {
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

test('a missing folder or template is refused with a sentence, and help explains', () => {
  expect(kontor(join(dataDir, 'nirgends')).err).toBe(
    `Den Ordner "${join(dataDir, 'nirgends')}" gibt es nicht, oder er ist nicht lesbar. Es wurde nichts geändert.\n`,
  );
  expect(kontor().err).toBe('Bitte genau einen Ordner angeben.\n');
  expect(kontor('--help')).toMatchObject({ status: 0, out: expect.stringContaining('templates ORDNER') });
});

describeOnBothEngines('a page to which start page or menu lead', ({ open, place: newPlace }) => {
  test('is not taken away, and nothing else of the folder is taken', async () => {
    const place = await newPlace();
    const database = await open(place);
    const take = (files: Record<string, string>) => runCommand(place, ['templates', folderOf(files)]);
    const full = {
      'pages/wein.html': '<p>Wein</p>',
      'texts/kurse.html': '<p>Kurse</p>',
      'texts/alt.html': '<p>Alt</p>',
    };
    expect(take(full).status).toBe(0);
    const menu = (uri: string) => [{ name: 'Oben', uri: '/', items: [{ name: 'Kurse', uri }] }];
    const configuration = createConfigurationService(database, () => 0);
    const decide = (values: Record<string, unknown>) =>
      database.transaction((transaction) => configuration.writeAll(transaction, values));
    await decide({ startpage: '/C/wein', mainMenu: menu('/T/kurse') });
    const version = await currentVersion(database.read);

    const refusedFor = (places: string) => ({
      ...{ status: 1, out: '' },
      err: `Zu einer Seite, die es dann nicht mehr gäbe, führen noch: ${places}. Bitte zuerst das Menü (mainMenu) oder die Startseite (startpage) mit "configure" ändern. Es wurde nichts geändert.\n`,
    });
    expect(take({ 'texts/kurse.html': '', 'texts/neu.html': '<p>Neu</p>' })).toEqual(
      refusedFor('mainMenu[0].items[0].uri'),
    );
    expect(take({ 'texts/kurse.html': ' ', 'pages/wein.html': '<script></script>' })).toMatchObject({ status: 1 });
    expect(await currentVersion(database.read)).toBe(version);

    expect(take({ 'texts/alt.html': '' }).status).toBe(0);
    await decide({ mainMenu: menu('/T/kurse'), startpage: '/shop' });
    expect(take({ 'pages/wein.html': '' }).status).toBe(0);

    // A setting that is already broken does not prevent other files from being written.
    await putBrokenMenu(database);
    expect(take({ 'pages/header.html': '<p>Kopf</p>' }).status).toBe(0);
    expect(runCommand(place, ['check']).out).toContain(
      'Das Menü (mainMenu[0].uri): Den Text „fort“ gibt es nicht. Bitte zuerst einlesen: npm run kontor -- templates ORDNER.',
    );
  });
});

/** Stored by a version that did not check where menu entries lead. */
function putBrokenMenu(database: Database): Promise<void> {
  const value = JSON.stringify([{ name: 'Fort', uri: '/T/fort' }]);
  return database.transaction(async (transaction) => {
    await transaction.updateTable('configuration').set({ value }).where('key', '=', 'mainMenu').execute();
  });
}
