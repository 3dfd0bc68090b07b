import { Form } from '../../forms/form.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { kitPageTexts as texts } from '../../texts/kit-page.de.ts';

/** A form that is refused at its fields and asks before it is left with changes. */
export function KitForm({ refuse }: { refuse: () => Promise<void> }) {
  const form = useOfficeForm({ values: { name: '' }, send: refuse });
  return (
    <Form
      form={form}
      label={texts.form}
      actions={
        <Button look="primary" type="submit" isBusy={form.isBusy}>
          {texts.save}
        </Button>
      }
    >
      <TextField label={texts.name} {...form.field('name', { required: true })} />
      <UnsavedChanges form={form} />
    </Form>
  );
}
