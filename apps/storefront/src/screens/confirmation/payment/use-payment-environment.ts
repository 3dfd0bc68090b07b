import type { PaymentEnvironment, PaymentProvider } from '@kontor/contract';
import { useCallback } from 'react';
import { useShop } from '../../../context/shop-context.ts';
import { type Loaded, useLoaded } from '../../../ui/use-loaded.ts';

/** The environment of a provider's payments, loaded once. */
export function usePaymentEnvironment(type: PaymentProvider): Loaded<PaymentEnvironment> {
  const { call } = useShop();
  const load = useCallback(() => call('paymentGetEnv', { type }), [call, type]);
  return useLoaded(load).loaded;
}
