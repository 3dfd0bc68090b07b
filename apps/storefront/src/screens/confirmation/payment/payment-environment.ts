import type { PaymentEnvironment } from '@kontor/contract';

/**
 * Production only if the server says so, otherwise sandbox (SPEC §4): no mistake in between may ask anybody for real
 * money.
 */
export function environmentOf({ env }: { readonly env?: unknown }): PaymentEnvironment['env'] {
  return env === 'production' ? 'production' : 'sandbox';
}
