import { expect, test } from 'vitest';
import { printable } from './printable.ts';

/** Has Latin letters and a combining acute accent. */
const font = { hasGlyphForCodePoint: (codePoint: number) => codePoint < 0x180 || codePoint === 0x301 };

test.each([
  ['Łódź, Straße', 'Łódź, Straße', false],
  ['e\u0301', 'é', false], // put together
  ['x\u0301', 'x\u0301', false], // no letter of its own
  ['x\u0302', '□', true], // an accent that the font lacks: not a wrong letter
  ['🎉', '□', true],
  ['👩‍👩‍👧 👍🏽', '□ □', true], // one box for each that is seen
  ['李小龍', '□□□', true],
  ['a\u200bb\u00ad\u0000c', 'abc', false], // invisible
  ['eins\nzwei\r\ndrei', 'eins\nzwei\ndrei', false],
  ['', '', false],
])('%j is printed %j', (text, printed, replaced) => {
  expect(printable(text, font)).toEqual({ text: printed, replaced });
});
