import type { BankEntryWithMatch } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { ruleTexts as texts } from '../../texts/bank.de.ts';
import { payerOf } from './entry-words.ts';

/** Makes a rule that sets entries like this one aside, now and in later statements. */
export function RuleDialog(props: { entry: BankEntryWithMatch; onMade: () => void; onClose: () => void }) {
  const { entry, onMade, onClose } = props;
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { words: '', reason: '' },
    async send(typed) {
      const { count } = await officeCall('bankRuleMake', { _id: entry._id, ...typed });
      onMade();
      for (const key of ['bank-entries', 'bank-rules', 'today']) void queries.invalidateQueries({ queryKey: [key] });
      showToast(texts.made(count));
      onClose();
    },
  });
  return (
    <FormDialog title={texts.make} submit={texts.submit} form={form} onClose={onClose}>
      <p>{texts.about(entry.amount < 0, payerOf(entry), entry.payerIban)}</p>
      <TextField label={texts.words} hint={texts.wordsHint} autoComplete="off" {...form.field('words')} />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
      <p className="soft">{texts.never}</p>
    </FormDialog>
  );
}
