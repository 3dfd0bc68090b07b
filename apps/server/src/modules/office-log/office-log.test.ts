import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { changedFields, createOfficeLog, networksKept } from './office-log.service.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.5' };

describeOnBothEngines('the log of the back office', ({ open }) => {
  async function start() {
    const database = await open();
    const time = { now: Date.UTC(2026, 10, 23, 12) };
    const log = createOfficeLog({ database, clock: () => time.now });
    const write = (subjectId: string, more: object = {}) =>
      database.transaction((transaction) =>
        log.write(transaction, { by: eva, subject: 'order', subjectId, action: 'order.noted', ...more }),
      );
    return { database, time, log, write };
  }

  test('comes newest first, fifty at a time, each entry once, also of one moment', async () => {
    const { time, log, write } = await start();
    for (let i = 0; i < 120; i += 1) {
      if (i % 40 === 0) time.now += 1000;
      await write(`R-${i}`);
    }
    const seen: string[] = [];
    let next: string | null | undefined;
    const sizes: number[] = [];
    while (next !== null) {
      const page = await log.page(next === undefined ? {} : { after: next });
      seen.push(...page.entries.map(({ subjectId }) => subjectId));
      sizes.push(page.entries.length);
      next = page.next;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    expect(seen.slice(0, 40).every((id) => Number(id.slice(2)) >= 80)).toBe(true);
  });

  test('is found by what it is about, by whom, and by any word in it', async () => {
    const { log, write } = await start();
    await write('R-1', { before: { note: 'alt' }, after: { note: 'Größe 50 % geprüft' } });
    await write('R-2', { by: null });
    await write('R-3', { subject: 'customer' });
    const found = async (question: object) => (await log.page(question)).entries.map(({ subjectId }) => subjectId);
    expect(await found({ subject: 'order' })).toEqual(['R-2', 'R-1']);
    expect(await found({ subject: 'order', subjectId: 'R-1' })).toEqual(['R-1']);
    expect(await found({ operatorId: 'eva', text: 'R-3' })).toEqual(['R-3']);
    expect(await found({ text: 'GRÖSSE' })).toEqual([]);
    expect(await found({ text: 'größe 50 %' })).toEqual(['R-1']);
    expect(await found({ text: '%' })).toEqual(['R-1']);
    expect(await found({ text: 'kontor' })).toEqual(['R-2']);
    expect(await found({ after: 'no place' })).toHaveLength(3);
  });

  test('names the person or role that an entry is about, as long as there is one', async () => {
    const { database, log, write } = await start();
    await database.transaction((transaction) =>
      transaction
        .insertInto('operator_roles')
        .values({ id: 'role-1', name: 'Lager', name_key: 'lager', rights: '[]' })
        .execute(),
    );
    await write('role-1', { subject: 'role', action: 'role.changed' });
    await write('role-2', { subject: 'role', action: 'role.removed' });
    await write('role-1');
    const names = (await log.page({ subject: 'role' })).entries.map(({ subjectName }) => subjectName);
    expect(names).toEqual([null, 'Lager']);
    expect((await log.page({ subject: 'order' })).entries).toMatchObject([{ subjectId: 'role-1', subjectName: null }]);
  });

  test('forgets networks after thirty days, and nothing else', async () => {
    const { database, time, log, write } = await start();
    await write('R-1');
    time.now += networksKept;
    await database.transaction(log.forgetNetworks);
    expect((await log.page({})).entries[0]?.network).toBe('203.0.113.5');
    time.now += 1;
    await database.transaction(log.forgetNetworks);
    expect((await log.page({})).entries).toMatchObject([{ operator: 'Eva Huber', network: null }]);
  });
});

test('of a change only what differs is kept', () => {
  expect(changedFields({ name: 'Eva', tags: ['a'] }, { name: 'Eva', tags: ['a', 'b'] })).toEqual({
    before: { tags: ['a'] },
    after: { tags: ['a', 'b'] },
  });
  expect(changedFields({ name: 'Eva' }, { name: 'Eva' })).toBeNull();
});
