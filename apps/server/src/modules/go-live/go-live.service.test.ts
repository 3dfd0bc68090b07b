import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createConfigurationService } from '../configuration/configuration.service.ts';
import { fillCatalogue, placement, testConfiguration, testNow, testShop } from '../orders/testing/shop.ts';
import { createTemplateService, type Template } from '../templates/templates.service.ts';
import { createGoLiveService } from './go-live.service.ts';
import { noteDemo } from './note-demo.ts';
import { ownSettings, ownTexts } from './testing/own-shop.ts';
import { findingSentence } from './texts/findings.de.ts';
import type { Finding } from './types.ts';

const behindHttps = { PUBLIC_URL: 'https://traube.example', SMTP_URL: 'smtp://mail.traube.example' };

/** A server process. It follows the version when it looks. */
function processOn(database: Database, variables: Record<string, string> = behindHttps) {
  let version = 0;
  let readings = 0;
  const configuration = createConfigurationService(database, () => version);
  const templates = createTemplateService(database, () => version);
  const goLive = createGoLiveService({
    ...{ database, configuration, config: readConfig(variables), clock: () => testNow, version: () => version },
    templates: {
      all() {
        readings += 1;
        return templates.all();
      },
    },
  });
  const shop = testShop(database, testConfiguration, { isClosed: goLive.isClosed });
  return {
    ...{ goLive, shop },
    readings: () => readings,
    look: async () => {
      version = await currentVersion(database.read);
    },
  };
}

async function operate(
  database: Database,
  settings: Readonly<Record<string, unknown>>,
  texts: readonly Template[] = [],
) {
  const configuration = createConfigurationService(database, () => 0);
  const templates = createTemplateService(database, () => 0);
  await database.transaction(async (transaction) => {
    const written = await configuration.writeAll(transaction, settings);
    if (!written.ok) throw new Error(JSON.stringify(written));
    for (const text of texts) await templates.write(transaction, text);
  });
}

describeOnBothEngines('a live shop that is not ready', ({ open }) => {
  const filled = async () => {
    const database = await open();
    await fillCatalogue(database);
    return database;
  };

  test('refuses orders and keeps nothing of them, until its operator has configured it: then every process takes them, without a restart', async () => {
    const database = await filled();
    const [one, other] = [processOn(database), processOn(database)];
    const before = await one.shop.stored();
    for (const { shop } of [one, other]) {
      const answer = await shop.orders.finish('key', placement());
      expect(answer).toEqual({ refused: true, status: 409, code: 'shop-not-open' });
    }
    expect(await one.shop.stored()).toEqual(before);
    expect([one.shop.wakes.count, other.shop.wakes.count]).toEqual([0, 0]);

    await operate(database, ownSettings, ownTexts);
    await one.look();
    expect(await one.shop.orders.finish('key', placement())).toMatchObject({ orderNumber: '2026-000001' });
    await other.look();
    expect(await other.shop.orders.finish('key-2', placement())).toMatchObject({ orderNumber: '2026-000002' });
  });

  test('answers an order that was placed before it was closed', async () => {
    const database = await filled();
    await operate(database, ownSettings, ownTexts);
    const { shop, look } = processOn(database);
    await look();
    const placed = await shop.orders.finish('key', placement());
    await operate(database, { seller: { ...ownSettings.seller, email: '' } });
    await look();
    expect(await shop.orders.finish('key', placement())).toEqual(placed);
    expect(await shop.orders.finish('another', placement())).toMatchObject({ code: 'shop-not-open' });
  });

  test('an order of which nobody in the shop is notified is a warning in the log', async () => {
    const database = await filled();
    const { seller } = testConfiguration;
    const mute = testShop(database, { ...testConfiguration, seller: { ...seller, email: 'kaputt' } });
    await mute.orders.finish('key', placement());
    expect(mute.warnings).toEqual([
      [{ orderNumber: '2026-000001' }, 'nobody of the shop is told of an order: no orderMail, no seller.email'],
    ]);
    const told = testShop(database);
    await told.orders.finish('key-2', placement());
    expect(told.warnings).toEqual([]);
  });

  test('is judged once a version, however many order', async () => {
    const database = await filled();
    const { goLive, readings, look } = processOn(database);
    for (let i = 0; i < 50; i++) expect(await goLive.isClosed()).toBe(true);
    expect(readings()).toBe(1);
    await operate(database, ownSettings, ownTexts);
    await look();
    for (let i = 0; i < 50; i++) expect(await goLive.isClosed()).toBe(false);
    expect(readings()).toBe(2);
  });

  test('without mail server it stays closed, and without https nothing is refused', async () => {
    const database = await filled();
    const { PUBLIC_URL } = behindHttps;
    await operate(database, ownSettings, ownTexts);
    const mute = processOn(database, { PUBLIC_URL });
    const tried = processOn(database, {});
    for (const { look } of [mute, tried]) await look();
    expect(await mute.goLive.isClosed()).toBe(true);
    await operate(database, { seller: { ...ownSettings.seller, companyName: '' } });
    await tried.look();
    expect([await tried.goLive.isClosed(), tried.readings()]).toEqual([false, 0]);
  });

  test('knows texts of a demo that this release no longer ships', async () => {
    const database = await filled();
    const former: Template = { kind: 'page', name: 'header', content: '<p>Ab 50&nbsp;€ <b>frei Haus</b></p>' };
    await operate(database, { ...ownSettings, title: 'Werkhof' }, [...ownTexts, former]);
    await database.transaction((transaction) => noteDemo(transaction, [former], { title: 'Werkhof' }));
    const { goLive } = processOn(database);
    expect(await goLive.settingsFindings()).toEqual([
      { weight: 'open', code: 'text-of-demo', template: { kind: 'page', name: 'header' } },
      { weight: 'open', code: 'setting-of-demo', key: 'title' },
      { weight: 'open', code: 'free-shipping-not-kept', place: { kind: 'page', name: 'header' }, values: [5000] },
    ]);
  });

  test('articles lack manufacturer and unit price, name the closed platform, or are the demo’s [LAW P4, S1, I2]', async () => {
    const database = await filled();
    await operate(database, ownSettings, ownTexts);
    const { vouchers } = processOn(database).shop;
    await database.transaction(async (transaction) => {
      const change = transaction.updateTable('products');
      await transaction.updateTable('conditions').set({ price: 0 }).where('product_id', '=', 'p-salt').execute();
      await change.set({ gtin: '4006381333931' }).where('id', 'in', ['p-book', 'p-salt']).execute();
      const whole = JSON.stringify({ name: 'M', address: 'Weg 1', email: 'm@m.example' });
      const refs = JSON.stringify({ accessories: [{ articleNumber: 'X-1' }, { articleNumber: 'A-book' }] });
      const html_description = '<a href="https://ec.europa.eu/consumers/ODR">Streit</a>';
      await change.set({ html_description }).where('id', '=', 'p-book').execute();
      await change.set({ manufacturer: whole, refs }).where('id', '=', 'p-salt').execute();
      await change.set({ manufacturer: '{"name":"M","email":"m"}' }).where('id', '=', 'p-book').execute();
      const voucher = { code: 'WILLKOMMEN10', value: { kind: 'percent', share: 1000 } } as const;
      await vouchers.create(transaction, { ...voucher, minimum: 0, validFrom: null, validTo: null, usesAllowed: null });
    });
    const found = await processOn(database).goLive.allFindings();
    expect(findingSentence({ weight: 'look', code: 'references-to-nothing', articles: ['X-1'] })).toBe(
      'Verweise führen zu Artikeln, die nicht im Verkauf sind: X-1. Auf den Seiten fehlen sie.',
    );
    expect(findingSentence({ weight: 'open', code: 'no-manufacturer', count: 2 })).toMatch(/^Bei 2 Artikeln fehlt /);
    expect(findingSentence({ weight: 'open', code: 'no-manufacturer', count: 1 })).toMatch(/^Bei 1 Artikel fehlt /);
    expect(findingSentence({ weight: 'look', code: 'no-unit-price', articles: ['A-1'] })).toBe(
      'Ohne Grundpreis, obwohl Name oder Einheit ein Gewicht, ein Volumen oder eine Länge nennt: A-1. Prüfen, ob einer nötig ist, und mit „import“ nachtragen.',
    );
    expect(found).toEqual([
      { weight: 'open', code: 'demo-vouchers', codes: ['WILLKOMMEN10'] },
      { weight: 'open', code: 'no-manufacturer', count: 2 },
      { weight: 'open', code: 'dispute-platform-in-products', count: 1 },
      { weight: 'look', code: 'references-to-nothing', articles: ['X-1'] },
      { weight: 'look', code: 'given-away', articles: ['A-salt'] },
      { weight: 'look', code: 'shared-gtins', shared: ['4006381333931 (A-book, A-salt)'] },
      { weight: 'look', code: 'no-unit-price', articles: ['A-hammer'] },
    ]);
  });

  test('a seller in Germany is told how many articles still have the rates of Austria [LAW T1]', async () => {
    const database = await filled();
    await operate(database, { ...ownSettings, seller: { ...ownSettings.seller, country: 'DE' } }, ownTexts);
    const foreign = async () =>
      (await processOn(database).goLive.allFindings()).filter(({ code }) => code === 'foreign-rates');
    expect(await foreign()).toEqual([{ weight: 'open', code: 'foreign-rates', count: 3, rates: [490, 1000, 2000] }]);
    await operate(database, { taxRates: [{ country: 'DE', rates: [20, 19, 7, 0] }] });
    expect(await foreign()).toEqual([{ weight: 'open', code: 'foreign-rates', count: 2, rates: [490, 1000] }]);
    await operate(database, { seller: { ...ownSettings.seller, country: 'AT' } });
    expect(await foreign()).toEqual([]);
  });

  test('articles claim something of the environment, or are called organic without their control body [LAW P13, S7]', async () => {
    const database = await filled();
    await operate(database, ownSettings, ownTexts);
    const change = (id: string, values: object) =>
      database.transaction((transaction) =>
        transaction.updateTable('products').set(values).where('id', '=', id).execute(),
      );
    const articles = async (wanted: Finding['code']) => {
      const found = (await processOn(database).goLive.allFindings()).find(({ code }) => code === wanted);
      return found !== undefined && 'articles' in found ? found.articles : [];
    };
    await change('p-book', { html_description: '<p>Klimaneutral gedruckt.</p>' });
    await change('p-salt', { name: 'Bio-Salz' });
    await change('p-hammer', { name: 'Biologie des Hammers', html_description: '<p>Ökologisch, sagt man.</p>' });
    expect(await articles('environmental-claims-of')).toEqual(['A-book', 'A-hammer']);
    expect(await articles('organic-without-code')).toEqual(['A-salt']);
    await change('p-salt', { attributes: JSON.stringify([{ name: 'Kontrollstelle', value: 'AT-BIO-301' }]) });
    expect(await articles('organic-without-code')).toEqual([]);
  });

  test('names the articles with a guarantee of durability but without its harmonised label [LAW W2]', async () => {
    const database = await filled();
    const change = (id: string, values: object) =>
      database.transaction((transaction) =>
        transaction.updateTable('products').set(values).where('id', '=', id).execute(),
      );
    const finding = async () =>
      (await processOn(database).goLive.allFindings()).find(({ code }) => code === 'no-durability-label');
    await change('p-hammer', { durability: '{"years":5,"brand":"Alpha"}' });
    await change('p-book', { durability: '{"brand":"Verlag"}' });
    expect(await finding()).toEqual({ weight: 'look', code: 'no-durability-label', articles: ['A-hammer'] });
    const label = { content: 'garan', filename: 'GARAN.pdf', purpose: 'durability-label' };
    await change('p-hammer', { documents: JSON.stringify([label]) });
    expect(await finding()).toBeUndefined();
  });

  test('tells of the demo’s vouchers that can still be redeemed, now or later', async () => {
    const database = await filled();
    await operate(database, ownSettings, ownTexts);
    const { vouchers } = processOn(database).shop;
    const free = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null };
    const fixed = { kind: 'fixed', amount: 500 } as const;
    await database.transaction(async (transaction) => {
      await vouchers.create(transaction, { ...free, code: 'WILLKOMMEN10', value: fixed });
      await vouchers.create(transaction, { ...free, code: 'FREIHAUS', value: fixed, validFrom: testNow + 1 });
      await vouchers.create(transaction, { ...free, code: 'WERKSTATT5', value: fixed });
      await vouchers.create(transaction, { ...free, code: 'EINMALIG20', value: fixed, usesAllowed: 1 });
      await vouchers.create(transaction, { ...free, code: 'SOMMERFEST', value: fixed, validTo: testNow });
      await vouchers.create(transaction, {
        ...free,
        code: 'GUTHABEN25',
        value: { kind: 'gift-balance', balance: 2500 },
      });
      await vouchers.stop(transaction, 'WERKSTATT5', true);
      await transaction.updateTable('vouchers').set({ used: 1 }).where('code', '=', 'EINMALIG20').execute();
      await transaction.updateTable('vouchers').set({ balance: 0 }).where('code', '=', 'GUTHABEN25').execute();
    });
    const found = await processOn(database).goLive.allFindings();
    expect(found.filter(({ code }) => code === 'demo-vouchers')).toEqual([
      { weight: 'open', code: 'demo-vouchers', codes: ['WILLKOMMEN10', 'FREIHAUS'] },
    ]);
  });
});
