import type { OrderDetails } from '@kontor/domain';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CarrierOffers, cheapestCarrier } from './carrier-offers.ts';

/** Chooses the cheapest carrier once their offers are known, unless the customer has chosen one. */
export function useCheapestCarrier(form: UseFormReturn<OrderDetails>, offers: CarrierOffers): void {
  const choose = useEffectEvent(() => {
    const cheapest = cheapestCarrier(offers);
    if (cheapest === null || form.getValues('carrier') !== '') return;
    form.setValue('carrier', cheapest);
    form.clearErrors('carrier');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the offers have changed
  useEffect(() => choose(), [offers]);
}
