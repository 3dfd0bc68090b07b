import { expect, test } from 'vitest';
import { filesLike, textOf } from './rules.ts';

const rows = [...textOf('docs/glossary.md').matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)]
  .map(([, word = '', place = '']) => ({ word, place }))
  .filter(({ word }) => word !== 'Word');

test('the glossary has each word once', () => {
  const words = rows.flatMap(({ word }) => word.split(', '));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('each word of the glossary lives in a place that exists', () => {
  const files = filesLike('{apps,packages}/**/*');
  const unknown = rows
    .flatMap(({ place }) => [...place.matchAll(/module `([\w-]+)`|(?:in|of) the ([\w-]+) module/g)])
    .map(([, one, other]) => `apps/server/src/modules/${one ?? other}`)
    .filter((module) => !files.some((file) => file.startsWith(`${module}/`)));
  expect(unknown).toEqual([]);
  const lost = rows.flatMap(({ word, place }) =>
    [...place.matchAll(/`([\w/-]+(?:\.ts|\/))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !files.some((file) => file.endsWith(`/${path}`) || `${file}/`.includes(`/${path}`)))
      .map((path) => `${word}: ${path}`),
  );
  expect(lost).toEqual([]);
});

test('payments are named in the trade’s words: void, refund, cancel, review and sandbox', () => {
  const other =
    /\blet(?:s|ting)?(?: it| them)? ?go\b|\bgiv(?:e|en|es|ing) ?back\b|\bcall(?:s|ed|ing)? ?off\b|\bstand-in\b|\bheld for\b/gi;
  const files = filesLike(
    '{apps/server/src/modules/payments,packages/domain/src/payment,apps/payment-sandbox/src}/**/*.ts',
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => [...textOf(file).matchAll(other)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

test('no name in the code is one of the words that the trade’s words replaced', () => {
  const other =
    /\b#?(?:let|lets)Go\b|\bgiveBack|\b(?:call|called)Off\b|\bstandIn\b|\b(?:is)?Held[A-Z]\w*|[Ss]tandingOf\b/g;
  const files = filesLike('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) => [...textOf(file).matchAll(other)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
