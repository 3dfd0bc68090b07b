import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnusable } from './database-unusable.ts';
import { migrate } from './opening/migrate.ts';
import { openDatabase } from './opening/open-database.ts';
import { newFolder } from './testing/databases.ts';

describe('a database that cannot be used', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = newFolder();
  });

  async function failureOf(place: { databaseUrl?: string; dataDir: string }): Promise<DatabaseUnusable> {
    const error = await openDatabase(place)
      .then(migrate)
      .catch((error: unknown) => error);
    if (!(error instanceof DatabaseUnusable)) throw new Error('It was usable.', { cause: error });
    return error;
  }

  test('a file that is not a database is named and left unchanged', async () => {
    const file = join(dataDir, 'kontor.sqlite');
    const content = 'Sehr geehrte Damen und Herren, '.repeat(1000);
    writeFileSync(file, content);
    const { message } = await failureOf({ dataDir });
    expect(message).toBe(
      `The database file ${file} cannot be opened (file is not a database); check the folder, or move the file away and restore a backup (docs/running.md).`,
    );
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('a file cut short is found out', async () => {
    const database = await openDatabase({ dataDir });
    await migrate(database);
    await database.close();
    truncateSync(join(dataDir, 'kontor.sqlite'), 12_288);
    expect((await failureOf({ dataDir })).message).toContain('malformed');
  });

  test('a file overwritten in the middle is found out', async () => {
    const database = await openDatabase({ dataDir });
    await migrate(database);
    await database.close();
    const file = join(dataDir, 'kontor.sqlite');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 4096));
    expect((await failureOf({ dataDir })).message).toContain('malformed');
  });

  test('a folder that cannot be made is named', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const { message } = await failureOf({ dataDir: join(dataDir, 'file', 'data') });
    expect(message).toContain(join(dataDir, 'file', 'data', 'kontor.sqlite'));
    expect(message).toContain('ENOTDIR');
  });

  test('a PostgreSQL that does not answer is named without its password', async () => {
    const databaseUrl = 'postgres://shop:geheim@127.0.0.1:1/kontor';
    const { message } = await failureOf({ databaseUrl, dataDir });
    expect(message).toBe(
      'PostgreSQL at 127.0.0.1:1/kontor cannot be used (connect ECONNREFUSED 127.0.0.1:1); check DATABASE_URL and the server.',
    );
  });

  test('an address that is none is refused without showing it', async () => {
    const { message } = await failureOf({ databaseUrl: 'postgres://geheim@:x/', dataDir });
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('geheim');
  });
});
