import { expect, test } from 'vitest';
import { passwordRefusal } from './password.ts';

test.each([
  ['', 'required'],
  ['1234567', 'too-short'],
  ['ää😀😀öü7', 'too-short'],
  ['a\u0308a\u0308a\u0308a\u0308aaa', 'too-short'],
  ['12345678', null],
  ['😀😀😀😀😀😀😀😀', null],
  ['ein langer Satz mit Abständen', null],
  ['x'.repeat(200), null],
  ['x'.repeat(201), 'too-long'],
  ['x'.repeat(10_000), 'too-long'],
  ['anna@example.at', 'is-email'],
  [' ANNA@example.at ', 'is-email'],
  ['anna@example.at1', null],
])('of the password %j: %s', (password, refusal) => {
  expect(passwordRefusal(password, 'Anna@example.at')).toBe(refusal);
});
