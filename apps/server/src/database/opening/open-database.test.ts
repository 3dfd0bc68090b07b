import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAtOneMoment } from '../one-moment.ts';
import { writeEntry, writtenKeys } from '../testing/configuration.ts';
import { describeOnBothEngines } from '../testing/databases.ts';

describeOnBothEngines('a database', ({ engine, open, place }) => {
  test('says which engine it is', async () => {
    expect((await open()).engine).toBe(engine);
  });

  test('gives bytes, large integers and texts back as they came', async () => {
    const database = await open();
    const file = {
      id: 'Größe 10 µm 🔩',
      mime_type: 'image/png',
      size: Number.MAX_SAFE_INTEGER,
      width: 2_147_483_647,
      height: null,
      content: Uint8Array.from({ length: 256 }, (_, byte) => byte),
      created_at: 1_790_000_000_123,
    };
    await database.transaction((transaction) => transaction.insertInto('files').values(file).execute());
    const [stored] = await database.read.selectFrom('files').selectAll().execute();
    expect({ ...stored }).toStrictEqual(file);
  });

  test('counts and sums in numbers', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      await writeEntry(transaction, 'a', 3_000_000_000);
      await writeEntry(transaction, 'b', 4_000_000_000);
    });
    const { count, sum } = await database.read
      .selectFrom('configuration')
      .select((row) => [row.fn.countAll<number>().as('count'), row.fn.sum<number>('version').as('sum')])
      .executeTakeFirstOrThrow();
    expect({ count, sum }).toEqual({ count: 2, sum: 7_000_000_000 });
  });

  test('refuses an integer that a number cannot hold exactly', async () => {
    const { read } = await open();
    await expect(sql`select cast(9007199254740993 as bigint) as large`.execute(read)).rejects.toThrow(RangeError);
  });

  test('divides integers as integers', async () => {
    const { read } = await open();
    const { rows } = await sql<{ half: number }>`select cast(${5} as integer) / 2 as half`.execute(read);
    expect(rows[0]?.half).toBe(2);
  });

  test('orders text by its bytes and tells case apart', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      for (const key of ['b', 'Äpfel', 'a', 'B', 'Apfel']) await writeEntry(transaction, key);
    });
    expect(await writtenKeys(database.read)).toEqual(['Apfel', 'B', 'a', 'b', 'Äpfel']);
    const alike = await database.read.selectFrom('configuration').select('key').where('key', 'like', 'a%').execute();
    expect(alike.map(({ key }) => key)).toEqual(['a']);
  });

  test('refuses a value of the wrong kind', async () => {
    const database = await open();
    const half = database.transaction((transaction) => writeEntry(transaction, 'a', 0.5));
    await expect(half).rejects.toThrow();
    expect(await writtenKeys(database.read)).toEqual([]);
  });

  test('reads one moment, in streams too, while others write, and writes nothing in it', async () => {
    const database = await open();
    await database.transaction((transaction) => writeEntry(transaction, 'a'));
    await readAtOneMoment(database, async (moment) => {
      expect(await writtenKeys(moment)).toEqual(['a']);
      await database.transaction((transaction) => writeEntry(transaction, 'b'));
      const streamed: string[] = [];
      for await (const { key } of moment.selectFrom('configuration').select('key').stream(1)) streamed.push(key);
      expect(streamed).toEqual(['a']);
      expect(await writtenKeys(moment)).toEqual(['a']);
    });
    expect(await writtenKeys(database.read)).toEqual(['a', 'b']);
    const writing = readAtOneMoment(database, (moment) => writeEntry(moment, 'c'));
    await expect(writing).rejects.toThrow(/read-?only/);
    expect(await writtenKeys(database.read)).toEqual(['a', 'b']);
  });

  test('rolls back when the work throws, deep inside too, and goes on', async () => {
    const database = await open();
    const work = database.transaction(async (transaction) => {
      await writeEntry(transaction, 'a');
      await (async () => {
        await writeEntry(transaction, 'b');
        throw new RangeError('out of stock');
      })();
    });
    await expect(work).rejects.toThrow(new RangeError('out of stock'));
    expect(await writtenKeys(database.read)).toEqual([]);
    await database.transaction((transaction) => writeEntry(transaction, 'c'));
    expect(await writtenKeys(database.read)).toEqual(['c']);
  });

  test('rolls back when the database refuses a row', async () => {
    const database = await open();
    const work = database.transaction(async (transaction) => {
      await writeEntry(transaction, 'a');
      await writeEntry(transaction, 'a');
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await writtenKeys(database.read)).toEqual([]);
  });

  test('keeps a foreign key', async () => {
    const database = await open();
    const condition = { id: 'c', product_id: 'nowhere', position: 0, price: 100, tax_rate: 2000, stock: null };
    const work = database.transaction((transaction) =>
      transaction
        .insertInto('conditions')
        .values({ ...condition, unit: null, norm_price: null, norm_unit: null })
        .execute(),
    );
    await expect(work).rejects.toThrow(/foreign key/i);
  });

  test('shows a reader what is committed, and the transaction its own writes', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      await writeEntry(transaction, 'a');
      expect(await writtenKeys(transaction)).toEqual(['a']);
      expect(await writtenKeys(database.read)).toEqual([]);
    });
    expect(await writtenKeys(database.read)).toEqual(['a']);
  });

  test('shows an instance what another one has committed', async () => {
    const at = await place();
    const [one, other] = [await open(at), await open(at)];
    expect(await writtenKeys(other.read)).toEqual([]);
    await one.transaction((transaction) => writeEntry(transaction, 'a'));
    expect(await writtenKeys(other.read)).toEqual(['a']);
  });

  test('streams a snapshot while others write and read the new rows', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      for (let i = 0; i < 250; i++) await writeEntry(transaction, `a${String(i).padStart(3, '0')}`);
    });
    const streamed: string[] = [];
    for await (const { key } of database.read.selectFrom('configuration').select('key').orderBy('key').stream(100)) {
      if (streamed.length === 0) await database.transaction((transaction) => writeEntry(transaction, 'b'));
      streamed.push(key);
      if (streamed.length === 150) expect(await writtenKeys(database.read)).toHaveLength(251);
    }
    expect(streamed).toHaveLength(250);
    expect(streamed.at(-1)).toBe('a249');
  });

  test('a stream may be left half read', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      for (const key of ['a', 'b', 'c']) await writeEntry(transaction, key);
    });
    for await (const { key } of database.read.selectFrom('configuration').select('key').orderBy('key').stream(1)) {
      expect(key).toBe('a');
      break;
    }
    expect(await writtenKeys(database.read)).toEqual(['a', 'b', 'c']);
  });

  test('reads at one moment in a read transaction', async () => {
    const database = await open();
    const readers = database.read.transaction().setIsolationLevel('repeatable read');
    await readers.execute(async (snapshot) => {
      expect(await writtenKeys(snapshot)).toEqual([]);
      await database.transaction((transaction) => writeEntry(transaction, 'a'));
      expect(await writtenKeys(snapshot)).toEqual([]);
      expect(await writtenKeys(database.read)).toEqual(['a']);
    });
  });

  test('can be closed twice, and runs what was begun before', async () => {
    const at = await place();
    const database = await open(at);
    const begun = database.transaction((transaction) => writeEntry(transaction, 'a'));
    await Promise.all([begun, database.close()]);
    await database.close();
    expect(await writtenKeys((await open(at)).read)).toEqual(['a']);
  });
});
