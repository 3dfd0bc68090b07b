import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { storeCatalogue, testCondition, testProduct } from '../testing/catalogue.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();

const stocks = async ({ read }: Database) =>
  (await read.selectFrom('conditions').select(['id', 'stock', 'stock_of']).orderBy('id').execute()).map(
    ({ id, stock, stock_of }) => [id, stock, stock_of],
  );

describeOnBothEngines('the stock of an article that takes from another', ({ open }) => {
  test('is refused by the name of the other, also as a change, and not where the file says whose it is', async () => {
    const database = await open();
    await storeCatalogue(database, [
      testProduct('one', { conditions: [testCondition('one-1', 1000, { stock: 2 })] }),
      testProduct('two', { conditions: [testCondition('two-1', 1000, { stockOf: 'A-one' })] }),
    ]);
    const reason =
      'Bestand: Der Artikel hat keinen eigenen, er nimmt ihn von A-one. Bitte dort angeben, oder mit der Spalte „Bestand von“.';
    for (const stock of ['30', '+5']) {
      const nightly = await run(
        database,
        write(`nacht${stock}.csv`, `Artikelnummer;Bestand\nA-one;7\nA-two;${stock}\n`),
      );
      expect(nightly.refused).toMatchObject([{ name: 'A-two', reason }]);
    }
    expect(await stocks(database)).toEqual([
      ['one-1', 7, null],
      ['two-1', null, 'A-one'],
    ]);
    const empty = await run(database, write('leer.csv', 'Artikelnummer;Bestand\nA-two;\n'));
    expect(empty.counts).toEqual(counts({ unchanged: 1 }));
    const own = await run(database, write('eigen.csv', 'Artikelnummer;Bestand;Bestand von\nA-two;30;\n'));
    expect(own.refused).toEqual([]);
    expect(await stocks(database)).toEqual([
      ['one-1', 7, null],
      ['two-1', 30, null],
    ]);
  });
});
