// @vitest-environment happy-dom
import type { CustomerPage, ListedGuest, OfficeCustomer } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customersTexts, guestsTexts, customerTexts as texts } from '../src/texts/customers.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { type OfficeAnswers, openOffice, refused } from './testing/open-office.tsx';

const known = {
  ...{ _id: 'c1', email: 'ada@kunde.example', personId: 'K-17', group: 'Handwerk', hasPassword: false },
  createdAt: '2026-11-20T10:00:00.000Z',
};
const customer: OfficeCustomer = {
  ...{ ...known, onlineUser: false, lastSignInAt: null, address: null, shippingAddress: null, addressBook: [] },
  ...{ version: 3, note: '' },
  ...{ orders: [], orderCount: 0, orderTotal: 0, groups: ['Handwerk'] },
  sessions: [{ device: 'Firefox unter Linux', createdAt: known.createdAt, usedAt: known.createdAt }],
};
const page: CustomerPage = {
  customers: [{ ...known, name: 'Ada Huber', company: '', city: 'Wien' }],
  ...{ count: 1, isMore: false, next: null, exact: null, isIncomplete: false, groups: ['Handwerk'] },
};
const history: OfficeAnswers = { officeLog: { entries: [], next: null } };

test('the search and the group are the address, and an empty result leads back to all', async () => {
  const {
    page: shown,
    user,
    bodiesOf,
    router,
  } = await openOffice('/kunden?ab=5.c9', {
    customers: ({ search }) => (search === 'zahn' ? { ...page, customers: [], count: 0 } : page),
    guests: { guests: [], next: null },
  });
  expect(await shown.findByRole('link', { name: known.email })).toBeDefined();
  expect(shown.getByText(customersTexts.fromOldShop)).toBeDefined();
  await user.selectOptions(shown.getByLabelText(customersTexts.group), customersTexts.noGroup);
  await waitFor(() => expect(bodiesOf('customers')).toContainEqual({ group: null }));
  await user.selectOptions(shown.getByLabelText(customersTexts.group), 'Handwerk');
  await waitFor(() => expect(bodiesOf('customers')).toContainEqual({ group: 'Handwerk' }));
  await user.type(shown.getByRole('searchbox'), ' zahn {Enter}');
  expect(await shown.findByText(customersTexts.emptyFiltered)).toBeDefined();
  expect(bodiesOf('customers')[0]).toEqual({ after: '5.c9' });
  expect(bodiesOf('customers').at(-1)).toEqual({ search: 'zahn', group: 'Handwerk' });
  expect(router.state.location.search).toMatchObject({ wort: 'zahn', gruppe: 'Handwerk' });
  await user.click(shown.getAllByRole('link', { name: customersTexts.clear })[0] as HTMLElement);
  expect(await shown.findByRole('link', { name: known.email })).toBeDefined();
});

test('a search finds guests too, with the ways to their orders and data; without one, or in a group, nobody asks', async () => {
  const guest: ListedGuest = {
    ...{ email: 'gerda@gast.example', name: 'Gerda Huber', company: '', city: 'Linz', orderCount: 2 },
    ...{ lastOrder: '2026-000007', placedAt: '2026-11-20T10:00:00.000Z' },
  };
  const {
    page: shown,
    user,
    bodiesOf,
    router,
  } = await openOffice('/kunden', {
    ...{ customers: { ...page, customers: [], count: 0 } },
    guests: ({ after }) =>
      after === undefined ? { guests: [guest], next: '5.2026-000007' } : { guests: [], next: null },
  });
  await shown.findByText(customersTexts.empty);
  expect(bodiesOf('guests')).toEqual([]);
  expect(shown.queryByRole('heading', { name: guestsTexts.title })).toBeNull();
  await user.type(shown.getByRole('searchbox'), 'gerda{Enter}');
  const guests = within(await shown.findByRole('region', { name: guestsTexts.title }));
  expect(guests.getByText(guestsTexts.guest)).toBeDefined();
  expect(guests.getByText('Gerda Huber')).toBeDefined();
  expect(guests.getByRole('link', { name: guest.lastOrder })).toBeDefined();
  const hrefOf = (name: string) => guests.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(decodeURIComponent(hrefOf(guestsTexts.ordersOf(2, guest.email)))).toMatch(
    /\/bestellungen\?wort=gerda@gast\.example$/,
  );
  expect(decodeURIComponent(hrefOf(guestsTexts.privacyOf(guest.email)))).toMatch(
    /\/datenschutz\?email=gerda@gast\.example$/,
  );
  await user.click(guests.getByRole('link', { name: guestsTexts.more }));
  expect(await shown.findByText(guestsTexts.none)).toBeDefined();
  expect(bodiesOf('guests')).toEqual([{ search: 'gerda' }, { search: 'gerda', after: '5.2026-000007' }]);
  await user.selectOptions(shown.getByLabelText(customersTexts.group), 'Handwerk');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ gruppe: 'Handwerk' }));
  await waitFor(() => expect(shown.queryByRole('heading', { name: guestsTexts.title })).toBeNull());
  expect(bodiesOf('guests')).toHaveLength(2);
});

test('ending sessions asks first; a refusal stays in the dialog, and then the list is empty', async () => {
  const {
    page: shown,
    user,
    bodiesOf,
  } = await openOffice('/kunden/K-17', {
    ...{ customer, ...history },
    customerSignOut: () =>
      bodiesOf('customerSignOut').length === 1
        ? refused(404, 'customer-not-found', 'Nicht mehr da.')
        : { ...customer, sessions: [] },
  });
  await user.click(await shown.findByRole('button', { name: texts.endSessions }));
  const dialog = within(shown.getByRole('alertdialog', { name: texts.endSessions }));
  await user.click(dialog.getByRole('button', { name: texts.endSessionsOf(1) }));
  expect(await dialog.findByText('Nicht mehr da.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.endSessionsOf(1) }));
  expect(await shown.findByText(texts.noSessions)).toBeDefined();
  expect(shown.queryByRole('button', { name: texts.endSessions })).toBeNull();
  expect(bodiesOf('customerSignOut')).toEqual([{ _id: 'K-17' }, { _id: 'K-17' }]);
});

test('a change that came second keeps what was typed, says what is stored now, and is decided on anew', async () => {
  const others = { ...customer, version: 4, group: null, note: 'zahlt bar' };
  const {
    page: shown,
    user,
    bodiesOf,
  } = await openOffice('/kunden/K-17', {
    ...history,
    customer: () => (bodiesOf('customerChange').length === 0 ? customer : others),
    customerChange: ({ version, group = null, note }) =>
      version === 4
        ? { ...others, version: 5, group, note }
        : refused(409, 'customer-stale', 'Max hat Gruppe oder Notiz inzwischen geändert.'),
  });
  await user.click(await shown.findByRole('button', { name: texts.change }));
  const dialog = within(shown.getByRole('dialog', { name: texts.change }));
  await user.selectOptions(dialog.getByLabelText(customersTexts.group), 'Handwerk');
  await user.type(dialog.getByLabelText(texts.note), 'Anruf am Montag');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await dialog.findByText('Max hat Gruppe oder Notiz inzwischen geändert.')).toBeDefined();
  expect(dialog.getByText(texts.savedNow('zahlt bar'))).toBeDefined();
  expect(dialog.getByText(texts.savedNow(texts.noGroup))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
  expect(shown.getByText('Anruf am Montag')).toBeDefined();
  const typed = { _id: 'K-17', group: 'Handwerk', note: 'Anruf am Montag' };
  expect(bodiesOf('customerChange')).toEqual([
    { ...typed, version: 3 },
    { ...typed, version: 4 },
  ]);
});

test('who may only read customers sees the record, without actions, links to orders, or the log', async () => {
  const order: OfficeCustomer['orders'][number] = {
    ...{ number: '2026-000017', placedAt: known.createdAt, total: 24 },
    ...{ state: 'placed', payment: 'open', shipping: 'open' },
  };
  const { page: shown } = await openOffice('/kunden/c1', {
    officeState: { ...officeState, operator: { ...eva, rights: ['customers.read'] } },
    customer: { ...customer, orders: [order], orderCount: 3, orderTotal: 72 },
  });
  expect(await shown.findByText(/^3 Bestellungen, zusammen 72,00.€, .* Die neuesten 1:$/)).toBeDefined();
  expect(shown.getByText('2026-000017')).toBeDefined();
  expect(shown.queryByRole('link', { name: '2026-000017' })).toBeNull();
  expect(shown.queryByRole('button', { name: texts.endSessions })).toBeNull();
});

test('the palette opens the customer who is found, also before the answer is there', async () => {
  const {
    page: shown,
    user,
    router,
  } = await openOffice('/kunden/c1', {
    ...{ customer, ...history, customers: { ...page, exact: 'c1' } },
    orders: { orders: [], count: 0, isMore: false, next: null, previous: null, exact: null },
  });
  await shown.findByRole('button', { name: texts.endSessions });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await shown.findByRole('combobox', { name: shellTexts.paletteLabel }), 'ada@kunde{Enter}');
  await waitFor(() => expect(shown.queryByRole('combobox')).toBeNull());
  expect(router.state.location.pathname).toBe('/kunden/c1');
});
