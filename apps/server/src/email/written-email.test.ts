import { expect, test } from 'vitest';
import { writtenEmail } from './written-email.ts';

test.each([
  ['in ASCII', 'neu@xn--mller-kva.example', 'neu@müller.example'],
  ['in capital ASCII', 'Neu@shop.XN--MLLER-KVA.AT', 'Neu@shop.müller.at'],
  ['with umlauts', 'neu@müller.example', 'neu@müller.example'],
  ['with capital umlauts', 'Neu@MÜLLER.example', 'Neu@MÜLLER.example'],
  ['with letter and dots apart', 'neu@mu\u0308ller.example', 'neu@müller.example'],
  ['with no umlauts', 'Anna@Example.at', 'Anna@Example.at'],
  ['of a broken label', 'neu@xn--a.at', 'neu@xn--a.at'],
  ['of a label that is none before the @', 'xn--mller-kva@example.at', 'xn--mller-kva@example.at'],
  ['of a heart, which is no letter', 'anna@xn--i-7iq.ws', 'anna@xn--i-7iq.ws'],
  ['of no address', 'kein xn--mller-kva.at', 'kein xn--mller-kva.at'],
])('an e-mail address whose domain comes %s', (_, email, written) => {
  expect(writtenEmail(email)).toBe(written);
});
