import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { Form } from '../../../forms/form.tsx';
import { UnsavedChanges } from '../../../forms/unsaved-changes.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { newStepKey, noteOrder } from '../../../records/order-query.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';

/** A note for the shop. Repeated after a lost answer, it is still one note. */
export function NoteForm({ number }: { number: string }) {
  const queries = useQueryClient();
  const key = useRef(newStepKey());
  const form = useOfficeForm({
    values: { text: '' },
    resetsTo: { text: '' },
    async send({ text }) {
      noteOrder(queries, await officeCall('orderNote', { number, key: key.current, text }));
      key.current = newStepKey();
      showToast(texts.noteWritten);
    },
  });
  const { error, ...input } = form.field('text', { required: true });
  return (
    <Form
      form={form}
      label={texts.note}
      actions={
        <Button type="submit" isBusy={form.isBusy}>
          {texts.noteButton}
        </Button>
      }
    >
      <Field label={texts.note} hint={texts.noteHint} error={error}>
        {(links) => <textarea {...input} {...links} className="input" rows={2} maxLength={5000} />}
      </Field>
      <UnsavedChanges form={form} />
    </Form>
  );
}
