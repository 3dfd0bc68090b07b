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
import { SelectField } from '../../../../kit/select-field.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { showToast } from '../../../../kit/toast-message.ts';
import { newStepKey, noteOrder } from '../../../../records/order-query.ts';
import { notedMoneyTexts as texts } from '../../../../texts/noted-money.de.ts';

interface Typed {
  readonly amount: string;
  readonly receivedOn: string;
  readonly means: 'cash' | 'other';
  readonly reason: string;
}

/** What a carrier collects and hands over is no cash of the shop's. */
const onDelivery = { means: 'other', reason: texts.onDelivery } as const;

/** Notes money that no statement contains. One dialog is one note, however often the button is pressed. */
export function NoteMoneyDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const queries = useQueryClient();
  const key = useRef(newStepKey());
  const { number, money } = order;
  const form = useOfficeForm<Typed>({
    values: {
      amount: formatAmount(Math.max(0, money.stillDue - (money.received ?? 0))),
      receivedOn: today(Date.now()),
      ...(order.paymentKind === 'on-delivery' ? onDelivery : { means: 'cash', reason: '' }),
    },
    async send({ amount: typed, receivedOn, means, reason }) {
      const amount = typedAmount(typed);
      if (amount === null || amount === 0) throw fieldRefusal('amount', texts.wrongAmount);
      const body = { number, key: key.current, amount, receivedOn, means, reason };
      noteOrder(queries, await officeCall('orderMoney', body));
      showToast(texts.done);
      onClose();
    },
    fieldOfCode: { 'more-than-came': 'amount' },
  });
  return (
    <FormDialog title={texts.button} submit={texts.button} form={form} onClose={onClose}>
      <p>{texts.hint}</p>
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', { required: true })}
      />
      <TextField label={texts.day} type="date" {...form.field('receivedOn', { required: true })} />
      <SelectField label={texts.means} {...form.field('means')}>
        <option value="cash">{texts.choices.cash}</option>
        <option value="other">{texts.choices.other}</option>
      </SelectField>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </FormDialog>
  );
}
