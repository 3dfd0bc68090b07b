import { expect, test } from 'vitest';
import { paypalSdkAddress } from './sdk-address.ts';

test('the script is asked for with the currency and intent of our orders, and nothing is left to its own guesses', () => {
  const address = new URL(paypalSdkAddress({ sdkBase: 'https://www.paypal.com', clientId: 'A b&c=d' }));
  expect(`${address.origin}${address.pathname}`).toBe('https://www.paypal.com/sdk/js');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    'client-id': 'A b&c=d',
    currency: 'EUR',
    intent: 'capture',
    commit: 'true',
    components: 'buttons',
    locale: 'de_AT',
  });
});
