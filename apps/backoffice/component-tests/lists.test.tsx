// @vitest-environment happy-dom
import type { OfficeAnswer, OfficeView, OrderListPage } from '@kontor/contract/office';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { kitTexts } from '../src/texts/kit.de.ts';
import { listTexts as texts } from '../src/texts/lists.de.ts';
import { ordersTexts, papersTexts } from '../src/texts/orders.de.ts';
import { sessionTexts } from '../src/texts/session.de.ts';
import { noViews, officeState } from './testing/answers.ts';
import { openOffice, refused } from './testing/open-office.tsx';

const orders: OrderListPage = {
  orders: [
    {
      ...{ number: '2026-000017', placedAt: '2026-11-20T10:00:00.000Z', version: 1, state: 'placed', payment: 'open' },
      ...{ shipping: 'open', hold: null, tags: [], name: 'Ada Lang', company: '', email: 'ada@kunde.example' },
      ...{ city: 'Wien', country: 'AT', total: 24, items: 1, paymentConditionName: 'Vorkasse', carrier: 'Post' },
    },
  ],
  ...{ count: 1, isMore: false, next: null, previous: null, exact: null },
};

const view = (more: Partial<OfficeView> = {}): OfficeView => ({
  ...{ _id: 'v1', name: 'Offene', isShared: false, by: 'Eva Huber', isOwn: true, mayChange: true },
  ...{ filters: { zahlung: 'open' }, columns: ['number', 'total'] },
  ...more,
});
const withViews = (...views: OfficeView[]): OfficeAnswer<'listViews'> => ({ views, columns: null });

const headings = () =>
  within(document.body)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const usual = [
  ...[ordersTexts.number, ordersTexts.day, ordersTexts.nameAndPlace, ordersTexts.sum],
  ...[ordersTexts.payment, ordersTexts.shipping, ordersTexts.tags],
];

afterEach(() => vi.restoreAllMocks());

test('the papers of chosen orders open as one file, and an order without one is named', async () => {
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const refusal = { number: '2026-000017', msg: 'Von dieser Bestellung ist nichts mehr zu packen.' };
  const file = { filename: 'Packliste.pdf', mimeType: 'application/pdf', content: btoa('%PDF-') };
  const answers = [
    { file, refused: [] },
    { file: null, refused: [refusal] },
  ];
  const { page, user, bodiesOf } = await openOffice('/bestellungen', {
    orders,
    documentsPrint: () => answers.shift() ?? { file: null, refused: [] },
  });
  await user.click(await page.findByLabelText(ordersTexts.choose('2026-000017')));
  const print = async (name: string) => {
    await user.click(await page.findByRole('button', { name: papersTexts.print }));
    await user.click(page.getByRole('menuitem', { name, hidden: true }));
  };
  await print(papersTexts.papers['pick-list']);
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(page.queryByRole('dialog')).toBeNull();
  await print(papersTexts.papers['delivery-notes']);
  const dialog = within(await page.findByRole('dialog', { name: papersTexts.refused(1) }));
  expect(dialog.getByText(refusal.msg)).toBeDefined();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(bodiesOf('documentsPrint')).toEqual([
    { papers: 'pick-list', numbers: ['2026-000017'] },
    { papers: 'delivery-notes', numbers: ['2026-000017'] },
  ]);
});

test.each([
  ['AT', 'AT', 'Wien'],
  ['DE', 'AT', 'Wien, AT'],
  ['DE', 'DE', 'Wien'],
  ['', 'DE', 'Wien, DE'],
])('in a shop in %j an order to %s goes to %s: its own country is left out', async (sellerCountry, country, place) => {
  const { page } = await openOffice('/bestellungen', {
    orders: { ...orders, orders: orders.orders.map((order) => ({ ...order, country, company: 'Lang GmbH' })) },
    officeState: { ...officeState, sellerCountry },
  });
  expect((await page.findByText('Ada Lang')).nextElementSibling?.textContent).toBe(`${place} · Lang GmbH`);
});

test('invoices of many are issued only after a question that names how many', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { page, user, bodiesOf } = await openOffice('/bestellungen', {
    orders,
    documentsPrint: { file: null, refused: [] },
  });
  await user.click(await page.findByLabelText(ordersTexts.choose('2026-000017')));
  const choose = async () => {
    await user.click(page.getByRole('button', { name: papersTexts.print }));
    await user.click(page.getByRole('menuitem', { name: papersTexts.papers.invoices, hidden: true }));
    return within(await page.findByRole('alertdialog', { name: 'Rechnungen für 1 Bestellung ausstellen?' }));
  };
  await user.click((await choose()).getByRole('button', { name: kitTexts.cancel }));
  expect(bodiesOf('documentsPrint')).toEqual([]);
  await user.click((await choose()).getByRole('button', { name: papersTexts.issue }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(bodiesOf('documentsPrint')).toEqual([{ papers: 'invoices', numbers: ['2026-000017'] }]);
});

test('columns are chosen, moved and remembered; the first one stays', async () => {
  const { page, user, bodiesOf } = await openOffice('/bestellungen', {
    orders,
    listColumns: ({ columns }) => ({ views: [], columns }),
  });
  await page.findByRole('table');
  expect(headings()).toEqual(usual);
  await user.click(page.getByRole('button', { name: texts.columns }));
  const dialog = within(page.getByRole('dialog', { name: texts.columnsTitle }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(9);
  expect(dialog.queryByLabelText(ordersTexts.number)).toBeNull();
  for (const title of [ordersTexts.day, ordersTexts.payment, ordersTexts.shipping, ordersTexts.tags])
    await user.click(dialog.getByLabelText(title));
  await user.click(dialog.getByLabelText(ordersTexts.email));
  const up = dialog.getByRole('button', { name: texts.up(ordersTexts.sum) });
  await user.click(up);
  await user.click(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await user.click(up);
  expect(document.activeElement).toBe(up);
  await user.click(dialog.getByRole('button', { name: texts.apply }));
  await waitFor(() =>
    expect(headings()).toEqual([ordersTexts.number, ordersTexts.sum, ordersTexts.nameAndPlace, ordersTexts.email]),
  );
  expect(bodiesOf('listColumns')).toEqual([{ list: 'orders', columns: ['number', 'total', 'customer', 'email'] }]);
  expect(page.getByText('ada@kunde.example')).toBeDefined();
  await user.click(page.getByRole('button', { name: texts.columns }));
  await user.click(page.getByRole('button', { name: texts.usual }));
  await waitFor(() => expect(headings()).toEqual(usual));
  expect(bodiesOf('listColumns')[1]).toEqual({ list: 'orders', columns: null });
});

test('a view is a link with its filters and columns; another filter is a change that can be saved in it', async () => {
  const { page, user, bodiesOf, router } = await openOffice('/bestellungen', {
    orders,
    listViews: withViews(view(), view({ _id: 'v2', name: 'Vom Team', isShared: true, isOwn: false, mayChange: false })),
    listViewSave: ({ filters }) => withViews(view({ filters })),
  });
  await page.findByRole('table');
  const everything = page.getByRole('link', { name: texts.everything });
  expect(everything.getAttribute('aria-current')).toBe('page');
  await user.click(page.getByRole('link', { name: 'Offene' }));
  await waitFor(() => expect(headings()).toEqual([ordersTexts.number, ordersTexts.sum]));
  expect(bodiesOf('orders').at(-1)).toEqual({ payment: 'open' });
  const link = page.getByRole('link', { name: 'Offene' });
  expect([link, everything].map((one) => one.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(page.queryByRole('menuitem', { name: texts.save('Offene'), hidden: true })).toBeNull();

  await user.selectOptions(page.getByLabelText(ordersTexts.shipping), 'open');
  await waitFor(() => expect(link.textContent).toBe(`Offene${texts.changed}`));
  expect(link.getAttribute('aria-current')).toBe('page');
  await user.click(page.getByRole('menuitem', { name: texts.save('Offene'), hidden: true }));
  await waitFor(() => expect(link.textContent).toBe('Offene'));
  expect(bodiesOf('listViewSave')).toEqual([
    {
      ...{ list: 'orders', _id: 'v1', name: 'Offene', isShared: false, columns: ['number', 'total'] },
      filters: { zahlung: 'open', versand: 'open' },
    },
  ]);
  expect(router.state.location.search).toMatchObject({ zahlung: 'open', versand: 'open', ansicht: 'v1' });
});

test('somebody else’s view is not changed, but its filters can become an own one', async () => {
  const shared = view({ _id: 'v2', name: 'Vom Team', isShared: true, isOwn: false, mayChange: false });
  const { page, user, bodiesOf, router } = await openOffice('/bestellungen?zahlung=open&ansicht=v2', {
    orders,
    listViews: withViews(shared),
    listViewSave: () => withViews(view({ _id: 'v3', name: 'Meine' }), shared),
  });
  await page.findByRole('table');
  const entries = page.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(entries).toContain(texts.saveNew);
  for (const text of [texts.rename, texts.remove]) expect(entries).not.toContain(text);
  await user.click(page.getByRole('menuitem', { name: texts.saveNew, hidden: true }));
  const dialog = within(page.getByRole('dialog', { name: texts.saveNew }));
  await user.click(dialog.getByRole('button', { name: texts.submitNew }));
  expect(dialog.getByText(kitTexts.required)).toBeDefined();
  await user.type(dialog.getByLabelText(texts.name), 'Meine');
  await user.click(dialog.getByLabelText(texts.shared));
  await user.click(dialog.getByRole('button', { name: texts.submitNew }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('listViewSave')).toEqual([
    {
      ...{ list: 'orders', name: 'Meine', isShared: true, filters: { zahlung: 'open' } },
      columns: ['number', 'total'],
    },
  ]);
  expect(router.state.location.search).toMatchObject({ ansicht: 'v3' });
});

test('a name that is taken is refused at its field, and a view is deleted after a question', async () => {
  const answers = {
    orders,
    listViews: withViews(view({ isShared: true })),
    listViewSave: refused(409, 'view-exists', 'Sie haben schon eine Ansicht mit diesem Namen.'),
    listViewRemove: noViews,
  };
  const { page, user, bodiesOf } = await openOffice('/bestellungen?zahlung=open&ansicht=v1', answers);
  await page.findByRole('table');
  await user.click(page.getByRole('menuitem', { name: texts.rename, hidden: true }));
  await user.click(page.getByRole('button', { name: texts.submitNew }));
  expect(await page.findByText('Sie haben schon eine Ansicht mit diesem Namen.')).toBeDefined();
  expect(page.getByLabelText(texts.name).getAttribute('aria-invalid')).toBe('true');
  await user.click(page.getByRole('button', { name: kitTexts.cancel }));
  await user.click(page.getByRole('menuitem', { name: texts.remove, hidden: true }));
  expect(page.getByText(texts.removeShared)).toBeDefined();
  await user.click(page.getByRole('button', { name: texts.remove }));
  await waitFor(() => expect(page.queryByRole('link', { name: 'Offene' })).toBeNull());
  expect(bodiesOf('listViewRemove')).toEqual([{ _id: 'v1', list: 'orders' }]);
});

test('the file of a list says its rows first, and has the filters and columns that are seen', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { page, user, bodiesOf } = await openOffice('/bestellungen?zahlung=open&spalten=number,total', {
    orders,
    listCount: { count: 1_234, isMore: false },
    listExport: new Blob(['Nummer;Summe'], { type: 'text/csv' }) as never,
  });
  await page.findByRole('table');
  await user.click(page.getByRole('button', { name: texts.export }));
  expect(await page.findByText('1.234 Zeilen mit 2 Spalten')).toBeDefined();
  await user.click(page.getByRole('button', { name: texts.submitExport }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('listCount')).toEqual([{ list: 'orders', question: { payment: 'open' } }]);
  expect(bodiesOf('listExport')).toEqual([
    { list: 'orders', question: { payment: 'open' }, columns: ['number', 'total'] },
  ]);
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatch(/^bestellungen-\d{4}-\d{2}-\d{2}\.csv$/);
});

test('of too many rows there is no file, and a refused one asks for a proof', async () => {
  const counts = [
    { count: 50_000, isMore: true },
    { count: 2, isMore: false },
  ];
  const { page, user, bodiesOf } = await openOffice('/bestellungen', {
    orders,
    listCount: () => counts.shift() ?? { count: 2, isMore: false },
    listExport: refused(403, 'proof-required'),
  });
  await page.findByRole('table');
  await user.click(page.getByRole('button', { name: texts.export }));
  expect(await page.findByText(texts.tooMany)).toBeDefined();
  expect(page.queryByRole('button', { name: texts.submitExport })).toBeNull();
  await user.click(page.getByRole('button', { name: kitTexts.cancel }));
  await user.click(page.getByRole('button', { name: texts.export }));
  await user.click(await page.findByRole('button', { name: texts.submitExport }));
  const proof = within(await page.findByRole('dialog', { name: sessionTexts.proofTitle }));
  await user.click(proof.getByRole('button', { name: kitTexts.cancel }));
  expect(bodiesOf('listExport')).toHaveLength(1);
});

test('who may not export sees no way to it', async () => {
  const operator = officeState.operator && { ...officeState.operator, rights: ['orders.read' as const] };
  const { page } = await openOffice('/bestellungen', { orders, officeState: { ...officeState, operator } });
  await page.findByRole('table');
  expect(page.getByRole('button', { name: texts.columns })).toBeDefined();
  expect(page.queryByRole('button', { name: texts.export })).toBeNull();
});
