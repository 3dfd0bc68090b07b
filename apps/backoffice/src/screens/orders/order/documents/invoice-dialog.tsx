import type { OfficeOrder } from '@kontor/contract/office';
import { officeCall } from '../../../../calls/office-call.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../../forms/use-office-form.ts';
import { Notice } from '../../../../kit/notice.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { documentTexts } from '../../../../texts/documents.de.ts';
import { MailedField, mailedWish } from './mailed-field.tsx';
import { PaidField, paidWish } from './paid-field.tsx';
import { useIssue } from './use-issue.ts';

const texts = documentTexts.invoice;

interface Asked {
  readonly order: OfficeOrder;
  /** Whether it bills what invoices of parts left. */
  readonly isFinal?: boolean;
  readonly onClose: () => void;
}

/** Issues the invoice of an order, or its final one. For empty fields the shop uses its own data. */
export function InvoiceDialog({ order, isFinal = false, onClose }: Asked) {
  const { number } = order;
  const { issue } = useIssue(number);
  const form = useOfficeForm({
    values: { deliveredFrom: '', deliveredTo: '', paid: '', mailed: 'settings' },
    async send({ deliveredFrom, deliveredTo, paid, mailed }) {
      const days = { ...(deliveredFrom && { deliveredFrom }), ...(deliveredTo && { deliveredTo }) };
      await issue(officeCall('documentIssue', { number, ...days, ...mailedWish(mailed), ...paidWish(paid) }));
      onClose();
    },
  });
  const words = isFinal ? documentTexts.final : texts;
  return (
    <FormDialog title={words.button} submit={words.button} form={form} onClose={onClose}>
      <p>{words.hint}</p>
      {(order.shipping === 'open' || order.shipping === 'partly-shipped') && (
        <Notice look="warn">{texts.notShipped}</Notice>
      )}
      <TextField label={texts.from} type="date" hint={texts.daysHint} {...form.field('deliveredFrom')} />
      <TextField label={texts.to} type="date" {...form.field('deliveredTo')} />
      <PaidField order={order} input={form.field('paid')} />
      <MailedField input={form.field('mailed')} />
    </FormDialog>
  );
}
