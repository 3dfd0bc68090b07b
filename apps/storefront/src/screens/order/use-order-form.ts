import type { OrderChoices, OrderDetails } from '@kontor/domain';
import { useEffect } from 'react';
import { type UseFormRegister, type UseFormReturn, useForm } from 'react-hook-form';
import { offeredDetails } from '../../checkout/order-choices.ts';
import { afterClick } from '../../ui/after-click.ts';
import { saveDetails } from '../../visit/cart-actions.ts';
import { detailsResolver } from './details-resolver.ts';

/**
 * The values and errors of the order form. Every change is saved at once, even incomplete or invalid values. Errors
 * show when a field is left (SPEC §5: once touched), but only after the click that left it has ended. `refusing`: the
 * carriers that do not take this order.
 */
export function useOrderForm(
  kept: OrderDetails,
  choices: OrderChoices,
  refusing: readonly string[],
): UseFormReturn<OrderDetails> {
  const form = useForm<OrderDetails>({
    defaultValues: offeredDetails(kept, choices),
    mode: 'onTouched',
    resolver: detailsResolver(choices, refusing),
    shouldFocusError: false,
  });
  const { subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDetails(values) }),
    [subscribe],
  );

  const register: UseFormRegister<OrderDetails> = (name, options) => {
    const field = form.register(name, options);
    return { ...field, onBlur: async (event) => afterClick(() => field.onBlur(event)) };
  };
  return { ...form, register };
}
