import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const testFiles = globSync('{packages,apps,demo,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

interface Row {
  readonly section: string;
  readonly sentence: string;
  readonly shownBy: string;
}

/** The rows of all tables, without their heads. A cell holds no `|`. */
const rows: Row[] = readFileSync(join(import.meta.dirname, 'conformance.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, section = '', sentence = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    return { section, sentence, shownBy };
  });

/** What is still to be built, each in an issue of its own. */
const openParts = ['open: accounts', 'open: payment'];

/**
 * Whether a file calls something with this title: `test`, `test.each`, `test.step`, `describe`; what is skipped shows nothing. A tag at
 * the end of the title is left out of the citation.
 */
function hasTitle(file: string, title: string): boolean {
  const call = String.raw`(?<!\.(?:skip|todo|fixme|fails))\(\s*(['"\x60])${RegExp.escape(title)}(?: @\w+)*\1\s*,`;
  return new RegExp(call).test(readFileSync(join(root, file), 'utf8'));
}

/** Null, or what is wrong with a citation of the form `file › title`. */
function wrongCitation(citation: string): string | null {
  const [file = '', title = ''] = citation.split(' › ');
  const files = testFiles.filter((path) => path.endsWith(`/${file}`));
  if (file === '' || title === '') return `"${citation}" names no test`;
  const [only, ...others] = files;
  if (!only) return `there is no file ${file}`;
  if (others.length > 0) return `${file} could be ${files.join(' or ')}: put its folder before it`;
  return hasTitle(only, title) ? null : `${only} has no test "${title}"`;
}

function faultsOf({ section, sentence, shownBy }: Row): string[] {
  if (openParts.includes(shownBy)) return [];
  const faults = shownBy.split('<br>').map(wrongCitation);
  return faults.filter((fault) => fault !== null).map((fault) => `§ ${section}, "${sentence}": ${fault}`);
}

test('every sentence of the specification is shown by a test that exists', () => {
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test('every section of the specification is there, every row has its four cells', () => {
  expect(new Set(rows.map(({ section }) => section[0]))).toEqual(new Set([...'123456789']));
  const lines = readFileSync(join(import.meta.dirname, 'conformance.md'), 'utf8').split('\n');
  const torn = lines.filter((line) => line.startsWith('|') && line.split('|').length !== 6);
  expect(torn).toEqual([]);
});
