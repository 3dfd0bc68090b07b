import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { historyTexts } from './src/texts/history.de.ts';

test('everything that the server writes into the log about people and roles has a title', () => {
  const folder = join(import.meta.dirname, '../server/src/modules/operators');
  const code = globSync('*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const written = new Set([...code.join('').matchAll(/'((?:operator|role)\.[a-z-]+)'/g)].map(([, action]) => action));
  expect(written.size).toBeGreaterThan(10);
  expect([...written].filter((action) => !(`${action}` in historyTexts.actions))).toEqual([]);
});
