import type { PaymentEnvironment, PaymentProvider } from '@kontor/contract';
import { useCallback } from 'react';
import { useShop } from '../../../context/shop-context.ts';
import { type Loaded, useLoaded } from '../../../ui/use-loaded.ts';

/** Where the payments of a provider run, asked once. */
export function usePaymentEnvironment(type: PaymentProvider): Loaded<PaymentEnvironment> {
  const { call } = useShop();
  const load = useCallback(() => call('paymentGetEnv', { type }), [call, type]);
  return useLoaded(load).loaded;
}
