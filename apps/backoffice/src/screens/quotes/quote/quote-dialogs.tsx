import type { OfficeQuote } from '@kontor/contract/office';
import { officeCall } from '../../../calls/office-call.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';
import { useQuoteStep } from './use-quote-step.ts';

interface Props {
  readonly quote: OfficeQuote;
  readonly onClose: () => void;
}

/** Gives an offer another last day. */
export function ProlongDialog({ quote: { number, revision, validUntil }, onClose }: Props) {
  const done = useQuoteStep();
  const form = useOfficeForm({
    values: { validUntil },
    async send(typed) {
      done(await officeCall('quoteProlong', { number, revision, ...typed }), texts.prolonged);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.prolong} submit={texts.prolong} form={form} onClose={onClose}>
      <TextField
        label={texts.validUntil}
        hint={texts.validHint}
        type="date"
        {...form.field('validUntil', { required: true })}
      />
      <p className="soft">{texts.prolongSentence}</p>
    </FormDialog>
  );
}

/** Withdraws an offer. */
export function WithdrawDialog({ quote: { number, revision }, onClose }: Props) {
  const done = useQuoteStep();
  const form = useOfficeForm({
    values: { reason: '' },
    async send({ reason }) {
      done(await officeCall('quoteWithdraw', { number, revision, reason }), texts.withdrawn);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.withdraw} submit={texts.withdraw} form={form} onClose={onClose}>
      <p>{texts.withdrawSentence}</p>
      <TextField label={texts.reason} hint={texts.reasonHint} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
