import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { plansOf } from '../../database/testing/query-plans.ts';
import {
  countListed,
  countUnbilled,
  type ListedOrderFilter,
  listedOrders,
  ordersByEmail,
} from './listed-orders.repository.ts';
import { commonWords } from './order-words.ts';

const orders = 20_000;

describeOnBothEngines('the list of twenty thousand orders', ({ open, engine }) => {
  let database: Database;

  /** A year's orders with two words each. Nearly all are completed and paid. */
  beforeAll(async () => {
    database = await open();
    const series =
      engine === 'sqlite'
        ? sql`with recursive series(n) as (select 1 union all select n + 1 from series where n < ${sql.lit(orders)})`
        : sql`with series as (select n from generate_series(1, ${sql.lit(orders)}) as n)`;
    // As long as real rows, because their length decides between an index and the whole table.
    const snapshot = engine === 'sqlite' ? sql`hex(zeroblob(750))` : sql`repeat('x', 1500)`;
    await database.transaction(async (transaction) => {
      await sql`${series} insert into orders (id, order_number, idempotency_key, state, email, payment_condition,
        total_gross, snapshot, created_at, payment_state, shipping_state, hold, unbilled_since, is_searchable)
        select 'order-' || n, '2026-' || n, 'key-' || n, case when n % 500 = 0 then 'placed' else 'completed' end,
        'kunde@example.at', 'paypal', 1000, ${snapshot}, 1700000000000 + n * 1000,
        case when n % 400 = 0 then 'open' else 'paid' end, case when n % 500 = 0 then 'open' else 'delivered' end,
        case when n % 1000 = 0 then 'Adresse prüfen' end,
        case when n % 800 = 0 then 1700000000000 + n * 2000 end, 1 from series`.execute(transaction);
      await sql`${series} insert into order_search_words (word, order_id)
        select 'kunde' || n, 'order-' || n from series`.execute(transaction);
      await sql`${series} insert into order_search_words (word, order_id)
        select '~' || n, 'order-' || n from series`.execute(transaction);
      await sql`insert into order_tags (tag, order_id)
        select 'Eilig', id from orders where order_number like '2026-%00'`.execute(transaction);
    });
    await database.transaction((transaction) => sql`analyze`.execute(transaction));
  });

  const every: ListedOrderFilter = { words: [] };
  const place = { placedAt: 1700000000000 + 12_345_000, orderNumber: '2026-12345' };

  test.each<[string, ListedOrderFilter]>([
    ['all', every],
    ['a state', { ...every, state: 'placed' }],
    ['a state of the payment', { ...every, payment: 'open' }],
    ['a state of the shipping', { ...every, shipping: 'open' }],
    ['what is held', { ...every, isHeld: true }],
    ['what is not billed', { ...every, isUnbilled: true }],
    ['a tag', { ...every, tag: 'Eilig' }],
    ['a period', { ...every, from: 1700000100000, until: 1700000200000 }],
    ['a state within a period', { ...every, state: 'placed', from: 1700000100000, until: 1700000200000 }],
    ['a word', { ...every, words: ['kunde1234'] }],
    ['the last digits', { ...every, words: ['4321'] }],
    ['two words and a state', { ...every, words: ['kunde1234', '4321'], state: 'completed' }],
  ])('finds a page of %s, and counts them, without reading all orders', async (_, filter) => {
    const plans = await plansOf(database, async (queryable) => {
      const part = { sort: 'newest', limit: 51 } as const;
      // Only the statements matter here. The snapshots are no real orders and cannot be read.
      await listedOrders(queryable, filter, { ...part, after: null }).catch(() => {});
      await listedOrders(queryable, filter, { ...part, after: place }).catch(() => {});
      await listedOrders(queryable, filter, { ...part, sort: 'oldest', after: place }).catch(() => {});
      if (filter !== every) await countListed(queryable, filter, 10_001);
    });
    expect(plans.length).toBeGreaterThanOrEqual(filter === every ? 3 : 4);
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan on orders|Seq Scan on order_search_words/);
      // SQLite calls a walk along an index a scan. It walks along all orders, and along those that an index alone
      // holds.
      const walked = filter === every ? 'orders_by_time' : 'orders_(held|unbilled)';
      expect(plan.replace(new RegExp(`SCAN orders USING (COVERING )?INDEX ${walked}`), '')).not.toMatch(
        /SCAN (orders|order_search_words)/,
      );
    }
  });

  test('guests are found along their own index or by their words, and each by the e-mail address', async () => {
    const guests = { isOfGuest: true } as const;
    for (const filter of [
      { ...guests, words: ['kunde1234'] },
      { ...guests, words: [], commonWords: ['kunde'] },
    ]) {
      const plans = await plansOf(database, async (queryable) => {
        await listedOrders(queryable, filter, { sort: 'newest', after: place, limit: 50 }).catch(() => {});
        await ordersByEmail(queryable, { ...filter, emails: ['niemand@example.at', 'wer@example.at'] });
      });
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan).not.toMatch(/Seq Scan on (orders|order_search_words)/);
        expect(plan.replace(/SCAN orders USING INDEX orders_of_guests/, '')).not.toMatch(
          /SCAN (orders|order_search_words)/,
        );
      }
      if (filter.words.length === 0) expect(plans[0]).toMatch(/orders_of_guests/);
    }
  });

  test('a page behind a place is found by its row values in the index', async () => {
    const [plan = ''] = await plansOf(database, (queryable) =>
      listedOrders(queryable, { ...every, state: 'placed' }, { sort: 'newest', after: place, limit: 51 }).catch(
        () => {},
      ),
    );
    expect(plan).toMatch(
      engine === 'sqlite'
        ? /SEARCH orders USING INDEX orders_by_state \(state=\? AND \(created_at,order_number\)<\(\?,\?\)\)/
        : /Index Cond: \(\(state = 'placed'::text\) AND \(ROW\(created_at, order_number\) < ROW\(/,
    );
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });

  test('of a word that very many orders have a page is read in the order of the list, and ends with it', async () => {
    expect(await commonWords(database.read, ['kunde', 'kunde123', 'kunde1234'])).toEqual(['kunde']);
    const [plan = ''] = await plansOf(database, (queryable) =>
      listedOrders(queryable, { words: [], commonWords: ['kunde'] }, { sort: 'newest', after: null, limit: 51 }).catch(
        () => {},
      ),
    );
    expect(plan).toMatch(/orders_by_time/);
    expect(plan).not.toMatch(/Seq Scan|TEMP B-TREE|Sort/);
  });

  test('what was shipped before a time and is not billed is counted along its own index', async () => {
    const shipped = (n: number) => 1700000000000 + n * 2000;
    expect(await countUnbilled(database.read, shipped(1600), 1000)).toBe(1);
    expect(await countUnbilled(database.read, shipped(1600) + 1, 1000)).toBe(2);
    expect(await countUnbilled(database.read, shipped(orders) + 1, 1000)).toBe(25);
    expect(await countUnbilled(database.read, shipped(orders) + 1, 7)).toBe(7);
    const [plan = ''] = await plansOf(database, (queryable) => countUnbilled(queryable, shipped(1600), 1000));
    expect(plan).toMatch(/orders_unbilled/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  test('counts exactly up to a number', async () => {
    const { read } = database;
    expect(await countListed(read, { ...every, state: 'placed' }, 10_001)).toBe(40);
    expect(await countListed(read, every, 10_001)).toBe(10_001);
    expect(await countListed(read, { ...every, words: ['kunde1999'] }, 10_001)).toBe(11);
  });
});
