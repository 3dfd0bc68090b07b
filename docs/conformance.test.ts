import { expect, test } from 'vitest';
import { type LawRow, lawRows, wrongLawRows } from './law-rows.ts';
import { textOf } from './rules.ts';
import { madePages, wrongShowing } from './shown-by.ts';
import { taggedTestsOf } from './tagged-tests.ts';

test('every clause, threat and row of the law is shown by a test as it must be, every tag names one', () => {
  expect(wrongShowing()).toEqual([]);
});

test.each(Object.entries(madePages))('%s is what npm run conformance makes', (path, made) => {
  expect(textOf(path)).toBe(made());
});

test('the end of a title says what the test shows, unless it is skipped', () => {
  // Put together, so that these are not tags of this file's own tests.
  const [cart, csrf, unit] = ['SPEC §2.8.1, §2.8.2', 'security: csrf', 'LAW P4'].map((list) => `[${list}]`);
  const text = [
    `test('one [of two] ${cart} ${csrf}', () => {`,
    `test.each([1])(\n  "the shop's %i ${csrf} ${unit}",\n  () => {`,
    `test.skip('not yet ${csrf}', () => {`,
    `// ${csrf}`,
  ].join('\n');
  expect(taggedTestsOf('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', title: 'one [of two]', shows: ['§2.8.1', '§2.8.2', 'csrf'] },
    { file: 'a.test.ts', title: "the shop's %i", shows: ['csrf', 'P4'] },
  ]);
});

test('a row of the law says where it is done, or what is missing, and claims nothing that no test shows', () => {
  const faults = (id: string, change: Partial<LawRow>) =>
    wrongLawRows(
      lawRows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      (shown) => lawRows.some((row) => row.id === shown && row.state !== 'not yet'),
    );
  expect(faults('P4', { state: 'done', where: '', missing: '' })).toEqual(['P4 says not where it is done']);
  expect(faults('P4', { where: '`modules/nothing/`' })).toEqual(['P4 names modules/nothing/, which is not there']);
  expect(faults('P4', { missing: 'all of it' })).toEqual(['P4 is done, and something is missing']);
  expect(faults('P4', { state: 'in part' })).toEqual(['P4 says not what is missing']);
  expect(faults('P4', { state: 'not yet', missing: 'all' })).toEqual(['P4 is shown by a test, and not yet done']);
  expect(faults('P4', { state: 'fine' })).toContain('P4 has the unknown state fine');
  expect(faults('P4', { id: 'P3' })).toContain('P4 has no row');
});
