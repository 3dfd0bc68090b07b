import { expect, test } from 'vitest';
import { filesLike, textOf, wrongCitations } from './rules.ts';

/** What reads the documents, and so names them without a place; and the law, which names statutes. */
const notCiting = new Set([
  ...['docs/citations.test.ts', 'docs/rules.ts', 'docs/tagged-tests.ts', 'docs/conformance.test.ts'],
  'docs/rules/law.md',
]);

test('every citation of the rules leads to a place that there is', () => {
  const files = filesLike('{*.md,{apps,packages,demo,docs,e2e,bench,scripts}/**/*.{ts,tsx,md,css,html,json,mjs}}');
  const texts = files.filter((path) => !notCiting.has(path)).map((path) => [path, textOf(path)] as const);
  expect(texts.flatMap(([path, text]) => wrongCitations(text).map((fault) => `${path}: ${fault}`))).toEqual([]);
  expect(texts.filter(([, text]) => /\bSPEC §\d/.test(text)).length).toBeGreaterThan(50);
});

test.each([
  'SPEC §2, §2.1 and §2.1.3',
  'CONTRACT §9; LAW P4',
  'LAW §5, W1, W5 and D6, as',
  'LAW C1 to C5',
  'PAYMENTS A, C3.16',
  '(DESIGN §8).',
  '(SPEC §2,\n * §5). */',
])('%s leads somewhere', (text) => {
  expect(wrongCitations(text)).toEqual([]);
});

test.each([
  ['SPEC §10', ['SPEC has no §10']],
  ['SPEC §2.1, §2.99', ['SPEC has no §2.99']],
  ['CONTRACT §5.1', ['CONTRACT has no §5.1']],
  ['LAW P4, P99', ['LAW has no P99']],
  ['LAW D8 to D11', ['LAW has no D11', 'LAW has no D10']],
  ['PAYMENTS C3.17', ['PAYMENTS has no C3.17']],
  ['SPEC says so', ['SPEC names no place']],
  ['(CONTRACT § 5)', ['CONTRACT names no place']],
  ['HANDBOOK §3', ['HANDBOOK §3: no such document']],
])('%s does not', (text, faults) => {
  expect(wrongCitations(text)).toEqual(faults);
});
