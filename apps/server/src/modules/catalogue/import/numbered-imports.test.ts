import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { listImports } from '../import-log/import-log.service.ts';
import { head, importFolder, pliers, saw } from './testing/import-folder.ts';

const { run, write } = importFolder();

const list = (database: Database, now = 1000) => listImports(database.read, { now, limit: 10 });
const nothing = { created: 0, changed: 0, unchanged: 0, refused: 0, archived: 0, warnings: 0 };

/** Makes another process the holder of the newest, unfinished import. */
const hold = (database: Database, holder: string) =>
  database.transaction((transaction) =>
    transaction.updateTable('imports').set({ ended_at: null, holder }).where('undone_by', 'is', null).execute(),
  );

describeOnBothEngines('imports have numbers', ({ place, open }) => {
  test('and are listed with what they counted, the newest first', async () => {
    const database = await open();
    const file = write('a.csv', `${head}${pliers}${saw}X;;;;;;\nC3;Feile;K;1;20;;fehlt.png\n`);
    await run(database, file, { now: 500, dryRun: true });
    expect(await list(database)).toEqual([]);
    await run(database, file);
    await run(database, write('b.csv', `${head}${saw}`), { now: 2000, isComplete: true });
    await expect(run(database, write('c.xml', '<html/>'), { now: 3000 })).rejects.toThrow('eine Seite für den Browser');
    const one = { kind: 'file', undoes: null, undoneBy: null, state: 'finished' };
    expect(await list(database)).toEqual([
      {
        ...one,
        number: 2,
        file: 'b.csv',
        begunAt: 2000,
        endedAt: 2000,
        counts: { ...nothing, unchanged: 1, archived: 2 },
      },
      {
        ...one,
        number: 1,
        file: 'a.csv',
        begunAt: 1000,
        endedAt: 1000,
        counts: { ...nothing, created: 4, refused: 1, warnings: 1 },
      },
    ]);
  });

  test('one waits for another, and says which', async () => {
    const at = await place();
    const [one, other] = [await open(at), await open(at)];
    const rows = Array.from({ length: 1200 }, (_, i) => `N${i};Name;K;1;20;;`).join('\n');
    const file = write('gross.csv', `${head}${rows}\n`);
    const both = await Promise.all([run(one, file), run(other, file)]);
    const [first, second] = both.toSorted((a, b) => a.notes.length - b.notes.length);
    expect([first?.counts.created, first?.notes]).toEqual([1200, []]);
    expect([second?.counts.unchanged, second?.notes]).toEqual([
      1200,
      ['Import 1 (gross.csv) läuft seit 01.01.1970, 01:00. Dieser wartet, bis er zu Ende ist.'],
    ]);
    expect((await list(one)).map(({ number, state }) => [number, state])).toEqual([
      [2, 'finished'],
      [1, 'finished'],
    ]);
  });

  test('one whose process is gone, or silent for a minute, is interrupted', async () => {
    const database = await open();
    const file = write('a.csv', `${head}${saw}`);
    await run(database, file);
    const states = async (now: number) => (await list(database, now)).map(({ state }) => state);
    await hold(database, 'another-machine 1 x');
    expect([await states(1000), await states(61_000)]).toEqual([['running'], ['interrupted']]);
    const { notes } = await run(database, file, { now: 61_000 });
    expect([notes, await states(61_000)]).toEqual([[], ['finished', 'interrupted']]);
    await hold(database, '');
    expect(await states(1000)).toEqual(['interrupted', 'interrupted']);
  });

  test('one that lost its turn stores nothing more', async () => {
    const database = await open();
    const rows = Array.from({ length: 1200 }, (_, i) => `N${i};Name;K;1;20;;`).join('\n');
    const own = database.transaction.bind(database);
    let batches = 0;
    const robbed: Database = Object.create(database, {
      transaction: {
        value: async (work: Parameters<typeof own>[0]) => {
          // The first transaction takes the turn, the second is a batch.
          if (batches++ === 2) await hold(database, 'another-machine 1 x');
          return own(work);
        },
      },
    });
    await expect(run(robbed, write('gross.csv', `${head}${rows}\n`))).rejects.toThrow(
      'Import 1 gab zu lange kein Zeichen und wurde abgebrochen: ein anderer hat übernommen.',
    );
    const { n } = await database.read
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect([Number(n), (await list(database))[0]?.counts]).toEqual([500, { ...nothing, created: 500 }]);
  });
});
