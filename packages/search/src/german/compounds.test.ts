import { describe, expect, test } from 'vitest';
import { endsWithPart, type KnownWords, partsBegin } from './compounds.ts';
import { wholeFrom } from './other-things.ts';
import { stemOf } from './stem.ts';

const words =
  'akku arbeit band bit blatt bohrer durch eiche enge hammer holz messer satz saege schlosser schluessel schraube schutz stahl tisch'.split(
    ' ',
  );
const stems = new Set(words.map(stemOf));
const known: KnownWords = {
  hasFormOf: (part) => stems.has(stemOf(part)),
  hasWord: (word) => words.includes(word),
  lastParts: new Map(),
};

/** The ways to cut a compound in two. */
const cuts = (word: string) => partsBegin(word, known).map((place) => `${word.slice(0, place)}-${word.slice(place)}`);

describe('compounds are taken apart', () => {
  test.each([
    ['of two known words', 'hammerbohrer', ['hammer-bohrer']],
    ['with a joint', 'arbeitstisch', ['arbeits-tisch']],
    ['with a joint in -n', 'schraubensatz', ['schrauben-satz']],
    ['of a word and what is a compound itself', 'stahlsaegeblatt', ['stahl-saegeblatt', 'stahlsaege-blatt']],
    ['the last part inflected', 'saegeblaettern', ['saege-blaettern']],
    ['after a part that nobody knows', 'latthammer', ['latt-hammer']],
    ['after an unknown noun that shows its joint', 'torsionsbit', ['torsions-bit']],
  ])('%s', (_, word, expected) => {
    expect(cuts(word)).toEqual(expected);
  });
});

describe('no compounds are', () => {
  test.each([
    ['a word and an ending', 'schlosserei'],
    ['what a verb with a particle made', 'durchmesser'],
    ['an unknown beginning before a short word', 'ballsatz'],
    ['a beginning without a vowel', 'schtzhammer'],
    ['a beginning and half a word', 'bereich'],
    ['half an umlaut and a word', 'blattlaenge'],
    ['short words', 'akkus'],
    ['words of which the last part is unknown', 'hammerwerfen'],
  ])('%s: %s', (_, word) => {
    expect(cuts(word)).toEqual([]);
  });
});

test('letters that only end another word are no last part after an unknown part', () => {
  const more = [...words, 'etiketten', 'kette'];
  const moreStems = new Set(more.map(stemOf));
  const knowing = {
    hasFormOf: (part: string) => moreStems.has(stemOf(part)),
    hasWord: (word: string) => more.includes(word),
    lastParts: new Map(),
  };
  const lastsOf = (word: string) => partsBegin(word, knowing).map((place) => word.slice(place));
  expect(lastsOf('ordneretiketten')).toEqual(['etiketten']);
  expect(lastsOf('ankerkette')).toEqual(['kette']);
  expect(lastsOf('stahletiketten')).toEqual(['etiketten']);
});

test.each([
  ['tischlerkluepfel', 'kluepfel', true],
  ['holzkluepfeln', 'kluepfel', true],
  ['kluepfelholz', 'kluepfel', false],
  ['auskluepfel', 'kluepfel', false],
  ['blei', 'ei', false],
  ['hinweis', 'eis', false],
])('%s is a compound with %s at its end: %s', (word, stem, isIt) => {
  expect(endsWithPart(word, stem, known)).toBe(isIt);
});

test.each([
  ['handschuh', 0],
  ['schutzhandschuhe', 6],
  ['sicherheitsschuh', 16],
])('of %s, no part begins behind %i', (word, place) => {
  expect(wholeFrom(word)).toBe(place);
});
