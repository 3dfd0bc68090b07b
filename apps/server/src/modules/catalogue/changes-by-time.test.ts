import { createInMemoryIndex } from '@kontor/search';
import { idsOf } from '@kontor/search/testing';
import { expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { followCatalogue } from '../../search/follow-catalogue.ts';
import { changeByTime } from './changes-by-time.ts';
import { storeCatalogue, testProduct } from './testing/catalogue.ts';
import { serveCatalogue } from './testing/catalogue-calls.ts';

const onError = (error: unknown) => expect.unreachable(String(error));
const groups = async () => ({ shopDeclaration: 'gross', groups: [] }) as const;

/** Always on sale, on sale from 100 until 200, on sale until 100, and off sale whatever its period says. */
const always = testProduct('always');
const winter = testProduct('winter', { activeFrom: 100, activeUntil: 200 });
const old = testProduct('old', { activeUntil: 100 });
const withdrawn = testProduct('withdrawn', { isActive: false, activeFrom: 100, activeUntil: 200 });

async function stored({ read }: Database, id: string) {
  const rows = read.selectFrom('products').select(['deleted', 'next_change_at', 'changed_at']);
  return rows.where('id', '=', id).executeTakeFirstOrThrow();
}

describeOnBothEngines('products on sale for a period', ({ open, place }) => {
  async function shop() {
    const at = await place();
    const databases = [await open(at), await open(at)] as const;
    await storeCatalogue(databases[0], [always, winter, old, withdrawn], { now: 50 });
    const indexes = [createInMemoryIndex(), createInMemoryIndex()] as const;
    const followers = await Promise.all(
      databases.map((database, i) =>
        followCatalogue({ database, index: indexes[i] ?? indexes[0], filters: [], groups, onError }),
      ),
    );
    const follow = () => Promise.all(followers.map((follower) => follower.check()));
    const found = async () => {
      await follow();
      return indexes.map((index) => idsOf(index).toSorted());
    };
    const stop = () => Promise.all(followers.map((follower) => follower.stop()));
    return { databases, found, stop };
  }

  test('is stored as it is at the time, with the next moment', async () => {
    const { databases, found, stop } = await shop();
    expect(await found()).toEqual([
      ['always', 'old'],
      ['always', 'old'],
    ]);
    const [database] = databases;
    expect(await stored(database, 'always')).toMatchObject({ deleted: 0, next_change_at: null });
    expect(await stored(database, 'winter')).toMatchObject({ deleted: 1, next_change_at: 100 });
    expect(await stored(database, 'old')).toMatchObject({ deleted: 0, next_change_at: 100 });
    expect(await stored(database, 'withdrawn')).toMatchObject({ deleted: 1, next_change_at: null });
    await stop();
  });

  test('takes effect in every process, under one new version however many of them look', async () => {
    const { databases, found, stop } = await shop();
    const [one, other] = databases;
    const before = await currentVersion(one.read);
    expect(await changeByTime(one, 99)).toBe(0);
    expect(await currentVersion(one.read)).toBe(before);

    const changed = await Promise.all(
      Array.from({ length: 6 }, (_, i) => changeByTime(i % 2 === 0 ? one : other, 100)),
    );
    expect(changed.toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
    expect(await currentVersion(one.read)).toBe(before + 1);
    expect(await found()).toEqual([
      ['always', 'winter'],
      ['always', 'winter'],
    ]);
    // No operator wrote it, so search engines get no new date.
    expect(await stored(one, 'winter')).toEqual({ deleted: 0, next_change_at: 200, changed_at: 50 });

    // No process ran for a while, as during a restart.
    expect(await changeByTime(other, 10_000)).toBe(1);
    expect(await found()).toEqual([['always'], ['always']]);
    expect(await changeByTime(one, 20_000)).toBe(0);
    expect(await currentVersion(one.read)).toBe(before + 2);
    await stop();
  });

  test('may be more than fits into one step', async () => {
    const database = await open();
    const many = Array.from({ length: 1001 }, (_, i) => testProduct(`p${i}`, { activeFrom: 100, conditions: [] }));
    for (let start = 0; start < many.length; start += 400)
      await storeCatalogue(database, many.slice(start, start + 400), { now: 50 });
    const before = await currentVersion(database.read);
    expect(await changeByTime(database, 100)).toBe(1001);
    expect(await currentVersion(database.read)).toBe(before + 2);
    const left = database.read.selectFrom('products').select('id').where('deleted', '=', 1);
    expect(await left.execute()).toEqual([]);
  });

  test('a product before its first time is not there, and one after or between its times is gone', async () => {
    const calls = await serveCatalogue(await open());
    const { database, ask, follow } = calls;
    await storeCatalogue(database, [
      testProduct('winter', { activeFrom: 1500 }),
      testProduct('old', { activeUntil: 900 }),
      testProduct('season'),
    ]);
    await storeCatalogue(database, [testProduct('season', { activeFrom: 1500 })]);
    await changeByTime(database, 1000);
    await follow();
    const statuses = async (id: string) => [
      (await ask('product', { id })).statusCode,
      (await ask('goneProduct', { id })).statusCode,
    ];
    expect(await statuses('winter')).toEqual([404, 404]);
    expect(await statuses('old')).toEqual([404, 200]);
    expect(await statuses('season')).toEqual([404, 200]);
    const when = async (id: string) => (await ask('goneProduct', { id })).json().onSaleFrom;
    expect([await when('old'), await when('season')]).toEqual([undefined, '1970-01-01T00:00:01.500Z']);
  });
});
