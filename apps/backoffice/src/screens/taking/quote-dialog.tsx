import type { OfficeQuote, QuoteToMake } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Field } from '../../kit/field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { quoteTexts as texts } from '../../texts/quotes.de.ts';

/** An offer that is being changed, as the operator saw it. */
export type QuoteToEdit = Pick<OfficeQuote, 'number' | 'revision' | 'note' | 'validUntil'>;

/** Note and last day of an offer, and sending it: a new one, or the next version of one. */
export function QuoteDialog(props: {
  body: Omit<QuoteToMake, 'note' | 'validUntil'>;
  /** The last day, if nobody chooses another. */
  until: string;
  quote: QuoteToEdit | null;
  onClose: () => void;
}) {
  const { body, quote, onClose } = props;
  const [navigate, queries] = [useNavigate(), useQueryClient()];
  const later = quote !== null && quote.validUntil > props.until;
  const form = useOfficeForm({
    values: { note: quote?.note ?? '', validUntil: later ? quote.validUntil : props.until },
    async send(typed) {
      const { key, ...offered } = body;
      const made =
        quote === null
          ? await officeCall('quoteMake', { ...offered, ...typed, key })
          : await officeCall('quoteChange', { ...offered, ...typed, number: quote.number, revision: quote.revision });
      for (const name of ['quote', 'quotes', 'log']) void queries.invalidateQueries({ queryKey: [name] });
      showToast(quote === null ? texts.done(made.number) : texts.changed(made.number));
      await navigate({
        ...{ to: '/angebote/$nummer', params: { nummer: made.number }, replace: true, ignoreBlocker: true },
      });
    },
  });
  const { error, ...note } = form.field('note');
  return (
    <FormDialog
      title={quote === null ? texts.makeTitle : texts.changeTitle(quote.number)}
      submit={quote === null ? texts.makeButton : texts.changeButton}
      form={form}
      onClose={onClose}
    >
      <Field label={texts.note} hint={texts.noteHint} error={error}>
        {(links) => <textarea {...note} {...links} className="input" rows={4} maxLength={5000} />}
      </Field>
      <TextField
        label={texts.validUntil}
        hint={texts.validHint}
        type="date"
        {...form.field('validUntil', { required: true })}
      />
      <p className="soft">{body.email === '' ? texts.makeSentencePrinted : texts.makeSentence}</p>
      {quote !== null && <p className="soft">{texts.changeSentence}</p>}
    </FormDialog>
  );
}
