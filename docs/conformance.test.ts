import { expect, test } from 'vitest';
import { textOf } from './rules.ts';
import { madePages, taggedTestsOf, wrongTags } from './shown-by.ts';

test('every clause and every threat is shown by a test, every tag names one', () => {
  expect(wrongTags()).toEqual([]);
});

test.each(Object.entries(madePages))('%s is what npm run conformance makes', (path, made) => {
  expect(textOf(path)).toBe(made());
});

test('the end of a title says what the test shows, unless it is skipped', () => {
  // Put together, so that these are not tags of this file's own tests.
  const [cart, csrf] = ['SPEC §2.8.1, §2.8.2', 'security: csrf'].map((list) => `[${list}]`);
  const text = [
    `test('one [of two] ${cart} ${csrf}', () => {`,
    `test.each([1])(\n  "the shop's %i ${csrf}",\n  () => {`,
    `test.skip('not yet ${csrf}', () => {`,
    `// ${csrf}`,
  ].join('\n');
  expect(taggedTestsOf('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', title: 'one [of two]', shows: ['§2.8.1', '§2.8.2', 'csrf'] },
    { file: 'a.test.ts', title: "the shop's %i", shows: ['csrf'] },
  ]);
});
