import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { choosable, firstPieces, PiecesFields, readPieces, type Typed } from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './use-step-form.ts';

/** Notes returned pieces, and which of them can be sold again. */
export function ReturnDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [lines] = useState(() => choosable(order, ({ shipped, delivered }) => shipped + delivered));
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'return' },
    values: { ...firstPieces(lines, 'none'), reason: '' },
    send(typed, step) {
      const pieces = readPieces(lines, typed);
      return step.take('orderReturn', { ...step.base(), reason: `${typed.reason}`, pieces });
    },
  });
  return (
    <FormDialog title={texts.buttons.return} submit={texts.buttons.return} form={form} onClose={onClose}>
      <PiecesFields form={form} lines={lines} hasStock />
      <ReasonField form={form} />
    </FormDialog>
  );
}
