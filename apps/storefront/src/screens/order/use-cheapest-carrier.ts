import type { OrderDetails } from '@kontor/domain';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CarrierCosts, cheapestCarrier } from './carrier-costs.ts';

/** Chooses the cheapest carrier once the costs are known, unless the customer has chosen one. */
export function useCheapestCarrier(form: UseFormReturn<OrderDetails>, costs: CarrierCosts): void {
  const choose = useEffectEvent(() => {
    const cheapest = cheapestCarrier(costs);
    if (cheapest === null || form.getValues('carrier') !== '') return;
    form.setValue('carrier', cheapest);
    form.clearErrors('carrier');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the costs have changed
  useEffect(() => choose(), [costs]);
}
