import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { storeCatalogue, testCondition, testProduct } from '../testing/catalogue.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();

const count = 600;
const numbers = Array.from({ length: count }, (_, i) => `${1000 + i}`);
/** More than one batch: 500 products are stored at once. */
const fill = (database: Database, stock = 1) =>
  storeCatalogue(
    database,
    numbers.map((id) => testProduct(id, { conditions: [testCondition(`c-${id}`, 1000, { stock })] })),
  );
const rows = numbers.map((id) => `A-${id};+5`).join('\n');
const stocks = async ({ read }: Database) =>
  Object.fromEntries(
    (
      await read
        .selectFrom('conditions')
        .select(['stock', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('stock')
        .execute()
    ).map((row) => [row.stock, Number(row.count)]),
  );
const files = ({ read }: Database) =>
  read.selectFrom('relative_stock_files').select(['last_line', 'ended_at']).execute();

describeOnBothEngines('a file with stock that came or went', ({ place, open }) => {
  test('counts once, under whatever name, unless it is to count again', async () => {
    const database = await open();
    await fill(database);
    const text = 'Artikelnummer;Bestand\nA-1000;+5\nA-1001;-1\n';
    expect((await run(database, write('a.csv', text), { dryRun: true })).counts).toEqual(counts({ changed: 2 }));
    expect(await files(database)).toEqual([]);
    expect((await run(database, write('a.csv', text))).counts).toEqual(counts({ changed: 2 }));
    const said = 'wurde am 21.11.2026, 18:00 schon eingelesen: nichts übernommen';
    await database.transaction((transaction) =>
      transaction
        .updateTable('relative_stock_files')
        .set({ ended_at: Date.UTC(2026, 10, 21, 17) })
        .execute(),
    );
    await expect(run(database, write('b.csv', text))).rejects.toThrow(said);
    await expect(run(database, write('b.csv', text), { dryRun: true })).rejects.toThrow(said);
    expect(await stocks(database)).toEqual({ 0: 1, 1: count - 2, 6: 1 });
    await run(database, write('b.csv', text), { isAgain: true });
    expect(await stocks(database)).toEqual({ 0: 1, 1: count - 2, 11: 1 });
    await expect(run(database, write('b.csv', text))).rejects.toThrow('schon eingelesen');
    expect(await files(database)).toEqual([{ last_line: 3, ended_at: 1000 }]);
  });

  test('is nothing to be remembered where the whole stock is named', async () => {
    const database = await open();
    await fill(database);
    const file = write('c.csv', 'Artikelnummer;Bestand\nA-1000;5\n');
    await run(database, file);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 1 }));
    expect(await files(database)).toEqual([]);
  });

  test('that broke off half way is finished by reading it again', async () => {
    const database = await open();
    await fill(database);
    const file = write('d.csv', `Artikelnummer;Bestand\n${rows}\n`);
    const broken = database.transaction.bind(database);
    let batches = 0;
    const dying: Database = Object.create(database, {
      transaction: {
        value: (work: Parameters<typeof broken>[0]) => {
          // The first transaction takes the import's turn.
          if (batches++ > 1) throw new Error('the process dies');
          return broken(work);
        },
      },
    });
    await expect(run(dying, file)).rejects.toThrow('the process dies');
    expect(await stocks(database)).toEqual({ 6: 500, 1: 100 });
    expect(await files(database)).toEqual([{ last_line: 501, ended_at: null }]);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 500, changed: 100 }));
    expect(await stocks(database)).toEqual({ 6: 600 });
    await expect(run(database, file)).rejects.toThrow('schon eingelesen');
  });

  test('counts once where two processes read it at once', async () => {
    const at = await place();
    const [one, other] = [await open(at), await open(at)];
    await fill(one);
    const file = write('e.csv', `Artikelnummer;Bestand\n${rows}\n`);
    const ended = await Promise.allSettled([run(one, file), run(other, file)]);
    const reasons = ended.flatMap((end) => (end.status === 'rejected' ? String(end.reason) : []));
    // Either of them may win, and the other may or may not meet it.
    expect(reasons.length).toBeLessThan(2);
    for (const reason of reasons) expect(reason).toMatch(/gezählt wird nichts doppelt|schon eingelesen/);
    expect(await stocks(one)).toEqual({ 6: 600 });
    expect(await files(one)).toEqual([{ last_line: 601, ended_at: 1000 }]);
  });
});
