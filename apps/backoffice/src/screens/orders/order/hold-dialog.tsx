import type { OfficeOrder } from '@kontor/contract/office';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/** Puts an order on hold, with a reason. */
export function HoldDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const form = useStepForm({
    ...{ order, onClose, done: 'hold', values: { reason: '' } },
    send: ({ reason }, step) => step.take('orderHold', { ...step.base(), reason }),
  });
  return (
    <FormDialog title={texts.buttons.hold} submit={texts.buttons.hold} form={form} onClose={onClose}>
      <ReasonField form={form} />
    </FormDialog>
  );
}
