import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawings, misdrawn, upwards } from './drawings.ts';
import { filesLike, root, textOf } from './rules.ts';

const text = textOf('ARCHITECTURE.md');
const files = filesLike('{*,{.github,apps,bench,demo,docs,e2e,packages,scripts}/**/*}');

test('every place in ARCHITECTURE.md exists', () => {
  const rows = text.match(/^\|.*\|$/gm) ?? [];
  const places = rows.flatMap((row) =>
    [...row.matchAll(/`([\w-]+(?:\/[\w.-]+)*(?:\/|\.\w+))`/g)].map(([, path]) => path),
  );
  const exists = (place: string | undefined) =>
    [`${place}`, `apps/server/src/${place}`, `apps/server/src/modules/payments/${place}`].some((path) =>
      files.some((file) => file === path || (path.endsWith('/') && file.startsWith(path))),
    );
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

test.each([
  'apps',
  'packages',
  'apps/server/src',
  'apps/server/src/modules',
  'apps/storefront/src',
  'apps/backoffice/src',
])('ARCHITECTURE.md names each room of %s', (folder) => {
  const rooms = readdirSync(`${root}/${folder}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unnamed = rooms
    .map(({ name }) => name)
    .filter((name) => name !== 'testing' && !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  expect(unnamed).toEqual([]);
});

test('the server, the search, the storefront and the back office are drawn', () => {
  expect(drawings().map(({ area }) => area)).toEqual([
    'apps/server/src',
    'packages/search/src',
    'apps/storefront/src',
    'apps/backoffice/src',
  ]);
});

describe.each(drawings())('ARCHITECTURE.md draws $area', (drawing) => {
  test('with each of its folders once', () => {
    expect(misdrawn(drawing)).toEqual([]);
  });

  test('and what it imports lies further down', () => {
    expect(upwards(drawing).map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });
});

test('ARCHITECTURE.md fits two pages', () => {
  const lines = text.split('\n');
  expect(lines.length, 'at most 150 lines').toBeLessThanOrEqual(150);
  const tooLong = lines.filter((line) => [...line].length > 120);
  expect(tooLong, 'at most 120 characters a line, in tables too').toEqual([]);
});
