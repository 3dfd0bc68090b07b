import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, describeOnPostgres } from '../database/testing/databases.ts';

/** A command in a process of its own. */
function start(place: DatabasePlace, parameters: readonly string[]) {
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const flags = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'kontor.ts')];
  return spawn(process.execPath, [...flags, ...parameters], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

describeOnBothEngines('the output of a command', ({ place }) => {
  test.each([
    ['the list of commands', []],
    ['a command’s help', ['orders', '--help']],
    ['what it has found', ['jobs']],
  ])('%s may be read by a program that has had enough', async (_, parameters) => {
    const command = start(await place(), parameters);
    command.stdout.destroy();
    const [said, [status]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect(said).toBe('');
    expect(status).toBe(0);
  });
});

/** One call of each command that opens the database; `restore` wants an empty one. */
const calls = [
  ['backup', 'b.kontor'],
  ['bank', 'list'],
  ['books', 'list'],
  ['check'],
  ['configure', 'settings.json'],
  ['doctor'],
  ['documents', 'list'],
  ['export', 'products', 'products.csv'],
  ['import', 'products.csv'],
  ['imports', 'list'],
  ['import-customers', 'customers.csv'],
  ['jobs', 'list'],
  ['migrate'],
  ['operators', 'list'],
  ['orders', 'list'],
  ['newsletter'],
  ['payments', 'list'],
  ['search', 'hammer'],
  ['searches'],
  ['stock-alerts'],
  ['templates', 'templates'],
  ['voucher', 'list'],
  ['withdrawals', 'list'],
] as const;

// An open connection would keep the process running, and so would a timer or a thread.
describeOnPostgres('a command', ({ place }) => {
  test('ends by itself', async () => {
    const at = await place();
    await mkdir(join(at.dataDir, 'templates'));
    const file = (name: string) => join(at.dataDir, name);
    await writeFile(file('templates/custom.css'), 'h1 { color: green }');
    await writeFile(file('settings.json'), '{}');
    await writeFile(file('customers.csv'), 'E-Mail\neva@kunde.example\n');
    const isFile = (word: string) => word.includes('.') || word === 'templates';
    const failed: string[] = [];
    for (const [name, ...words] of calls) {
      const command = start(at, [name, ...words.map((word) => (isFile(word) ? file(word) : word))]);
      command.stdout.resume();
      command.stderr.resume();
      const [status] = await once(command, 'exit', { signal: AbortSignal.timeout(30_000) });
      if (status !== 0) failed.push(name);
    }
    // A shop that sells nothing yet is not ready.
    expect(failed).toEqual(['check']);
  }, 300_000); // each command has 30 s
});
