import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMigrations } from './all-migrations.ts';

test('every file of a step is named in all-migrations.ts, and its step is called as it is', () => {
  const files = globSync('[0-9]*.ts', { cwd: import.meta.dirname }).map((file) => file.replace('.ts', ''));
  expect(allMigrations.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});

test('no two steps have the same number', () => {
  const numbers = allMigrations.map(({ name }) => name.slice(0, 4));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});
