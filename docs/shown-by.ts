import { countedStates, lawRowOf, lawRows, wrongLawRows } from './law-rows.ts';
import { textOf } from './rules.ts';
import { isShown, shownBy, wrongTags } from './tagged-tests.ts';

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
const law = linesOf('docs/law-rows.md', /^\| [A-Z]\d+ \|/);

/** What tests must show, in the order of the documents. */
const demanded = [
  ...specification.flatMap((line) => clause.exec(line)?.[1] ?? []).map((id) => `§${id}`),
  ...threats.flatMap((line) => threat.exec(line)?.[1] ?? []),
];

/**
 * What is wrong with clauses, threats, rows of the law and tags: some stand there twice, no test shows them, tags name
 * none of them or stand elsewhere than in a title.
 */
export function wrongShowing(): string[] {
  return [
    ...demanded.filter((id, place) => demanded.indexOf(id) !== place).map((id) => `${id} is there twice`),
    ...demanded.filter((id) => !isShown(id)).map((id) => `no test shows ${id}`),
    ...wrongTags(new Set([...demanded, ...lawRows.map(({ id }) => id)])),
    ...wrongLawRows(lawRows, isShown),
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
  return [...head, ...withShownBy(threats, (line) => threat.exec(line)?.[1])].join('\n').trimEnd().concat('\n');
}

/** The text of docs/law.md: every row of the law, how far the shop fulfils it, where, and the tests that show it. */
function lawfulness(): string {
  const head = [
    '# The law, row by row',
    '',
    'What the [law](rules/law.md) asks of a shop (sections 1 to 11), how far Kontor does it, where, and the tests that show',
    `it. Of ${lawRows.length} rows: ${countedStates(lawRows)}.`,
    '*Not for a shop* is what software cannot do for its operator. *No case* is about what Kontor does not sell or do.',
    'This is no legal advice.',
    whoWritesThis("[law-rows.md](law-rows.md) and the tests' tags (`[LAW P4]`)"),
    '',
  ];
  return [...head, ...withShownBy(law, (line) => lawRowOf(line)?.id)].join('\n').trimEnd().concat('\n');
}

/** The lines of tables with a further column: the tests that show what a line is about. */
function withShownBy(lines: readonly string[], idOf: (line: string) => string | undefined): string[] {
  return lines.map((line) => {
    const id = idOf(line);
    if (id !== undefined) return `${line} ${shownBy(id)} |`;
    return line.replace(/^\| id .*/, '$& shown by |').replace(/^\|-.*/, '$&---|');
  });
}

/** The pages that are made from tags, by their paths. */
export const madePages: Readonly<Record<string, () => string>> = {
  'docs/conformance.md': conformance,
  'docs/security.md': security,
  'docs/law.md': lawfulness,
};
