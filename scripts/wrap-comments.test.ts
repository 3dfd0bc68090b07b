import { expect, test } from 'vitest';
import { filesLike, textOf } from '../docs/rules.ts';
import { commentedFiles, wrapComments } from './wrap-comments.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a docstring of one long line becomes a block', () => {
  const source = `  /** ${words(24)} */\n  const a = 1;`;
  expect(wrapComments(source)).toBe(`  /**\n   * ${words(23)}\n   * word\n   */\n  const a = 1;`);
});

test('a paragraph with a long line is wrapped anew, the others stay as they are', () => {
  const source = `/**\n * short\n * lines\n *\n * ${words(24)}\n * word\n * - ${words(24)}\n * @param a\n */\n`;
  expect(wrapComments(source)).toBe(
    `/**\n * short\n * lines\n *\n * ${words(23)}\n * word word\n * - ${words(23)}\n *   word\n * @param a\n */\n`,
  );
});

test('lines of comment behind each other are one text', () => {
  expect(wrapComments(`// ${words(24)}\n// word\nconst a = 1;`)).toBe(`// ${words(23)}\n// word word\nconst a = 1;`);
});

test('code, strings and comments within the width stay', () => {
  const code = `const a = '${words(30)}'; // ${words(30)}`;
  const source = `/** ${words(20)} */\n${code}\n// https://example.at/${'a'.repeat(120)}\n`;
  expect(wrapComments(source)).toBe(source);
});

test('a comment behind code ends within 120 columns: a longer one stands above its line', () => {
  const isBehind = (line: string) => line.length > 120 && /^\s*(?!\/\/|\*).*[;,{}()[\]] \/\/ \S/.test(line);
  const lines = filesLike(commentedFiles).flatMap((path) => textOf(path).split('\n').filter(isBehind));
  expect(lines).toEqual([]);
});

test('every comment of the project ends within 120 columns', () => {
  const sources = filesLike(commentedFiles).filter((path) => wrapComments(textOf(path)) !== textOf(path));
  expect(sources).toEqual([]);
});
