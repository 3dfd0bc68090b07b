import { basename, dirname } from 'node:path';
import { filesLike, textOf } from './rules.ts';

/** A test, step or group of tests whose title says at its end what it shows. */
interface TaggedTest {
  readonly file: string;
  readonly title: string;
  /** Clauses of the specification as `§2.1.3`, rows of the law as `P4`, threats by their id. */
  readonly shows: readonly string[];
}

const tag = /\[(?:SPEC|LAW|security:) ([^\]\n]+)\]/g;
// What is skipped shows nothing.
const taggedTitle = new RegExp(
  String.raw`(?<!\.(?:skip|todo|fixme|fails))\(\s*(['"\x60])((?:\\.|(?!\1).)*?)((?: ${tag.source})+)\1\s*,`,
  'g',
);

/** Everything that tags name: `[SPEC §2.1.3, §2.2.1] [security: csrf]`. */
const namedBy = (text: string): string[] => [...text.matchAll(tag)].flatMap(([, list = '']) => list.split(', '));

/** The tagged tests of a test file. */
export function taggedTestsOf(file: string, text: string): TaggedTest[] {
  return [...text.matchAll(taggedTitle)].map(([, , title = '', tags = '']) => ({ file, title, shows: namedBy(tags) }));
}

const testFiles = filesLike('{packages,apps,demo,scripts,e2e}/**/*.{test,spec}.{ts,tsx}');
const taggedTests = testFiles.flatMap((file) => taggedTestsOf(file, textOf(file)));

/** Whether a test shows it. */
export const isShown = (id: string): boolean => taggedTests.some(({ shows }) => shows.includes(id));

/** A test file by its name, with its folder before it where several files have that name. */
function shortName(file: string): string {
  const isOnly = testFiles.filter((other) => basename(other) === basename(file)).length === 1;
  return isOnly ? basename(file) : `${basename(dirname(file))}/${basename(file)}`;
}

/** The tests that show a clause, row or threat, as the cell of a table. */
export function shownBy(id: string): string {
  const tests = taggedTests.filter(({ shows }) => shows.includes(id));
  const lines = tests.map(({ file, title }) => `${shortName(file)} › ${title.replaceAll(/\\(.)/g, '$1')}`);
  return [...new Set(lines)].join('<br>').replaceAll('|', String.raw`\|`);
}

/** Tags that name none of what can be shown, or stand elsewhere than at the end of a title. */
export function wrongTags(showable: ReadonlySet<string>): string[] {
  const isMisplaced = (file: string) => {
    const read = taggedTests.filter((tagged) => tagged.file === file).flatMap(({ shows }) => shows);
    return read.length !== namedBy(textOf(file)).length;
  };
  return [
    ...taggedTests.flatMap(({ file, title, shows }) =>
      shows.filter((id) => !showable.has(id)).map((id) => `${file} › ${title}: there is no ${id}`),
    ),
    ...testFiles.filter(isMisplaced).map((file) => `${file}: a tag stands elsewhere than at the end of a test's title`),
  ];
}
