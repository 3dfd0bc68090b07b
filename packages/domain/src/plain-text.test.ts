import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, foldCase, hasControlCharacters, isBlank } from './plain-text.ts';

describe('one line of text', () => {
  test.each([
    ['line feed', 'a\nb'],
    ['carriage return', 'a\rb'],
    ['a header smuggled in', 'a@b.at\r\nBcc: c@d.at'],
    ['tab', 'a\tb'],
    ['zero byte', 'a\u0000b'],
    ['escape', '\u001b[31m'],
    ['delete', 'a\u007f'],
    ['next line of old terminals', 'a\u0085b'],
    ['line separator', 'a\u2028b'],
    ['paragraph separator', 'a\u2029b'],
    ['half of a surrogate pair', 'a\ud83d'],
    ['the other half', '\ude00b'],
  ])('must not hold a control character: %s', (_, text) => {
    expect(hasControlCharacters(text)).toBe(true);
  });

  test.each(['', 'Straße 1', 'Ægir & Söhne', '日本', '😀', 'non\u00a0breaking', '👩\u200d🔧'])('may be %j', (text) => {
    expect(hasControlCharacters(text)).toBe(false);
  });

  test.each([
    ['  Anna  ', 'Anna'],
    ['Anna   Maria', 'Anna Maria'],
    ['Anna\u00a0Maria', 'Anna Maria'],
    ['Anna\tMaria', 'Anna Maria'],
    ['\nAnna\n', 'Anna'],
    ['Mu\u0308ller', 'Müller'],
    ['A\nB', 'A\nB'],
    ['', ''],
    [' \t ', ''],
  ])('%j is stored as %j', (text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });

  test('keeps letters that are read from the right, without marks that turn what stands around them', () => {
    expect(cleanLine('\u202eAnna\u202c \u2067שלום\u2069')).toBe('Anna שלום');
  });

  test('is clean after cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });

  test.each(['', ' ', '\t', '\n', '\u00a0', '\u200b', '\u200b \u2060', '\ufeff', '\u00ad'])(
    '%j shows nothing',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['a', ' a ', '.', '0', '\u200bA', '–'])('%j shows something', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('comparing without regard to case', () => {
  test.each([
    ['WERKZEUG', 'werkzeug'],
    ['ÄÖÜ', 'äöü'],
    ['A\u0308PFEL', 'äpfel'],
    ['MAẞE', 'maße'],
    ['Maße', 'maße'],
    ['MASSE', 'masse'],
    ['I', 'i'], // a Turkish locale would say ı
    ['ISTANBUL', 'istanbul'],
    ['\u212a', 'k'], // the sign of Kelvin
    ['\u212b', 'å'], // the sign of Ångström
    ['ΟΔΟΣ', 'οδος'],
    ['J\u030c', 'ǰ'], // one character only in lower case
  ])('%s folds to %s', (text, folded) => {
    expect(foldCase(text)).toBe(folded);
  });

  test('ß is not ss: Maße and Masse are two names', () => {
    expect(foldCase('Maße')).not.toBe(foldCase('Masse'));
  });

  test('a folded text stays as it is, so that a link folds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldCase(foldCase(text))).toBe(foldCase(text));
        expect(foldCase(text).normalize('NFC')).toBe(foldCase(text));
      }),
    );
  });

  test('composed and decomposed spellings are equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldCase(text.normalize('NFD'))).toBe(foldCase(text.normalize('NFC')));
      }),
    );
  });
});
