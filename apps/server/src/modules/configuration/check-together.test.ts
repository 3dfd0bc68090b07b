import { beforeAll, describe, expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { createConfigurationService } from './configuration.service.ts';

const product = {
  ...{ category_id: 'tools', article_number: 'Z', name: 'Zange', html_description: '', stock_status: 'green' as const },
  ...{
    stock_status_text: '',
    pictures: '[]',
    documents: '[]',
    attributes: '[]',
    version: 1,
    changed_at: 1,
    deleted: 0,
  },
  ...{ internal_rating: 0, weight_grams: 0, active: 1 as 0 | 1, deleted: 0 as 0 | 1 },
};

/** Thrown to roll a transaction back, as the command does. */
class Refused extends Error {}

describeOnBothEngines('settings together', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const templates = createTemplateService(database, () => 0);
    await database.transaction(async (tx) => {
      const node = { custom_page: null, version: 1, position: 0 };
      const categories = [
        { id: 'root', parent_id: null, name: 'Shop', ...node },
        { id: 'tools', parent_id: 'root', name: 'Werkzeug & Säge', ...node },
      ];
      await tx.insertInto('categories').values(categories).execute();
      await tx
        .insertInto('products')
        .values([
          { id: 'zange', ...product },
          { id: 'alt', ...product, active: 0, deleted: 1 },
        ])
        .execute();
      await templates.write(tx, { kind: 'text', name: 'businessTerms', content: '<p>AGB</p>' });
      await templates.write(tx, { kind: 'text', name: 'garantie', content: '<p>Garantie</p>' });
      await templates.write(tx, { kind: 'text', name: 'leer', content: '' });
      await templates.write(tx, { kind: 'page', name: 'aktionen/herbst', content: '<p>Herbst</p>' });
    });
  });

  /** Writes all settings or none, as `kontor configure` does. */
  async function configure(values: Record<string, unknown>) {
    let written: unknown;
    await database
      .transaction(async (tx) => {
        const result = await createConfigurationService(database, () => 0).writeAll(tx, values);
        written = result;
        if (!result.ok) throw new Refused();
      })
      .catch((error) => {
        if (!(error instanceof Refused)) throw error;
      });
    return written;
  }
  const entry = (uri: string) => ({ name: 'Eintrag', uri });

  describe('an address of start page or menu', () => {
    test.each([
      '/shop',
      '/shop/werkzeug%20%26%20s%C3%A4ge?sort=price-asc&page=2',
      '/shop/P/zange',
      '/shop/C/aktionen/herbst',
      '/C/aktionen/herbst#oben',
      '/agb',
      '/T/garantie',
      '/shop/P/cart',
      '/shop/P/register',
      '/U/register',
      '/konto',
    ])('%s leads to a page', async (uri) => {
      const search = { pages: [`Ein Wort > ${uri}`] };
      const written = await configure({ startpage: uri, mainMenu: [{ ...entry('/'), items: [entry(uri)] }], search });
      expect(written).toMatchObject({ ok: true, warnings: [] });
    });

    const noPage = 'Unter dieser Adresse zeigt der Shop keine Seite.';
    const unread = (what: string) =>
      `${what} gibt es nicht. Bitte zuerst einlesen: npm run kontor -- templates ORDNER.`;
    test.each([
      ['/T/garantien', unread('Den Text „garantien“')],
      ['/T/leer', unread('Den Text „leer“')],
      ['/impressum', unread('Den Text „siteNotice“')],
      ['/C/aktionen', unread('Die Vorlage „aktionen“')],
      ['/shop/C/weihnachten', unread('Die Vorlage „weihnachten“')],
      ['/shop/P/cart/summe', noPage],
      ['/shop/P/zange/bilder', noPage],
      ['/shop/P', noPage],
      ['/konto/passwort', noPage],
      ['/T/%ff', unread('Den Text „%ff“')],
    ])('%s is refused and changes nothing', async (uri, msg) => {
      const before = await currentVersion(database.read);
      expect(await configure({ title: 'Neu', startpage: uri })).toEqual({
        ...{ ok: false, key: 'startpage' },
        errors: [{ path: '', msg }],
      });
      expect(
        await configure({ title: 'Neu', mainMenu: [entry('/'), { ...entry('/agb'), items: [entry(uri)] }] }),
      ).toEqual({
        ...{ ok: false, key: 'mainMenu' },
        errors: [{ path: '1.items.0.uri', msg }],
      });
      expect(await configure({ title: 'Neu', search: { pages: ['AGB > /agb', `Ein Wort > ${uri}`] } })).toEqual({
        ...{ ok: false, key: 'search' },
        errors: [{ path: 'pages.1', msg }],
      });
      expect(await currentVersion(database.read)).toBe(before);
    });

    const ofServer = 'Unter dieser Adresse antwortet der Server selbst, der Shop zeigt dort keine Seite.';
    test.each([
      '/api/shop/x',
      '/api',
      '/assets/a.js?b',
      '/metrics',
      '/livez',
      '/readyz#a',
      '/outbox',
      '/outbox/1.eml',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/shop/../outbox',
      '/shop/./%2E%2e/api/docs?x=/..',
    ])('%s is the server’s own and refused', async (uri) => {
      const errors = [{ path: '', msg: ofServer }];
      expect(await configure({ startpage: uri })).toEqual({ ok: false, key: 'startpage', errors });
      expect(await configure({ mainMenu: [entry(uri)] })).toMatchObject({
        ...{ ok: false, key: 'mainMenu' },
        errors: [{ path: '0.uri', msg: ofServer }],
      });
    });

    test.each(['/apis', '/outboxen', '/livezeit', '/sitemap', '/metrics/2'])('%s is not', async (startpage) => {
      expect(await configure({ startpage })).toMatchObject({ ok: true, warnings: [{ key: 'startpage' }] });
    });

    const imported = 'Bitte zuerst den Katalog einlesen: npm run kontor -- import DATEI.';
    const noCategory = `Diese Kategorie gibt es nicht. ${imported}`;
    test.each([
      ['/shop/obst', noCategory],
      ['/shop/obst/P/cart', noCategory],
      ['/shop/P/apfel', `Den Artikel „apfel“ gibt es nicht. ${imported}`],
      ['/shop/P/alt', `Den Artikel „alt“ gibt es nicht. ${imported}`],
    ])('%s is refused in a shop with a catalogue, and named in one without', async (uri, msg) => {
      for (const [key, value, path] of [
        ['startpage', uri, ''],
        ['mainMenu', [entry('/'), entry(uri)], '1.uri'],
      ] as const) {
        expect(await configure({ [key]: value })).toEqual({ ok: false, key, errors: [{ path, msg }] });
        const empty = await open();
        const written = await empty.transaction((tx) =>
          createConfigurationService(empty, () => 0).writeAll(tx, { [key]: value }),
        );
        expect(written).toMatchObject({ ok: true, warnings: [{ key, error: { path, msg } }] });
      }
    });

    test('outside all screens is no menu entry, and as a start page shows the contact', async () => {
      expect(await configure({ mainMenu: [entry('/willkommen')] })).toMatchObject({ ok: false, key: 'mainMenu' });
      expect(await configure({ startpage: '/willkommen' })).toMatchObject({
        ok: true,
        warnings: [
          { key: 'startpage', error: { path: '', msg: 'Unter dieser Adresse zeigt der Shop nur den Text Kontakt.' } },
        ],
      });
    });

    test('outside the shop is nobody’s business', async () => {
      const mainMenu = ['https://blog.example/x', 'mailto:a@shop.example', 'tel:+431'].map(entry);
      expect(await configure({ mainMenu })).toMatchObject({ ok: true, warnings: [] });
    });
  });

  describe('carriers and shipping rules', () => {
    const rule = { countries: ['AT'], cost: 490 };

    test('a carrier that no rule serves is refused, whichever of the two was written', async () => {
      const msg =
        'Für „Abholung“ gibt es keine Versandregel: Bestellungen damit wären nicht möglich. Bitte shippingRules in derselben Datei ergänzen.';
      const refused = { ok: false, key: 'carrier', errors: [{ path: '1', msg }] };
      const carrier = ['Post', 'Abholung'];
      const forPost = { ...rule, carriers: ['Post'] };
      expect(await configure({ shippingRules: [forPost], carrier })).toEqual(refused);
      expect(await configure({ carrier })).toMatchObject({ ok: false, key: 'carrier' });
      expect(await configure({ carrier, shippingRules: [rule] })).toMatchObject({ ok: true });
      expect(await configure({ shippingRules: [forPost] })).toEqual(refused);
    });

    test('a rule for a carrier that there is not is refused', async () => {
      await configure({ carrier: ['Post'], shippingRules: [rule] });
      expect(await configure({ shippingRules: [rule, { ...rule, carriers: ['Post', 'Poost'] }] })).toEqual({
        ...{ ok: false, key: 'shippingRules' },
        errors: [{ path: '1.carriers.1', msg: 'Die Versandart „Poost“ gibt es nicht.' }],
      });
    });

    test('a country that no rule sends to is refused, whichever of the two was written', async () => {
      const countries = [
        { shortName: 'AT', name: 'Österreich' },
        { shortName: 'CH', name: 'Schweiz' },
      ];
      const msg =
        'Für „Schweiz“ gibt es keine Versandregel: Dorthin könnte niemand bestellen. Bitte shippingRules in derselben Datei ergänzen oder das Land weglassen.';
      const refused = { ok: false, key: 'countries', errors: [{ path: '1', msg }] };
      await configure({ carrier: ['Post'], shippingRules: [rule] });
      const before = await currentVersion(database.read);
      expect(await configure({ countries })).toEqual(refused);
      expect(await currentVersion(database.read)).toBe(before);
      expect(await configure({ countries, shippingRules: [rule, { ...rule, countries: ['CH'] }] })).toMatchObject({
        ok: true,
      });
      expect(await configure({ shippingRules: [rule] })).toEqual(refused);
      expect(await configure({ countries: countries.slice(0, 1), shippingRules: [rule] })).toMatchObject({ ok: true });
    });

    test('countries may be decided before there is any rule', async () => {
      const empty = await open();
      const written = await empty.transaction((tx) =>
        createConfigurationService(empty, () => 0).writeAll(tx, { countries: [{ shortName: 'CH', name: 'Schweiz' }] }),
      );
      expect(written).toMatchObject({ ok: true, warnings: [] });
    });

    test('a shop without carriers has only rules', async () => {
      expect(await configure({ carrier: [], shippingRules: [rule] })).toMatchObject({ ok: true });
    });
  });

  test('a rate abroad that no tax class has is told as never charged, by whichever setting it begins to matter', async () => {
    const french = { country: 'FR', rates: [20, 5.5, 0] };
    const others = [
      { country: 'AT', rates: [20, 13, 10, 4.9, 19, 0] },
      { country: 'DE', rates: [19, 7, 0] },
      { country: 'CH', rates: [8.1] },
    ];
    const seller = { country: 'Österreich' };
    expect(await configure({ taxRates: [...others, french], seller })).toMatchObject({ ok: true, warnings: [] });
    const msg =
      '5,5 % wird in FR nie verrechnet, denn keine Steuerklasse hat dort diesen Satz. Es gelten 20 % (standard), ' +
      '10 % (reduced). Soll er für eine Klasse gelten: ' +
      '"changes": [{ "taxClass": "reduced", "rate": 5.5, "from": "2026-01-01" }].';
    const warnings = [{ key: 'taxRates', error: { path: '3.rates.1', msg } }];
    expect(await configure({ oss: { from: '2026-01-01' } })).toMatchObject({ ok: true, warnings });
    expect(await configure({ taxRates: [...others, french].toReversed() })).toMatchObject({
      ...{ ok: true, warnings: [{ key: 'taxRates', error: { path: '0.rates.1', msg } }] },
    });
    const changes = [{ taxClass: 'reduced', rate: 5.5, from: '2026-01-01' }];
    const charged = [...others, { ...french, changes }];
    expect(await configure({ taxRates: charged })).toMatchObject({ ok: true, warnings: [] });
    // The seller's own articles are charged by the rate that they have.
    expect(await configure({ taxRates: [...others, french] })).toMatchObject({ warnings });
    expect(await configure({ seller: { country: 'FR' } })).toMatchObject({ ok: true });
  });

  test('article numbers that no product has are reported, and the others work', async () => {
    const search = { pins: ['Zange > Z, Z-1', 'Hammer > Z'], bars: ['Zange > Z-alt'] };
    const unknown = (number: string) =>
      `Einen Artikel mit der Artikelnummer „${number}“ gibt es im Shop nicht. Die übrigen Artikel der Zeile gelten.`;
    expect(await configure({ search })).toEqual({
      ...{ ok: true, changed: ['search'] },
      warnings: [
        { key: 'search', error: { path: 'pins.0', msg: unknown('Z-1') } },
        { key: 'search', error: { path: 'bars.0', msg: unknown('Z-alt') } },
      ],
    });
    const { products } = await createConfigurationService(database, () => 0).searchNow();
    expect(products).toEqual({ Z: 'zange' });
  });

  test('synonyms that go on from line to line through more words than a line may have are told', async () => {
    const chain = (length: number) => Array.from({ length }, (_, i) => `Wort${i} = Wort${i + 1}`);
    expect(await configure({ search: { pins: [], bars: [], synonyms: chain(29) } })).toMatchObject({ warnings: [] });
    expect(
      await configure({
        search: { synonyms: [...chain(15), 'A > Wort1', 'X = Y', 'Wort20 = Wort15', ...chain(30).slice(15)] },
      }),
    ).toEqual({
      ...{ ok: true, changed: ['search'] },
      warnings: [
        {
          key: 'search',
          error: {
            path: 'synonyms.0',
            msg: expect.stringMatching(
              /^Die Zeilen 1, 2, .+, 33 hängen über gemeinsame Begriffe zusammen, mit 31 Begriffen: Wort0, Wort1, .+ …\. Eine Regel gilt nur einen Schritt weit\. Was wirklich dasselbe heißt, gehört in eine Zeile\.$/,
            ),
          },
        },
      ],
    });
  });

  test('a card has a ratio that it can be shown in', async () => {
    const uiSettings = { partnerLogin: false, userLogin: false, priceDeclaration: 'gross', productCardHeight: '7:1' };
    const msg = 'Dieses Seitenverhältnis gibt es nicht. Möglich sind 1:1, 5:4, 4:3, 3:2, 16:9, 4:5, 3:4, 2:3.';
    expect(await configure({ uiSettings })).toEqual({
      ...{ ok: false, key: 'uiSettings' },
      errors: [{ path: 'productCardHeight', msg }],
    });
    expect(await configure({ uiSettings: { ...uiSettings, productCardHeight: '3:2' } })).toMatchObject({ ok: true });
  });
});
