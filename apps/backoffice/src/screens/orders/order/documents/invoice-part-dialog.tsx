import type { OfficeDocuments, OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { officeCall } from '../../../../calls/office-call.ts';
import { formatPrice } from '../../../../format/format-price.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../../forms/use-office-form.ts';
import { TextField } from '../../../../kit/text-field.tsx';
import { documentTexts } from '../../../../texts/documents.de.ts';
import {
  areAll,
  FormCheckBox,
  firstPieces,
  lineWords,
  PiecesFields,
  readPieces,
  type Typed,
  useTypedPieces,
} from '../pieces/pieces-fields.tsx';
import { MailedField, mailedWish } from './mailed-field.tsx';
import { PaidField, paidWish } from './paid-field.tsx';
import { useIssue } from './use-issue.ts';

const texts = documentTexts.part;

interface Asked {
  readonly order: OfficeOrder;
  /** What no invoice bills yet. */
  readonly toBill: NonNullable<OfficeDocuments['toBill']>;
  readonly onClose: () => void;
}

/** Issues an invoice over some pieces of an order. The pieces begin with what was shipped and is on no invoice. */
export function InvoicePartDialog({ order, toBill, onClose }: Asked) {
  const { key, issue } = useIssue(order.number);
  // What was left when the dialog opened. The server refuses what somebody else has billed since.
  const [left] = useState(toBill);
  const lines = left.pieces.map(({ line, amount }) => ({ ...lineWords(order, line), most: amount }));
  const form = useOfficeForm<Typed>({
    values: {
      ...firstPieces(lines, (line) => shippedOf(order, left, line)),
      ...{ withCharges: true, deliveredFrom: '', deliveredTo: '', paid: '', mailed: 'settings' },
    },
    async send(typed) {
      const pieces = readPieces(lines, typed).map(({ line, amount }) => ({ line, amount }));
      const { deliveredFrom, deliveredTo } = typed;
      const days = {
        ...(deliveredFrom && { deliveredFrom: `${deliveredFrom}` }),
        ...(deliveredTo && { deliveredTo: `${deliveredTo}` }),
      };
      const body = { number: order.number, key: key(), pieces, withCharges: typed.withCharges === true };
      const wishes = { ...days, ...mailedWish(`${typed.mailed}`), ...paidWish(`${typed.paid}`) };
      await issue(officeCall('documentIssuePart', { ...body, ...wishes }));
      onClose();
    },
  });
  const isAll = areAll(lines, useTypedPieces(form, lines));
  const charges = left.charges.map(({ name, amount }) => `${name} ${formatPrice(amount)}`).join(', ');
  return (
    <FormDialog title={texts.button} submit={texts.submit} form={form} onClose={onClose}>
      <p>{texts.hint}</p>
      <PiecesFields form={form} lines={lines} />
      {charges !== '' && !isAll && <FormCheckBox form={form} name="withCharges" label={texts.withCharges(charges)} />}
      {isAll && <p className="soft">{charges === '' ? texts.isAll : texts.isAllWith(charges)}</p>}
      <TextField
        label={documentTexts.invoice.from}
        type="date"
        hint={documentTexts.invoice.daysHint}
        {...form.field('deliveredFrom')}
      />
      <TextField label={documentTexts.invoice.to} type="date" {...form.field('deliveredTo')} />
      <PaidField order={order} input={form.field('paid')} />
      <MailedField input={form.field('mailed')} />
    </FormDialog>
  );
}

/** How many of the pieces to bill have left the house: invoices bill those of the first parcels first. */
function shippedOf({ lines }: OfficeOrder, { pieces }: Asked['toBill'], line: number): number {
  const { open = 0, picked = 0 } = lines[line] ?? {};
  return Math.max(0, (pieces.find((piece) => piece.line === line)?.amount ?? 0) - open - picked);
}
