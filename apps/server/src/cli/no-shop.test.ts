import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('a command that reads the shop', ({ engine, place }) => {
  test('makes none where there is none, such as under a mistyped DATA_DIR', async () => {
    const empty = engine === 'sqlite' ? { dataDir: join(newFolder(), 'vertippt') } : await place('no tables');
    for (const parameters of [
      ['operators'],
      ['orders'],
      ['withdrawals'],
      ['orders', 'show', '1'],
      ['payments'],
      ['bank'],
      ['books'],
      ['documents'],
      ['jobs'],
      ['check'],
      ['search', 'x'],
      ['searches'],
      ['stock-alerts'],
      ['newsletter'],
      ['retention'],
      ['voucher'],
      ['export', 'products', '-'],
      ['configure', '--show', 'title'],
    ]) {
      expect(runCommand(empty, parameters)).toEqual({
        ...{ status: 1, out: '' },
        err: 'Hier ist kein Shop. Stimmt DATA_DIR oder DATABASE_URL?\n',
      });
    }
    if (engine === 'sqlite') expect(existsSync(empty.dataDir)).toBe(false);
    expect(runCommand(empty, ['doctor']).out + runCommand(empty, ['doctor']).err).toContain('Hier ist kein Shop');
  });
});
