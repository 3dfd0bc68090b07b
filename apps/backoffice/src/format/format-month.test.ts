import { expect, test } from 'vitest';
import { formatMonth, formatQuarter } from './format-month.ts';

test('months and quarters are written out', () => {
  expect(['2026-01', '2026-10'].map(formatMonth)).toEqual(['Jänner 2026', 'Oktober 2026']);
  expect(formatQuarter('2026-Q4')).toBe('4. Quartal 2026');
});
