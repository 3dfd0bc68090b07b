import type { OfficeOrder } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { officeCall } from '../../../../calls/office-call.ts';
import { formatAmount } from '../../../../format/format-price.ts';
import { today } from '../../../../format/today.ts';
import { typedAmount } from '../../../../format/typed-amount.ts';
import { fieldRefusal } from '../../../../forms/field-refusal.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../../forms/use-office-form.ts';
import { TextField } from '../../../../kit/text-field.tsx';
import { showToast } from '../../../../kit/toast-message.ts';
import { newStepKey, noteOrder } from '../../../../records/order-query.ts';
import { notedMoneyTexts as texts } from '../../../../texts/noted-money.de.ts';

/** Notes that money was transferred back to the customer. One dialog is one note, however often it is pressed. */
export function TransferBackDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const queries = useQueryClient();
  const key = useRef(newStepKey());
  const { number, money, payer } = order;
  const form = useOfficeForm({
    values: {
      amount: formatAmount(money.toTransferBack),
      ...{ receivedOn: today(Date.now()), reason: `${texts.transferReason} ${number}` },
    },
    async send({ amount: typed, receivedOn, reason }) {
      const amount = typedAmount(typed);
      if (amount === null || amount <= 0) throw fieldRefusal('amount', texts.wrongAmount);
      const body = { number, key: key.current, amount: -amount, receivedOn, means: 'transfer' as const, reason };
      noteOrder(queries, await officeCall('orderMoney', body));
      showToast(texts.transferDone);
      onClose();
    },
    fieldOfCode: { 'more-than-came': 'amount' },
  });
  const title = texts.transferBackTitle;
  return (
    <FormDialog title={title} submit={title} form={form} onClose={onClose}>
      <p>{texts.transferBackHint(payer?.name ?? '', payer?.iban ?? '')}</p>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', { required: true })}
      />
      <TextField label={texts.transferredOn} type="date" {...form.field('receivedOn', { required: true })} />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </FormDialog>
  );
}
