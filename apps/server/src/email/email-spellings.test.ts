import { expect, test } from 'vitest';
import { emailSpellings } from './email-spellings.ts';

test.each([
  ['Anna@Example.AT', ['anna@example.at']],
  ['anna@Müller.at', ['anna@xn--mller-kva.at', 'anna@müller.at', 'anna@mÜller.at']],
  ['anna@xn--mller-kva.at', ['anna@xn--mller-kva.at', 'anna@müller.at', 'anna@mÜller.at']],
  ['anna@öäß.at', ['anna@xn--zcaj7c.at', 'anna@öäß.at', 'anna@Öäß.at', 'anna@öÄß.at', 'anna@ÖÄß.at']],
])('an address may be stored in each of its spellings: %s', (email, spellings) => {
  expect(emailSpellings(email)).toEqual(spellings);
});
