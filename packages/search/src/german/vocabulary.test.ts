import { describe, expect, test } from 'vitest';
import { atOnce } from '../structures/slices.ts';
import { guessesFor } from './forgive.ts';
import { compoundsEndingWith, isNamed, relativesOf, splitsOf, withPartBeginning } from './relatives.ts';
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
const vocabulary = atOnce(vocabularyOf({ words: [...words, 'feile'], named: words, codes: ['hamx'] }));
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

test('products are named by a whole word, a form of one, a code or a typed beginning, not by descriptions', () => {
  expect(isNamed('hamx', false, vocabulary)).toBe(true);
  expect(isNamed('haemmer', false, vocabulary)).toBe(true);
  expect(isNamed('ham', false, vocabulary)).toBe(false);
  expect(isNamed('ham', true, vocabulary)).toBe(true);
  expect(isNamed('zange', true, vocabulary)).toBe(false);
  expect(isNamed('feile', false, vocabulary)).toBe(false);
});

test('the end of several compounds is a part, even if it is never a word of its own', () => {
  const foods = ['nass', 'nassfutter', 'trocken', 'trockenfutter', 'katze', 'katzenfutter', 'rotfutter', 'rot'];
  const food = atOnce(vocabularyOf({ words: foods, named: foods, codes: [] }));
  expect(told(relativesOf('futter', food))).toEqual(
    expect.arrayContaining(['head nassfutter', 'head trockenfutter', 'head katzenfutter']),
  );
  expect(splitsOf('hundefutter', food)).toEqual([]);
  expect(splitsOf('katzennassfutter', food)).toContainEqual({ first: 'katzen', last: 'nassfutter' });
});

test('a compound that nobody has is taken apart into what there is', () => {
  expect(splitsOf('schraubenbohrer', vocabulary)).toEqual([{ first: 'schrauben', last: 'bohrer' }]);
  expect(splitsOf('schraubenzieher', vocabulary)).toEqual([]);
  expect(told(compoundsEndingWith('kluepfel', vocabulary))).toEqual(['head spaltkluepfel']);
});

describe('guesses for an unknown word', () => {
  const guessed = (word: string, isBeginning = false) =>
    guessesFor(word, isBeginning, vocabulary).map(({ word: meant, as, terms }) => `${as} ${meant}: ${terms.join(' ')}`);

  test.each([
    ['an ending of an adjective', 'roter', ['inflected rot: rot']],
    ['-er makes other words of what is no adjective', 'bohrter', ['nearGuess bohrer: bohrer hammerbohrer']],
    ['the end of a compound', 'kluepfel', ['head kluepfel: spaltkluepfel']],
    ['a letter left out', 'hamer', ['nearGuess hammer: hammer latthammer']],
    ['two letters exchanged', 'shcraube', ['nearGuess schraube: schraube schrauben']],
    ['two letters wrong in a long word', 'hanmerborer', ['farGuess hammerbohrer: hammerbohrer']],
    ['two letters wrong in a short one', 'hanmor', []],
    ['a wrong first letter costs more', 'kammer', []],
    ['what sounds alike', 'boorer', ['nearGuess bohrer: bohrer hammerbohrer']],
    ['three letters', 'ham', []],
    ['letters that are held down', `${'r'.repeat(40)}ot`, []],
    ['a word of descriptions is never meant', 'feila', []],
    ['a code is no word to guess', 'hamxx', []],
  ])('%s: %s', (_, word, expected) => {
    expect(guessed(word)).toEqual(expected);
  });

  test('half typed and mistyped, from seven letters on', () => {
    expect(guessed('hamemrb', true)).toEqual(['nearGuess hammerbohrer: hammerbohrer']);
    expect(guessed('hamemrb')).toEqual([]);
    expect(guessed('bhor', true)).toEqual([]);
  });
});
