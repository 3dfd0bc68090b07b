import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { createSessionsService } from './sessions.service.ts';

const day = 24 * 3_600_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeOnBothEngines('sessions', ({ open, place }) => {
  async function start(database?: Database) {
    const used = database ?? (await open());
    if (!database) for (const id of ['anna', 'berta']) await storeCustomer(used, { id });
    const time = { now: 100 * day };
    const sessions = createSessionsService({ database: used, clock: () => time.now });
    const begin = (customerId: string, token: string | null = null) =>
      used.transaction((transaction) => sessions.begin(transaction, { customerId, userAgent: firefox, token }));
    const stored = () => used.read.selectFrom('sessions').selectAll().orderBy('created_at').execute();
    return { database: used, time, sessions, begin, stored };
  }

  test('are found by their token, of which only a hash is kept [security: sessions-copied]', async () => {
    const { sessions, begin, stored } = await start();
    const token = await begin('anna');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token)).toMatchObject({ customerId: 'anna', device: 'Firefox unter Linux' });
    expect(await sessions.find(`${token}x`)).toBe(null);
    expect(await sessions.find('')).toBe(null);
    const [row] = await stored();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await sessions.find(row?.token_hash ?? '')).toBe(null);
    expect(await sessions.find(row?.id ?? '')).toBe(null);
  });

  test('a new one takes the place of the one that the browser had', async () => {
    const { sessions, begin, stored } = await start();
    const before = await begin('anna');
    const after = await begin('berta', before);
    expect(after).not.toBe(before);
    expect(await sessions.find(before)).toBe(null);
    expect(await sessions.find(after)).toMatchObject({ customerId: 'berta' });
    expect(await stored()).toHaveLength(1);
  });

  test('end after 30 days without use, and after 90 in any case', async () => {
    const { time, sessions, begin } = await start();
    const [left, used] = [await begin('anna'), await begin('anna')];
    for (let days = 0; days < 90; days += 29) {
      expect(await sessions.find(used)).not.toBe(null);
      time.now += 29 * day;
    }
    time.now = 190 * day - 1;
    expect(await sessions.find(used)).not.toBe(null);
    time.now = 190 * day;
    expect(await sessions.find(used)).toBe(null);
    time.now = 130 * day - 1;
    expect(await sessions.find(left)).not.toBe(null);
  });

  test('one that was not used for 30 days does not come back', async () => {
    const { time, sessions, begin } = await start();
    const token = await begin('anna');
    time.now += 30 * day;
    expect(await sessions.find(token)).toBe(null);
    expect(await sessions.list('anna')).toEqual([]);
  });

  test('a use is written at most once an hour', async () => {
    const { time, sessions, begin, stored } = await start();
    const token = await begin('anna');
    time.now += 3_599_999;
    await sessions.find(token);
    expect((await stored())[0]?.used_at).toBe(100 * day);
    time.now += 1;
    await Promise.all([sessions.find(token), sessions.find(token)]);
    expect((await stored())[0]?.used_at).toBe(100 * day + 3_600_000);
  });

  test('one that is ended while it is used stays ended [security: session-ended-in-use]', async () => {
    const { time, sessions, begin, stored } = await start();
    const token = await begin('anna');
    time.now += day;
    await Promise.all([sessions.find(token), sessions.end(token), sessions.find(token)]);
    expect(await sessions.find(token)).toBe(null);
    expect(await stored()).toEqual([]);
  });

  test('all others of the customer end, and nobody else’s', async () => {
    const { database, sessions, begin } = await start();
    const [here, there, berta] = [await begin('anna'), await begin('anna'), await begin('berta')];
    await database.transaction((transaction) => sessions.endOthers(transaction, 'anna', here));
    expect(await sessions.find(there)).toBe(null);
    expect(await sessions.find(here)).not.toBe(null);
    await database.transaction((transaction) => sessions.endOthers(transaction, 'anna', null));
    expect(await sessions.find(here)).toBe(null);
    expect(await sessions.find(berta)).not.toBe(null);
  });

  test('are listed with the one used last first, and ended by their names, one’s own alone [security: foreign-ids]', async () => {
    const { time, sessions, begin } = await start();
    const first = await begin('anna');
    time.now += day;
    const second = await begin('anna');
    time.now += day;
    await sessions.find(first);
    const list = await sessions.list('anna');
    expect(list.map(({ createdAt, usedAt }) => [createdAt, usedAt])).toEqual([
      [100 * day, 102 * day],
      [101 * day, 101 * day],
    ]);
    const [{ id } = { id: '' }] = list;
    expect(await sessions.endOwn('berta', id)).toBe(false);
    expect(await sessions.find(first)).not.toBe(null);
    expect(await sessions.endOwn('anna', id)).toBe(true);
    expect(await sessions.endOwn('anna', id)).toBe(false);
    expect(await sessions.find(first)).toBe(null);
    expect(await sessions.find(second)).not.toBe(null);
  });

  test('of a customer fifty are kept, those used last [security: expensive-calls]', async () => {
    const { time, sessions, begin, stored } = await start();
    const berta = await begin('berta');
    const tokens: string[] = [];
    for (let i = 0; i < 50; i += 1) {
      time.now += 3_600_000;
      tokens.push(await begin('anna'));
    }
    const [first = '', second = '', third = ''] = tokens;
    await sessions.find(first);
    const last = await begin('anna');
    expect(await sessions.find(second)).toBe(null);
    for (const kept of [first, third, last, berta]) expect(await sessions.find(kept)).not.toBe(null);
    expect(await stored()).toHaveLength(51);
    await begin('anna', third);
    expect(await stored()).toHaveLength(51);
  });

  test('go with their customer', async () => {
    const { database, sessions, begin, stored } = await start();
    const token = await begin('anna');
    await database.transaction((transaction) => transaction.deleteFrom('customers').where('id', '=', 'anna').execute());
    expect(await sessions.find(token)).toBe(null);
    expect(await stored()).toEqual([]);
  });

  test('what has lapsed is cleared away', async () => {
    const { database, sessions, time, begin, stored } = await start();
    await begin('anna');
    time.now += 30 * day;
    await begin('berta');
    await database.transaction(sessions.clearLapsed);
    expect((await stored()).map((row) => row.customer_id)).toEqual(['berta']);
  });

  test('hold on every server', async () => {
    const at = await place();
    const one = await start(await open(at));
    await storeCustomer(one.database, { id: 'anna' });
    const other = await start(await open(at));
    const token = await one.begin('anna');
    expect(await other.sessions.find(token)).toMatchObject({ customerId: 'anna' });
    await other.sessions.end(token);
    expect(await one.sessions.find(token)).toBe(null);
  });
});
