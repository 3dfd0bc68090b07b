import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

/** The text with its marked parts in brackets. */
const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Sägen', 'säge', '[Säge]n'],
  ['Sägen', 'SAG', '[Säg]en'],
  ['Stichsägeblatt', 'säge', 'Stich[säge]blatt'],
  ['Bosch Stichsäge', 'stich bosch', '[Bosch] [Stich]säge'],
  ['Torx-Torx', 'torx', '[Torx]-[Torx]'],
  ['Ananas', 'ana an', '[Anana]s'],
  ['M 8 × 40', 'm 8', '[M] [8] × 40'],
  ['M 8 × 80', '8 x', 'M [8] × 80'],
  ['Hammer', 'hamer', 'Hammer'],
  ['Hammer', ' – ', 'Hammer'],
  ['Öl (5 l)', 'l)', 'Öl (5 [l])'],
  ['İstanbul 😀 Ölfilter', 'öl', 'İstanbul 😀 [Öl]filter'],
  ['', 'a', ''],
])('of “%s” for “%s”: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
  expect(
    markedParts(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
