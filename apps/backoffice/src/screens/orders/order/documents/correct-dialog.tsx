import { CallFailure } from '@kontor/contract';
import type { InvoiceToCorrect, OfficeDocument, OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { officeCall } from '../../../../calls/office-call.ts';
import { formatPrice } from '../../../../format/format-price.ts';
import { typedAmount } from '../../../../format/typed-amount.ts';
import { fieldRefusal } from '../../../../forms/field-refusal.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { type OfficeForm, useOfficeForm } from '../../../../forms/use-office-form.ts';
import { TextField } from '../../../../kit/text-field.tsx';
import { documentTexts } from '../../../../texts/documents.de.ts';
import { firstPieces, lineWords, PiecesFields, somePieces, type Typed } from '../pieces/pieces-fields.tsx';
import { MailedField, mailedWish } from './mailed-field.tsx';
import { useIssue } from './use-issue.ts';

const texts = documentTexts.correct;

type Left = NonNullable<OfficeDocument['left']>;

interface Asked {
  readonly order: OfficeOrder;
  readonly invoice: OfficeDocument;
  /** Whether only pieces and charges are corrected, and not everything that is left. */
  readonly isPart: boolean;
  readonly onClose: () => void;
}

/**
 * Corrects an invoice: everything left of it, or pieces and charges. Where a part of the order was cancelled or came
 * back and is still billed, the pieces begin with just that.
 */
export function CorrectDialog({ order, invoice, isPart, onClose }: Asked) {
  const { key, issue } = useIssue(order.number);
  // What was left when the dialog opened. The server refuses what somebody else has corrected since.
  const [left] = useState<Left>(() => invoice.left ?? { pieces: [], charges: [], allowances: [] });
  const [back] = useState(() => takenBack(order, left));
  const lines = left.pieces.map(({ line, amount }) => ({
    ...{ ...lineWords(order, line), most: amount },
  }));
  const form = useOfficeForm<Typed>({
    values: {
      ...firstPieces(lines, () => 0),
      ...Object.fromEntries(lines.map(({ line }, at) => [`amount${line}`, `${back[at]}`])),
      ...Object.fromEntries(left.charges.map((_charge, at) => [`charge${at}`, ''])),
      ...{ reason: '', mailed: 'settings' },
    },
    async send(typed) {
      const part = isPart ? partOf(left, lines, typed) : {};
      const said = { reason: `${typed.reason}`, ...mailedWish(`${typed.mailed}`) };
      await issue(officeCall('documentCorrect', { number: invoice.number, key: key(), ...part, ...said }));
      onClose();
    },
  });
  const submit = texts.buttons[isPart ? 'correct' : 'cancel'];
  return (
    <FormDialog title={texts.titles[isPart ? 'correct' : 'cancel'](invoice.number)} {...{ submit, form, onClose }}>
      <p>{texts.hint}</p>
      {isPart && lines.length > 0 && <PiecesFields form={form} lines={lines} />}
      {isPart && <ChargeFields form={form} charges={left.charges} />}
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
      <MailedField input={form.field('mailed')} />
    </FormDialog>
  );
}

/** Of each line left of an invoice, the pieces that the customer no longer has: they were cancelled or came back. */
function takenBack({ order, lines }: OfficeOrder, left: Left): number[] {
  return left.pieces.map(({ line, amount }) => {
    const { cancelled = 0, returned = 0 } = lines[line] ?? {};
    const kept = (order.items[line]?.amount ?? 0) - cancelled - returned;
    return Math.max(0, amount - kept);
  });
}

function ChargeFields({ form, charges }: { form: OfficeForm<Typed>; charges: Left['charges'] }) {
  return charges.map(({ kind, name, amount }, at) => (
    <TextField
      key={kind}
      label={texts.charge(name)}
      hint={texts.chargeHint(formatPrice(amount))}
      inputMode="decimal"
      autoComplete="off"
      {...form.field(`charge${at}`)}
    />
  ));
}

/**
 * The typed pieces and charges.
 * @throws CallFailure in the form of the server's refusals
 */
function partOf(
  left: Left,
  lines: Parameters<typeof somePieces>[0],
  typed: Typed,
): Pick<InvoiceToCorrect, 'pieces' | 'charges'> {
  const pieces = somePieces(lines, typed).map(({ line, amount }) => ({ line, amount }));
  const charges = left.charges.flatMap(({ kind, amount: most }, at) => {
    const text = `${typed[`charge${at}`]}`;
    if (text.trim() === '') return [];
    const amount = typedAmount(text);
    if (amount === null || amount < 0 || amount > most)
      throw fieldRefusal(`charge${at}`, texts.wrongCharge(formatPrice(most)));
    return amount === 0 ? [] : [{ kind, amount }];
  });
  if (pieces.length + charges.length === 0) throw new CallFailure(400, { code: 'invalid-form', msg: texts.nothing });
  return { pieces, charges };
}
