import { expect, test } from 'vitest';
import { pictureRatio, ratioClass } from './picture-ratio.ts';

test.each([
  ['1:1', '1:1'],
  ['4:3', '4:3'],
  ['8:6', '4:3'],
  ['100:99', '1:1'],
  ['21:9', '16:9'],
  ['1:10', '2:3'],
  ['0:0', '1:1'],
  ['-4:3', '1:1'],
  ['4:0', '1:1'],
  ['200px', '1:1'],
  ['', '1:1'],
])('%s is shown as %s', (wanted, ratio) => {
  expect(pictureRatio(wanted)).toBe(ratio);
});

test('names a class', () => {
  expect(ratioClass('16:9')).toBe('ratio-16-9');
});
