import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPaymentMethod } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '../configuration/texts/defaults.de.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { cleanTemplate, readTemplateFolder } from '../templates/templates.service.ts';
import { type DemoTraces, noTraces, slogans, tracesOf } from './demo-traces.ts';
import { judgeCatalogue } from './judge-catalogue.ts';
import { judgeForOrders, judgeSettings, judgeTogether, type Settings } from './judge-settings.ts';
import { shippedDemo } from './shipped-demo.ts';
import { ownSettings, ownTexts, withdrawnTo } from './testing/own-shop.ts';
import { findingSentence } from './texts/findings.de.ts';
import type { Finding } from './types.ts';

const demo = join(import.meta.dirname, '../../../../../demo');
const demoSettings: ShopConfiguration = JSON.parse(readFileSync(join(demo, 'configuration.json'), 'utf8'));

type WrittenConfiguration = Partial<Omit<ShopConfiguration, 'paymentConditions'>> & {
  readonly paymentConditions?: readonly { readonly name: string; readonly title: string }[];
};

/** A shop that is ready, except for the test's changes. */
function settings(more: Partial<Omit<Settings, 'configuration'>> & { configuration?: WrittenConfiguration }) {
  const { configuration, ...rest } = more;
  const { paymentConditions = ownSettings.paymentConditions } = configuration ?? {};
  const whole: Settings = {
    configuration: {
      ...{ ...defaultConfiguration, ...ownSettings, ...configuration },
      paymentConditions: paymentConditions.map(withPaymentMethod),
    },
    decided: new Set(Object.keys(ownSettings)),
    templates: ownTexts,
    surroundings: { isHttps: true, hasMailServer: true, accounts: { paypal: 'none', saferpay: 'none' } },
    traces: noTraces,
    ...rest,
  };
  return whole;
}

const told = (findings: readonly Finding[]) => findings.map(({ weight: _, ...finding }) => finding);
const unsaid = {
  foreignRates: { count: 0, rates: [] },
  claimingEnvironment: [],
  organicWithoutCode: [],
  withoutDurabilityLabel: [],
};
const seller = (more: Partial<ShopConfiguration['seller']>) => ({ seller: { ...ownSettings.seller, ...more } });
const withText = (name: string, content: string) => [
  ...ownTexts.filter((text) => text.name !== name),
  { kind: 'text', name, content } as const,
];

test('a shop of one’s own is ready', async () => {
  expect(judgeSettings(settings({ traces: (await shippedDemo()).traces }))).toEqual([]);
});

test('a seller without VAT id and tax number could issue no invoice [LAW N1]', () => {
  const judged = (more: Partial<ShopConfiguration['seller']>) =>
    told(judgeSettings(settings({ configuration: seller({ vatId: '', taxNumber: ' ', ...more }) }))).filter(
      ({ code }) => code === 'no-tax-id',
    );
  expect(judged({})).toEqual([{ code: 'no-tax-id' }]);
  expect(judged({ taxNumber: '22 123/4567' })).toEqual([]);
  expect(judged({ vatId: 'ATU12345678' })).toEqual([]);
});

describe('the demo behind https', () => {
  const judgeDemo = async (traces?: DemoTraces) => {
    const read = await readTemplateFolder(join(demo, 'templates'));
    if (!read.ok) throw new Error(read.code);
    return judgeSettings(
      settings({
        configuration: demoSettings,
        templates: read.templates.map((text) => ({ ...text, content: cleanTemplate(text.kind, text.content) })),
        surroundings: { isHttps: true, hasMailServer: false, accounts: { paypal: 'none', saferpay: 'test' } },
        traces: traces ?? (await shippedDemo()).traces,
      }),
    );
  };

  test('is found whole: seller, account, mail, each text and each setting that tells or promises something', async () => {
    const findings = await judgeDemo();
    expect(told(findings.filter(({ weight }) => weight === 'orders'))).toEqual([
      {
        code: 'seller-of-demo',
        fields: [
          ...[
            'companyName',
            'street',
            'email',
            'phone',
            'vatId',
            'registerNumber',
            'registerCourt',
            'managingDirectors',
            'seat',
          ],
        ],
      },
      { code: 'bank-of-demo' },
      { code: 'text-of-demo', template: { kind: 'text', name: 'siteNotice' } },
      { code: 'no-mail-server' },
    ]);
    const open = told(findings.filter(({ weight }) => weight === 'open'));
    const [texts, pages] = (['text', 'page'] as const).map((kind) =>
      open.flatMap((found) =>
        found.code === 'text-of-demo' && found.template.kind === kind ? found.template.name : [],
      ),
    );
    expect(texts?.sort()).toEqual([
      ...['altgeraete', 'barrierefreiheit', 'businessTerms', 'contactInformation', 'datenschutz', 'orderDetailsFooter'],
      ...['orderDetailsHeader', 'shippingCosts', 'widerrufsbelehrung'],
    ]);
    expect(pages?.sort()).toEqual(['aktionen', 'footer', 'header', 'innerleft', 'innerright', 'ueber-uns']);
    expect(open.flatMap((found) => (found.code === 'setting-of-demo' ? found.key : []))).toEqual([
      ...['title', 'mainMenu', 'frontPage', 'customerGroups', 'orderOptions', 'shippingRules'],
    ]);
    expect(open).toEqual(
      expect.arrayContaining([
        { code: 'payment-without-account', provider: 'paypal' },
        { code: 'payment-in-test', provider: 'saferpay' },
        { code: 'text-missing', template: { kind: 'text', name: 'guaranteeNotice' } },
      ]),
    );
    const look = told(findings.filter(({ weight }) => weight === 'look'));
    expect(look).toEqual([
      { code: 'text-of-demo', template: { kind: 'style', name: 'custom.css' } },
      { code: 'text-of-demo', template: { kind: 'text', name: 'userNoPassword' } },
      ...['countries', 'carrier', 'paymentConditions'].map((key) => ({ code: 'setting-of-demo', key })),
      { code: 'no-packaging-number' },
    ]);
  });

  test('is known by what was noted when it was loaded, whatever a later release ships', async () => {
    const read = await readTemplateFolder(join(demo, 'templates'));
    const noted = tracesOf(read.ok ? read.templates : [], { ...demoSettings });
    expect(await judgeDemo(noted)).toEqual(await judgeDemo());
    expect(told(await judgeDemo(noTraces)).filter(({ code }) => code === 'seller-of-demo')).toEqual([]);
  });
});

describe('traces of the demo in the operator’s own texts', () => {
  test.each([
    ['its company in a text', '<p>Versand durch die Eisenhof Werkzeughandel&nbsp;GmbH</p>'],
    ['its telephone number in a link', '<a href="tel:+43300000000">Anrufen</a>'],
    ['its account, without spaces', '<p>IBAN AT611904300234573201</p>'],
    ['its e-mail address', 'Schreiben Sie an Versand@Eisenhof.example'],
    ['its short name, in the genitive', '<p>Eisenhofs Versand</p>'],
    ['its short name in a picture’s words', '<img alt="Eisenhof" src="/files/a.webp">'],
    ['its town', '<p>Abholung in Eisenau.</p>'],
    ['one of its directors', '<p>Für den Inhalt: Theresa&nbsp;Hammerl</p>'],
    ['what it says of itself', '<p>Werkzeug, das bleibt. Und Wein.</p>'],
    ['that nothing is delivered', '<p>Dies ist ein Demonstrationsshop.</p>'],
  ])('%s', async (_, content) => {
    const { traces } = await shippedDemo();
    expect(told(judgeSettings(settings({ traces, templates: withText('shippingCosts', content) })))).toEqual([
      { code: 'text-of-demo', template: { kind: 'text', name: 'shippingCosts' } },
    ]);
  });

  test.each<[keyof ShopConfiguration, Partial<ShopConfiguration>]>([
    ['title', { title: 'Eisenhof & Traube' }],
    ['mainMenu', { mainMenu: [{ name: 'Eisenhof', uri: '/shop' }] }],
    [
      'orderOptions',
      { orderOptions: [{ name: 'Ankündigung', content: 'Eisenhof darf mich anrufen.', mandatory: false }] },
    ],
    ['shippingRules', { shippingRules: [{ countries: ['AT'], carriers: ['Eisenhof-Bote'], cost: 700 }] }],
    ['carrier', { carrier: ['Eisenhof-Bote'] }],
    ['orderMail', { orderMail: ['info@eisenhof.example'] }],
  ])('its name in a setting that is written anew otherwise: %s', async (key, configuration) => {
    const { traces } = await shippedDemo();
    expect(judgeSettings(settings({ traces, configuration }))).toEqual([
      { weight: 'open', code: 'setting-of-demo', key },
    ]);
  });

  test('but not what another shop may well say: tools, a name like it, and what its own seller is called', async () => {
    const { traces } = await shippedDemo();
    const templates = withText('shippingCosts', '<p>Werkzeug, Eisenhofer Stahl, das Eisen, Raab an der Leitha.</p>');
    expect(judgeSettings(settings({ traces, templates, configuration: { title: 'Werkzeug Eisenhofer' } }))).toEqual([]);
    const named = seller({ companyName: 'Eisenhof Bräu OG', city: 'Eisenau', managingDirectors: ['Johann Raab'] });
    const imprint =
      '<p>Eisenhof Bräu OG, Kellergasse 3, 2070 Eisenau, Johann Raab, laden@traube.example, +43 2942 123, 22 123/4567</p>';
    const configuration = { ...named, title: 'Bräu im Eisenhof' };
    const texts = withText('siteNotice', imprint).map((text) =>
      text.name === 'widerrufsbelehrung' ? { ...text, content: `${imprint} <a href="/widerruf">widerrufen</a>` } : text,
    );
    expect(judgeSettings(settings({ traces, templates: texts, configuration }))).toEqual([]);
  });

  test.each([
    ['templates', slogans[0]],
    ['wein/templates', slogans[1]],
  ])('the slogan of %s is what its pages say', (folder, slogan) => {
    const page = (name: string) => readFileSync(join(demo, folder, `pages/${name}.html`), 'utf8').toLowerCase();
    for (const name of ['header', 'ueber-uns']) expect(page(name)).toContain(slogan);
  });

  test('one field of the seller, however it is spaced', async () => {
    const { traces } = await shippedDemo();
    const phone = seller({ phone: '+43  3000 000 00' });
    expect(told(judgeForOrders(settings({ traces, configuration: phone })))).toEqual([
      { code: 'seller-of-demo', fields: ['phone'] },
    ]);
    const seat = seller({ seat: 'EISENAU' });
    expect(told(judgeForOrders(settings({ traces, configuration: seat })))).toEqual([
      { code: 'seller-of-demo', fields: ['seat'] },
    ]);
  });
});

test.each([
  ['number', { iban: 'at611904300234573201', bic: '', holder: '' }],
  ['bank', { ...ownSettings.seller.bank, bic: 'demo atxxxxx' }],
  ['holder', { ...ownSettings.seller.bank, holder: 'Eisenhof Werkzeughandel GmbH' }],
])(
  'the %s of the demo’s account keeps orders from being taken, however one pays: each PDF would print it',
  async (_, bank) => {
    const { traces } = await shippedDemo();
    for (const name of ['vorkasse', 'paypal', 'bar']) {
      const configuration = { ...seller({ bank }), paymentConditions: [{ name, title: name }] };
      expect(judgeForOrders(settings({ traces, configuration }))).toEqual([{ weight: 'orders', code: 'bank-of-demo' }]);
    }
  },
);

describe('before an order is taken', () => {
  test('the seller is named whole', () => {
    const configuration = seller({ street: ' ', phone: '' });
    expect(judgeForOrders(settings({ configuration }))).toEqual([
      { weight: 'orders', code: 'seller-missing', fields: ['street', 'phone'] },
    ]);
  });

  test('a country that nobody knows holds no order up, and is told of', () => {
    const configuration = seller({ country: 'Kakanien' });
    expect(judgeForOrders(settings({ configuration }))).toEqual([]);
    expect(judgeSettings(settings({ configuration }))).toContainEqual(
      expect.objectContaining({ weight: 'open', code: 'setting-wrong', key: 'seller', path: 'country' }),
    );
    for (const country of ['AT', 'Österreich'])
      expect(judgeSettings(settings({ configuration: seller({ country }) }))).not.toContainEqual(
        expect.objectContaining({ path: 'country' }),
      );
  });

  test.each(['kaputt', 'laden@traube', ' '])('the seller’s e-mail address is one: not “%s”', (email) => {
    expect(judgeForOrders(settings({ configuration: seller({ email }) }))).toEqual([
      { weight: 'orders', code: 'seller-missing', fields: ['email'] },
    ]);
  });

  test('there is an account where customers transfer the money, and only there', () => {
    const configuration = seller({ bank: { iban: '', bic: '', holder: '' } });
    expect(told(judgeForOrders(settings({ configuration })))).toEqual([{ code: 'bank-missing' }]);
    const paymentConditions = [{ name: 'paypal', title: 'PayPal' }];
    expect(judgeForOrders(settings({ configuration: { ...configuration, paymentConditions } }))).toEqual([]);
    const mistyped = seller({ bank: { iban: 'DE89 3704 0044 0532 0130 01', bic: '', holder: '' } });
    expect(told(judgeForOrders(settings({ configuration: mistyped })))).toEqual([{ code: 'bank-wrong' }]);
  });

  test('there are an imprint and a mail server', () => {
    const templates = ownTexts.filter(({ name }) => name !== 'siteNotice');
    const surroundings = { ...settings({}).surroundings, hasMailServer: false };
    expect(told(judgeForOrders(settings({ templates, surroundings })))).toEqual([
      { code: 'text-missing', template: { kind: 'text', name: 'siteNotice' } },
      { code: 'no-mail-server' },
    ]);
  });

  test('further legal duties are listed as open, and block no order [LAW I4, I5, I7, A4, D4]', () => {
    const templates = [...ownTexts.slice(0, 1)];
    expect(judgeForOrders(settings({ templates }))).toEqual([]);
    expect(
      judgeSettings(settings({ templates })).flatMap((found) => ('template' in found ? found.template.name : [])),
    ).toEqual([
      ...['businessTerms', 'widerrufsbelehrung', 'datenschutz', 'shippingCosts', 'contactInformation'],
      ...['barrierefreiheit', 'guaranteeNotice'],
    ]);
  });
});

test.each([
  ['the picture, with its words', '<img src="data:image/png;base64,AA==" alt="Gesetzliche Gewährleistung: …" />', []],
  ['words alone', '<p>Mindestens zwei Jahre Gewährleistung.</p>', ['notice-without-picture']],
  ['a picture without words', '<img alt="" src="data:image/png;base64,AA==" />', ['notice-without-picture']],
  ['a picture elsewhere, which no mail contains', '<img src="/a.png" alt="Mitteilung" />', ['notice-without-picture']],
])('the notice on the legal guarantee is the official artwork: %s [LAW W1, W5]', (_, html, codes) => {
  const templates = withText('guaranteeNotice', `<h1>Gesetzliche Gewährleistung</h1>${html}`);
  expect(told(judgeSettings(settings({ templates }))).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['a link', '<p><a href="/widerruf">Vertrag widerrufen</a></p>', []],
  ['the whole address', '<p>https://shop.example/widerruf</p>', []],
  ['nothing of it', '<p>Schreiben Sie uns.</p>', [{ code: 'withdrawal-not-named' }]],
])('the information on withdrawal names the function by %s [LAW F7, O4]', (_, html, findings) => {
  const templates = withText('widerrufsbelehrung', `<h1>Widerrufsbelehrung</h1><p>${withdrawnTo}</p>${html}`);
  expect(told(judgeSettings(settings({ templates })))).toEqual(findings);
});

test('the information on withdrawal says to whom it is sent [LAW O4]', () => {
  const link = '<a href="/widerruf">Vertrag widerrufen</a>';
  const templates = withText('widerrufsbelehrung', `<p>An Weinhandel Traube e.U., Retz, ${link}</p>`);
  const finding = { code: 'withdrawal-seller-missing', fields: ['street', 'email', 'phone'] } as const;
  expect(told(judgeSettings(settings({ templates })))).toEqual([finding]);
  expect(findingSentence({ weight: 'open', ...finding })).toMatch(/angegeben: Straße, E-Mail-Adresse, Telefonnummer\./);
});

test.each([
  ['names none', '<p>Wir geben Daten an die Post.</p>', ['paypal', 'saferpay']],
  ['names one', '<p>Bezahlen Sie mit PayPal, geht der Betrag dorthin.</p>', ['saferpay']],
  ['names both', '<p>Empfänger: PayPal (Europe) und Worldline Schweiz AG.</p>', []],
])('a privacy text that %s of the providers in use [LAW D4]', (_, content, missing) => {
  const templates = withText('datenschutz', content);
  const accounts = { paypal: 'live', saferpay: 'live' } as const;
  const judged = (own: Settings['surroundings']['accounts']) =>
    judgeSettings(settings({ templates, surroundings: { isHttps: true, hasMailServer: true, accounts: own } }));
  const findings = judged(accounts).filter(({ code }) => code === 'processor-not-named');
  expect(told(findings)).toEqual(missing.map((provider) => ({ code: 'processor-not-named', provider })));
  expect(findings.every(({ weight }) => weight === 'open')).toBe(true);
  const unused = judged({ paypal: 'none', saferpay: 'none' });
  expect(unused.filter(({ code }) => code === 'processor-not-named')).toEqual([]);
});

test('imprint or terms say whether the shop takes part in arbitration [LAW I3]', () => {
  const terms = (content: string) => judgeSettings(settings({ templates: withText('businessTerms', content) }));
  expect(terms('<p>Lieferung.</p>')).toEqual([{ weight: 'look', code: 'no-word-of-arbitration' }]);
  expect(terms('<p>Zur Streitbeilegung sind wir bereit.</p>')).toEqual([]);
});

test.each([
  ['Klimaneutral geliefert.', true],
  ['<p>Unsere <b>umwelt</b>freundliche Verpackung</p>', true],
  ['Mein Umweltzeichen: EU Ecolabel AT/047/001', false],
])('“%s” is a claim about the environment that is too general: %s [LAW P13]', (html, isClaim) => {
  const templates = withText('shippingCosts', html);
  const places = [{ kind: 'text', name: 'shippingCosts' } as const];
  expect(judgeSettings(settings({ templates }))).toEqual(
    isClaim ? [{ weight: 'look', code: 'environmental-claims', places }] : [],
  );
});

test('prices without tax for everybody are for shops that sell to businesses alone [LAW P1]', () => {
  const judge = (priceDeclaration: 'gross' | 'net', more: Partial<ShopConfiguration['seller']> = {}) => {
    const uiSettings = { ...defaultConfiguration.uiSettings, priceDeclaration };
    return judgeSettings(settings({ configuration: { uiSettings, ...seller(more) } }));
  };
  expect(judge('net')).toEqual([{ weight: 'look', code: 'net-for-everybody' }]);
  expect(judge('gross')).toEqual([]);
  expect(judge('net', { smallBusiness: true })).toEqual([]);
});

test('a shop for businesses needs neither net prices for consumers nor their texts [LAW C8]', () => {
  const ofConsumers = ['widerrufsbelehrung', 'guaranteeNotice'];
  const templates = ownTexts.filter(({ name }) => !ofConsumers.includes(name));
  const uiSettings = { ...defaultConfiguration.uiSettings, priceDeclaration: 'net' as const };
  const judge = (soldTo: ShopConfiguration['soldTo']) =>
    told(judgeSettings(settings({ templates, configuration: { uiSettings, soldTo } })));
  expect(judge('businesses')).toEqual([]);
  expect(judge('everybody')).toEqual([
    ...ofConsumers.map((name) => ({ code: 'text-missing', template: { kind: 'text', name } })),
    { code: 'net-for-everybody' },
  ]);
});

test('who delivers to Germany has a packaging number, which stands in the imprint [LAW S5]', () => {
  const germany = {
    countries: [{ shortName: 'DE', name: 'Deutschland' }],
    shippingRules: [{ countries: '*' as const, cost: 700 }],
  };
  const judge = (more: Partial<ShopConfiguration['seller']>, templates = ownTexts) =>
    told(judgeSettings(settings({ templates, configuration: { ...germany, ...seller(more) } })));
  const packagingNumber = 'DE1234567890123';
  expect(judge({})).toEqual([{ code: 'no-packaging-number' }]);
  expect(judge({ packagingNumber })).toEqual([{ code: 'imprint-incomplete', fields: ['packagingNumber'] }]);
  const named = withText('siteNotice', `${ownTexts[0]?.content ?? ''}<p>LUCID: ${packagingNumber}</p>`);
  expect(judge({ packagingNumber }, named)).toEqual([]);
});

test('the imprint names the seller [LAW I1]', () => {
  const configuration = seller({ companyName: 'Traube & Söhne', vatId: 'ATU11111111' });
  const templates = withText(
    'siteNotice',
    '<p>Traube &amp; Söhne<br>Kellergasse 3, Retz</p><p>+43 2942 123, 22 123/4567</p>',
  );
  const found = told(judgeSettings(settings({ configuration, templates })));
  expect(found.filter(({ code }) => code === 'imprint-incomplete')).toEqual([
    { code: 'imprint-incomplete', fields: ['email', 'vatId'] },
  ]);
});

test('the imprint names what a seller need not have, where one has it [LAW I1]', () => {
  const more = { managingDirectors: ['Anna Traube', 'Karl Rebe'], seat: 'Krems', registerCourt: 'LG Krems' };
  const configuration = seller({ ...more, taxNumber: '22 123/4567' });
  const imprint = 'Weinhandel Traube e.U., Kellergasse 3, 2070 Retz, laden@traube.example, +43 2942 123, Anna Traube';
  const judge = (content: string) =>
    told(judgeSettings(settings({ configuration, templates: withText('siteNotice', content) })));
  expect(judge(imprint)).toEqual([
    { code: 'imprint-incomplete', fields: ['registerCourt', 'managingDirectors', 'seat', 'taxNumber'] },
  ]);
  expect(judge(`${imprint}, Karl&nbsp;Rebe, LG Krems, Steuernummer 22 123/4567`)).toEqual([]);
});

test('settings that do not go together are open, and what the shop cannot judge is looked at', () => {
  const [wrong, odd] = [
    { key: 'mainMenu', error: { path: '1.items.0.uri', msg: 'Den Text „leer“ gibt es nicht.' } },
    { key: 'startpage', error: { path: '', msg: 'Unter dieser Adresse zeigt der Shop nur den Text Kontakt.' } },
  ] as const;
  const findings = judgeTogether({ refused: [wrong], warnings: [odd] });
  expect(findings.map(({ weight }) => weight)).toEqual(['open', 'look']);
  expect(findings.map(findingSentence)).toEqual([
    'Das Menü (mainMenu[1].items[0].uri): Den Text „leer“ gibt es nicht.',
    'Die Startseite (startpage): Unter dieser Adresse zeigt der Shop nur den Text Kontakt.',
  ]);
});

test('articles without tax are looked at, and open where there are no others [LAW P3]', () => {
  const facts = {
    products: 3,
    demoProducts: 0,
    withoutManufacturer: 0,
    namingDisputePlatform: 0,
    withoutUnitPrice: [],
  };
  const none = { demoVouchers: [], brokenReferences: [], givenAway: [], sharedGtins: [], ...unsaid };
  const judge = (untaxed: number) => judgeCatalogue({ ...facts, ...none, untaxed });
  expect(judge(0)).toEqual([]);
  expect(judge(2)).toEqual([{ weight: 'look', code: 'untaxed', count: 2 }]);
  expect(judge(3)).toEqual([{ weight: 'open', code: 'untaxed', count: 3 }]);
});

test('articles with rates of another country are told with their number [LAW T1]', () => {
  const facts = {
    ...{ products: 2000, demoProducts: 0, withoutManufacturer: 0, namingDisputePlatform: 0, withoutUnitPrice: [] },
    ...{ demoVouchers: [], brokenReferences: [], givenAway: [], sharedGtins: [], untaxed: 0, ...unsaid },
    foreignRates: { count: 1102, rates: [490, 1000, 2000] },
  };
  const [finding, ...more] = judgeCatalogue(facts);
  expect([finding, more]).toEqual([
    { weight: 'open', code: 'foreign-rates', count: 1102, rates: [490, 1000, 2000] },
    [],
  ]);
  expect(finding && findingSentence(finding)).toMatch(
    /^1\s102 Artikel haben einen Steuersatz, den es im Land des Verkäufers nicht gibt: 4,9 %, 10 %, 20 %\. /,
  );
  expect(judgeCatalogue(facts, true)).toEqual([]);
});

test('a text that no shop may do without is never to be left out', () => {
  const sentence = (name: string) =>
    findingSentence({ weight: 'open', code: 'text-of-demo', template: { kind: 'text', name } });
  for (const name of ['siteNotice', 'businessTerms']) expect(sentence(name)).not.toContain('weglassen');
  expect(sentence('altgeraete')).toBe(
    'Die Seite über Altgeräte und Batterien stammt aus der Vorführung oder nennt sie noch. Als texts/altgeraete.html selbst schreiben (leer: weglassen) und mit „templates“ übernehmen.',
  );
});

test('places are named in German', () => {
  const header = { kind: 'page', name: 'header' } as const;
  expect(findingSentence({ weight: 'open', code: 'free-shipping-not-kept', place: header, values: [9000] })).toMatch(
    /^Der Streifen am Kopf jeder Seite \(pages\/header\.html\) verspricht freien Versand ab 90 €, /,
  );
  const places = [header, 'mainMenu'] as const;
  expect(findingSentence({ weight: 'open', code: 'dispute-platform', places })).toContain(
    'noch hier: der Streifen am Kopf jeder Seite (pages/header.html), das Menü (mainMenu).',
  );
});

describe('free delivery that a text promises', () => {
  const judge = (content: string, freeFrom?: number) => {
    const shippingRules = [{ countries: ['AT'], cost: 700, ...(freeFrom !== undefined && { freeFrom }) }];
    return judgeSettings(settings({ templates: withText('shippingCosts', content), configuration: { shippingRules } }));
  };

  test.each([
    ['<p>Pakete ab 90&nbsp;€ <a href="/shipping">versandkostenfrei</a></p>', 9000],
    ['<p>In Österreich ab 1.090,50 € Warenwert mit der Post versandkostenfrei.</p>', 109050],
    ['<p>Versandkostenfrei ab EUR 49,–!</p>', 4900],
    ['<p>Wir liefern ab 75 &euro; frei Haus.</p>', 7500],
    ['<p>Kostenlose Lieferung ab 90&nbsp;€</p>', 9000],
    ['<p>Gratis Versand ab 90 €</p>', 9000],
    ['<p>Ab EUR 90,00 liefern wir gratis.</p>', 9000],
    ['<p>Wir versenden ab 90 € kostenlos.</p>', 9000],
    ['<p>Ab einem Bestellwert von 90 € keine Versandkosten</p>', 9000],
    ['<p>Ab 90 € ist der Versand kostenfrei.</p>', 9000],
    ['<p>Ab 90 € übernehmen wir die Versandkosten.</p>', 9000],
    ['<p>Versand ab 90 € geschenkt!</p>', 9000],
    ['<p>Wir liefern ab 90 € gratis, also versandkostenfrei.</p>', 9000],
  ])('%s is open until a shipping rule keeps it', (content, value) => {
    expect(judge(content)).toEqual([
      {
        weight: 'open',
        code: 'free-shipping-not-kept',
        place: { kind: 'text', name: 'shippingCosts' },
        values: [value],
      },
    ]);
    expect(judge(content, value)).toEqual([]);
  });

  const AT = { shortName: 'AT', name: 'Österreich' };
  const DE = { shortName: 'DE', name: 'Deutschland' };
  const LI = { shortName: 'LI', name: 'Liechtenstein' };
  const shipping = {
    countries: [AT, DE, LI],
    shippingRules: [
      { countries: ['AT'], cost: 700, freeFrom: 9000 },
      { countries: ['DE'], cost: 900, freeFrom: 15_000 },
      { countries: ['LI'], cost: 0 },
    ],
  };
  const isOpen = (content: string, configuration: Partial<ShopConfiguration> = shipping) =>
    judgeSettings(settings({ templates: withText('shippingCosts', content), configuration })).some(
      ({ code }) => code === 'free-shipping-not-kept',
    );

  test.each([
    ['<p>Pakete ab 90 € versandkostenfrei!</p>', true],
    ['<p>Pakete ab 150 € versandkostenfrei!</p>', false],
    ['<p>Pakete innerhalb Österreichs ab 90 € versandkostenfrei.</p>', false],
    ['<p>Pakete innerhalb Österreichs ab 80 € versandkostenfrei.</p>', true],
    ['<p>Nach Deutschland ab 90 € versandkostenfrei.</p>', true],
    ['<ul><li>Österreich: ab 90 € versandkostenfrei</li><li>Deutschland: ab 90 € versandkostenfrei</li></ul>', true],
    ['<p>Nach Liechtenstein ab 1 € versandkostenfrei.</p>', false],
  ])('%s is judged by the countries that it covers, all where it names none: open %s', (content, expected) => {
    expect(isOpen(content)).toBe(expected);
  });

  test('a free rule for a carrier or a value that does not fit keeps no promise', () => {
    const promise = '<p>Ab 50 € versandkostenfrei.</p>';
    const rules = [
      { countries: '*' as const, cost: 0, fromValue: 20_000 },
      { countries: '*' as const, cost: 700 },
    ];
    expect(isOpen(promise, { shippingRules: rules })).toBe(true);
    expect(isOpen(promise, { shippingRules: [{ countries: '*', carriers: ['Abholung'], cost: 0 }] })).toBe(true);
    expect(isOpen(promise, { shippingRules: [{ countries: '*', carriers: ['Bote'], cost: 0 }] })).toBe(false);
  });

  test.each([
    'Ab 90 € gibt es Rabatt. Versandkostenfrei ist nichts.',
    'Wein ab 9 € die Flasche!',
    'Ab 12 Flaschen versandkostenfrei.',
    'Ab 90 € liefern wir mit der Spedition. Die Beratung ist kostenlos.',
    'Ab 90 € ist der Rückversand kostenlos.',
    'Ab 90 € Lieferung freitags.',
    'Ab 90 € liefern wir mit der Spedition, kostenlose Beratung inbegriffen.',
  ])('“%s” promises none', (content) => {
    expect(judge(content)).toEqual([]);
  });
});

test('the closed dispute platform is named nowhere [LAW I2]', () => {
  const templates = withText('businessTerms', '<a href="https://EC.europa.eu/consumers/odr/">Streitbeilegung</a>');
  const mainMenu = [{ name: 'Streit', uri: 'https://ec.europa.eu/consumers/odr' }];
  expect(told(judgeSettings(settings({ templates, configuration: { mainMenu } })))).toEqual([
    { code: 'dispute-platform', places: [{ kind: 'text', name: 'businessTerms' }, 'mainMenu'] },
  ]);
});

test('what nobody has decided is told, and that nothing can be ordered or paid', () => {
  const decided = new Set(['seller']);
  const configuration = { ...defaultConfiguration, seller: ownSettings.seller };
  expect(told(judgeSettings(settings({ decided, configuration })))).toEqual(
    ['title', 'countries', 'paymentConditions', 'shippingRules'].map((key) => ({ code: 'undecided', key })),
  );
  const paymentConditions = [{ name: 'saferpay', title: 'Kreditkarte' }];
  const closed = settings({ configuration: { shippingRules: [], paymentConditions } });
  expect(told(judgeSettings(closed))).toEqual([
    { code: 'payment-without-account', provider: 'saferpay' },
    { code: 'no-way-to-pay' },
    { code: 'no-shipping-rules' },
  ]);
});

test.each([
  ['names a carrier of a shop that offers none', true, { carrier: [], carriers: ['Taube'] }],
  ['names a carrier that is offered', false, { carrier: ['Taube'], carriers: ['Taube'] }],
  ['is for all, in a shop that offers none', false, { carrier: [], carriers: '*' as const }],
])('a shop whose only shipping rule %s has none that applies: %s', (_, isMissed, { carrier, carriers }) => {
  const shippingRules = [{ countries: '*' as const, carriers, cost: 100 }];
  const found = judgeSettings(settings({ configuration: { carrier, shippingRules } }));
  expect(found.some(({ code }) => code === 'no-shipping-rules')).toBe(isMissed);
});

test('each finding is a German sentence that says what to do', async () => {
  const findings = judgeSettings(
    settings({ configuration: demoSettings, templates: [], traces: (await shippedDemo()).traces, decided: new Set() }),
  );
  for (const finding of findings) expect(findingSentence(finding)).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

describe('a small business [LAW P3]', () => {
  const smallBusiness = seller({ smallBusiness: true });
  const html = '<p>Alle Preise verstehen sich <b>inkl.</b> gesetzlicher MwSt. und zzgl. Versand.</p>';
  const templates = withText('shippingCosts', html);

  test('must not say that its prices contain tax', () => {
    const finding = { code: 'tax-in-texts', places: [{ kind: 'text', name: 'shippingCosts' }] } as const;
    expect(told(judgeSettings(settings({ templates, configuration: smallBusiness })))).toEqual([finding]);
    expect(findingSentence({ weight: 'open', ...finding })).toContain('aber hier steht, dass Preise Umsatzsteuer');
    expect(told(judgeSettings(settings({ configuration: smallBusiness })))).toEqual([]);
    expect(told(judgeSettings(settings({ templates })))).toEqual([]);
  });

  test('is not asked about the rates of its articles', () => {
    const facts = { products: 3, demoProducts: 0, demoVouchers: [], withoutManufacturer: 0, untaxed: 3 };
    const none = {
      namingDisputePlatform: 0,
      brokenReferences: [],
      givenAway: [],
      sharedGtins: [],
      ...unsaid,
      withoutUnitPrice: [],
    };
    expect(judgeCatalogue({ ...facts, ...none }, true)).toEqual([]);
  });
});

test('tax of another country that nobody has looked at is told once it is charged [LAW T3]', () => {
  const countries = ['AT', 'DE', 'FR', 'CH'].map((shortName) => ({ shortName, name: `Land ${shortName}` }));
  const shippingRules = [{ countries: '*' as const, cost: 700 }];
  const judge = (more: WrittenConfiguration) =>
    told(
      judgeSettings(
        settings({ configuration: { countries, shippingRules, ...seller({ packagingNumber: '2070' }), ...more } }),
      ),
    );
  // The defaults have the rates of Germany.
  const finding = { code: 'rates-abroad-unseen', countries: ['Land FR'] } as const;
  expect(judge({ oss: { from: '2027-01-01' } })).toEqual([finding]);
  expect(findingSentence({ weight: 'look', ...finding })).toContain('Nach Land FR wird mit der Umsatzsteuer');
  const taxRates = [{ country: 'FR', rates: [20, 5.5] }, ...defaultConfiguration.taxRates];
  expect(judge({ oss: { from: '2027-01-01' }, taxRates })).toEqual([]);
  expect(judge({})).toEqual([]);
});

test('exports without tax need a VAT id on their invoice [LAW T5]', () => {
  const without = seller({ vatId: ' ', taxNumber: '22 123/4567' });
  const codes = (more: WrittenConfiguration) =>
    judgeSettings(settings({ configuration: more })).map(({ code }) => code);
  const exports = { from: '2027-01-01' };
  expect(codes({ ...without, exports })).toContain('export-without-vat-id');
  expect(codes(without)).not.toContain('export-without-vat-id');
  expect(codes({ ...seller({ vatId: 'ATU12345678' }), exports })).not.toContain('export-without-vat-id');
  expect(findingSentence({ weight: 'open', code: 'export-without-vat-id' })).toContain(
    'muss Ihre UID (USt-IdNr.) nennen',
  );
});
