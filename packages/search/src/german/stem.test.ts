import { describe, expect, test } from 'vitest';
import { boldStemOf, stemOf, withoutUmlauts } from './stem.ts';

describe('forms of one word have one stem', () => {
  test.each([
    ['schraube schrauben', 'schraub'],
    ['werkzeug werkzeuge werkzeugs werkzeugen', 'werkzeug'],
    ['bohrer bohrers bohrern', 'bohrer'],
    ['saege saegen', 'saeg'],
    ['mutter muttern', 'mutter'],
    ['duebel duebeln', 'duebel'],
    ['akku akkus', 'akku'],
    ['bit bits', 'bit'],
    ['oel oele oelen', 'oel'],
    ['rahmen rahmens', 'rahm'],
    ['fuchs fuchse fuchses', 'fuch'],
    ['kompass kompasse', 'kompass'],
    ['band baender baendern', 'band'],
    ['saegeblatt saegeblaetter saegeblaettern', 'saegeblatt'],
    ['brett bretter brettern', 'brett'],
    ['haus haeuser hauses', 'haus'],
    ['verzinkt verzinkte verzinkten verzinktes', 'verzinkt'],
    ['sicherheit sicherheits', 'sicherheit'],
    ['gehaeuse gehaeusen gehaeuses', 'gehaeu'],
    ['hellblau hellblauer hellblauem', 'hellblau'],
    ['wasserfest wasserfester wasserfestes', 'wasserfest'],
    ['isoliert isolierter isolierten', 'isoliert'],
  ])('%s', (forms, stem) => {
    expect(forms.split(' ').map(stemOf)).toEqual(forms.split(' ').map(() => stem));
  });
});

describe('different words have different stems', () => {
  test.each([
    ['schraube', 'schrauber'],
    ['bohrer', 'bohrung'],
    ['fraese', 'fraeser'],
    ['schloss', 'schlosser'],
    ['mutter', 'mut'],
    ['messer', 'messe'],
    ['nagel', 'nage'],
    ['fisch', 'fischer'],
    ['reinige', 'reiniger'],
    ['spende', 'spender'],
    ['spitze', 'spitzer'],
    ['kette', 'kettensaege'],
  ])('%s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

test.each(['ei', 'an', 'ast', 'ofen', 'bus', 'gas', 'nut'])('%s stays whole: less of it would be no word', (word) => {
  expect(stemOf(word)).toBe(word);
});

test.each([
  ['roter', 'rot'],
  ['verzinkter', 'verzinkt'],
  ['verzinktem', 'verzinkt'],
  ['schwarzeren', 'schwarz'],
  ['eimer', 'eim'],
  ['rot', null],
  ['uer', null],
])('boldly, %s is a form of %s', (word, stem) => {
  expect(boldStemOf(word)).toBe(stem);
});

test.each([
  ['haemmer', 'hammer'],
  ['naegel', 'nagel'],
  ['aexte', 'axte'],
  ['hobelbaenke', 'hobelbanke'],
  ['muendungen', 'mundungen'],
  ['baer', null],
  ['oel', null],
  ['hammer', null],
  ['steuer', null],
  ['bauern', null],
  ['quellen', null],
])('a plural without its umlauts: %s, %s', (word, plain) => {
  expect(withoutUmlauts(word)).toBe(plain);
});

test('the tree and its wood are not the book', () => {
  expect(['buche', 'buchen', 'rotbuche'].map(stemOf)).toEqual(['buche', 'buche', 'rotbuche']);
  expect(['buch', 'buches', 'buecher', 'fachbuch'].map(stemOf)).toEqual(['buch', 'buch', 'buch', 'fachbuch']);
});
