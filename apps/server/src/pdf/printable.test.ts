import { expect, test } from 'vitest';
import { printable } from './printable.ts';

/** A font with Latin letters and a combining acute accent. */
const font = { hasGlyphForCodePoint: (codePoint: number) => codePoint < 0x180 || codePoint === 0x301 };

test.each([
  ['Łódź, Straße', 'Łódź, Straße', false],
  ['e\u0301', 'é', false], // composed
  ['x\u0301', 'x\u0301', false], // there is no composed letter
  ['x\u0302', '□', true], // an accent that the font lacks must not give a wrong letter
  ['🎉', '□', true],
  ['👩‍👩‍👧 👍🏽', '□ □', true], // one box per visible character
  ['李小龍', '□□□', true],
  ['a\u200bb\u00ad\u0000c', 'abc', false], // invisible
  ['eins\nzwei\r\ndrei', 'eins\nzwei\ndrei', false],
  ['', '', false],
])('%j is printed %j', (text, printed, replaced) => {
  expect(printable(text, font)).toEqual({ text: printed, replaced });
});
