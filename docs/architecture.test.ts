import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawings, misdrawn, upwards } from './drawings.ts';
import { filesLike, root, textOf } from './rules.ts';

const text = textOf('ARCHITECTURE.md');
const files = filesLike('{*,{.github,apps,bench,demo,docs,e2e,packages,scripts}/**/*}');

test('every place in ARCHITECTURE.md exists', () => {
  const places = (text.match(/^\|.*\|$/gm) ?? []).flatMap(placesOf);
  const isThere = (place: string) =>
    [place, `apps/server/src/${place}`].some((path) =>
      files.some((file) => file === path || (path.endsWith('/') && file.startsWith(path))),
    );
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});

/** The places in a row of the table. In `a/`: `b.ts`, `c/`; `d/` the folder a has b.ts and c, and d is elsewhere. */
function placesOf(row: string): string[] {
  return row.split(';').flatMap((part) => {
    const [, folder = '', rest = ''] = /^(?:.*?`([\w/-]+\/)`:)?(.*)$/s.exec(part) ?? [];
    return [...rest.matchAll(/`([\w-]+(?:\/[\w.-]+)*(?:\/|\.\w+))`/g)].map(([, path]) => `${folder}${path}`);
  });
}

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
  expect(lines.length, 'at most 140 lines').toBeLessThanOrEqual(140);
  const tooLong = lines.filter((line) => [...line].length > 120);
  expect(tooLong, 'at most 120 characters a line, in tables too').toEqual([]);
});
