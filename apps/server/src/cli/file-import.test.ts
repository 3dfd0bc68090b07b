import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { isStorageFull } from '../database/storage-errors.ts';
import { newFolder } from '../database/testing/databases.ts';
import { CommandRefused } from './command.ts';
import { fileImportCommand } from './file-import.ts';

test('an import that fills the disk says so in one sentence, and that the same file brings the rest', async () => {
  const folder = newFolder();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', undefined);
  const file = join(folder, 'gross.csv');
  writeFileSync(file, 'Artikelnummer\nA1\n');
  const filling = fileImportCommand({
    ...{ summary: '', help: '', hasPictures: false },
    run: ({ database }) =>
      database.transaction(async (transaction) => {
        const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(transaction);
        await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 10)}`.execute(transaction);
        await sql`create table filling as select zeroblob(1000000) as zeros`.execute(transaction);
        return expect.unreachable('there was room');
      }),
  });
  const refused: unknown = await filling.run([file]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CommandRefused);
  expect(refused).toMatchObject({
    message:
      'Der Datenträger ist voll. Was schon eingelesen war, bleibt, und nichts ist halb. Bitte Platz schaffen, wo ' +
      'DATA_DIR und die Datenbank liegen, und dieselbe Datei noch einmal einlesen: der Rest kommt dazu.',
  });
  expect(isStorageFull((refused as Error).cause)).toBe(true);
  vi.unstubAllEnvs();
});
