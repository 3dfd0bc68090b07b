import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { choosable, firstPieces, PiecesFields, readPieces, type Typed, withLineErrors } from './pieces-fields.tsx';
import { useOrderStep } from './use-order-step.ts';

/** Notes what came back, and what of it can be sold again. */
export function ReturnDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const step = useOrderStep(order);
  const [lines] = useState(() => choosable(order, ({ shipped, delivered }) => shipped + delivered));
  const form = useOfficeForm<Typed>({
    values: { ...firstPieces(lines, 'none'), reason: '' },
    async send(typed) {
      const pieces = readPieces(lines, typed);
      await withLineErrors(() => step.take('orderReturn', { ...step.base(), reason: `${typed.reason}`, pieces }));
      showToast(texts.done.return);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.buttons.return} submit={texts.buttons.return} form={form} onClose={onClose}>
      <PiecesFields form={form} lines={lines} hasStock />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </FormDialog>
  );
}
