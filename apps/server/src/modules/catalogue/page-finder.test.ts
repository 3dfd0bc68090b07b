import { describe, expect, test } from 'vitest';
import type { Template } from '../templates/templates.service.ts';
import { isNoList, pageFinder } from './page-finder.ts';

const text = (name: string, content: string): Template => ({ kind: 'text', name, content });
const page = (name: string, content: string): Template => ({ kind: 'page', name, content });

const templates = [
  page('ueber-uns', '<h1>Werkzeug, das bleibt</h1>'),
  page('header', '<h1>Eisenhof</h1>'),
  text('shippingCosts', '<h1>Versand und Zahlung</h1><h2>Lieferzeit</h2>'),
  text('businessTerms', '<h1>Allgemeine Geschäftsbedingungen</h1><h2>Lieferung</h2><h2>Gewährleistung</h2>'),
  text('contactInformation', '<h1>Kontakt</h1><table><caption>Öffnungszeiten</caption></table>'),
  text('orderDetailsHeader', '<h1>Bestellung</h1>'),
  text('gutscheine', '<h1>Gutscheine verschenken</h1>'),
  page('aktionen', '<h1>Aktionen</h1>'),
  text('altgeraete', '<h1>Altgeräte und Batterien</h1><h2>Elektrogeräte</h2><h2>Batterien und Akkus</h2>'),
  page(
    'footer',
    '<a href="/T/altgeraete">Altgeräte und Batterien zurückgeben</a><a href="/shop/C/ueber-uns">Unsere Werkstatt</a>' +
      '<a href="/contact">Hier</a>',
  ),
];
const hrefs = (searchText: string, pages: readonly string[] = []) =>
  pageFinder(templates, { pages, stopWords: [], saleWords: ['Angebot', 'Sale', 'im Preis gesenkt'] })
    .find(searchText)
    .map(({ href }) => href);
const named = (searchText: string, pages: readonly string[] = []) =>
  pageFinder(templates, { pages, stopWords: [], saleWords: ['Angebot', 'Sale', 'im Preis gesenkt'] }).named(searchText);

describe('a page is meant by', () => {
  test.each([
    ['its headline', 'versand und zahlung', '/shipping', 'Versand und Zahlung'],
    ['a usual word for what its headline says', 'Versandkosten', '/shipping', 'Versand und Zahlung'],
    ['another form of the word', 'GESCHÄFTSBEDINGUNG', '/agb', 'Allgemeine Geschäftsbedingungen'],
    ['the usual short form', 'agb', '/agb', 'Allgemeine Geschäftsbedingungen'],
    ['a word that is written apart', 'Versand Kosten', '/shipping', 'Versand und Zahlung'],
    ['the word among such that say nothing', 'wie ist die lieferung?', '/shipping', 'Versand und Zahlung'],
    ['a heading in it, where no headline says so', 'Ladenöffnungszeiten', '/contact', 'Kontakt'],
    ['its name, where the headline is a slogan', 'über uns', '/C/ueber-uns', 'Werkzeug, das bleibt'],
    ['its name in another form', 'gutschein', '/T/gutscheine', 'Gutscheine verschenken'],
    ['a spelling without umlauts', 'oeffnungszeiten', '/contact', 'Kontakt'],
    ['a question', 'Was kostet der Versand?', '/shipping', 'Versand und Zahlung'],
    ['a question with two words about it', 'Kann ich mit PayPal bezahlen?', '/shipping', 'Versand und Zahlung'],
    ['a verb', 'wann habt ihr geöffnet', '/contact', 'Kontakt'],
    ['what a link to it says', 'altgeräte und batterien zurückgeben', '/T/altgeraete', 'Altgeräte und Batterien'],
    ['most words of a link to it', 'altgeräte zurückgeben', '/T/altgeraete', 'Altgeräte und Batterien'],
    ['these in another order and form', 'zurückgeben einer Batterie', '/T/altgeraete', 'Altgeräte und Batterien'],
    ['a usual word beside one of a heading', 'entsorgung alter akkus', '/T/altgeraete', 'Altgeräte und Batterien'],
    [
      'a verb beside one of a heading',
      'wo kann ich alte batterien entsorgen',
      '/T/altgeraete',
      'Altgeräte und Batterien',
    ],
    [
      'a question of somebody about themselves',
      'Wie lange habe ich Garantie?',
      '/agb',
      'Allgemeine Geschäftsbedingungen',
    ],
    ['a link with the shop before it', 'unsere werkstatt', '/C/ueber-uns', 'Werkzeug, das bleibt'],
    ['a longer question', 'wie lange dauert die Lieferung nach Deutschland', '/shipping', 'Versand und Zahlung'],
  ])('%s', (_, searchText, href, title) => {
    expect(named(searchText)).toEqual({ href, title });
  });

  test.each([
    'versandkarton',
    'kontaktspray',
    'versand hammer',
    'batterien',
    'hier',
    'batterien hammer zurückgeben',
    'was kostet',
    'habe ich',
    'wie lange',
    'paypal kontakt',
    'werkzeug',
    'bestellung',
    'eisenhof',
    'impressum',
    '',
    ' ! ',
  ])('no page is meant by %j', (searchText) => {
    expect(named(searchText)).toBeNull();
  });
});

describe('the operator’s lines', () => {
  test('lead where they say, before what follows from the pages; a page is called as its headline', () => {
    const lines = [
      'Gutschein, Geschenkkarte > /T/gutscheine',
      'Versand > /T/gutscheine',
      'Werkstatt > /shop/werkstatt',
    ];
    const vouchers = { href: '/T/gutscheine', title: 'Gutscheine verschenken' };
    expect(named('geschenkkarten', lines)).toEqual(vouchers);
    expect(named('versand', lines)).toEqual(vouchers);
    expect(named('lieferung', lines)).toMatchObject({ href: '/shipping' });
    expect(named('werkstatt', lines)).toEqual({ href: '/shop/werkstatt', title: 'Werkstatt' });
  });

  test('with stop words of the operator among what is searched for', () => {
    const finder = pageFinder(templates, { pages: [], stopWords: ['Eisenhof'], saleWords: [] });
    expect(finder.named('eisenhof versand')).toMatchObject({ href: '/shipping' });
  });
});

describe('while somebody types', () => {
  test('pages are suggested from three letters on, each once, two at most', () => {
    expect(hrefs('ver')).toEqual(['/shipping']);
    expect(hrefs('ve')).toEqual([]);
    expect(hrefs('kont')).toEqual(['/contact']);
    expect(hrefs('gutscheine v')).toEqual(['/T/gutscheine']);
    expect(hrefs('')).toEqual([]);
    expect(hrefs('all', ['Alle Gutscheine > /T/gutscheine', 'Allerlei > /contact'])).toEqual([
      '/T/gutscheine',
      '/contact',
    ]);
  });
});

test('what is shown in place of a category’s list is found as the category', () => {
  const root = {
    _id: 'root',
    name: 'Shop',
    children: [{ _id: 'deals', name: 'Aktionen', customPage: '/shop/C/aktionen', children: [] }],
  };
  expect(templates.filter(isNoList(root)).map(({ name }) => name)).not.toContain('aktionen');
  expect(templates.filter(isNoList(root))).toHaveLength(templates.length - 1);
});

describe('what is reduced', () => {
  const sale = { title: 'Angebote', href: '/shop?sale=now' };

  test.each(['Angebote', 'SALE', 'was ist im Angebot?', 'im Preis gesenkt'])('%s leads there', (searchText) => {
    expect(named(searchText)).toEqual(sale);
  });

  test('not where the operator leads elsewhere, or something else is meant', () => {
    expect(named('Angebote', ['Angebot > /C/aktionen'])?.href).toBe('/C/aktionen');
    expect(named('Hammer Angebote')).toBeNull();
  });

  test('while it is typed', () => {
    expect(hrefs('ange')).toEqual(['/shop?sale=now']);
  });
});
