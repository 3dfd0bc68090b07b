import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
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
  // The payment condition refers to the group, which therefore comes first.
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

  test('shows what a key holds as a file that changes nothing, and names what nobody decided', async () => {
    configure(partners);
    const show = (key: string) => runCommand(place, ['configure', '--show', key]);
    const before = await currentVersion(database.read);
    const shown = show('paymentConditions');
    expect(shown).toEqual({
      ...{ status: 0, err: '' },
      out: `{
  "paymentConditions": [
    {
      "name": "rechnung",
      "title": "Kauf auf Rechnung",
      "groups": [
        "Fachbetrieb"
      ]
    }
  ]
}
`,
    });
    expect(configure(shown.out).out).toBe('Einstellungen: 0 geändert, 1 unverändert.\n');
    expect(show('orderMail')).toEqual({
      ...{ status: 0, out: '{\n  "orderMail": []\n}\n' },
      err: 'orderMail: noch nicht festgelegt; so gilt es von selbst.\n',
    });
    expect(show('paymentCondition')).toEqual({
      ...{ status: 1, out: '' },
      err: 'Die Einstellung "paymentCondition" gibt es nicht. Meinten Sie "paymentConditions"?\n',
    });
    expect(await currentVersion(database.read)).toBe(before);
  });

  test('a part of a setting keeps its other parts as stored, or at their defaults', async () => {
    const own = await newPlace();
    const write = (content: unknown) => runCommand(own, ['configure', fileOf(content)]);
    const changed = { status: 0, err: 'uiSettings: geändert\n', out: 'Einstellungen: 1 geändert, 0 unverändert.\n' };
    expect(write({ uiSettings: { priceDeclaration: 'net' } })).toEqual(changed);
    expect(write({ uiSettings: { userLogin: true } })).toEqual(changed);
    expect((await createConfigurationService(await open(own), () => 0).current()).uiSettings).toEqual({
      ...{ partnerLogin: false, userLogin: true, priceDeclaration: 'net', productCardHeight: '1:1' },
    });
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
      'paymentConditions[0].surcharge: Diese Angabe gibt es nicht. Bekannt sind: name, title, kind, provider, fee, cashDiscount, groups.\n' +
        'paymentConditions[1].titel: Diese Angabe gibt es nicht. Meinten Sie „title“? Bekannt sind: name, title, kind, provider, fee, cashDiscount, groups.\n',
    ],
    [
      'an unknown key deep in one',
      { title: 'Neu', countries: [{ shortName: 'AT', name: 'Österreich', taxRates: [20] }] },
      'countries[0].taxRates: Diese Angabe gibt es nicht. Bekannt sind: shortName, name.\n',
    ],
    [
      'a wrong value',
      { title: 'Neu', startpage: 'shop' },
      'startpage: Die Startseite ist eine Adresse in diesem Shop und beginnt mit einem „/“, wie /shop oder /shop/wein.\n',
    ],
    [
      'synonyms that are none, each with its line',
      {
        title: 'Neu',
        search: {
          synonyms: [
            'Zollstock = Gliedermaßstab',
            'Flex Winkelschleifer',
            Array.from({ length: 100 }, (_, i) => `Wort${i}`).join(' = '),
            'Angebot > Aktion',
            'Ding > ein langes Ding aus Holz',
          ],
          stopWords: ['Aktion', 'zwei Wörter'],
          pages: ['Lieferung /shipping', 'Agb > https://agb.example', 'Aktion > /agb', 'Agb > /agb, /contact'],
          pins: ['Hammer', `Hammer > ${Array.from({ length: 31 }, (_, i) => i).join(', ')}`],
          bars: ['Aktion > A-1'],
        },
      },
      'search.synonyms[1]: Zeile 2 („Flex Winkelschleifer“) ist keine Regel. Eine Regel sieht so aus: Zollstock = Gliedermaßstab, oder in eine Richtung: Flex > Winkelschleifer.\n' +
        'search.synonyms[2]: Zeile 3, die mit „Wort0“ beginnt, hat mehr als 30 Begriffe. Bitte auf das beschränken, was wirklich dasselbe heißt.\n' +
        'search.synonyms[3]: Zeile 4 („Angebot > Aktion“) enthält einen Begriff, den die Suche überliest, weil er nichts über die Ware sagt. Bitte weglassen.\n' +
        'search.synonyms[4]: Zeile 5 („Ding > ein langes Ding aus Holz“) enthält einen Begriff aus mehr als vier Wörtern. Bitte kürzen.\n' +
        'search.stopWords[1]: Hier steht je Eintrag ein einzelnes Wort, nur aus Buchstaben.\n' +
        'search.pages[0]: „Lieferung /shipping“ führt nirgendwohin. Eine Zeile sieht so aus: Gutschein, Geschenkkarte > /T/gutscheine.\n' +
        'search.pages[1]: „Agb > https://agb.example“ führt zu keiner einzelnen Adresse des Shops. Sie beginnt mit einem Schrägstrich, etwa /shipping.\n' +
        'search.pages[2]: „Aktion > /agb“ enthält einen Suchtext, den die Suche überliest, weil er nichts sagt. Bitte weglassen.\n' +
        'search.pages[3]: „Agb > /agb, /contact“ führt zu keiner einzelnen Adresse des Shops. Sie beginnt mit einem Schrägstrich, etwa /shipping.\n' +
        'search.pins[0]: „Hammer“ führt nirgendwohin. Eine Zeile sieht so aus: Hammer > SH-500, SH-300.\n' +
        'search.pins[1]: „Hammer > 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2…“ nennt mehr als 30 Artikel. Bitte auf die wichtigsten beschränken.\n' +
        'search.bars[0]: „Aktion > A-1“ enthält einen Suchtext, den die Suche überliest, weil er nichts sagt. Bitte weglassen.\n',
    ],
    [
      'weights that are none',
      { search: { weights: { name: 4, attributes: -1, category: 'viel', titel: 1 } } },
      'search.weights.name: Der größte mögliche Wert ist 3.\n' +
        'search.weights.attributes: Der kleinste mögliche Wert ist 0.\n' +
        'search.weights.category: Diese Angabe hat nicht die richtige Art.\n' +
        'search.weights.titel: Diese Angabe gibt es nicht. Bekannt sind: name, suffix, keywords, attributes, description, articleNumber, category.\n',
    ],
    [
      'weights that leave nothing to search',
      {
        search: {
          weights: {
            ...{ name: 0, suffix: 0, keywords: 0, attributes: 0, description: 0, articleNumber: 0, category: 0 },
          },
          saleWords: ['Angebot', 'für', 'a b c d e'],
        },
      },
      'search.saleWords[1]: „für“ ist kein Suchtext. Hier steht je Eintrag ein Begriff aus bis zu vier Wörtern, die etwas sagen.\n' +
        'search.saleWords[2]: „a b c d e“ ist kein Suchtext. Hier steht je Eintrag ein Begriff aus bis zu vier Wörtern, die etwas sagen.\n' +
        'search.weights: Alle Gewichte sind 0: Die Suche fände nichts. Bitte mindestens einem Teil des Artikels ein Gewicht über 0 geben.\n',
    ],
    [
      'null for a setting of parts',
      { search: null },
      'search: null ist hier keine Angabe. Was nicht mehr gelten soll, wird einzeln genannt, etwa {"search": {"synonyms": null}}.\n',
    ],
    [
      'null for any other setting',
      { title: null },
      'title: null ist hier keine Angabe. Bitte den Wert nennen oder den Schlüssel weglassen, damit er bleibt, wie er ist.\n',
    ],
    [
      'more synonyms than a list may have',
      { search: { synonyms: Array.from({ length: 2001 }, (_, i) => `A${i} = B${i}`) } },
      'search.synonyms: Höchstens 2000 Einträge sind möglich.\n',
    ],
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
      'a country of the seller that there is not',
      { title: 'Neu', seller: { ...ownSeller, country: 'Österreich-Ungarn' } },
      'seller.country: Dieses Land gibt es nicht. Bitte das Kürzel oder den deutschen Namen angeben, wie AT oder Österreich.\n',
    ],
    ['a title of spaces', { title: '  ' }, 'title: Diese Angabe besteht nur aus Leerzeichen.\n'],
    [
      'spaces anywhere',
      {
        seller: { ...ownSeller, street: ' ', bank: { iban: '\u00a0' } },
      },
      'seller.street: Diese Angabe besteht nur aus Leerzeichen.\nseller.bank.iban: Diese Angabe besteht nur aus Leerzeichen.\n',
    ],
    [
      'a name of spaces in a list',
      { carrier: ['Post', '\t'] },
      'carrier[1]: Diese Angabe besteht nur aus Leerzeichen.\n',
    ],
    [
      'a mistyped account',
      { title: 'Neu', seller: { ...ownSeller, bank: { iban: 'AT61 1904 3002 3457 3210', bic: 'BKAUAT' } } },
      'seller.bank.iban: Diese IBAN kann nicht stimmen: Ihre Prüfziffern oder ihre Länge passen nicht. Bitte Zeichen für Zeichen vergleichen.\n' +
        'seller.bank.bic: Das ist kein BIC. Er hat 8 oder 11 Zeichen, wie BKAUATWW, und darf auch fehlen.\n',
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

test('a file that contains no settings is refused with a sentence, and help explains', () => {
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
  const oneOfBoth = 'Bitte genau eine Datei angeben, oder --show und einen Schlüssel.\n';
  for (const typed of [[], ['a.json', 'b.json'], ['a.json', '--show', 'title']])
    expect(run(...typed).err).toBe(oneOfBoth);
  expect(run('--shwo', 'title')).toMatchObject({ status: 1, out: '', err: expect.stringContaining('--shwo') });
  expect(run('--help')).toMatchObject({ status: 0, out: expect.stringContaining('configure DATEI') });
  const { out } = run('--help');
  for (const key of configurationKeys) expect(out).toContain(key);
});
