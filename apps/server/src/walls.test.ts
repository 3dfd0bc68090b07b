import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';

/** The server's files that run, with what each imports of the others. */
const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    const specifiers = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, specifier = '']) => specifier);
    return { file, text, imports: specifiers.map((specifier) => normalize(`${dirname(file)}/${specifier}`)) };
  });

/** The room a file lies in: a module, or a folder beside the modules. A file of the top folder is a room by itself. */
const roomOf = (file: string): string => file.split('/', file.startsWith('modules/') ? 2 : 1).join('/');

const steps = files.flatMap(({ file, imports }) =>
  imports.map((to) => ({ file, to, from: roomOf(file), at: roomOf(to) })),
);
const between = steps.filter(({ from, at }) => from !== at);

test('a module imports services and types of another one, and nothing else', () => {
  const passed = between.filter(({ from, at }) => from.startsWith('modules/') && at.startsWith('modules/'));
  const inside = passed.filter(({ to, at }) => !to.endsWith('.service.ts') && to !== `${at}/types.ts`);
  expect(inside.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test('nobody but its module imports a repository', () => {
  const strange = between.filter(({ to }) => to.endsWith('.repository.ts'));
  expect(strange.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test('a table is written in one room alone', () => {
  const writers = new Map<string, Set<string>>();
  for (const { file, text } of files.filter(({ file }) => !file.startsWith('database/migrations/')))
    for (const [, table = ''] of text.matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g))
      writers.set(table, (writers.get(table) ?? new Set()).add(roomOf(file)));
  expect([...writers].filter(([, rooms]) => rooms.size > 1).map(([table, rooms]) => [table, ...rooms])).toEqual([]);
  expect(writers.get('orders')).toEqual(new Set(['modules/orders']));
});

test('the rooms import in one direction, without a circle', () => {
  const imported = Map.groupBy(between, ({ from }) => from);
  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (imported.get(from) ?? []).some(
      ({ at }) => at === goal || (!seen.has(at) && Boolean(seen.add(at)) && leadsTo(at, goal, seen)),
    );
  const circles = between.filter(({ from, at }) => leadsTo(at, from));
  expect(circles.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});
