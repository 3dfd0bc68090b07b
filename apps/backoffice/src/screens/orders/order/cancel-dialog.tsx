import type { OfficeOrder } from '@kontor/contract/office';
import { centsFromEuro, euroFromCents } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { orderQuery } from '../../../records/order-query.ts';
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
  useTypedPieces,
} from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/**
 * Cancels everything that waits, or part of it. Cancelling a whole paid order refunds its money, which requires a proof
 * of identity. Who may not refund is told so, and can cancel a part.
 */
export function CancelDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const mayRefund = isAllowed('money.refund', useOperator());
  // As it was when the dialog opened: once the pieces are cancelled, only their refund may be missing.
  const [{ isPaid, owedBefore }] = useState(() => ({
    isPaid: order.steps.some(({ kind, refusal }) => kind === 'cancel' && refusal === 'paid'),
    owedBefore: order.money.toRefund,
  }));
  const refundsMoney = isPaid && mayRefund;
  const isTransferred = order.transfers.some(
    ({ takenBack, amount, via }) => takenBack === null && amount > 0 && via !== 'discount' && via !== 'rest',
  );
  const [lines] = useState(() => choosable(order, ({ open, picked }) => open + picked));
  // Whether the pieces were cancelled, and only their refund is missing.
  const isCancelled = useRef(false);
  const queries = useQueryClient();
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'cancel' },
    values: { ...firstPieces(lines, 'all'), reason: '', isTold: true, refunds: true },
    async send(typed, step) {
      const pieces = readPieces(lines, typed);
      const isWhole = leavesNothing(order, lines, pieces);
      const reason = `${typed.reason}`;
      const body = { ...step.base(), reason, isTold: typed.isTold === true, pieces };
      const refundsPart = refundsMoney && !isWhole && typed.refunds === true;
      // Whoever breaks off at the proof of identity has cancelled nothing, and nobody was told.
      if (refundsPart) await officeCall('proofHeld', {});
      if (!isCancelled.current) await step.take(refundsMoney && isWhole ? 'orderCancelPaid' : 'orderCancel', body);
      isCancelled.current = true;
      if (!refundsPart) return;
      // The server knows what the cancelled pieces cost.
      const amount = owedSince(owedBefore, queries.getQueryData(orderQuery(order.number).queryKey));
      const { number, key } = step.base();
      if (amount > 0) await step.take('orderRefund', { number, key, reason, amount, isTold: typed.isTold === true });
    },
  });
  const isWhole = leavesNothing(order, lines, useTypedPieces(form, lines));
  const submit = !isWhole ? texts.cancelPart : refundsMoney ? texts.cancelAndRefund : texts.buttons.cancel;
  return (
    <FormDialog title={submit} submit={submit} form={form} onClose={onClose}>
      {isPaid && <p>{mayRefund ? texts.paidHint : texts.paidNoRight}</p>}
      {isTransferred && <p>{texts.transferBackHint}</p>}
      <ReasonField form={form} />
      <PiecesFields form={form} lines={lines} hasStock />
      {refundsMoney && !isWhole && <FormCheckBox form={form} name="refunds" label={texts.refundsPart} />}
      <FormCheckBox form={form} name="isTold" label={texts.isTold} />
    </FormDialog>
  );
}

/** What an order owes its customer since it owed `before`. Both in EUR. */
function owedSince(before: number, order: OfficeOrder | undefined): number {
  return euroFromCents((centsFromEuro(order?.money.toRefund ?? 0) ?? 0) - (centsFromEuro(before) ?? 0));
}

/** Whether nothing of the order is left if pieces are cancelled: all that waits, and nothing was shipped. */
function leavesNothing(
  { lines: known }: OfficeOrder,
  lines: Parameters<typeof areAll>[0],
  pieces: Parameters<typeof areAll>[1],
): boolean {
  return areAll(lines, pieces) && known.every(({ shipped, delivered }) => shipped + delivered === 0);
}
