import type { OfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { stepTexts as texts } from '../../../texts/order.de.ts';

/** The reason of a step. It is required. */
export function ReasonField({ form }: { form: Pick<OfficeForm<{ reason: string }>, 'field'> }) {
  return (
    <TextField
      label={texts.reason}
      hint={texts.reasonHint}
      autoComplete="off"
      {...form.field('reason', { required: true })}
    />
  );
}
