import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, normalize } from 'node:path/posix';
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
  const advice = (at: string) => `import it from ${at}/${basename(at)}.service.ts, which exports it, or from types.ts`;
  expect(inside.map(({ file, to, at }) => `${file} imports ${to}: ${advice(at)}`)).toEqual([]);
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

type Step = (typeof between)[number];

/** The shortest way that leads back to where it began, step by step; empty where none does. */
function shortestCircle(steps: readonly Step[]): Step[] {
  const passages = [...new Map(steps.map((step) => [`${step.from} ${step.at}`, step])).values()];
  const circles = passages.flatMap((first) => {
    const back = shortestWay(passages, first.at, first.from);
    return back === undefined ? [] : [[first, ...back]];
  });
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function shortestWay(passages: readonly Step[], from: string, to: string): Step[] | undefined {
  const ways = new Map<string, Step[]>([[from, []]]);
  // A map is walked with what is added meanwhile: the nearest rooms come first.
  for (const [room, way] of ways) {
    for (const step of passages) if (step.from === room && !ways.has(step.at)) ways.set(step.at, [...way, step]);
  }
  return ways.get(to);
}

test('the rooms import in one direction, without a circle', () => {
  expect(shortestCircle(between).map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test('of rooms that import in a circle the shortest one is named, without those who only lead to it', () => {
  const step = (from: string, at: string): Step => ({ file: `${from}/a.ts`, to: `${at}/b.ts`, from, at });
  const [a, b, c, d] = [step('a', 'b'), step('b', 'c'), step('c', 'a'), step('c', 'b')];
  expect(shortestCircle([step('main', 'a'), a, b, c, d, step('b', 'tools')])).toEqual([b, d]);
  expect(shortestCircle([step('main', 'a'), a, b])).toEqual([]);
});
