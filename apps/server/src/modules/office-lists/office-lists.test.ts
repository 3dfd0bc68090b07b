import { type OfficeBody, type OfficeListName, type OrderListPage, officeLists } from '@kontor/contract/office';
import { givenRoles } from '@kontor/domain';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveOffice } from '../operators/testing/office.ts';
import { countAllOrders, listAllOrders } from '../order-life/list-orders.ts';
import { exampleOrder } from '../orders/testing/order.ts';
import { storeExample } from '../orders/testing/stored-order.ts';
import { createListExport, type ListExportSources } from './list-export.service.ts';
import { officeListRoutes } from './office-lists.routes.ts';
import { createOfficeViews, mostViews } from './office-views.service.ts';

const unasked = () => Promise.reject(new Error('not asked for'));

/** The lists of which a test needs nothing. */
const noLists: Omit<ListExportSources, 'database' | 'log' | 'orderLife'> = {
  officeCustomers: { list: unasked, count: unasked },
  newsletterList: { rows: unasked, count: unasked },
  officePayments: { list: unasked, count: unasked },
  officeVouchers: { list: unasked, count: unasked },
  withdrawalList: { page: unasked, count: unasked },
  quotes: { list: unasked, count: unasked },
  reminders: { receivables: unasked },
  bankStatements: { entries: unasked, countEntries: unasked },
};

/** The office over a database with its views and its list of orders. */
async function serve(database: Database, more: Partial<ListExportSources> = {}) {
  const office = await serveOffice(database);
  const listExport = createListExport({
    ...{ ...noLists, database, log: office.log },
    orderLife: {
      countAll: (question, upTo) => countAllOrders(database, question, upTo),
      listAll: (question, after) => listAllOrders(database, question, after),
    },
    ...more,
  });
  const views = createOfficeViews({ database, log: office.log, clock: () => office.time.now });
  officeListRoutes(office.app, { views, listExport }, () => office.time.now);
  const actions = async () => (await office.log.page({})).entries.map(({ action }) => action);
  const listActions = async () => (await actions()).filter((action) => !action.startsWith('operator.'));
  return { ...office, views, listExport, listActions };
}

const orders = (question: object = {}, columns = ['number', 'customer', 'total', 'payment']) =>
  ({ list: 'orders', question, columns }) as OfficeBody<'listExport'>;

const view = (more: Partial<OfficeBody<'listViewSave'>> = {}): OfficeBody<'listViewSave'> => ({
  ...{ list: 'orders', name: 'Offene', isShared: false, filters: { zahlung: 'offen' }, columns: null },
  ...more,
});

describeOnBothEngines('lists of the back office', ({ open }) => {
  test('a list is handed out as a table of its filtered rows and chosen columns, without formulas, and logged', async () => {
    const database = await open();
    const { owner, listActions, log } = await serve(database);
    const eva = await owner();
    await storeExample(database, 1);
    await storeExample(database, 2, { address: { ...exampleOrder().address, name: '=1+1', firstName: '' } });
    expect(await eva.call('listCount', { list: 'orders', question: {} })).toEqual({ count: 2, isMore: false });
    const answer = await eva.send('listExport', orders());
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.body.split('\n');
    expect(lines[0]).toBe('\uFEFFNummer;Name;Firma;Ort;Land;"Summe EUR";Zahlung;Zahlart'.replaceAll('"', ''));
    expect(lines[1]).toMatch(/^2026-000002;'=1\+1;/);
    expect(lines[2]).toMatch(/^2026-000001;/);
    expect(lines[2]).toMatch(/;\d+,\d\d;offen;/);
    expect(lines).toHaveLength(4);
    // The columns in their order, the first one always; of unknown ones nothing.
    const narrow = await eva.send('listExport', orders({ sort: 'oldest' }, ['email', 'secret', 'total']));
    expect(narrow.body.split('\n').map((line) => line.split(';').length)).toEqual([3, 3, 3, 1]);
    expect(narrow.body.split('\n')[1]).toMatch(/^2026-000001;/);
    const nobody = await eva.send('listExport', orders({ search: 'nobody-at-all' }));
    expect(nobody.body.trimEnd().split('\n')).toHaveLength(1);
    expect(await listActions()).toEqual(['list.exported', 'list.exported', 'list.exported']);
    const [last] = (await log.page({ subject: 'list' })).entries;
    expect(last).toMatchObject({
      ...{ operator: 'Eva Huber', subjectId: 'orders' },
      after: { rows: 0, columns: ['number', 'customer', 'total', 'payment'], filters: { search: '…' } },
    });
  });

  test('pages of a long list follow each other without losing or repeating a row', async () => {
    const database = await open();
    const { owner } = await serve(database);
    const eva = await owner();
    for (let number = 1; number <= 203; number += 1) await storeExample(database, number);
    const { body } = await eva.send('listExport', orders({}, ['number']));
    const numbers = body.trimEnd().split('\n').slice(1);
    expect(numbers).toEqual(Array.from({ length: 203 }, (_, at) => `2026-${String(203 - at).padStart(6, '0')}`));
  });

  test('nobody gets a file without the right to it and to its list, nor without a proof; nothing is then logged', async () => {
    const database = await open();
    const { owner, invited, listActions, time } = await serve(database);
    const eva = await owner();
    const max = await invited(eva, 'orders');
    const lea = await invited(eva, 'catalogue', 'Lea Lager');
    expect(givenRoles.catalogue).toContain('export');
    expect(await max.refusal('listExport', orders())).toEqual([403, 'right-missing']);
    expect(await max.refusal('listCount', { list: 'orders', question: {} })).toEqual([403, 'right-missing']);
    expect(await lea.refusal('listExport', orders())).toEqual([403, 'right-missing']);
    expect(await lea.refusal('listCount', { list: 'orders', question: {} })).toEqual([403, 'right-missing']);
    time.now += 11 * 60_000;
    expect(await eva.refusal('listExport', orders())).toEqual([403, 'proof-required']);
    expect(await listActions()).toEqual([]);
  });

  test('the right to see a list is asked for by each list', async () => {
    const { owner, invited } = await serve(await open());
    const lea = await invited(await owner(), 'catalogue', 'Lea Lager');
    for (const list of Object.keys(officeLists) as OfficeListName[]) {
      const count = { list, question: {} } as OfficeBody<'listCount'>;
      expect([list, await lea.refusal('listCount', count)]).toEqual([list, [403, 'right-missing']]);
      expect([list, await lea.refusal('listViews', { list })]).toEqual([list, [403, 'right-missing']]);
    }
  });

  test('a list of more than 50,000 rows is refused before a row is read; rows that come late make no longer file', async () => {
    const database = await open();
    const read: unknown[] = [];
    const row = { number: '2026-000001' } as OrderListPage['orders'][number];
    const count = { rows: 50_001 };
    const { owner, listActions } = await serve(database, {
      orderLife: {
        countAll: async (_, upTo) => Math.min(count.rows, upTo),
        listAll: async (_, after) => {
          read.push(after);
          return { rows: Array.from({ length: 5_000 }, () => row), next: 'more' };
        },
      },
    });
    const eva = await owner();
    const refused = await eva.send('listExport', orders({}, ['number']));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many-rows']);
    expect(refused.json().msg).toContain('50.000 Zeilen');
    expect(await eva.call('listCount', { list: 'orders', question: {} })).toEqual({ count: 50_000, isMore: true });
    expect([read, await listActions()]).toEqual([[], []]);
    count.rows = 50_000;
    const { body } = await eva.send('listExport', orders({}, ['number']));
    expect(body.trimEnd().split('\n')).toHaveLength(50_001);
  });

  test('a view is for its owner, or for everybody who may see the list; each change is logged', async () => {
    const { owner, invited, listActions, log } = await serve(await open());
    const eva = await owner();
    const max = await invited(eva, 'orders');
    const lea = await invited(eva, 'catalogue', 'Lea Lager');
    const own = await max.call(
      'listViewSave',
      view({ name: ' Meine  offenen ', columns: ['total', 'nowhere', 'total'] }),
    );
    const [mine] = own.views;
    expect(own).toEqual({
      columns: null,
      views: [
        {
          ...{ _id: mine?._id, name: 'Meine offenen', isShared: false, by: 'Max Moser', isOwn: true, mayChange: true },
          ...{ filters: { zahlung: 'offen' }, columns: ['number', 'total'] },
        },
      ],
    });
    expect((await eva.call('listViews', { list: 'orders' })).views).toEqual([]);
    expect(await eva.refusal('listViewSave', view({ ...(mine && { _id: mine._id }), name: 'x' }))).toEqual([
      404,
      'view-not-found',
    ]);
    const shared = { ...(mine && { _id: mine._id }), name: 'Für alle', isShared: true };
    await max.call('listViewSave', view({ ...shared, filters: { wort: 'Ada Lang' } }));
    expect((await eva.call('listViews', { list: 'orders' })).views).toMatchObject([
      { name: 'Für alle', isShared: true, by: 'Max Moser', isOwn: false, mayChange: true, columns: null },
    ]);
    expect((await max.call('listViews', { list: 'payments' })).views).toEqual([]);
    expect(await lea.refusal('listViews', { list: 'orders' })).toEqual([403, 'right-missing']);
    expect(await lea.refusal('listViewSave', view())).toEqual([403, 'right-missing']);
    expect(await lea.refusal('listColumns', { list: 'orders', columns: null })).toEqual([403, 'right-missing']);
    expect(await lea.refusal('listViewRemove', { _id: `${mine?._id}`, list: 'orders' })).toEqual([
      403,
      'right-missing',
    ]);
    const nina = await invited(eva, 'reader', 'Nina Nord');
    expect((await nina.call('listViews', { list: 'orders' })).views).toMatchObject([{ mayChange: false }]);
    expect(await nina.refusal('listViewRemove', { _id: `${mine?._id}`, list: 'orders' })).toEqual([
      404,
      'view-not-found',
    ]);
    expect((await eva.call('listViewRemove', { _id: `${mine?._id}`, list: 'orders' })).views).toEqual([]);
    expect(await listActions()).toEqual(['view.removed', 'view.changed', 'view.made']);
    expect((await log.page({ subject: 'view' })).entries[1]).toMatchObject({
      ...{ operator: 'Max Moser', before: { name: 'Meine offenen', isShared: false, columns: ['number', 'total'] } },
      after: { name: 'Für alle', isShared: true, columns: null, filters: { wort: '…' } },
    });
  });

  test('a name is needed, short, and given once by each person; there are at most fifty; saving the same logs nothing', async () => {
    const { owner, invited, listActions } = await serve(await open());
    const eva = await owner();
    const max = await invited(eva, 'orders');
    for (const name of ['  ', 'x'.repeat(61), 'a\u0007b'])
      expect(await eva.refusal('listViewSave', view({ name }))).toEqual([400, 'invalid-form']);
    const [first] = (await eva.call('listViewSave', view())).views;
    expect(await eva.refusal('listViewSave', view({ name: 'OFFENE' }))).toEqual([409, 'view-exists']);
    await eva.call('listViewSave', view({ ...(first && { _id: first._id }) }));
    await eva.call('listViewSave', view({ list: 'payments' }));
    await max.call('listViewSave', view());
    expect(await listActions()).toEqual(['view.made', 'view.made', 'view.made']);
    for (let at = 1; at < mostViews; at += 1) await eva.call('listViewSave', view({ name: `Ansicht ${at}` }));
    expect(await eva.refusal('listViewSave', view({ name: 'Eine mehr' }))).toEqual([409, 'too-many-views']);
    expect((await eva.call('listViews', { list: 'orders' })).views).toHaveLength(mostViews);
  });

  test('each person chooses columns of each list, and the first one is always among them', async () => {
    const { owner, invited, listActions } = await serve(await open());
    const eva = await owner();
    const max = await invited(eva, 'orders');
    await eva.call('listColumns', { list: 'orders', columns: ['email', 'total', 'email', 'unknown'] });
    const chosen = await eva.call('listColumns', { list: 'orders', columns: ['email', 'total'] });
    expect(chosen.columns).toEqual(['number', 'email', 'total']);
    expect((await max.call('listViews', { list: 'orders' })).columns).toBeNull();
    expect((await eva.call('listViews', { list: 'payments' })).columns).toBeNull();
    expect((await eva.call('listColumns', { list: 'orders', columns: null })).columns).toBeNull();
    expect(await listActions()).toEqual([]);
  });
});
