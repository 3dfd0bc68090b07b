import { isEmail } from '@kontor/domain';
import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['anna@example.at', 'anna@example.at'],
  ['Anna.Maria@EXAMPLE.At', 'anna.maria@example.at'],
  ['anna+kontor@example.at', 'anna+kontor@example.at'],
  ['anna@müller.at', 'anna@xn--mller-kva.at'],
  ['Anna@MÜLLER.at', 'anna@xn--mller-kva.at'],
  ['anna@mu\u0308ller.at', 'anna@xn--mller-kva.at'],
  ['anna@xn--mller-kva.at', 'anna@xn--mller-kva.at'],
  ['anna@XN--MLLER-KVA.AT', 'anna@xn--mller-kva.at'],
  ['anna@straße.at', 'anna@xn--strae-oqa.at'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
])('the e-mail address %s is compared as %s', (email, key) => {
  expect(isEmail(email)).toBe(true);
  expect(emailKey(email)).toBe(key);
});

test.each([
  ['a plus sign', 'anna+kontor@example.at', 'anna@example.at'],
  ['a dot', 'an.na@example.at', 'anna@example.at'],
  ['ss instead of ß', 'anna@strasse.at', 'anna@straße.at'],
  ['ue instead of ü', 'anna@mueller.at', 'anna@müller.at'],
  ['no umlaut', 'anna@muller.at', 'anna@müller.at'],
  ['a Cyrillic а in the domain', 'anna@ex\u0430mple.at', 'anna@example.at'],
  ['a Cyrillic а before the @', '\u0430nna@example.at', 'anna@example.at'],
  ['a digit one for an l', 'pau1@example.at', 'paul@example.at'],
  ['another domain that is none', 'anna@xn--a.at', 'anna@xn--b.at'],
])('%s makes another address [security: email-homographs]', (_, one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other));
});

test('a Cyrillic letter before the @ is refused already', () => {
  expect(isEmail('\u0430nna@example.at')).toBe(false);
});
