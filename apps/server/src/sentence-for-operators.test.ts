import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { WrongSetting } from './config.ts';
import { DatabaseUnusable } from './database/database-unusable.ts';
import { migrate } from './database/opening/migrate.ts';
import { openDatabase } from './database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from './database/testing/databases.ts';
import { sentenceForOperators } from './sentence-for-operators.ts';

const full = 'The disk is full. Make room where DATA_DIR and the database lie, and start again.';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return expect.unreachable('nothing was thrown');
}

test('a full disk under SQLite, while the tables are made: the sentence, however deep the reason lies', async () => {
  const database = await openDatabase({ dataDir: newFolder() });
  await database.transaction((transaction) => sql`pragma max_page_count = 4`.execute(transaction));
  const error = await migrate(database).catch((thrown: unknown) => thrown);
  await database.close();
  expect(error).toMatchObject({ errstr: 'database or disk is full' });
  const wrapped = new DatabaseUnusable('The database cannot be opened (?).', {
    cause: new Error('x', { cause: error }),
  });
  expect([error, wrapped, new AggregateError([error])].map(sentenceForOperators)).toEqual([full, full, full]);
});

test('a full disk under a file', () => {
  const error = thrownBy(() => writeFileSync('/dev/full', 'x'));
  expect(error).toMatchObject({ code: 'ENOSPC' });
  expect([error, new Error('no picture', { cause: error })].map(sentenceForOperators)).toEqual([full, full]);
});

describeOnBothEngines('an error of the database', ({ engine, open }) => {
  test.runIf(engine === 'postgres')('a full disk under PostgreSQL', async () => {
    const { read } = await open();
    const raise = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    expect(sentenceForOperators(await raise.execute(read).catch((error: unknown) => error))).toBe(full);
  });

  test('a wrong statement stays a surprise', async () => {
    const { read } = await open();
    const error = await sql`select nothing from nowhere`.execute(read).catch((thrown: unknown) => thrown);
    expect(sentenceForOperators(error)).toBeNull();
  });
});

test('sentences for known errors, and none for unexpected ones', () => {
  const io = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778, errstr: '' });
  expect(sentenceForOperators(io)).toContain('See whether it is full or broken.');
  expect(sentenceForOperators(new WrongSetting('PORT'))).toContain('PORT');
  const self = new Error('its own cause');
  self.cause = self;
  for (const surprise of [new TypeError('x'), self, 'text', null, undefined]) {
    expect(sentenceForOperators(surprise)).toBeNull();
  }
});
