import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const testFiles = globSync('{packages,apps,demo,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/**
 * The rows of all tables of a document whose first cell begins with a given mark, as their cells. A cell holds no `|`; a row with another
 * number of cells than the table has is torn, and comes back as it is.
 */
export function rowsOf(document: string, isRow: RegExp): string[][] {
  return readFileSync(join(import.meta.dirname, document), 'utf8')
    .split('\n')
    .filter((line) => isRow.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** What is wrong with the tests that a cell cites: `file › title`, several separated by `<br>`. */
export function wrongCitations(cell: string): string[] {
  return cell
    .split('<br>')
    .map(wrongCitation)
    .filter((fault) => fault !== null);
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

/** Whether a file calls something with this title: `test`, `test.each`, `test.step`, `describe`; what is skipped shows nothing. */
function hasTitle(file: string, title: string): boolean {
  const call = String.raw`(?<!\.(?:skip|todo|fixme|fails))\(\s*(['"\x60])${RegExp.escape(title)}\1\s*,`;
  return new RegExp(call).test(readFileSync(join(root, file), 'utf8'));
}
