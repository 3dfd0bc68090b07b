import type { OfficeOrder } from '@kontor/contract/office';
import { formatAmount } from '../../../format/format-price.ts';
import { typedAmount } from '../../../format/typed-amount.ts';
import { fieldRefusal } from '../../../forms/field-refusal.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { FormCheckBox, type Typed } from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/** Refunds money that a provider captured. The initial amount is what is owed to the customer. */
export function RefundDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const form = useStepForm({
    ...{ order, onClose, done: 'refund' },
    values: { amount: formatAmount(order.money.toRefund), reason: lastReason(order), isTold: true } as Typed,
    async send({ amount: typed, reason, isTold }, step) {
      const amount = typedAmount(`${typed}`);
      if (amount === null || amount < 0) throw fieldRefusal('amount', texts.wrongAmount);
      const { number, key } = step.base();
      await step.take('orderRefund', { number, key, amount, reason: `${reason}`, isTold: isTold === true });
    },
    fieldOfCode: { 'not-refundable': 'amount' },
  });
  return (
    <FormDialog title={texts.refundButton} submit={texts.refundButton} form={form} onClose={onClose}>
      <p>{texts.refundHint}</p>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', { required: true })}
      />
      <ReasonField form={form} />
      {order.order.email !== '' && <FormCheckBox form={form} name="isTold" label={texts.isTold} />}
    </FormDialog>
  );
}

/** The reason of the last cancellation or return, for which money usually goes back. Empty: there was none. */
function lastReason({ timeline }: OfficeOrder): string {
  return timeline.findLast(({ kind }) => kind === 'cancel' || kind === 'return')?.reason ?? '';
}
