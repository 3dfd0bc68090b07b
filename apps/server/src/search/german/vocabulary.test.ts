import { describe, expect, test } from 'vitest';
import { atOnce } from '../slices.ts';
import { guessesFor } from './forgive.ts';
import { compoundsEndingWith, isThere, relativesOf, splitsOf, withPartBeginning } from './relatives.ts';
import { isWord, vocabularyOf } from './vocabulary.ts';

const words = [
  'blei',
  'bohrer',
  'hammer',
  'hammerbohrer',
  'latthammer',
  'rot',
  'rotbuche',
  'schraube',
  'schrauben',
  'spalten',
  'spaltkluepfel',
];
const vocabulary = atOnce(vocabularyOf({ words, codes: ['hamx'] }));
const told = (found: readonly { readonly term: string; readonly as: string }[]) =>
  found.map(({ term, as }) => `${as} ${term}`);

test.each([
  ['hammer', true],
  ['ab12', false],
  ['молоток', false],
  ['', false],
])('%j is a word of German letters: %s', (term, isIt) => {
  expect(isWord(term)).toBe(isIt);
});

describe('relatives of a word', () => {
  test.each([
    ['hammer', ['inflected hammer', 'part hammerbohrer', 'head latthammer']],
    ['haemmer', ['inflected hammer', 'part hammerbohrer', 'head latthammer']],
    ['schrauben', ['inflected schraube', 'inflected schrauben']],
    ['hammerbohrers', ['inflected hammerbohrer']],
    ['latt', ['part latthammer']],
    ['ei', []],
    ['hamx', []],
    ['zange', []],
  ])('%s: %j', (word, expected) => {
    expect(told(relativesOf(word, vocabulary))).toEqual(expected);
  });
});

test('a half typed word is looked for inside compounds from four letters on', () => {
  expect(told(withPartBeginning('bohr', vocabulary))).toEqual(['part hammerbohrer']);
  expect(told(withPartBeginning('boh', vocabulary))).toEqual([]);
});

test('a word is there as a whole, as a code, or, half typed, as a beginning', () => {
  expect(isThere('hamx', false, vocabulary)).toBe(true);
  expect(isThere('ham', false, vocabulary)).toBe(false);
  expect(isThere('ham', true, vocabulary)).toBe(true);
  expect(isThere('zange', true, vocabulary)).toBe(false);
});

test('a compound that nobody has is taken apart into what there is', () => {
  expect(splitsOf('schraubenbohrer', vocabulary)).toEqual([{ first: 'schrauben', last: 'bohrer' }]);
  expect(splitsOf('schraubenzieher', vocabulary)).toEqual([]);
  expect(told(compoundsEndingWith('kluepfel', vocabulary))).toEqual(['head spaltkluepfel']);
});

describe('guesses for an unknown word', () => {
  test.each([
    ['an ending that is one for adjectives', 'roter', ['part rot']],
    ['the end of a compound', 'kluepfel', ['head spaltkluepfel']],
    ['a letter left out', 'hamer', ['inflected hammer', 'part hammerbohrer', 'head latthammer']],
    ['two letters exchanged', 'shcraube', ['inflected schraube', 'inflected schrauben']],
    ['two letters wrong in a long word', 'hanmerborer', ['inflected hammerbohrer']],
    ['two letters wrong in a short one', 'hanmar', []],
    ['another first letter', 'kammer', []],
    ['four letters', 'hamm', []],
    ['a code is no word to guess', 'hamxx', []],
  ])('%s: %s', (_, word, expected) => {
    expect(told(guessesFor(word, false, vocabulary))).toEqual(expected);
  });

  test('half typed and mistyped, from seven letters on', () => {
    expect(told(guessesFor('hamemrb', true, vocabulary))).toEqual(['beginning hammerbohrer']);
    expect(told(guessesFor('hamemrb', false, vocabulary))).toEqual([]);
    expect(told(guessesFor('bhor', true, vocabulary))).toEqual([]);
  });
});
