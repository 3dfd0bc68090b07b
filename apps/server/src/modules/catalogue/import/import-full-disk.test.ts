import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { migrate } from '../../../database/opening/migrate.ts';
import { openDatabase } from '../../../database/opening/open-database.ts';
import { isStorageFull } from '../../../database/storage-errors.ts';
import { newFolder } from '../../../database/testing/databases.ts';
import { listImports } from '../import-log/import-log.service.ts';
import { counts, head, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const total = 5000;
const rows = Array.from({ length: total }, (_, i) => `N${i};${'Name '.repeat(20)};K;1;20;;`);

/** Sets the most pages of the database. */
async function limitPages(database: Database, pages: number): Promise<void> {
  await database.transaction((transaction) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(transaction));
}

async function numberOf({ read }: Database, table: 'products' | 'conditions' | 'price_history' | 'import_changes') {
  const row = await read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count);
}

test('a disk that fills up leaves whole products, and the same file stores the rest', async () => {
  const database = await openDatabase({ dataDir: newFolder() });
  await migrate(database);
  const file = write('gross.csv', `${head}${rows.join('\n')}\n`);
  const { rows: pages } = await database.transaction((transaction) =>
    sql<{ page_count: number }>`pragma page_count`.execute(transaction),
  );
  await limitPages(database, (pages[0]?.page_count ?? 0) + 500);
  const failure = await run(database, file).catch((error: unknown) => error);
  expect(isStorageFull(failure)).toBe(true);
  const stored = await numberOf(database, 'products');
  expect([stored % 500, stored > 0, stored < total]).toEqual([0, true, true]);
  expect([await numberOf(database, 'conditions'), await numberOf(database, 'price_history')]).toEqual([stored, stored]);
  expect(await numberOf(database, 'import_changes')).toBe(stored / 500);
  const [listed] = await listImports(database.read, { now: 1000, limit: 1 });
  expect([listed?.state, listed?.counts.created]).toEqual(['interrupted', stored]);

  await limitPages(database, 1_000_000);
  const again = await run(database, file);
  expect(again.counts).toEqual(counts({ created: total - stored, unchanged: stored }));
  expect([await numberOf(database, 'products'), await numberOf(database, 'price_history')]).toEqual([total, total]);
  await database.close();
});
