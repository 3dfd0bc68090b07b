import { emailRefusal } from '@kontor/domain';
import { expect, test } from 'vitest';
import { typedEmail } from './typed-email.ts';

test.each([
  ['with spaces around it', '  Neu@example.at\t', 'Neu@example.at'],
  ['with a line break behind it', 'neu@example.at\r\n', 'neu@example.at'],
  ['with a mark of direction', '\u202aneu@example.at\u202c', 'neu@example.at'],
  ['with a domain in ASCII', ' neu@xn--mller-kva.example ', 'neu@müller.example'],
])('an address that is typed %s', (_, typed, email) => {
  expect(typedEmail(typed)).toBe(email);
  expect(emailRefusal(typedEmail(typed))).toBe(null);
});

test('two addresses stay two: nothing within is mended', () => {
  const typed = 'neu@example.at, alt@example.at\nBcc: alle@example.at';
  expect(typedEmail(typed)).toBe(typed);
  expect(emailRefusal(typedEmail(typed))).not.toBe(null);
});
