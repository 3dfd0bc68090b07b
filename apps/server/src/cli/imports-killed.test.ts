import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { listImports } from '../modules/catalogue/import-log/import-log.service.ts';
import { storeCatalogue, testCondition, testProduct } from '../modules/catalogue/testing/catalogue.ts';
import { runCommand } from './testing/run-command.ts';

/** A batch has 500 products. */
const count = 4000;
const file = join(newFolder(), 'bestand.csv');
const numbers = Array.from({ length: count }, (_, i) => `${1000 + i}`);
writeFileSync(file, `Artikelnummer;Bestand;Preis\n${numbers.map((id) => `A-${id};+5;12`).join('\n')}\n`);

async function fill(database: Database): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const some = numbers.slice(from, from + 500);
    const products = some.map((id) => testProduct(id, { conditions: [testCondition(`c-${id}`, 1000, { stock: 1 })] }));
    await storeCatalogue(database, products, from === 0 ? {} : { categories: [] });
  }
}

/** The number of conditions by stock and price. */
async function stocks({ read }: Database): Promise<Record<string, number>> {
  const rows = await read
    .selectFrom('conditions')
    .select(['stock', 'price', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['stock', 'price'])
    .execute();
  return Object.fromEntries(rows.map((row) => [`${row.stock} at ${row.price}`, Number(row.count)]));
}

/** Kills a command once `changed` resolves with true. Returns the stocks at that time. */
async function killAfter(
  database: Database,
  place: DatabasePlace,
  parameters: readonly string[],
  changed: () => Promise<boolean>,
) {
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kontor.ts'), ...parameters], { env });
  const exited = once(child, 'exit');
  while (child.exitCode === null && !(await changed()));
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  return stocks(database);
}

const states = async ({ read }: Database) =>
  (await listImports(read, { now: Date.now(), limit: 10 })).map(({ number, state }) => [number, state]);

describeOnBothEngines('an import that is killed', ({ place, open }) => {
  test('is listed as interrupted, finished by another, and undone by an undoing that is killed too', async () => {
    const at = await place();
    const database = await open(at);
    await fill(database);
    const number = async () => (await states(database)).length;
    const before = { '1 at 1000': count };
    const after = { '6 at 1200': count };

    // Killed before its first batch, and after some.
    expect(await killAfter(database, at, ['import', file], async () => (await number()) === 1)).toMatchObject({});
    const isHalf = async () => ((await stocks(database))['6 at 1200'] ?? 0) >= 1000;
    const half = await killAfter(database, at, ['import', file], isHalf);
    expect(Object.keys(half).toSorted()).toEqual(['1 at 1000', '6 at 1200']);
    expect((half['6 at 1200'] ?? 0) % 500).toBe(0);
    expect(await states(database)).toEqual([
      [2, 'interrupted'],
      [1, 'interrupted'],
    ]);

    const end = runCommand(at, ['import', file]);
    expect(end).toMatchObject({ status: 0, err: expect.not.stringContaining('wartet') });
    expect(await stocks(database)).toEqual(after);
    expect(runCommand(at, ['import', file]).err).toContain('schon eingelesen: nichts übernommen');
    expect(await states(database)).toEqual([
      [3, 'finished'],
      [2, 'interrupted'],
      [1, 'interrupted'],
    ]);

    const isBackSomewhat = async () => ((await stocks(database))['1 at 1000'] ?? 0) >= 500;
    await killAfter(database, at, ['imports', 'undo', '3'], isBackSomewhat);
    for (const undone of ['3', '2', '1'])
      expect(runCommand(at, ['imports', 'undo', undone])).toMatchObject({ status: 0 });
    expect(await stocks(database)).toEqual(before);
    expect(await states(database)).toEqual([
      ...[
        [7, 'finished'],
        [6, 'finished'],
        [5, 'finished'],
        [4, 'interrupted'],
      ],
      ...[
        [3, 'undone'],
        [2, 'undone'],
        [1, 'undone'],
      ],
    ]);
  }, 240_000);
});
