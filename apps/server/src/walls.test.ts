import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { expect, test } from 'vitest';
import { importsOf, sourcesOf } from '../../../scripts/imports.ts';

const files = sourcesOf(import.meta.dirname);

/** The room a file lies in: a module, or a folder beside the modules. A file of the top folder is a room by itself. */
const roomOf = (file: string): string => file.split('/', file.startsWith('modules/') ? 2 : 1).join('/');

const steps = importsOf(import.meta.dirname, files).map((step) => ({
  ...step,
  from: roomOf(step.file),
  at: roomOf(step.to),
}));
const between = steps.filter(({ from, at }) => from !== at);

/** The modules that assemble the shop. Only they see its routes, its jobs and the sources of its services. */
const builders: ReadonlySet<string> = new Set(['app.ts', 'services.ts', 'start-shop.ts']);

test('of a module others import services and types, and nothing else', () => {
  const passed = between.filter(({ from, at }) => at.startsWith('modules/') && !builders.has(from));
  const inside = passed.filter(({ to, at }) => !to.endsWith('.service.ts') && to !== `${at}/types.ts`);
  const advice = (at: string) => `import it from ${at}/${basename(at)}.service.ts, which exports it, or from types.ts`;
  expect(inside.map(({ file, to, at }) => `${file} imports ${to}: ${advice(at)}`)).toEqual([]);
});

test('nobody but its module imports a repository', () => {
  const strange = between.filter(({ to }) => to.endsWith('.repository.ts'));
  expect(strange.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

/** A call that writes a table: of the query builder, or of upsert-rows.ts. Its first group is the table, if named. */
const writing =
  /(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bupsertRows\([^,)]*,)\s*(?:'(\w+)')?/g;

const sources = files
  .filter((file) => !file.startsWith('database/migrations/'))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));

test('a table is written by one module only', () => {
  const writers = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, table = ''] of text.matchAll(writing))
      writers.set(table, (writers.get(table) ?? new Set()).add(roomOf(file)));
  expect([...writers].filter(([, rooms]) => rooms.size > 1).map(([table, rooms]) => [table, ...rooms])).toEqual([]);
  expect(writers.get('orders')).toEqual(new Set(['modules/orders']));
  expect(writers.get('price_history')).toEqual(new Set(['modules/catalogue']));
});

test('each statement that writes names its table where it stands', () => {
  const unnamed = sources.filter(({ text }) => [...text.matchAll(writing)].some(([, table]) => table === undefined));
  expect(unnamed.map(({ file }) => file)).toEqual([]);
});

test('only the backup and upsert-rows.ts write by SQL of their own', () => {
  const bySql = sources.filter(({ text }) => /[`'"](?:insert into|update "|update \$|delete from) ?/.test(text));
  expect(new Set(bySql.map(({ file }) => file))).toEqual(
    new Set(['database/backup/copy-tables.ts', 'database/upsert-rows.ts']),
  );
});
