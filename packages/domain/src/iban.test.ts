import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each(['AT61 1904 3002 3457 3201', 'DE89370400440532013000', 'gb82 west 1234 5698 7654 32'])('%s', (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each(['', 'AT61', 'AT61 1904 3002 3457 3210', 'DE88370400440532013000', 'AT61-1904-3002-3457-3201'])(
  'not %s',
  (text) => expect(isIban(text)).toBe(false),
);

test.each([
  ['AT', ['AT80111111111111111', 'AT291111111111111111', 'AT0411111111111111111']],
  ['DE', ['DE2211111111111111111', 'DE63111111111111111111', 'DE851111111111111111111']],
  ['CH', ['CH471111111111111111', 'CH2211111111111111111', 'CH63111111111111111111']],
  ['LI', ['LI601111111111111111', 'LI3511111111111111111', 'LI76111111111111111111']],
  ['IT', ['IT42X111111111111111111111', 'IT06X1111111111111111111111', 'IT34X11111111111111111111111']],
  ['FR', ['FR041111111111111111111111', 'FR0811111111111111111111111', 'FR48111111111111111111111111']],
  ['NL', ['NL771111111111111', 'NL6011111111111111', 'NL84111111111111111']],
])('of those of %s that have good check digits, only one of the right length', (_, ibans) => {
  expect(ibans.map(isIban)).toEqual([false, true, false]);
});

test('of a country whose length is not known, the check digits decide', () => {
  expect(isIban('SC81 SSCB 1101 0000 0000 0000 0000 USD')).toBe(true);
  expect(isIban('SC82 SSCB 1101 0000 0000 0000 0000 USD')).toBe(false);
});
