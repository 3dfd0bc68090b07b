import { expect, test } from 'vitest';
import { keptPieces } from './kept-pieces.ts';

test('kept is what was neither cancelled nor sent back', () => {
  const lines = [
    { ordered: 3, cancelled: 1, returned: 0 },
    { ordered: 2, cancelled: 0, returned: 2 },
  ];
  expect(keptPieces({ lines })).toEqual([2, 0]);
});
