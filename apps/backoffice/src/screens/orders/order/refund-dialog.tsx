import { CallFailure } from '@kontor/contract';
import type { OfficeOrder } from '@kontor/contract/office';
import { formatAmount } from '../../../format/format-price.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { useOrderStep } from './use-order-step.ts';

/** Gives money back that a provider took. The amount begins with what is owed back. */
export function RefundDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const step = useOrderStep(order);
  const form = useOfficeForm({
    values: { amount: formatAmount(order.money.toRefund), reason: '' },
    async send({ amount, reason }) {
      const { number, key } = step.base();
      await step.take('orderRefund', { number, key, reason, amount: readAmount(amount) });
      showToast(texts.done.refund);
      onClose();
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
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </FormDialog>
  );
}

/** EUR, as Germans write it: `1.234,50`. A point that does not stand before three figures is refused, not guessed. */
function readAmount(typed: string): number {
  const text = typed.trim();
  if (!/^(\d{1,7}|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(text))
    throw new CallFailure(400, {
      ...{ code: 'invalid-form', msg: texts.wrongAmount },
      errors: [{ path: 'amount', msg: texts.wrongAmount }],
    });
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
