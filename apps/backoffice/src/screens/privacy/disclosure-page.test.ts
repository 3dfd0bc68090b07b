import { expect, test } from 'vitest';
import { disclosurePage } from './disclosure-page.ts';

const nothing = {
  ...{
    units: { orders: 'Beträge in Cent', others: '' },
    exportedAt: '2026-11-29T23:30:00.000Z',
    email: 'ada@kunde.example',
    account: null,
  },
  ...{ guestOrders: [], guestQuotes: [], reviews: [], newsletter: [], stockAlerts: [], documents: [], withdrawals: [] },
};

test('a disclosure is read in German, with euro, percent and the time of the shop', () => {
  const total = { gross: 12345, taxRates: [{ rate: 1950, amount: 2000 }] };
  const page = disclosurePage({
    ...nothing,
    guestOrders: [
      {
        orderNumber: '2026-000017',
        createdAt: Date.UTC(2026, 10, 29, 23, 30),
        total,
        lines: [{ amount: 3 }],
        format: 1,
      },
    ],
  });
  expect(page).toContain('<h1>Datenauskunft</h1>');
  expect(page).toContain('30. November 2026');
  expect(page).not.toMatch(/29\. November|Cent|format/);
  expect(page).toContain('<dt>Bestellung</dt><dd>2026-000017</dd>');
  expect(page).toContain('<dt>brutto</dt><dd>123,45\u00a0€</dd>');
  expect(page).toContain('<dt>Satz</dt><dd>19,5\u00a0%</dd>');
  expect(page).toContain('<dt>Menge oder Betrag</dt><dd>20,00\u00a0€</dd>');
  expect(page).toContain('<dt>Menge oder Betrag</dt><dd>3</dd>');
  expect(page).toContain('<h2>Konto</h2><p>nichts gespeichert</p>');
});

test('no field of an order, an offer, a document or what followed is shown by its name in the program', () => {
  const price = { gross: 1000, net: 833, tax: 167, taxRates: [{ rate: 2000, net: 833, amount: 167 }] };
  const page = disclosurePage({
    ...nothing,
    guestOrders: [
      {
        ...{ format: 1, id: 'secret', orderNumber: '2026-000017', shop: { title: 'Laden', priceDeclaration: 'gross' } },
        business: { vatId: 'DE123456788', check: { state: 'valid', consultation: 'A1', trader: 'Nagel GmbH' } },
        lines: [
          { productId: 'p', conditionId: 'c', amount: 2, price, deposit: 25, normPrice: { price: 399, unit: 'kg' } },
        ],
        payments: [{ provider: 'paypal', amount: 1000, refunded: 250, state: 'captured' }],
        life: {
          timeline: [{ kind: 'amend', received: 1000, rates: [{ before: 2000, after: 2100 }], isTold: true }],
          parcels: [{ number: 1, carrier: 'Post', tracking_number: 'A1', shipped_at: Date.UTC(2026, 10, 20) }],
        },
      },
    ],
    documents: [
      {
        orderNumber: '2026-000017',
        document: {
          kind: 'invoice',
          amounts: {
            lines: [{ quantity: 2, unitPrice: 500, declared: 1000 }],
            totals: { lines: 1000, allowances: 0, charges: 0, net: 833, vat: 167, gross: 1000, paid: 0, due: 1000 },
          },
          payment: { discount: { basisPoints: 200, days: 8, amount: 20 } },
        },
      },
    ],
    guestQuotes: [
      { number: 'A1', timeline: [{ kind: 'make', detail: { prices: [{ name: 'X', before: 500, after: 450 }] } }] },
    ],
  });
  const names = [...page.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name = '']) => name);
  expect(names.filter((name) => /^[a-z]/.test(name) && !['brutto', 'netto'].includes(name))).toEqual([]);
  expect(page).not.toMatch(/secret|conditionId|<dd>(amend|invoice|valid|captured)</);
  for (const words of ['Pfand</dt><dd>0,25', 'Preis</dt><dd>3,99', 'Erstattet</dt><dd>2,50', 'Zu zahlen</dt><dd>10,00'])
    expect(page).toContain(words);
  for (const words of [
    'Vorher</dt><dd>20\u00a0%',
    'Vorher</dt><dd>5,00',
    'Anteil</dt><dd>2\u00a0%',
    'Positionen</dt><dd>10,00',
  ])
    expect(page).toContain(words);
});

test('what somebody typed is shown as typed, though the program has the same word', () => {
  const page = disclosurePage({
    ...nothing,
    reviews: [{ text: 'open', name: 'constructor', state: 'open' }],
    guestOrders: [{ note: 'cash', constructor: 'x', soldTo: 'businesses', payments: [{ kind: 'toString' }] }],
  });
  for (const words of [
    ...['Text</dt><dd>open</dd>', 'Name</dt><dd>constructor</dd>', 'Notiz</dt><dd>cash</dd>'],
    ...['Stand</dt><dd>offen</dd>', 'Verkauft an</dt><dd>Unternehmen</dd>'],
    ...['<dt>constructor</dt><dd>x</dd>', 'Art</dt><dd>toString</dd>'],
  ])
    expect(page).toContain(words);
});

test('nothing that somebody typed becomes HTML', () => {
  const page = disclosurePage({ ...nothing, email: '<b>@x', withdrawals: [{ what: '<script>"&', '<i>': 'x' }] });
  expect(page).not.toMatch(/<(b|script|i)>/);
  expect(page).toContain('&lt;script&gt;&quot;&amp;');
});
