import { debtors } from '@kontor/domain';
import { expect, test } from 'vitest';
import { checkConfiguration } from './check-configuration.ts';

const country = (shortName: string, name: string) => ({ shortName, name });
const option = (content: string) => ({ name: 'AGB', content, mandatory: true });
const look = { partnerLogin: false, userLogin: true, priceDeclaration: 'gross' };
const inShop = 'beginnt mit einem „/“, wie';

test.each([
  ['startpage', 'shop', '', `Die Startseite ist eine Adresse in diesem Shop und ${inShop} /shop oder /shop/wein.`],
  [
    'mainMenu',
    [{ name: 'Wein', uri: '/\\wein.example' }],
    '0.uri',
    `Eine Adresse im Shop ${inShop} /agb oder /shop/wein; eine andere mit https://, mailto: oder tel:.`,
  ],
  [
    'uiSettings',
    { ...look, productCardHeight: '1:0' },
    'productCardHeight',
    'Dieses Seitenverhältnis gibt es nicht. Möglich sind 1:1, 5:4, 4:3, 3:2, 16:9, 4:5, 3:4, 2:3.',
  ],
  [
    'countries',
    [country('at', 'Österreich')],
    '0.shortName',
    'Hier steht das Kürzel eines Landes, zwei große Buchstaben wie AT.',
  ],
  ['countries', [], '', 'Mindestens ein Eintrag ist nötig.'],
  ['oss', { from: '1.1.2027' }, 'from', 'Hier steht ein Tag wie 2026-12-31.'],
] as const)('what does not fit into %s is told with what does', (key, value, path, msg) => {
  expect(checkConfiguration(key, value)).toEqual({ ok: false, errors: [{ path, msg }] });
});

test.each([
  ['carrier', ['Post', 'Bote', 'Post'], '2', 'Post'],
  ['countries', [country('AT', 'Österreich'), country('AT', 'Austria')], '1.shortName', 'AT'],
  ['orderOptions', [option('Ja.'), option('Nein.')], '1.name', 'AGB'],
  [
    'taxRates',
    [
      { country: 'AT', rates: [20] },
      { country: 'AT', rates: [10] },
    ],
    '1.country',
    'AT',
  ],
  [
    'trackingLinks',
    ['a', 'b'].map((host) => ({ carrier: 'Post', link: `https://${host}.example/{number}` })),
    '1.carrier',
    'Post',
  ],
] as const)('%s names nothing twice', (key, value, path, name) => {
  expect(checkConfiguration(key, value)).toEqual({
    ok: false,
    errors: [{ path, msg: `„${name}“ steht in dieser Liste schon weiter oben.` }],
  });
  expect(checkConfiguration(key, value.slice(0, 1)).ok).toBe(true);
});

test('each debtor may have an account of its own in the books', () => {
  const own = Object.fromEntries(debtors.map((debtor, i) => [debtor, `${12_000 + i}`]));
  expect(checkConfiguration('books', { debtors: own })).toMatchObject({ ok: true });
  expect(checkConfiguration('books', { debtors: { cheque: '12345' } })).toMatchObject({ ok: false });
});
