import { expect, test } from 'vitest';
import { proofKeptFrom } from './consent-proof.ts';

test('the proof of a consent is kept to the end of the third calendar year after it was stopped [LAW D7]', () => {
  expect(proofKeptFrom('2026-11-29')).toBe('2023-01-01');
  expect(proofKeptFrom('2026-12-31')).toBe('2023-01-01');
  expect(proofKeptFrom('2027-01-01')).toBe('2024-01-01');
});
