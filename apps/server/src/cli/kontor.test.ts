import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';

describeOnBothEngines('the output of a command', ({ place }) => {
  test.each([
    ['the list of commands', []],
    ['a command’s help', ['orders', '--help']],
    ['what it has found', ['jobs']],
  ])('%s may be read by a program that has had enough', async (_, parameters) => {
    const { dataDir, databaseUrl = '' } = await place();
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const flags = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'kontor.ts')];
    const command = spawn(process.execPath, [...flags, ...parameters], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    command.stdout.destroy();
    const [said, [status]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect(said).toBe('');
    expect(status).toBe(0);
  });
});
