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

test('nothing that somebody typed becomes HTML', () => {
  const page = disclosurePage({ ...nothing, email: '<b>@x', withdrawals: [{ what: '<script>"&', '<i>': 'x' }] });
  expect(page).not.toMatch(/<(b|script|i)>/);
  expect(page).toContain('&lt;script&gt;&quot;&amp;');
});
