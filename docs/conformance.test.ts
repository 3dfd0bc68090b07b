import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf, wrongCitations } from './cited-tests.ts';

const rows = rowsOf('conformance.md', /^\| \d/);

/** What is still to be built, each in an issue of its own. */
const openParts = ['open: payment'];

function faultsOf([section, sentence, shownBy = '']: string[]): string[] {
  if (openParts.includes(shownBy)) return [];
  return wrongCitations(shownBy).map((fault) => `§ ${section}, "${sentence}": ${fault}`);
}

test('every sentence of the specification is shown by a test that exists', () => {
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test('every section of the specification is there, every row has its four cells', () => {
  expect(new Set(rows.map(([section = '']) => section[0]))).toEqual(new Set([...'123456789']));
  const lines = readFileSync(join(import.meta.dirname, 'conformance.md'), 'utf8').split('\n');
  const torn = lines.filter((line) => line.startsWith('|') && line.split('|').length !== 6);
  expect(torn).toEqual([]);
});
