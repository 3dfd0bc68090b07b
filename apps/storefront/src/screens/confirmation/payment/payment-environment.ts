import type { PaymentEnvironment } from '@kontor/contract';

/**
 * Production only if the server says so, otherwise sandbox (SPEC §4): nobody is asked for real money by a mistake in
 * between.
 */
export function environmentOf({ env }: { readonly env?: unknown }): PaymentEnvironment['env'] {
  return env === 'production' ? 'production' : 'sandbox';
}
