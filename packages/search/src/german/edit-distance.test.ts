import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['hammer', 'hammer', 2, 0, 0],
  ['hamer', 'hammer', 2, 1, 1],
  ['hammmer', 'hammer', 2, 1, 1],
  ['hanmer', 'hammer', 2, 1, 1],
  ['hmamer', 'hammer', 2, 1, 1],
  ['mhamer', 'hammer', 2, 2, 2],
  ['hamm', 'hammer', 2, 2, 0],
  ['hmam', 'hammerbohrer', 1, 2, 1],
  ['hammerbohrer', 'hamm', 2, 3, 3],
  ['xyz', 'hammer', 1, 2, 2],
  ['schrabuenzieher', 'schraubendreher', 3, 3, 3],
  ['', 'ab', 2, 2, 0],
])('%s is %s, up to %i: %i letters from all of it, %i from its beginning', (typed, other, most, whole, beginning) => {
  expect(editDistance(typed, other, most)).toEqual({ whole, beginning });
});
