import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, type Step, shortestCircle, sourcesOf, stepsBetweenFolders, stepsSideBySide } from './imports.ts';
import { root } from './root.ts';

const areas = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/search/src',
  'apps/server/src',
  'apps/storefront/src',
  'apps/backoffice/src',
  'apps/payment-sandbox/src',
  'demo',
  'e2e',
  'bench',
  'scripts',
  'docs',
];

describe.each(areas)('without a circle import in %s', (area) => {
  const imports = importsOf(join(root, area));
  const circle = (steps: readonly Step[]) => shortestCircle(steps).map(({ file, to }) => `${file} imports ${to}`);

  test('the files and folders that lie side by side, within every folder', () => {
    expect(circle(stepsSideBySide(imports, 'modules'))).toEqual([]);
  });

  test('the folders, each with the files in it', () => {
    expect(circle(stepsBetweenFolders(imports))).toEqual([]);
  });
});

test('sources are those that run, and each of their imports is found', () => {
  const area = join(root, 'scripts');
  expect(sourcesOf(area)).toContain('imports.ts');
  expect(sourcesOf(area)).not.toContain('imports.test.ts');
  expect(importsOf(area)).toContainEqual({ file: 'dev.ts', to: 'root.ts' });
  expect(importsOf(join(root, 'apps/server/src')).length).toBeGreaterThan(1500);
});

test('an import is a step between what lies side by side where the two paths part', () => {
  const steps = stepsSideBySide(
    [
      { file: 'a/b/one.ts', to: 'a/c/d/two.ts' },
      { file: 'a/one.ts', to: 'a/two.ts' },
      { file: 'modules/orders/one.ts', to: 'mail/two.ts' },
      { file: 'modules/orders/one.ts', to: 'modules/orders/mails/two.ts' },
    ],
    'modules',
  );
  expect(steps.map(({ from, at }) => [from, at])).toEqual([
    ['a/b', 'a/c'],
    ['a/one.ts', 'a/two.ts'],
    ['modules/orders', 'mail'],
    ['modules/orders/one.ts', 'modules/orders/mails'],
  ]);
});

test('a folder is one room with its files, but for what it shows to others and what lies beside the folders', () => {
  const steps = stepsBetweenFolders([
    { file: 'a/one.ts', to: 'a/b/two.ts' },
    { file: 'a/one.ts', to: 'a/two.ts' },
    { file: 'a/b/one.ts', to: 'a/types.ts' },
    { file: 'main.ts', to: 'clock.ts' },
  ]);
  expect(steps.map(({ from, at }) => [from, at])).toEqual([
    ['a', 'a/b'],
    ['a/b', 'a/types.ts'],
    ['main.ts', 'clock.ts'],
  ]);
});

test('of rooms that import in a circle the shortest one is named, without those who only lead to it', () => {
  const step = (from: string, at: string): Step => ({ file: `${from}/a.ts`, to: `${at}/b.ts`, from, at });
  const [a, b, c, d] = [step('a', 'b'), step('b', 'c'), step('c', 'a'), step('c', 'b')];
  expect(shortestCircle([step('main', 'a'), a, b, c, d, step('b', 'tools')])).toEqual([b, d]);
  expect(shortestCircle([step('main', 'a'), a, b])).toEqual([]);
});
