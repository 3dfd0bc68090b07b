import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const words = ['title', 'startpage', 'taxRates'];

test.each([
  ['titel', 'title'],
  ['taxrates', 'taxRates'],
  ['TITLE', 'title'],
  ['startPages', 'startpage'],
])('%s was meant as %s', (typed, word) => expect(nearestWord(typed, words)).toBe(word));

test.each(['', 't', 'logo', 'startseiten', '__proto__'])('"%s" is like none', (typed) =>
  expect(nearestWord(typed, words)).toBeNull(),
);
