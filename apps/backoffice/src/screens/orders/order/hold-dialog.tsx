import type { OfficeOrder } from '@kontor/contract/office';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { useOrderStep } from './use-order-step.ts';

/** Lets an order wait, and says why. */
export function HoldDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const step = useOrderStep(order);
  const form = useOfficeForm({
    values: { reason: '' },
    async send({ reason }) {
      await step.take('orderHold', { ...step.base(), reason });
      showToast(texts.done.hold);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.buttons.hold} submit={texts.buttons.hold} form={form} onClose={onClose}>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </FormDialog>
  );
}
