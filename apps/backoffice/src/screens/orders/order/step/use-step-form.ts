import type { OfficeOrder } from '@kontor/contract/office';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { type OfficeForm, useOfficeForm } from '../../../../forms/use-office-form.ts';
import { showToast } from '../../../../kit/toast-message.ts';
import { stepTexts as texts } from '../../../../texts/order.de.ts';
import { withLineErrors } from '../pieces/pieces-fields.tsx';
import { type OrderStep, useOrderStep } from './use-order-step.ts';

/**
 * The form of a dialog that takes a step with an order. On success a message says so (`done`), and the dialog closes. A
 * refusal stays, at the field of the line that it names or at the field of `fieldOfCode`.
 *
 * @param send takes the step with the typed values
 */
export function useStepForm<Values extends FieldValues>(dialog: {
  readonly order: OfficeOrder;
  readonly done: keyof typeof texts.done;
  readonly onClose: () => void;
  readonly values: DefaultValues<Values>;
  readonly send: (typed: Values, step: OrderStep) => Promise<void>;
  readonly fieldOfCode?: Readonly<Record<string, FieldPath<Values>>>;
}): OfficeForm<Values> {
  const { order, done, onClose, values, send, fieldOfCode = {} } = dialog;
  const step = useOrderStep(order);
  return useOfficeForm<Values>({
    values,
    async send(typed) {
      await withLineErrors(() => send(typed, step));
      showToast(texts.done[done]);
      onClose();
    },
    fieldOfCode,
  });
}
