import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import {
  areAll,
  choosable,
  FormCheckBox,
  firstPieces,
  PiecesFields,
  readPieces,
  type Typed,
  withLineErrors,
} from './pieces-fields.tsx';
import { useOrderStep } from './use-order-step.ts';

/** Cancels all that waits, or a part of it. The money of a whole paid order goes back, which asks for a proof. */
export function CancelDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const step = useOrderStep(order);
  const mayRefund = isAllowed('money.refund', useOperator());
  const isPaid = order.steps.some(({ kind, refusal }) => kind === 'cancel' && refusal === 'paid');
  const [lines] = useState(() => choosable(order, ({ open, picked }) => open + picked));
  const form = useOfficeForm<Typed>({
    values: { ...firstPieces(lines, 'all'), reason: '', isTold: true },
    async send(typed) {
      const pieces = readPieces(lines, typed);
      const refunds = isPaid && mayRefund && areAll(lines, pieces);
      const body = { ...step.base(), reason: `${typed.reason}`, isTold: typed.isTold === true, pieces };
      await withLineErrors(() => step.take(refunds ? 'orderCancelPaid' : 'orderCancel', body));
      showToast(texts.done.cancel);
      onClose();
    },
  });
  const submit = isPaid && mayRefund ? texts.cancelAndRefund : texts.buttons.cancel;
  return (
    <FormDialog title={submit} submit={submit} form={form} onClose={onClose}>
      {isPaid && (
        <p>
          {texts.paidHint} {texts.paidPartHint}
        </p>
      )}
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
      <PiecesFields form={form} lines={lines} hasStock />
      <FormCheckBox form={form} name="isTold" label={texts.isTold} />
    </FormDialog>
  );
}
