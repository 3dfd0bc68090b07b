import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines, describeOnPostgres } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { readSnapshot } from './stored-order.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';

const hammer = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }];
const right = { items: hammer, total: { gross: 26.89 } };

/** The numbers of all orders in their order, and the counters. */
async function numbersIn(database: Database) {
  const orders = await database.read.selectFrom('orders').select('order_number').orderBy('order_number').execute();
  const counters = await database.read.selectFrom('number_sequences').selectAll().execute();
  return { numbers: orders.map((order) => order.order_number), counters };
}

describeOnBothEngines('numbers of orders', ({ open, place: newPlace }) => {
  test('have no gap and no double, with two servers and refused orders in between', async () => {
    const place = await newPlace();
    const servers = [await open(place), await open(place)];
    await fillCatalogue(servers[0] as Database);
    const shops = servers.map((database) => testShop(database));
    const wrong = { items: hammer, total: { gross: 1 } };
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, i) =>
        shops[i % 2]?.orders.finish(`key-${i}`, placement(i % 3 === 0 ? wrong : right)),
      ),
    );
    const refused = answers.filter((answer) => isRefused(answer));
    expect(refused.map((answer) => answer.code)).toEqual(Array(30).fill('order-changed'));
    const expected = Array.from({ length: 60 }, (_, i) => `2026-${String(i + 1).padStart(6, '0')}`);
    const told = answers.flatMap((answer) => (answer && 'orderNumber' in answer ? [answer.orderNumber] : []));
    expect(told.toSorted()).toEqual(expected);
    expect(await numbersIn(servers[0] as Database)).toEqual({
      numbers: expected,
      counters: [{ name: 'order-2026-{000000}', value: 60 }],
    });
  });

  test.each([
    ['{YYYY}-{000000}', 999_999, '2026-1000000', 'Bestellung-2026-1000000.pdf'],
    ['AT/{YYYY}/{000}', 6, 'AT/2026/007', 'Bestellung-AT-2026-007.pdf'],
    ['{0}', 9, '10', 'Bestellung-10.pdf'],
  ])('by %s: row, snapshot, document and answer have the same one', async (pattern, before, number, filename) => {
    const database = await open();
    await fillCatalogue(database);
    const series = `order-${pattern.replace('{YYYY}', '2026')}`;
    await database.transaction((transaction) =>
      transaction.insertInto('number_sequences').values({ name: series, value: before }).execute(),
    );
    const shop = testShop(database, { ...testConfiguration, orderNumberPattern: pattern });
    const answer = await shop.orders.finish('key', placement(right));
    expect(answer).toMatchObject({ orderNumber: number, confirmationDoc: { filename } });
    const row = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const document = await database.read.selectFrom('order_documents').selectAll().executeTakeFirstOrThrow();
    const { confirmationDoc, orderNumber, id } = readSnapshot(row);
    expect([row.order_number, orderNumber, id]).toEqual([number, number, row.id]);
    expect(confirmationDoc).toEqual({ content: document.id, filename });
    expect(document).toMatchObject({ order_id: row.id, filename, content: null, made_at: null });
    expect(await numbersIn(database)).toMatchObject({ counters: [{ name: series, value: before + 1 }] });
  });
});

describeOnPostgres('an order', ({ open, place: newPlace }) => {
  const query = pg.Client.prototype.query;
  afterEach(() => {
    pg.Client.prototype.query = query;
  });

  /**
   * The statements that PostgreSQL gets while orders are placed, except for the version's, which the tests' shop
   * repeats, and for those of other tests' databases in the same process.
   */
  async function asked(body: ReturnType<typeof placement>): Promise<string[]> {
    const place = await newPlace();
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
    const database = await open(place);
    await fillCatalogue(database);
    const { orders } = testShop(database);
    await orders.finish('first', placement(right));
    const said: string[] = [];
    pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
      if (this.database === name) said.push(`${all[0]}`.replaceAll('"', ''));
      return (query as (...all: unknown[]) => unknown).apply(this, all);
    } as typeof query;
    expect(await orders.finish('second', body)).toMatchObject({ orderNumber: '2026-000002' });
    return said.filter((statement) => !statement.startsWith('select version'));
  }

  test('keeps the others waiting for its number during one statement and an unawaited commit', async () => {
    const said = await asked(placement(right));
    expect(said.map((statement) => statement.split(/ \(| where| as | set/)[0])).toEqual([
      'select order_number, snapshot, correction, amendment, customer_id, idempotency_key from orders',
      'begin',
      'insert into orders',
      'select conditions.id',
      'insert into jobs',
      'with counted',
      'commit',
      "select pg_logical_emit_message(true, 'kontor', '')",
    ]);
    expect(said.filter((statement) => statement.includes('synchronous_commit'))).toHaveLength(1);
  });

  test('that empties a product waits for its commit: who follows the version keeps what it read', async () => {
    const book = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 5 }];
    const said = await asked(placement({ items: book, total: { gross: 124.5 } }));
    expect(said.filter((statement) => statement.startsWith('update catalogue_version'))).toHaveLength(1);
    expect(said.filter((statement) => statement.includes('synchronous_commit'))).toEqual([]);
  });
});
