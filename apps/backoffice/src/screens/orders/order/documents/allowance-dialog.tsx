import type { InvoiceToCorrect, OfficeDocument, OfficeOrder } from '@kontor/contract/office';
import { centsFromEuro, euroFromCents } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { officeCall } from '../../../../calls/office-call.ts';
import { formatPrice } from '../../../../format/format-price.ts';
import { typedAmount } from '../../../../format/typed-amount.ts';
import { fieldRefusal } from '../../../../forms/field-refusal.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import type { OfficeForm } from '../../../../forms/use-office-form.ts';
import { Notice } from '../../../../kit/notice.tsx';
import { SelectField } from '../../../../kit/select-field.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { documentsQuery } from '../../../../records/documents-query.ts';
import { isAllowed } from '../../../../session/is-allowed.ts';
import { useOperator } from '../../../../session/office-state.ts';
import { documentTexts } from '../../../../texts/documents.de.ts';
import { stepTexts } from '../../../../texts/order.de.ts';
import { FormCheckBox, lineWords, type Typed } from '../pieces/pieces-fields.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { MailedField, mailedWish } from './mailed-field.tsx';

const texts = documentTexts.allowance;

interface Asked {
  readonly order: OfficeOrder;
  readonly invoice: OfficeDocument;
  readonly onClose: () => void;
}

type Allowances = NonNullable<OfficeDocument['left']>['allowances'];

/** Whether a provider has money of the customer that no refund is on its way for. */
function hasMoney({ state, amount, refunded, refunding }: OfficeOrder['payments'][number]): boolean {
  return (state === 'captured' || state === 'refunded') && amount > refunded + refunding;
}

/**
 * Gives money back although the customer keeps the goods: a correction of the invoice, and the refund of what a
 * provider captured. Both have the key of the dialog, so whoever tries again does neither twice.
 */
export function AllowanceDialog({ order, invoice, onClose }: Asked) {
  const [allowances] = useState(() => invoice.left?.allowances ?? []);
  const queries = useQueryClient();
  const mayRefund = isAllowed('money.refund', useOperator());
  // What providers have of the order can go back by them; other money is transferred by hand.
  const isPaid = mayRefund && order.payments.some(hasMoney);
  // A document is never changed: once it is made, only its refund may be missing.
  const [made, setMade] = useState<OfficeDocument | null>(null);
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'allowance' },
    values: { line: '', amount: '', reason: '', refunds: true, mailed: 'settings' },
    async send(typed, step) {
      const amount = typedAmount(`${typed.amount}`);
      if (amount === null || amount <= 0) throw fieldRefusal('amount', stepTexts.wrongAmount);
      const most = mostOf(allowances, `${typed.line}`);
      if (amount > most) throw fieldRefusal('amount', documentTexts.correct.wrongCharge(formatPrice(most)));
      const refunds = isPaid && typed.refunds === true;
      // Whoever breaks off at the proof of identity has corrected nothing.
      if (refunds) await officeCall('proofHeld', {});
      const { number, key } = step.base();
      const reason = `${typed.reason}`;
      const allowance = { amount, ...(typed.line !== '' && { line: Number(typed.line) }) };
      const wish = { number: invoice.number, key, allowance, reason, ...mailedWish(`${typed.mailed}`) };
      const { gross } = made ?? (await correct(wish));
      await queries.invalidateQueries({ queryKey: documentsQuery(number).queryKey });
      if (refunds) await step.take('orderRefund', { number, key, amount: Math.abs(gross ?? 0), reason, isTold: false });
    },
    fieldOfCode: { 'more-than-left': 'amount' },
  });
  async function correct(wish: InvoiceToCorrect): Promise<OfficeDocument> {
    const document = await officeCall('documentCorrect', wish);
    setMade(document);
    return document;
  }
  const most = mostOf(allowances, `${useWatch({ control: form.control, name: 'line' })}`);
  return (
    <FormDialog title={texts.title(invoice.number)} submit={texts.submit} form={form} onClose={onClose}>
      {made === null ? (
        <AllowanceFields {...{ order, allowances, most, form }} />
      ) : (
        <Notice look="good">{texts.made(made.number, formatPrice(Math.abs(made.gross ?? 0)))}</Notice>
      )}
      {isPaid ? (
        <FormCheckBox form={form} name="refunds" label={texts.refunds} />
      ) : (
        <p className="soft">{texts.byHand}</p>
      )}
      {made === null && <MailedField input={form.field('mailed')} />}
    </FormDialog>
  );
}

/** What is given back, for what and why. `most`: EUR. */
function AllowanceFields(props: { order: OfficeOrder; allowances: Allowances; most: number; form: OfficeForm<Typed> }) {
  const { order, allowances, most, form } = props;
  return (
    <>
      <p>{texts.hint}</p>
      <SelectField label={texts.what} {...form.field('line')}>
        <option value="">{texts.all}</option>
        {allowances.map((one) => (
          <option key={one.line} value={`${one.line}`}>
            {lineWords(order, one.line).name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.amount}
        hint={documentTexts.correct.chargeHint(formatPrice(most))}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', { required: true })}
      />
      <TextField
        label={documentTexts.correct.reason}
        hint={documentTexts.correct.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
    </>
  );
}

/** The most that may be given back, in EUR, of a line or of all goods. */
function mostOf(allowances: Allowances, line: string): number {
  const of = allowances.filter((one) => line === '' || `${one.line}` === line);
  return euroFromCents(of.reduce((sum, { amount }) => sum + (centsFromEuro(amount) ?? 0), 0));
}
