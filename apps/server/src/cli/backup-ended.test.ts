import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

const unfinishedIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('.part-'));

/** Makes copying the database slow enough to be interrupted. */
function addBallast(file: string) {
  const database = new DatabaseSync(file);
  database.exec('create table ballast as select zeroblob(100000000) union all select zeroblob(100000001)');
  database.close();
}

/** Starts a command and kills it as soon as it works in a folder of its own. */
async function stoppedAtWork(place: DatabasePlace, parameters: readonly string[], folder: string) {
  const program = join(import.meta.dirname, 'kontor.ts');
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const before = unfinishedIn(folder);
  const command = spawn(process.execPath, [program, ...parameters], { env, stdio: 'ignore' });
  onTestFinished(() => void command.kill('SIGKILL'));
  const ended = once(command, 'exit');
  const isAtWork = () =>
    unfinishedIn(folder).some((name) => !before.includes(name) && existsSync(join(folder, name, 'kontor.sqlite')));
  while (!isAtWork()) {
    expect(command.exitCode).toBeNull();
    await pause(1);
  }
  command.kill('SIGSTOP');
  return {
    async end(signal: NodeJS.Signals) {
      command.kill(signal);
      command.kill('SIGCONT');
      return await ended;
    },
  };
}

describeOnBothEngines('a backup that is ended half way', ({ place: newPlace, engine }) => {
  async function shop() {
    const place = await newPlace();
    if (engine === 'sqlite') addBallast(join(place.dataDir, 'kontor.sqlite'));
    return place;
  }

  test('by SIGTERM or Ctrl-C leaves nothing', async () => {
    const [place, folder] = [await shop(), newFolder()];
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const backup = await stoppedAtWork(place, ['backup', join(folder, 'a.kontor')], folder);
      expect(unfinishedIn(folder)).toHaveLength(1);
      expect(await backup.end(signal)).toEqual([null, signal]);
      expect(readdirSync(folder)).toEqual([]);
    }
  }, 60_000);

  test('by being killed is cleared by the next one there, but none that is at work, and nothing of others', async () => {
    const [place, folder] = [await shop(), newFolder()];
    const others = join(folder, 'bilder.part-a1b2c3');
    mkdirSync(others);
    writeFileSync(join(others, 'urlaub.jpg'), '');
    utimesSync(others, 1, 1);
    const backup = await stoppedAtWork(place, ['backup', join(folder, 'a.kontor')], folder);
    const whileAtWork = readdirSync(folder);
    expect(whileAtWork).toHaveLength(2);
    expect(runCommand(place, ['backup', join(folder, 'b.kontor')])).toMatchObject({ status: 0, err: '' });
    expect(readdirSync(folder).toSorted()).toEqual([...whileAtWork, 'b.kontor'].toSorted());
    expect(await backup.end('SIGKILL')).toEqual([null, 'SIGKILL']);
    expect(readdirSync(folder).toSorted()).toEqual([...whileAtWork, 'b.kontor'].toSorted());
    expect(runCommand(place, ['backup', join(folder, 'c.kontor')])).toMatchObject({ status: 0, err: '' });
    expect(readdirSync(folder).toSorted()).toEqual(['b.kontor', 'bilder.part-a1b2c3', 'c.kontor']);
    expect(readdirSync(others)).toEqual(['urlaub.jpg']);
  }, 60_000);

  test.runIf(engine === 'sqlite')(
    'and a restore that is: nothing by SIGTERM, and what a killed one left goes with the next',
    async () => {
      const [source, folder] = [await shop(), newFolder()];
      const file = join(folder, 'a.kontor');
      expect(runCommand(source, ['backup', file])).toMatchObject({ status: 0 });
      const place = { dataDir: newFolder() };
      const first = await stoppedAtWork(place, ['restore', file], place.dataDir);
      expect(await first.end('SIGTERM')).toEqual([null, 'SIGTERM']);
      expect(readdirSync(place.dataDir)).toEqual([]);
      const second = await stoppedAtWork(place, ['restore', file], place.dataDir);
      await second.end('SIGKILL');
      expect(unfinishedIn(place.dataDir)).toHaveLength(1);
      expect(runCommand(place, ['restore', file])).toMatchObject({ status: 0, err: '' });
      expect(readdirSync(place.dataDir)).toEqual(['kontor.sqlite']);
    },
    60_000,
  );
});
