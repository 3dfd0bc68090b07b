import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
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
} from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/**
 * Cancels everything that waits, or part of it. Cancelling a whole paid order refunds its money, which requires a proof
 * of identity. Who may not refund is told so, and can cancel a part.
 */
export function CancelDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const mayRefund = isAllowed('money.refund', useOperator());
  const isPaid = order.steps.some(({ kind, refusal }) => kind === 'cancel' && refusal === 'paid');
  const isTransferred = order.transfers.some(
    ({ takenBack, amount, via }) => takenBack === null && amount > 0 && via !== 'discount',
  );
  const [lines] = useState(() => choosable(order, ({ open, picked }) => open + picked));
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'cancel' },
    values: { ...firstPieces(lines, 'all'), reason: '', isTold: true },
    send(typed, step) {
      const pieces = readPieces(lines, typed);
      const refunds = isPaid && mayRefund && areAll(lines, pieces);
      const body = { ...step.base(), reason: `${typed.reason}`, isTold: typed.isTold === true, pieces };
      return step.take(refunds ? 'orderCancelPaid' : 'orderCancel', body);
    },
  });
  const submit = isPaid && mayRefund ? texts.cancelAndRefund : texts.buttons.cancel;
  return (
    <FormDialog title={submit} submit={submit} form={form} onClose={onClose}>
      {isPaid && <p>{mayRefund ? `${texts.paidHint} ${texts.paidPartHint}` : texts.paidNoRight}</p>}
      {isTransferred && <p>{texts.transferBackHint}</p>}
      <ReasonField form={form} />
      <PiecesFields form={form} lines={lines} hasStock />
      <FormCheckBox form={form} name="isTold" label={texts.isTold} />
    </FormDialog>
  );
}
