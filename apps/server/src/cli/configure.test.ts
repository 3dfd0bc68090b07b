import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { configurationKeys } from '../modules/configuration/check-configuration.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import { ownSeller } from '../modules/go-live/testing/own-shop.ts';
import { runCommand } from './testing/run-command.ts';

const demo = join(import.meta.dirname, '../../../../demo/configuration.json');
const nothing = 'Es wurde nichts geändert.\n';
const folder = newFolder();

function fileOf(content: unknown): string {
  const file = join(mkdtempSync(join(folder, 'file-')), 'einstellungen.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describeOnBothEngines('kontor configure', ({ open, place: newPlace }) => {
  let place: DatabasePlace;
  let database: Database;
  const configure = (content: unknown) => runCommand(place, ['configure', fileOf(content)]);
  const decided = () => createConfigurationService(database, () => 0).current();

  beforeAll(async () => {
    place = await newPlace();
    database = await open(place);
  });

  const uiSettings = { partnerLogin: true, userLogin: true, priceDeclaration: 'gross', productCardHeight: '4:3' };
  const rechnung = { name: 'rechnung', title: 'Kauf auf Rechnung', groups: ['Fachbetrieb'] };
  const group = { name: 'Fachbetrieb', priceDeclaration: 'net', paymentConditions: ['rechnung'], discounts: [] };
  // The group stands before the way to pay that it names.
  const partners = { customerGroups: [group], uiSettings, paymentConditions: [rechnung] };

  test('writes what the file names, leaves the rest, and running shops follow', async () => {
    const before = await currentVersion(database.read);
    const { title, carrier } = await decided();
    expect(configure(partners)).toEqual({
      status: 0,
      out: 'Einstellungen: 3 geändert, 0 unverändert.\n',
      err: 'uiSettings: geändert\npaymentConditions: geändert\ncustomerGroups: geändert\n',
    });
    expect(await decided()).toMatchObject({ ...partners, title, carrier });
    expect(await currentVersion(database.read)).toBeGreaterThan(before);
  });

  test('the same again changes nothing, also when an editor has put a BOM before it', async () => {
    const before = await currentVersion(database.read);
    expect(configure(`\uFEFF${JSON.stringify({ ...partners, title: 'Kontor' })}`).err).toBe('title: geändert\n');
    expect(configure(partners)).toEqual({ status: 0, out: 'Einstellungen: 0 geändert, 3 unverändert.\n', err: '' });
    expect(await currentVersion(database.read)).toBe(before + 1);
  });

  test.each<[string, unknown, string]>([
    ['an unknown key', { title: 'Neu', titel: 'Neu' }, 'Die Einstellung "titel" gibt es nicht. Meinten Sie "title"?\n'],
    ['a key like none', { title: 'Neu', logo: 'x.svg' }, 'Die Einstellung "logo" gibt es nicht.\n'],
    [
      'unknown keys inside settings, each with its place',
      {
        title: 'Neu',
        paymentConditions: [
          { name: 'nachnahme', title: 'Nachnahme', surcharge: 490 },
          { name: 'rechnung', titel: 'Rechnung', title: 'Rechnung' },
        ],
      },
      'paymentConditions[0].surcharge: Diese Angabe gibt es nicht. Bekannt sind: name, title, kind, provider, fee, groups.\n' +
        'paymentConditions[1].titel: Diese Angabe gibt es nicht. Meinten Sie „title“? Bekannt sind: name, title, kind, provider, fee, groups.\n',
    ],
    [
      'an unknown key deep in one',
      { title: 'Neu', countries: [{ shortName: 'AT', name: 'Österreich', taxRates: [20] }] },
      'countries[0].taxRates: Diese Angabe gibt es nicht. Bekannt sind: shortName, name.\n',
    ],
    ['a wrong value', { title: 'Neu', startpage: 'shop' }, 'startpage: Diese Angabe ist nicht gültig.\n'],
    [
      'what is no address',
      { orderMail: ['bestellung@shop.example', 'lager'] },
      'orderMail[1]: Das ist keine E-Mail-Adresse wie bestellung@shop.example.\n',
    ],
    [
      'a seller’s e-mail address that is none',
      { title: 'Neu', seller: { ...ownSeller, email: 'kaputt' } },
      'seller.email: Das ist keine E-Mail-Adresse wie bestellung@shop.example.\n',
    ],
    [
      'tax rates written as shares',
      {
        title: 'Neu',
        taxRates: [
          { country: 'AT', rates: [20, 0.2, 0] },
          { country: 'DE', rates: [0.049] },
        ],
      },
      'taxRates[0].rates[1]: Steuersätze stehen in Prozent, 0,2 % gibt es nirgends. Meinten Sie 20?\n' +
        'taxRates[1].rates[0]: Steuersätze stehen in Prozent, 0,049 % gibt es nirgends. Meinten Sie 4,9?\n',
    ],
    [
      'wrong fields of a group, each named',
      { title: 'Neu', customerGroups: [{ ...group, paymentConditions: ['nachnahme'] }, group] },
      'customerGroups[0].paymentConditions[0]: Die Zahlart „nachnahme“ gibt es nicht.\n' +
        'customerGroups[1].name: Die Gruppe „Fachbetrieb“ gibt es schon.\n',
    ],
  ])('%s refuses the whole file', async (_what, content, sentence) => {
    const before = [await decided(), await currentVersion(database.read)];
    expect(configure(content)).toEqual({ status: 1, out: '', err: sentence + nothing });
    expect([await decided(), await currentVersion(database.read)]).toEqual(before);
  });

  test('says what leads nowhere yet, and takes it', async () => {
    expect(configure({ mainMenu: [{ name: 'Obst', uri: '/shop/obst' }] })).toEqual({
      status: 0,
      out: 'Einstellungen: 1 geändert, 0 unverändert.\n',
      err: 'Bitte ansehen: mainMenu[0].uri: Diese Kategorie gibt es nicht. Bitte zuerst den Katalog einlesen: npm run kontor -- import DATEI.\nmainMenu: geändert\n',
    });
  });

  test('the demo’s configuration is one, but for the categories that its groups name', async () => {
    expect(runCommand(place, ['configure', demo]).err).toBe(
      `${['/shop/werkzeug', '/shop/werkzeug/messwerkzeug', '/shop/maschinen', '/shop/befestigung']
        .map((path, i) => `customerGroups[0].discounts[${i}].category: Die Kategorie „${path}“ gibt es nicht.\n`)
        .join('')}${nothing}`,
    );
  });
});

test('what is no file of settings is refused with a sentence, and help explains', () => {
  const run = (...parameters: string[]) => runCommand(folder, ['configure', ...parameters]);
  for (const content of ['{ "title": }', '[]', 'null', '"x"']) {
    const file = fileOf(content);
    expect(run(file)).toEqual({
      status: 1,
      out: '',
      err: `Die Datei "${file}" ist kein JSON-Objekt in UTF-8, wie es demo/configuration.json zeigt. Bitte auf Klammern und Beistriche achten.\n${nothing}`,
    });
  }
  expect(run('nirgends.json').err).toBe(`Die Datei "nirgends.json" kann nicht gelesen werden.\n${nothing}`);
  expect(run().err).toBe('Bitte genau eine Datei angeben.\n');
  expect(run('--help')).toMatchObject({ status: 0, out: expect.stringContaining('configure DATEI') });
  const { out } = run('--help');
  for (const key of configurationKeys) expect(out).toContain(key);
});
