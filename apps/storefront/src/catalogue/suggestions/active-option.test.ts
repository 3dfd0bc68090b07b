import { expect, test } from 'vitest';
import { activeAfter, keepsFromText } from './active-option.ts';

test.each([
  ['down from the text', 'ArrowDown', null, 0],
  ['down', 'ArrowDown', 0, 1],
  ['down from the last back into the text', 'ArrowDown', 2, null],
  ['up from the text to the last', 'ArrowUp', null, 2],
  ['up', 'ArrowUp', 2, 1],
  ['up from the first back into the text', 'ArrowUp', 0, null],
  ['to the start of the text', 'Home', 1, null],
  ['to the end of the text', 'End', 1, null],
  ['left in the text', 'ArrowLeft', 1, null],
  ['right in the text', 'ArrowRight', 1, null],
  ['a letter, which asks anew', 'a', 1, 1],
  ['Shift', 'Shift', 1, 1],
] as const)('%s', (_, key, active, next) => {
  expect(activeAfter(key, active, 3)).toBe(next);
});

test('up, down, Escape, and Enter on an option are not for the text; all other keys are', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'Escape', 'Enter', 'Home', 'a'];
  expect(keys.filter((key) => keepsFromText(key, 1))).toEqual(['ArrowUp', 'ArrowDown', 'Escape', 'Enter']);
  expect(keys.filter((key) => keepsFromText(key, null))).toEqual(['ArrowUp', 'ArrowDown', 'Escape']);
});
