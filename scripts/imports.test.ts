import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, type Step, shortestCircle, sourcesOf, stepsSideBySide } from './imports.ts';
import { root } from './root.ts';

const areas = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/search/src',
  'apps/server/src',
  'apps/storefront/src',
  'apps/payment-sandbox/src',
  'demo',
  'e2e',
  'bench',
  'scripts',
  'docs',
];

test.each(areas)(
  'within every folder of %s the files and folders import in one direction, without a circle',
  (area) => {
    const imports = importsOf(join(root, area));
    const circle = shortestCircle(stepsSideBySide(imports, 'modules'));
    expect(circle.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  },
);

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

test('of rooms that import in a circle the shortest one is named, without those who only lead to it', () => {
  const step = (from: string, at: string): Step => ({ file: `${from}/a.ts`, to: `${at}/b.ts`, from, at });
  const [a, b, c, d] = [step('a', 'b'), step('b', 'c'), step('c', 'a'), step('c', 'b')];
  expect(shortestCircle([step('main', 'a'), a, b, c, d, step('b', 'tools')])).toEqual([b, d]);
  expect(shortestCircle([step('main', 'a'), a, b])).toEqual([]);
});
