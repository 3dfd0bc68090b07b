import { calls } from '@kontor/contract/calls';
import { expect, test } from 'vitest';
import { refusalSentences } from './texts/refusals.de.ts';

test('each code that a call may refuse with has a German sentence', () => {
  const codes = Object.values(calls).flatMap(({ refusals }) =>
    Object.values<{ readonly codes: readonly string[] }>(refusals).flatMap(({ codes }) => codes),
  );
  expect(codes).toContain('order-changed');
  expect(codes.filter((code) => !Object.hasOwn(refusalSentences, code))).toEqual([]);
});
