import { basename, dirname } from 'node:path';
import { filesLike, textOf } from './rules.ts';

/** A test, step or group of tests whose title says at its end what it shows. */
interface TaggedTest {
  readonly file: string;
  readonly title: string;
  /** Clauses of the specification as `§2.1.3`, threats by their id. */
  readonly shows: readonly string[];
}

const tag = /\[(?:SPEC|security:) ([^\]\n]+)\]/g;
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

/** A test file by its name, with its folder before it where several files have that name. */
function shortName(file: string): string {
  const isOnly = testFiles.filter((other) => basename(other) === basename(file)).length === 1;
  return isOnly ? basename(file) : `${basename(dirname(file))}/${basename(file)}`;
}

/** The tests that show a clause or threat, as the cell of a table. */
function shownBy(id: string): string {
  const tests = taggedTests.filter(({ shows }) => shows.includes(id));
  const lines = tests.map(({ file, title }) => `${shortName(file)} › ${title.replaceAll(/\\(.)/g, '$1')}`);
  return [...new Set(lines)].join('<br>').replaceAll('|', String.raw`\|`);
}

/** The sections of a document that have something to show, line by line. */
function linesOf(path: string, row: RegExp): string[] {
  const sections = textOf(path).split(/^(?=## )/m);
  return sections
    .filter((section) => section.split('\n').some((line) => row.test(line)))
    .flatMap((it) => it.split('\n'));
}

const clause = /^- \*\*([\d.]+)\*\* (.*)$/;
const threat = /^\| (?!id )([a-z-]*[a-z]) \| ([^|]*) \| ([^|]*) \|$/;
const specification = linesOf('docs/rules/specification.md', clause);
const threats = linesOf('docs/threats.md', threat);

/** What tests can show, in the order of the documents. */
const showable = [
  ...specification.flatMap((line) => clause.exec(line)?.[1] ?? []).map((id) => `§${id}`),
  ...threats.flatMap((line) => threat.exec(line)?.[1] ?? []),
];

/**
 * Clauses and threats that stand there twice, or that no test shows; tags that name neither, or stand elsewhere than in
 * a title.
 */
export function wrongTags(): string[] {
  const shown = new Set(taggedTests.flatMap(({ shows }) => shows));
  const known = new Set(showable);
  const isMisplaced = (file: string) => {
    const read = taggedTests.filter((tagged) => tagged.file === file).flatMap(({ shows }) => shows);
    return read.length !== namedBy(textOf(file)).length;
  };
  return [
    ...showable.filter((id, place) => showable.indexOf(id) !== place).map((id) => `${id} is there twice`),
    ...showable.filter((id) => !shown.has(id)).map((id) => `no test shows ${id}`),
    ...taggedTests.flatMap(({ file, title, shows }) =>
      shows.filter((id) => !known.has(id)).map((id) => `${file} › ${title}: there is no ${id}`),
    ),
    ...testFiles.filter(isMisplaced).map((file) => `${file}: a tag stands elsewhere than at the end of a test's title`),
  ];
}

const whoWritesThis = (from: string) =>
  `\`npm run conformance\` makes this page of ${from}; nobody edits it: see [CONTRIBUTING](../CONTRIBUTING.md#tests-that-name-what-they-show).`;

/** The text of docs/conformance.md: every clause of the specification with the tests that show it. */
function conformance(): string {
  const head = [
    '# Conformance with the specification',
    '',
    'Every clause of the [specification](rules/specification.md) and the tests that show it. What a person sees is shown by a test in',
    'a browser (`*.spec.ts`, in e2e/), what a call answers by a test of its route, a rule by a test of the rule.',
    whoWritesThis("the specification and the tests' tags (`[SPEC §2.1.3]`)"),
    '',
  ];
  const tableHead = ['| § | Clause | Shown by |', '|---|---|---|'];
  const rows = specification.flatMap((line, place) => {
    const [, id, text = ''] = clause.exec(line) ?? [];
    if (id === undefined) return [line];
    const begins = specification[place - 1] === '';
    return [...(begins ? tableHead : []), `| ${id} | ${text.replaceAll('](../', '](')} | ${shownBy(`§${id}`)} |`];
  });
  return [...head, ...rows].join('\n');
}

/** The text of docs/security.md: every threat, what comes of it, and the tests that show it. */
function security(): string {
  const head = [
    '# What is tried against accounts and payments, and the tests that show what comes of it',
    '',
    'Why things are so: [decisions/022](decisions/022-accounts.md), [decisions/023](decisions/023-payments.md). What is stored of whom:',
    '[privacy.md](privacy.md). Known limits: [threats.md](threats.md#known-limits-of-accounts).',
    whoWritesThis("[threats.md](threats.md) and the tests' tags (`[security: csrf]`)"),
    '',
  ];
  const rows = threats.map((line) => {
    const [, id] = threat.exec(line) ?? [];
    if (id !== undefined) return `${line} ${shownBy(id)} |`;
    return line.replace(/^\| id .*/, '$& shown by |').replace(/^\|-.*/, '$&---|');
  });
  return [...head, ...rows].join('\n').trimEnd().concat('\n');
}

/** The pages that are made from tags, by their paths. */
export const madePages: Readonly<Record<string, () => string>> = {
  'docs/conformance.md': conformance,
  'docs/security.md': security,
};
