// @vitest-environment happy-dom
import type { ErasurePreview, PersonExport, RetentionOverview } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { disclosureTexts, retentionTexts, erasureTexts as texts } from '../src/texts/privacy.de.ts';
import { openOffice, refused } from './testing/open-office.tsx';

const order: ErasurePreview['orders'][number] = {
  ...{ number: '2026-000017', placedAt: '2026-11-20T10:00:00.000Z', state: 'placed', payment: 'open' },
  ...{ isGuests: false, isRestricted: false, reason: 'voucher', years: 7, keptUntil: '2033-12-31' },
  holds: ['open', 'payment'],
};
const preview: ErasurePreview = {
  ...{
    email: 'ada@kunde.example',
    quotes: 0,
    stockAlerts: 2,
    newsletter: 1,
    reviews: 3,
    orderCount: 1,
    country: 'AT',
    orders: [order],
  },
  account: {
    ...{ _id: 'c1', createdAt: '2026-11-20T10:00:00.000Z', addresses: 2, sessions: 1, hasCart: true, hasNote: false },
  },
};

test('what goes and what stays is shown before; what changed since is refused, seen anew, and then erased', async () => {
  const { page, user, bodiesOf, router } = await openOffice('/datenschutz?kunde=c1', {
    erasurePreview: () => (bodiesOf('erase').length === 0 ? preview : { ...preview, orderCount: 2 }),
    erase: ({ seen }) =>
      seen.orders === 1 ? refused(409, 'erasure-changed', 'Inzwischen hat sich etwas geändert.') : { ok: true },
  });
  expect(await page.findByRole('heading', { name: texts.at('ada@kunde.example') })).toBeDefined();
  expect(page.getByText('2 Adressen')).toBeDefined();
  expect(page.getByText(texts.cart)).toBeDefined();
  expect(page.queryByText(texts.note)).toBeNull();
  expect(page.getByText(texts.stockAlerts(2))).toBeDefined();
  expect(page.getByText(texts.newsletter)).toBeDefined();
  expect(page.getByText(texts.reviews(3))).toBeDefined();
  const row = within(page.getByRole('row', { name: /2026-000017/ }));
  expect(row.getByText('31.12.2033')).toBeDefined();
  expect(row.getByText('noch nicht zugestellt, Zahlung offen')).toBeDefined();
  expect(row.getByText('Rechnung und Belege, 7 Jahre')).toBeDefined();

  await user.click(page.getByRole('button', { name: texts.erase }));
  const dialog = within(page.getByRole('alertdialog', { name: texts.eraseTitle }));
  expect(dialog.getByText(texts.eraseSentence('ada@kunde.example'))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.erase }));
  expect(await dialog.findByText('Inzwischen hat sich etwas geändert.')).toBeDefined();
  expect(await page.findByText(texts.more(2))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.erase }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(bodiesOf('erase')).toEqual([1, 2].map((orders) => ({ customer: 'c1', seen: { hasAccount: true, orders } })));
  expect(page.getByRole('button', { name: texts.look })).toBeDefined();
});

test('a person is found by e-mail; where nothing is stored, the form says so; a guest has no account to erase', async () => {
  const { page, user, bodiesOf } = await openOffice('/datenschutz', {
    erasurePreview: ({ email }) =>
      email === 'gast@kunde.example'
        ? {
            ...{ ...preview, email, account: null, stockAlerts: 0, newsletter: 0, reviews: 0 },
            orders: [{ ...order, isGuests: true, isRestricted: true, holds: [] }],
          }
        : refused(404, 'nobody-to-erase', 'Dazu ist nichts gespeichert.'),
  });
  const field = await page.findByLabelText(texts.email);
  await user.type(field, 'niemand@kunde.example{Enter}');
  expect(await page.findByText('Dazu ist nichts gespeichert.')).toBeDefined();
  await user.clear(page.getByLabelText(texts.email));
  await user.type(page.getByLabelText(texts.email), ' gast@kunde.example {Enter}');
  expect(await page.findByText(texts.nothing)).toBeDefined();
  expect(page.getByText('als Gast, schon gesperrt')).toBeDefined();
  expect(bodiesOf('erasurePreview')).toEqual([{ email: 'niemand@kunde.example' }, { email: 'gast@kunde.example' }]);
});

const overview: RetentionOverview = {
  ...{ country: 'AT', extraYears: 0, isMore: false, held: [] },
  periods: { voucher: 7, letter: 7, 'one-stop-shop': 10, books: 7, transfers: 7, withdrawals: 7 },
  next: [
    {
      ...{ number: '2019-000003', placedAt: '2019-11-20T10:00:00.000Z', keptUntil: '2026-12-31', reason: 'voucher' },
      ...{ erasedOn: '2027-01-01', isHeld: false },
    },
    {
      ...{ number: '2018-000001', placedAt: '2018-11-20T10:00:00.000Z', keptUntil: '2025-12-31', reason: 'letter' },
      ...{ erasedOn: '2026-11-28', isHeld: false },
    },
  ],
  erased: [
    { day: '2026-01-01', kind: 'orders', count: 1204 },
    { day: '2026-01-01', kind: 'withdrawals', count: 1 },
  ],
};

test('what is erased next and when, and what was, is shown; an order is held back with a reason and let go', async () => {
  const held = [{ number: '2019-000003', reason: 'Prozess', by: 'Eva Huber', at: '2026-11-28T10:00:00.000Z' }];
  const { page, user, bodiesOf } = await openOffice('/datenschutz/aufbewahrung', {
    retention: overview,
    retentionHold: ({ reason }) =>
      reason === null
        ? overview
        : { ...overview, held, next: overview.next.map((one, at) => ({ ...one, isHeld: at === 0 })) },
  });
  expect(await page.findByText('1.204 Bestellungen, 1 Widerruf')).toBeDefined();
  expect(within(page.getByRole('row', { name: /2019-000003/ })).getByText('01.01.2027')).toBeDefined();
  expect(within(page.getByRole('row', { name: /2018-000001/ })).getByText(retentionTexts.soon)).toBeDefined();
  expect(page.getAllByText('7 Jahre ab Jahresende')).toHaveLength(5);
  expect(page.queryByRole('heading', { name: retentionTexts.held })).toBeNull();

  await user.click(page.getByRole('button', { name: retentionTexts.holdOf('2019-000003') }));
  const dialog = within(page.getByRole('dialog', { name: retentionTexts.holdTitle }));
  await user.click(dialog.getByRole('button', { name: retentionTexts.hold }));
  expect(bodiesOf('retentionHold')).toEqual([]);
  await user.type(dialog.getByLabelText(retentionTexts.reason), 'Prozess');
  await user.click(dialog.getByRole('button', { name: retentionTexts.hold }));
  expect(await page.findByText(retentionTexts.isHeld)).toBeDefined();
  await user.click(page.getByRole('button', { name: retentionTexts.releaseOf('2019-000003') }));
  await waitFor(() => expect(page.queryByRole('heading', { name: retentionTexts.held })).toBeNull());
  expect(bodiesOf('retentionHold')).toEqual(['Prozess', null].map((reason) => ({ number: '2019-000003', reason })));
});

test('what is stored of a person is saved as a file; where nothing is, the field says so [LAW D5]', async () => {
  const told: PersonExport = {
    ...{ units: { orders: '', others: '' }, exportedAt: '2026-11-20T10:00:00.000Z', email: 'gast@kunde.example' },
    ...{
      account: null,
      guestOrders: [{}, {}],
      guestQuotes: [],
      reviews: [],
      stockAlerts: [{}],
      newsletter: [{}],
      documents: [],
      withdrawals: [{}],
    },
  };
  const { page, user, bodiesOf } = await openOffice('/datenschutz', {
    personExport: ({ email }) =>
      email === 'gast@kunde.example' ? told : refused(404, 'nobody-to-erase', 'Dazu ist nichts gespeichert.'),
  });
  const field = await page.findByLabelText(new RegExp(disclosureTexts.email));
  const save = page.getByRole('button', { name: disclosureTexts.save });
  await user.click(save);
  expect(bodiesOf('personExport')).toEqual([]);
  await user.type(field, 'niemand@kunde.example');
  await user.click(save);
  expect(await page.findByText('Dazu ist nichts gespeichert.')).toBeDefined();
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await user.clear(field);
  await user.type(field, ' gast@kunde.example ');
  await user.click(save);
  await waitFor(() => expect(files).toEqual(['datenauskunft-2026-11-20.json']));
  await user.click(await page.findByRole('button', { name: disclosureTexts.savePage('gast@kunde.example') }));
  expect(files).toEqual(['datenauskunft-2026-11-20.json', 'datenauskunft-2026-11-20.html']);
  vi.restoreAllMocks();
  const words = disclosureTexts.saved({
    hasAccount: false,
    orders: 2,
    quotes: 0,
    stockAlerts: 1,
    newsletter: 1,
    withdrawals: 1,
  });
  expect(words).toBe(
    'Datenauskunft gespeichert: kein Konto, 2 Bestellungen, 1 Benachrichtigung, 1 Einwilligung in den Newsletter, 1 Widerruf',
  );
  expect(bodiesOf('personExport').at(-1)).toEqual({ email: 'gast@kunde.example' });
});
