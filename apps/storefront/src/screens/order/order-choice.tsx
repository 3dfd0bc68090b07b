import type { OrderDetails } from '@kontor/domain';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { afterClick } from '../../ui/after-click.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';

/**
 * The choice of payment or carrier. Controlled by `useController`: with `register`, react-hook-form would report `null`
 * for radio buttons of which none is chosen, and `null` can be neither validated nor stored.
 */
export function OrderChoice({
  form,
  name,
  ...field
}: Pick<ComponentProps<typeof ChoiceField>, 'label' | 'choices'> & {
  form: UseFormReturn<OrderDetails>;
  name: 'paymentCondition' | 'carrier';
}) {
  const { field: choice, fieldState } = useController({ name, control: form.control });
  return (
    <ChoiceField
      {...field}
      required
      name={name}
      chosen={choice.value}
      error={fieldState.error?.message}
      onChange={choice.onChange}
      onBlur={() => afterClick(choice.onBlur)}
    />
  );
}
