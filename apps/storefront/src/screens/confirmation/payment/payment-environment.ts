import type { PaymentEnvironment } from '@kontor/contract';

/**
 * Production only if the server says so, otherwise sandbox (SPEC §4), so that no mistake leads to a request for real
 * money.
 */
export function environmentOf({ env }: { readonly env?: unknown }): PaymentEnvironment['env'] {
  return env === 'production' ? 'production' : 'sandbox';
}
