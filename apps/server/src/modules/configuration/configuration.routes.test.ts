import { paymentKinds } from '@kontor/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentVersion, nextVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame, post, postAs } from '../../http/testing/frame.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { type ConfigurationService, createConfigurationService } from './configuration.service.ts';

const feeForbidden =
  'Eine Gebühr ist nur mit „kind“: „on-delivery“ erlaubt. Für Karten, PayPal, Lastschriften und Überweisungen, auch auf Rechnung, verbietet sie das Gesetz (§ 270a BGB, § 56 ZaDiG 2018).';

const raised = { taxClass: 'standard', rate: 21, from: '2027-01-01' };
const austria = (...changes: object[]) => ({ country: 'AT', rates: [20], changes });

describeOnBothEngines('configuration', ({ open }) => {
  let app: FastifyInstance;
  let database: Database;
  let configuration: ConfigurationService;
  let version = 0;
  let isClosed = false;

  beforeAll(async () => {
    database = await open();
    configuration = createConfigurationService(database, () => version);
    ({ app } = await createFrame());
    configurationRoutes(app, configuration, { isClosed: async () => isClosed });
  });
  afterAll(() => app.close());

  const ask = async (name: string) => (await post(app, `/api/shop/config/${name}`, {})).json();
  const write = (key: string, value: unknown) => database.transaction((tx) => configuration.write(tx, key, value));

  test('a shop whose operator has decided nothing answers defaults [SPEC §2.3.9, §3.12, §3.14, §3.15, §7.3.2, §7.3.3, §7.3.4, §9.14]', async () => {
    const austria = { shortName: 'AT', name: 'Österreich' };
    const { data, billing } = await ask('countries');
    expect(data).toEqual([austria]);
    // Their own first, then the other member states.
    expect([billing.length, billing[0], billing[1]]).toEqual([27, austria, { shortName: 'BE', name: 'Belgien' }]);
    expect(await ask('carrier')).toEqual({ data: [] });
    expect(await ask('paymentConditions')).toEqual({
      data: [
        { name: 'vorkasse', title: 'Vorkasse', method: 'transfer' },
        { name: 'rechnung', title: 'Rechnung', method: 'invoice' },
      ],
    });
    expect(await ask('mainMenu')).toEqual({ data: [] });
    expect(await ask('orderOptions')).toEqual({ data: [] });
    expect(await ask('startpage')).toEqual({ data: '/shop' });
    expect(await ask('uiSettings')).toEqual({
      data: { partnerLogin: false, userLogin: false, priceDeclaration: 'gross', productCardHeight: '1:1' },
    });
    expect(await ask('vouchersEnabled')).toEqual({ data: false });
    const title = await post(app, '/api/shop/config/title');
    expect([title.headers['content-type'], title.body]).toEqual(['text/plain; charset=utf-8', 'Onlineshop']);
  });

  test('the seller’s own country, or else AT, is the first of those delivered to, wherever it was written [SPEC §3.22]', async () => {
    const named = (shortName: string, name: string) => ({ shortName, name });
    const [austria, germany] = [named('AT', 'Österreich'), named('DE', 'Deutschland')];
    const database = await open();
    const service = createConfigurationService(database, () => 0);
    const begin = async (country: string, countries: object[]) => {
      const written = await database.transaction((tx) => service.writeAll(tx, { seller: { country }, countries }));
      expect(written).toMatchObject({ ok: true });
      return (await createConfigurationService(database, () => 0).current()).countries;
    };
    expect(await begin('DE', [austria, germany])).toEqual([germany, austria]);
    expect(await begin('AT', [germany, austria])).toEqual([austria, germany]);
    expect(await begin('FR', [germany, austria])).toEqual([austria, germany]);
    expect(await begin('FR', [germany, named('CH', 'Schweiz')])).toEqual([germany, named('CH', 'Schweiz')]);
  });

  test.each([
    ['AT', 'UID'],
    ['DE', 'USt-IdNr.'],
  ])(
    'businesses are asked for their VAT id by its name in the country of the seller: %s [LAW T5]',
    async (country, vatIdName) => {
      const database = await open();
      const own = createConfigurationService(database, () => 0);
      const { app: ownApp } = await createFrame();
      configurationRoutes(ownApp, own, { isClosed: async () => false });
      const asked = async () => (await post(ownApp, '/api/shop/config/uiSettings', {})).json().data;
      await database.transaction((tx) => own.writeAll(tx, { seller: { country } }));
      expect(await asked()).not.toHaveProperty('vatIdName');
      await database.transaction((tx) => own.writeAll(tx, { intraCommunity: { from: '2026-01-01' } }));
      // This process has read the settings before.
      const { app: otherApp } = await createFrame();
      configurationRoutes(
        otherApp,
        createConfigurationService(database, () => 0),
        { isClosed: async () => false },
      );
      const { data } = (await post(otherApp, '/api/shop/config/uiSettings', {})).json();
      expect(data).toMatchObject({ asksVatId: true, vatIdName });
      await Promise.all([ownApp.close(), otherApp.close()]);
    },
  );

  test('a shop for businesses says so, and asks for their declaration before its own options [LAW C8]', async () => {
    const own = { name: 'AGB', content: '<p>Ich stimme zu.</p>', mandatory: true };
    await write('orderOptions', [own]);
    await write('soldTo', 'businesses');
    version += 1;
    expect((await ask('uiSettings')).data).toMatchObject({ businessesOnly: true });
    expect((await ask('orderOptions')).data).toEqual([
      { name: 'Unternehmen', content: expect.stringContaining('nicht als Verbraucher'), mandatory: true },
      own,
    ]);
    expect(await configuration.written('orderOptions')).toEqual({ value: [own], isDecided: true });
    expect(await write('soldTo', 'consumers')).toMatchObject({ ok: false, code: 'invalid-value' });
    await write('soldTo', 'everybody');
    await write('orderOptions', []);
    version += 1;
    expect((await ask('uiSettings')).data).not.toHaveProperty('businessesOnly');
    expect((await ask('orderOptions')).data).toEqual([]);
  });

  test('a shop that takes no orders yet says so', async () => {
    isClosed = true;
    expect((await ask('uiSettings')).data.ordersClosed).toBe(true);
    isClosed = false;
    expect((await ask('uiSettings')).data).not.toHaveProperty('ordersClosed');
  });

  test('a small business declares one kind of price, and says at each by which law it has no tax [LAW P3, T6]', async () => {
    const seller = { ...{ companyName: 'A', street: 'B 1', zipCode: '1010', city: 'Wien', country: 'AT' } };
    const complete = { ...seller, email: 'a@example.at', phone: '1' };
    const group = { name: 'Fachbetrieb', priceDeclaration: 'net' };
    const uiSettings = { partnerLogin: true, userLogin: false, priceDeclaration: 'net', productCardHeight: '1:1' };
    const database = await open();
    const own = createConfigurationService(database, () => 0);
    const { app: ownApp } = await createFrame();
    configurationRoutes(ownApp, own, { isClosed: async () => false });
    await database.transaction(async (transaction) => {
      await own.write(transaction, 'seller', { ...complete, smallBusiness: true });
      await own.write(transaction, 'uiSettings', uiSettings);
      await own.write(transaction, 'customerGroups', [group]);
    });
    const taxNote = 'umsatzsteuerfrei nach § 6 Abs. 1 Z 27 UStG';
    const shown = {
      ...uiSettings,
      priceDeclaration: 'gross',
      taxNote,
      contactEmail: 'a@example.at',
      contactPhone: '1',
    };
    expect((await post(ownApp, '/api/shop/config/uiSettings', {})).json()).toEqual({ data: shown });
    ownApp.findViewer = async () => ({ customerId: 'c', sessionId: 's', customerGroup: group.name });
    const asPartner = await postAs(ownApp, 'sid', '/api/shop/config/uiSettings', {});
    expect(asPartner.json()).toEqual({ data: { ...shown, customerGroup: group.name } });
    expect(await own.groupsNow()).toMatchObject({ shopDeclaration: 'gross', groups: [{ priceDeclaration: 'gross' }] });
    // What the operator wrote stays, for the day on which the exemption ends.
    expect(await own.written('uiSettings')).toEqual({ value: uiSettings, isDecided: true });
    await ownApp.close();
  });

  test('a way to pay by which nobody can pay now is offered to nobody [security: provider-down, provider-refuses-credentials]', async () => {
    const possible = new Set(['rechnung']);
    const service = createConfigurationService(
      database,
      () => version,
      ({ name }) => possible.has(name),
    );
    const namesNow = async () => (await service.currentFor(null)).paymentConditions.map(({ name }) => name);
    expect(await namesNow()).toEqual(['rechnung']);
    possible.add('vorkasse');
    expect(await namesNow()).toEqual(['vorkasse', 'rechnung']);
    expect((await service.current()).paymentConditions).toHaveLength(2);
  });

  test('a changed setting is answered once the version has moved [SPEC §2.4.1]', async () => {
    const menu = [
      { name: 'Aktionen', uri: '/shop/C/aktionen', items: [{ name: 'Blog', uri: 'https://blog.example' }] },
    ];
    expect(await write('mainMenu', menu)).toEqual({ ok: true, changed: true });
    expect(await ask('mainMenu')).toEqual({ data: [] });
    version = await currentVersion(database.read);
    expect(await ask('mainMenu')).toEqual({ data: menu });
  });

  describe('a menu', () => {
    const shallow = { name: 'Zangen', uri: '/shop/zangen' };
    const menu = (items: unknown[]) => [
      { name: 'Werkzeug', uri: '/shop/werkzeug', items: [{ ...shallow, items: [{ ...shallow, items }] }] },
    ];

    test('has three levels of entries of the same shape [SPEC §3.11]', async () => {
      expect(await write('mainMenu', menu([]))).toEqual({ ok: true, changed: true });
      version = await currentVersion(database.read);
      expect(await ask('mainMenu')).toEqual({ data: menu([]) });
    });

    test('of four is refused and named, nothing of it left out [SPEC §3.11]', async () => {
      const path = '0.items.0.items.0.items';
      const msg = 'Das Menü hat höchstens 3 Ebenen: Hier sind keine Untereinträge mehr möglich.';
      expect(await write('mainMenu', menu([shallow]))).toEqual({
        ...{ ok: false, code: 'invalid-value' },
        errors: [{ path, msg }],
      });
      expect(await ask('mainMenu')).toEqual({ data: menu([]) });
    });
  });

  test('a seller leaves out what it has not, and says what only some have', async () => {
    const address = { companyName: 'Eva Berger', street: 'Am Bach 2', zipCode: '4020', city: 'Linz', country: 'AT' };
    const reached = { email: 'eva@berger.example', phone: '+43 732 1' };
    const none = { vatId: '', registerNumber: '', registerCourt: '', bank: { iban: '', bic: '', holder: '' } };
    expect(await write('seller', { ...address, ...reached })).toEqual({ ok: true, changed: true });
    version = await currentVersion(database.read);
    expect((await configuration.current()).seller).toEqual({ ...address, ...reached, ...none });

    const company = { managingDirectors: ['Eva Berger', 'Jan Kern'], seat: 'Linz', taxNumber: '12 345/6789' };
    const withAccount = { ...address, ...reached, ...company, bank: { iban: 'AT611904300234573201' } };
    expect(await write('seller', withAccount)).toEqual({ ok: true, changed: true });
    version = await currentVersion(database.read);
    const bank = { iban: 'AT611904300234573201', bic: '', holder: '' };
    expect((await configuration.current()).seller).toEqual({ ...none, ...withAccount, bank });
  });

  test('a seller’s country is a code, also where an earlier version stored its name', async () => {
    const address = { companyName: 'Eva Berger', street: 'Am Bach 2', zipCode: '4020', city: 'Linz' };
    const seller = { ...address, email: 'eva@berger.example', phone: '+43 732 1' };
    const country = async () => {
      version = await currentVersion(database.read);
      return (await configuration.current()).seller.country;
    };
    for (const written of ['Österreich', 'at', 'AT']) await write('seller', { ...seller, country: written });
    expect(await country()).toBe('AT');
    await database.transaction(async (transaction) => {
      const value = JSON.stringify({ ...seller, country: 'Österreich' });
      const next = await nextVersion(transaction);
      await transaction
        .updateTable('configuration')
        .set({ value, version: next })
        .where('key', '=', 'seller')
        .execute();
    });
    expect(await country()).toBe('AT');
    expect(await write('seller', { ...seller, country: 'Kakanien' })).toMatchObject({ ok: false });
    expect(await country()).toBe('AT');
  });

  test('the same value again changes nothing', async () => {
    await write('carrier', ['Post', 'Spedition']);
    const before = await currentVersion(database.read);
    expect(await write('carrier', ['Post', 'Spedition'])).toEqual({ ok: true, changed: false });
    expect(await currentVersion(database.read)).toBe(before);
    expect(await write('carrier', ['Post'])).toEqual({ ok: true, changed: true });
    expect(await currentVersion(database.read)).toBe(before + 1);
  });

  test('the content of order options is cleaned [SPEC §1.4, §3.26]', async () => {
    const option = {
      name: 'AGB',
      content: 'Ich stimme den <a href="/agb" onclick="x()">AGB</a> zu.',
      mandatory: true,
    };
    await write('orderOptions', [option]);
    version = await currentVersion(database.read);
    expect(await ask('orderOptions')).toEqual({
      data: [{ name: 'AGB', content: 'Ich stimme den <a href="/agb">AGB</a> zu.', mandatory: true }],
    });
  });

  describe('customer groups', () => {
    const asPartner = async (name: string, customerGroup: string | null) => {
      app.findViewer = async () => ({ customerId: 'c', sessionId: 's', customerGroup });
      return (await postAs(app, 'sid', `/api/shop/config/${name}`, {})).json().data;
    };
    const group = { name: 'Fachbetrieb', priceDeclaration: 'net', paymentConditions: ['vorkasse', 'rechnung'] };

    beforeAll(async () => {
      const node = { custom_page: null, version: 1, position: 0 };
      const categories = [
        { id: 'root', parent_id: null, name: 'Shop', ...node },
        { id: 'tools', parent_id: 'root', name: 'Werkzeug', ...node },
      ];
      await database.transaction((tx) => tx.insertInto('categories').values(categories).execute());
    });

    test('decide how prices are declared and how one can pay, for those who are in them alone', async () => {
      const payments = [
        { name: 'vorkasse', title: 'Vorkasse' },
        { name: 'paypal', title: 'PayPal' },
        { name: 'rechnung', title: 'Rechnung', groups: ['Fachbetrieb'] },
      ];
      await write('paymentConditions', payments);
      expect(await write('customerGroups', [group])).toEqual({ ok: true, changed: true });
      version = await currentVersion(database.read);

      const vorkasse = { name: 'vorkasse', title: 'Vorkasse', method: 'transfer' };
      const paypal = { name: 'paypal', title: 'PayPal', method: 'paypal' };
      expect((await ask('paymentConditions')).data).toEqual([vorkasse, paypal]);
      expect((await ask('uiSettings')).data.priceDeclaration).toBe('gross');
      for (const none of [null, 'Fachbetriebe', 'fachbetrieb']) {
        expect(await asPartner('paymentConditions', none)).toEqual([vorkasse, paypal]);
        expect((await asPartner('uiSettings', none)).priceDeclaration).toBe('gross');
      }
      const rechnung = { name: 'rechnung', title: 'Rechnung', method: 'invoice' };
      expect(await asPartner('paymentConditions', 'Fachbetrieb')).toEqual([vorkasse, rechnung]);
      expect((await asPartner('uiSettings', 'Fachbetrieb')).priceDeclaration).toBe('net');
    });

    test.each<[string, object[], object]>([
      [
        'nobody takes money for',
        [{ name: 'karte', kind: 'online' }],
        {
          path: '0.provider',
          msg: 'Zu „kind“: „online“ gehört, wer das Geld nimmt. Möglich sind paypal, saferpay.',
        },
      ],
      [
        'an unknown provider takes money for',
        [{ name: 'karte', kind: 'online', provider: 'klarna' }],
        {
          path: '0.provider',
          msg: 'Diesen Wert gibt es nicht. Möglich sind paypal, saferpay.',
        },
      ],
      [
        'a provider has nothing to do with',
        [{ name: 'karte', provider: 'saferpay' }],
        {
          path: '0.provider',
          msg: 'Einen Anbieter gibt es nur mit „kind“: „online“.',
        },
      ],
      [
        'is of an unknown kind',
        [{ name: 'tausch', kind: 'barter' }],
        {
          path: '0.kind',
          msg: `Diesen Wert gibt es nicht. Möglich sind ${paymentKinds.join(', ')}.`,
        },
      ],
      [
        'asks a fee for a card',
        [{ name: 'karte', kind: 'online', provider: 'saferpay', fee: 100 }, { name: 'vorkasse' }],
        { path: '0.fee', msg: feeForbidden },
      ],
      [
        'asks a fee for a transfer, by its name',
        [{ name: 'bar' }, { name: 'rechnung', fee: 1 }],
        { path: '1.fee', msg: feeForbidden },
      ],
      [
        'has no free one beside it',
        [
          { name: 'nachnahme', fee: 390 },
          { name: 'rechnung', groups: ['Fachbetrieb'] },
        ],
        { path: '0.fee', msg: 'Mindestens eine Zahlart für alle muss ohne Gebühr sein (§ 312a Abs. 4 BGB).' },
      ],
      [
        'is there twice',
        [{ name: 'bar' }, { name: 'karte', kind: 'online', provider: 'saferpay' }, { name: 'bar' }],
        {
          path: '2.name',
          msg: 'Die Zahlart „bar“ gibt es schon.',
        },
      ],
    ])('a way to pay that %s is refused', async (_, payments, error) => {
      const titled = payments.map((payment) => ({ title: 'Zahlart', ...payment }));
      const errors = [error];
      expect(await write('paymentConditions', titled)).toEqual({ ok: false, code: 'invalid-value', errors });
    });

    test('name a category by its link or its id, and keep the id', async () => {
      const discounts = [
        { category: '/shop/werkzeug', percent: 12.5 },
        { category: 'root', percent: 5 },
      ];
      await write('customerGroups', [{ ...group, discounts }]);
      const kept = await configuration.groupsNow();
      expect(kept).toEqual({
        shopDeclaration: 'gross',
        groups: [
          {
            ...{ name: 'Fachbetrieb', priceDeclaration: 'net' },
            discounts: [
              { category: 'tools', share: 1250 },
              { category: 'root', share: 500 },
            ],
          },
        ],
      });
    });

    const discount = (category: string, percent: number) => ({ ...group, discounts: [{ category, percent }] });
    test.each<[string, unknown, string, string]>([
      ['no declaration', [{ name: 'A' }], '0.priceDeclaration', 'Diese Angabe fehlt.'],
      ['a name twice', [group, { ...group, name: 'FACHBETRIEB' }], '1.name', 'Die Gruppe „FACHBETRIEB“ gibt es schon.'],
      ['no name', [{ ...group, name: ' ' }], '0.name', 'Die Gruppe braucht einen Namen.'],
      [
        'an unknown way to pay',
        [{ ...group, paymentConditions: ['vorkasse', 'nachnahme'] }],
        '0.paymentConditions.1',
        'Die Zahlart „nachnahme“ gibt es nicht.',
      ],
      [
        'an unknown path',
        [discount('/shop/obst', 5)],
        '0.discounts.0.category',
        'Die Kategorie „/shop/obst“ gibt es nicht.',
      ],
      ['an unknown id', [discount('obst', 5)], '0.discounts.0.category', 'Die Kategorie „obst“ gibt es nicht.'],
      [
        'a category twice',
        [{ ...group, discounts: [...discount('tools', 5).discounts, ...discount('/shop/werkzeug', 6).discounts] }],
        '0.discounts.1.category',
        'Diese Kategorie hat schon einen Rabatt.',
      ],
      ['more than all', [discount('tools', 101)], '0.discounts.0.percent', 'Der größte mögliche Wert ist 100.'],
      [
        'a third of a percent',
        [discount('tools', 3.333)],
        '0.discounts.0.percent',
        'Höchstens zwei Nachkommastellen sind möglich.',
      ],
    ])('are refused with %s', async (_what, value, path, msg) => {
      const before = await currentVersion(database.read);
      expect(await write('customerGroups', value)).toEqual({
        ok: false,
        code: 'invalid-value',
        errors: [{ path, msg }],
      });
      expect(await currentVersion(database.read)).toBe(before);
    });
  });

  describe('a wrong value is refused and changes nothing', () => {
    const rule = { countries: ['AT'], cost: 490 };
    const wrong: [string, unknown, string][] = [
      ['title', '', ''],
      ['title', 'a\nb', ''],
      ['startpage', '//evil.example', ''],
      ['startpage', 'https://evil.example', ''],
      ['startpage', '/\\evil.example', ''],
      ['startpage', '/\t/evil.example', ''],
      ['mainMenu', [{ name: 'x', uri: 'javascript:alert(1)' }], '0.uri'],
      ['mainMenu', [{ name: 'x', uri: '/', items: [{ name: 'y' }] }], '0.items.0.uri'],
      [
        'uiSettings',
        { partnerLogin: false, userLogin: false, priceDeclaration: 'both', productCardHeight: '1:1' },
        'priceDeclaration',
      ],
      [
        'uiSettings',
        { partnerLogin: false, userLogin: false, priceDeclaration: 'net', productCardHeight: '1px' },
        'productCardHeight',
      ],
      ['vouchersEnabled', 1, ''],
      ['countries', [], ''],
      ['countries', [{ shortName: 'Austria', name: 'Österreich' }], '0.shortName'],
      ['shippingRules', [{ ...rule, cost: -1 }], '0.cost'],
      ['shippingRules', [{ ...rule, cost: 4.9 }], '0.cost'],
      ['shippingRules', [{ ...rule, countries: 'AT' }], '0.countries'],
      ['orderNumberPattern', '{YYYY}', ''],
      ['taxRates', [], ''],
      ['taxRates', [{ country: 'AT', rates: [] }], '0.rates'],
      ['taxRates', [{ country: 'AT', rates: [20, 4.905] }], '0.rates.1'],
      ['taxRates', [{ country: 'AT', rates: [200] }], '0.rates.0'],
      ['taxRates', [austria({ taxClass: 'middle', rate: 21, from: '2027-01-01' })], '0.changes.0.taxClass'],
      ['taxRates', [austria({ taxClass: 'standard', rate: 0.21, from: '2027-01-01' })], '0.changes.0.rate'],
      ['taxRates', [austria({ taxClass: 'standard', rate: 21, from: '2027-02-29' })], '0.changes.0.from'],
      ['taxRates', [austria({ taxClass: 'standard', rate: 21, from: '1.1.2027' })], '0.changes.0.from'],
      ['taxRates', [austria(raised, { ...raised, rate: 22 })], '0.changes.1'],
      ['title', { text: 'Neu' }, ''],
      ['paymentConditions', [{ name: 'nachnahme', title: 'Nachnahme', surcharge: 490 }], '0.surcharge'],
      ['seller', { bank: { iban: '', bic: '', holder: '', __proto: '' } }, 'bank.__proto'],
      ['mainMenu', [{ name: 'x', uri: '/', items: [{ name: 'y', uri: '/', icon: 'z' }] }], '0.items.0.icon'],
      ['customerGroups', [{ name: 'A', priceDeclaration: 'net', discount: 5 }], '0.discount'],
      ['orderOptions', [{ name: 'AGB', content: '', mandatory: true, x: 1 }], '0.x'],
      ['shippingRules', [{ ...rule, carrier: 'Post' }], '0.carrier'],
      ['seller', { companyName: 'Huber' }, 'street'],
    ];
    test.each(wrong)('%s %j', async (key, value, path) => {
      const before = await currentVersion(database.read);
      const written = await write(key, value);
      expect(written).toMatchObject({ ok: false, code: 'invalid-value' });
      expect('errors' in written && written.errors.map((error) => error.path)).toContain(path);
      expect(await currentVersion(database.read)).toBe(before);
    });

    test('and so is an unknown key', async () => {
      expect(await write('constructor', 1)).toEqual({ ok: false, code: 'unknown-key' });
    });
  });

  test('a payment condition may have a fee, which customers see [SPEC §3.12]', async () => {
    const payments = [
      { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery', fee: 390 },
      { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer', fee: 0 },
    ];
    expect(await write('paymentConditions', payments)).toEqual({ ok: true, changed: true });
    version = await currentVersion(database.read);
    expect((await ask('paymentConditions')).data).toEqual([
      { name: 'nachnahme', title: 'Nachnahme', method: 'on-delivery', fee: 3.9 },
      { name: 'vorkasse', title: 'Vorkasse', method: 'transfer' },
    ]);
  });
});
