import { chmodSync, closeSync, mkdirSync, openSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { fileIdOf } from '../modules/files/file-id.ts';
import { fillCatalogue, placement, testNow, testShop } from '../modules/orders/testing/shop.ts';
import { examineFolder } from './examine-folder.ts';
import { examineShop } from './examine-shop.ts';
import { Symptoms } from './symptoms.ts';

const bytes = new Uint8Array([1, 2, 3]);

/** A shop with three orders and one picture, without any fault. */
async function soundShop(database: Database): Promise<void> {
  await fillCatalogue(database);
  const pictures = JSON.stringify([{ content: fileIdOf(bytes) }]);
  const file = { id: fileIdOf(bytes), mime_type: 'image/png', size: 3, width: 1, height: 1, content: bytes };
  await database.transaction(async (transaction) => {
    await transaction
      .insertInto('files')
      .values({ ...file, created_at: 1 })
      .execute();
    await transaction.updateTable('products').set({ pictures }).execute();
  });
  const { orders } = testShop(database);
  for (const key of ['a', 'b', 'c']) await orders.finish(key, placement({ items: hammer, total: { gross: 26.89 } }));
}
const hammer = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 1 }];

async function examine(database: Database, { dataDir }: DatabasePlace, now = testNow) {
  const { read, symptoms } = await examineShop(database, { dataDir, clock: () => now });
  const found = symptoms
    // The free disk space of the test machine is not the shop's fault.
    .filter(({ kind }) => kind !== 'disk-nearly-full')
    .map(({ kind, isHint, examples }) => [isHint ? `(${kind})` : kind, ...examples] as const);
  return { read, found: found.toSorted(([one], [other]) => (one < other ? -1 : 1)) };
}

describeOnBothEngines('an examination', ({ engine, place, open }) => {
  async function shop() {
    const at = await place();
    const database = await open(at);
    await soundShop(database);
    const change = (statement: string) =>
      database.transaction((transaction) => sql.raw(statement).execute(transaction));
    return { at, database, change };
  }

  test('of a sound shop finds nothing', async () => {
    const { at, database } = await shop();
    const { jobs: openJobs } = await testShop(database).stored();
    expect(await examine(database, at)).toEqual({ read: { orders: 3, files: 1, openJobs }, found: [] });
  });

  test('finds orders that cannot be read, do not add up, lack something, and numbers with a gap', async () => {
    const { at, database, change } = await shop();
    await change(
      `update orders set snapshot = replace(snapshot, '"format":1', '"format":2') where idempotency_key = 'a'`,
    );
    await change(`update orders set snapshot = replace(snapshot, '2689', '2690') where idempotency_key = 'b'`);
    await change(`update orders set order_number = '2026-000009' where idempotency_key = 'c'`);
    await change('delete from agreed_texts');
    await change(`delete from order_documents where filename like '%000003%'`);
    expect((await examine(database, at)).found).toEqual([
      ['number-missing', '2026-000003'],
      ['number-uncounted', '2026-000009'],
      ['order-differs', '2026-000002', '2026-000009'],
      ['order-sums', '2026-000002'],
      ['order-unreadable', '2026-000001'],
      ['order-without-document', '2026-000009'],
      ['order-without-text', '2026-000002', '2026-000009'],
    ]);
  });

  test('takes a year whose orders were all cleared away for what it is', async () => {
    const { at, database, change } = await shop();
    await change(`insert into number_sequences values ('order-2018-{000000}', 7)`);
    expect((await examine(database, at)).found).toEqual([]);
  });

  test('finds files that are gone or changed, and jobs that were given up or that nobody does', async () => {
    const { at, database, change } = await shop();
    await change(`update products set pictures = '[{"content":"weg"}]' where id = 'p-salt'`);
    await database.transaction((transaction) =>
      transaction
        .updateTable('files')
        .set({ content: new Uint8Array([9]) })
        .execute(),
    );
    await change(
      `update jobs set state = 'failed', last_error = 'no such mailbox' where unique_key = (select min(unique_key) from jobs)`,
    );
    const later = await examine(database, at, testNow + 3_600_001);
    expect(later.found.map(([kind]) => kind)).toEqual([
      '(job-overdue)',
      'file-changed',
      'file-missing',
      'job-given-up',
    ]);
    expect(later.found.find(([kind]) => kind === 'job-given-up')?.[1]).toMatch(/: no such mailbox$/);
    expect(later.found).toContainEqual(['file-missing', 'A-salt']);
  });

  test('takes a mail that was refused for good for a hint: a customer mistyped an address', async () => {
    const { at, database, change } = await shop();
    const error = "MailRefused: Can''t send mail - all recipients were rejected: 550 no such user";
    await change(
      `update jobs set state = 'failed', last_error = '${error}' where unique_key = (select min(unique_key) from jobs)`,
    );
    expect((await examine(database, at)).found).toEqual([
      ['(mail-refused)', expect.stringMatching(/: 550 no such user$/)],
    ]);
  });

  test('reads nothing of another version', async () => {
    const { at, database, change } = await shop();
    await change("insert into migrations values ('9001-later', 0)");
    expect(await examine(database, at)).toEqual({ read: null, found: [['newer-version', '9001-later']] });
    const empty = await place('no tables');
    expect(await examine(await open(empty), empty)).toEqual({ read: null, found: [['no-shop', engine]] });
  });

  test.runIf(engine === 'sqlite')('finds pages that are damaged and references to nothing', async () => {
    const { at, database } = await shop();
    const path = join(at.dataDir, 'kontor.sqlite');
    const file = new DatabaseSync(path);
    file.exec(
      "pragma foreign_keys = off; delete from orders where idempotency_key = 'c'; pragma wal_checkpoint(truncate)",
    );
    const index = file.prepare("select rootpage from sqlite_schema where name = 'jobs_by_turn'").get();
    file.close();
    expect((await examine(database, at)).found).toContainEqual([
      'broken-references',
      expect.stringContaining('order_documents 3'),
    ]);
    const pages = openSync(path, 'r+');
    writeSync(pages, Buffer.alloc(4096, 0x77), 0, 4096, (Number(index?.rootpage) - 1) * 4096);
    closeSync(pages);
    const { read, found } = await examine(database, at);
    expect(read).toBeNull();
    expect(found.map(([kind]) => kind)).toContain('damaged-pages');
  });
});

test('of a folder finds what others may read, what belongs to others and what was left over', async () => {
  const folder = newFolder();
  for (const name of ['kontor.sqlite', 'payment-sandbox.db', '.0a1b2c3d.part', 'new.part']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o644);
  }
  const folders = ['restore.part-x7f3a1', 'sicherung.kontor.part-Xa81bZ'];
  for (const name of folders) mkdirSync(join(folder, name));
  for (const name of ['.0a1b2c3d.part', ...folders]) utimesSync(join(folder, name), 1, 1);
  const symptoms = new Symptoms();
  examineFolder(folder, Date.now(), symptoms);
  const found = symptoms.all.filter(({ kind }) => kind !== 'disk-nearly-full');
  expect(found.map(({ kind, examples }) => [kind, examples.toSorted()])).toEqual(
    expect.arrayContaining([
      ['open-to-others', ['kontor.sqlite']],
      ['left-over', ['.0a1b2c3d.part', ...folders]],
    ]),
  );
  expect(found).toHaveLength(2);
});
