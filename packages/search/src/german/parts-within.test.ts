import { expect, test } from 'vitest';
import { atOnce } from '../structures/slices.ts';
import { hasPart, termsWithPart } from './parts-within.ts';
import { vocabularyOf } from './vocabulary.ts';

const named = ['brot', 'frost', 'genuss', 'honig', 'nussecke', 'rostloeser', 'walnuss', 'walnusshonig', 'weizenbrot'];
const more = ['weizenfrei', 'weizenfreies', 'weizenmehl'];
const vocabulary = atOnce(vocabularyOf({ words: [...named, ...more], named: [...named, ...more], codes: [] }));

test.each([
  ['weizen', ['weizenbrot', 'weizenmehl']], // and not weizenfrei
  ['nuss', ['nussecke', 'walnuss', 'walnusshonig']], // and not genuss
  ['nuesse', ['nussecke', 'walnuss', 'walnusshonig']],
  ['rost', ['rostloeser']], // and not frost
  ['oel', []], // too short to tell
])('%s is a part of %j', (word, terms) => {
  expect(termsWithPart(word, vocabulary).toSorted()).toEqual(terms);
});

test.each([
  ['akkuschrauber', 'akku', true],
  ['holzschraube', 'schrauben', true],
  ['nuesse', 'nuss', false],
  ['akkulos', 'akku', false],
])('%s has %s as a part: %s', (compound, word, expected) => {
  expect(hasPart(compound, word)).toBe(expected);
});
