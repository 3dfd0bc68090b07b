import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The folders of src/ from the ground up. A folder uses those of lower floors only, so there is no cycle. `.` are the
 * files beside the folders: entries, router, routes.
 */
const floors = [
  ['format', 'ui'],
  ['texts'],
  ['calls', 'cart'],
  ['context', 'forms', 'visit'],
  ['page', 'session'],
  ['catalogue', 'checkout'],
  ['shell'],
  ['screens'],
  ['machine-readable', 'rendering', 'styles'],
  ['.'],
];

const source = join(import.meta.dirname, 'src');
const files = globSync('**/*.{ts,tsx,css}', { cwd: source });
const folderOf = (file: string) => (file.includes('/') ? file.replace(/\/.*/, '') : '.');
const floorOf = (folder: string) => floors.findIndex((folders) => folders.includes(folder));

/** Every import of one source by another, also those of types and those that load later. */
const imports = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8');
  const specifiers = text.matchAll(/(?:\bfrom|\bimport\(|@?\bimport)\s*(['"])(\.[^'"]+)\1/g);
  return [...specifiers].map(([, , specifier = '']) => ({ file, target: normalize(join(dirname(file), specifier)) }));
});

test('every folder stands on a floor', () => {
  expect(files.map(folderOf).filter((folder) => floorOf(folder) < 0)).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test('a folder imports from lower floors only', () => {
  const upwards = imports.filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)];
    return from !== to && floorOf(from) <= floorOf(to);
  });
  expect(upwards).toEqual([]);
});

test('a screen imports no other screen', () => {
  const screenOf = (file: string) => /^screens\/[^/]+/.exec(file)?.[0];
  const across = imports.filter(({ file, target }) => {
    const [from, to] = [screenOf(file), screenOf(target)];
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(across).toEqual([]);
});
