import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each(['AT61 1904 3002 3457 3201', 'DE89370400440532013000', 'gb82 west 1234 5698 7654 32'])('%s', (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each(['', 'AT61', 'AT61 1904 3002 3457 3210', 'DE88370400440532013000', 'AT61-1904-3002-3457-3201'])(
  'not %s',
  (text) => expect(isIban(text)).toBe(false),
);
