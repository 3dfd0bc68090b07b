import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { type Attempt, createAttemptsService } from './attempts.service.ts';

const limit = { free: 3, firstWait: 1000, longestWait: 5000 };
const anna: Attempt = { kind: 'login-account', whose: 'anna', limit, isShared: false };
const network: Attempt = { kind: 'login-network', whose: '203.0.113.5', limit: { ...limit, free: 5 }, isShared: true };

describeOnBothEngines('tries', ({ open, place }) => {
  async function start({ database, isOn = true }: { database?: Database; isOn?: boolean } = {}) {
    const used = database ?? (await open());
    const time = { now: Date.UTC(2026, 10, 20) };
    const attempts = createAttemptsService({ database: used, clock: () => time.now, isOn });
    /** Seconds to wait; 0: the try may be made. */
    const count = async (...of: Attempt[]) => {
      const refusal = await attempts.count(of);
      if (refusal !== null) expect(refusal).toMatchObject({ status: 429, code: 'too-many-requests' });
      return refusal?.retryAfter ?? 0;
    };
    const stored = () => used.read.selectFrom('attempts').selectAll().orderBy('count').execute();
    return { database: used, time, attempts, count, stored };
  }

  test('some are free, then each has to wait, twice as long each time up to a limit', async () => {
    const { time, count } = await start();
    for (let i = 0; i < 3; i += 1) expect(await count(anna)).toBe(0);
    for (const wait of [1, 2, 4, 5, 5]) {
      expect(await count(anna)).toBe(wait);
      time.now += wait * 1000 - 1;
      expect(await count(anna)).toBe(1);
      time.now += 1;
      expect(await count(anna)).toBe(0);
    }
  });

  test('who has to wait is not counted', async () => {
    const { count, stored } = await start();
    for (let i = 0; i < 30; i += 1) await count(anna);
    expect((await stored()).map((row) => row.count)).toEqual([3]);
  });

  test('of a thousand, a hundred at a time, three get through [security: guesses-on-many-servers]', async () => {
    const { count } = await start();
    const waits: number[] = [];
    for (let i = 0; i < 10; i += 1) waits.push(...(await Promise.all(Array.from({ length: 100 }, () => count(anna)))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(new Set(waits)).toEqual(new Set([0, 1]));
  });

  test('that are refused under one key are counted under none, however many come at once [security: guesses-on-many-servers]', async () => {
    const { count, stored } = await start();
    const roomy = { ...network, limit: { ...limit, free: 1000 } };
    const waits = await Promise.all(Array.from({ length: 100 }, () => count(roomy, anna)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect((await stored()).map((row) => row.count)).toEqual([3, 3]);
  });

  test('servers share what they count [security: guesses-on-many-servers]', async () => {
    const at = await place();
    const [one, other] = [await start({ database: await open(at) }), await start({ database: await open(at) })];
    const waits = await Promise.all([one, other, one, other, one, other].map(({ count }) => count(anna)));
    expect(waits.toSorted()).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test('each key has a count of its own, and the slowest says when', async () => {
    const { count } = await start();
    for (let i = 0; i < 3; i += 1) expect(await count(network, anna)).toBe(0);
    expect(await count(network, anna)).toBe(1);
    expect(await count({ ...anna, whose: 'berta' })).toBe(0);
    expect(await count(network)).toBe(0);
    expect(await count(network)).toBe(0);
    expect(await count(network)).toBe(1);
  });

  test('are forgotten some time after the last one', async () => {
    const { database, attempts, time, count, stored } = await start();
    for (let i = 0; i < 3; i += 1) await count(anna);
    time.now += 3_600_000;
    for (let i = 0; i < 3; i += 1) expect(await count(anna)).toBe(0);
    expect(await count(anna)).toBe(1);
    time.now += 3_600_000;
    await count({ ...anna, whose: 'berta' });
    await database.transaction(attempts.clearForgotten);
    expect(await stored()).toHaveLength(1);
  });

  test('that succeed are forgotten, and taken back from what is shared', async () => {
    const { database, attempts, count, stored } = await start();
    for (let i = 0; i < 3; i += 1) await count(network, anna);
    await database.transaction((transaction) => attempts.succeed(transaction, [network, anna]));
    expect((await stored()).map((row) => row.count)).toEqual([2]);
    for (let i = 0; i < 3; i += 1) expect(await count(anna)).toBe(0);
  });

  test('whose are not to be read from the table', async () => {
    const { count, stored } = await start();
    await count(anna, network);
    expect(JSON.stringify(await stored())).not.toMatch(/anna|203/);
  });

  test('switched off, as for load tests, nothing is counted', async () => {
    const { attempts, stored } = await start({ isOn: false });
    for (let i = 0; i < 30; i += 1) expect(isRefused(await attempts.count([anna]))).toBe(false);
    expect(await stored()).toEqual([]);
  });
});
