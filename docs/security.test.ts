import { expect, test } from 'vitest';
import { rowsOf, wrongCitations } from './cited-tests.ts';

const rows = rowsOf('security.md', /^\| (?!-|case )/);

test('every case is shown by a test that exists', () => {
  expect(rows.flatMap(([what, , shownBy = '']) => wrongCitations(shownBy).map((fault) => `${what}: ${fault}`))).toEqual(
    [],
  );
  expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
});
