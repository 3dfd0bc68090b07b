import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';
import { filesLike, textOf } from './rules.ts';

/** The name by which a headline can be linked to, as GitHub makes it. */
const anchorOf = (headline: string): string =>
  headline
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^#+ (.*)$/gm)].map(([, headline = '']) => anchorOf(headline));

test('every link of a document leads to a file that there is, and to a headline of it', () => {
  const documents = filesLike('{*.md,{apps,packages,demo,docs,e2e,bench,scripts}/**/*.md}');
  const links = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = '']) => ({ path, to })),
  );
  const dead = links.filter(({ path, to }) => {
    const [file = '', anchor] = to.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(dead.map(({ path, to }) => `${path}: ${to}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
});

test('no two decisions have one number, and each headline has that of its file', () => {
  const decisions = filesLike('docs/decisions/*.md').map((path) => ({
    number: path.split('/').at(-1)?.slice(0, 3),
    headline: textOf(path).slice(0, 6),
  }));
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  for (const { number, headline } of decisions) expect(headline).toBe(`# ${number} `);
});
