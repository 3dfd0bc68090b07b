import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourcesOf } from '../../scripts/imports.ts';

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
const files = sourcesOf(source);
const folderOf = (file: string) => (file.includes('/') ? file.replace(/\/.*/, '') : '.');
const floorOf = (folder: string) => floors.findIndex((folders) => folders.includes(folder));
const imports = importsOf(source, files);

test('every folder stands on a floor', () => {
  expect(files.map(folderOf).filter((folder) => floorOf(folder) < 0)).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test('a folder imports from lower floors only', () => {
  const upwards = imports.filter(({ file, to }) => {
    const [from, at] = [folderOf(file), folderOf(to)];
    return from !== at && floorOf(from) <= floorOf(at);
  });
  expect(upwards).toEqual([]);
});

test('a screen imports no other screen', () => {
  const screenOf = (file: string) => /^screens\/[^/]+/.exec(file)?.[0];
  const across = imports.filter(({ file, to }) => {
    const [from, at] = [screenOf(file), screenOf(to)];
    return from !== undefined && at !== undefined && from !== at;
  });
  expect(across).toEqual([]);
});
