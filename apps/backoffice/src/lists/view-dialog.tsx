import type { OfficeView, ViewToSave } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { CheckBox } from '../kit/check-box.tsx';
import { TextField } from '../kit/text-field.tsx';
import { showToast } from '../kit/toast-message.ts';
import { listTexts as texts } from '../texts/lists.de.ts';
import { viewsQuery } from './views-query.ts';

/** Name of a view, and whether the team uses it too. `view` null: a new one. */
export function ViewDialog(props: {
  content: Pick<ViewToSave, 'list' | 'filters' | 'columns'>;
  view: OfficeView | null;
  onSaved?: (id: string, filters: Readonly<Record<string, string>>) => Promise<void>;
  onClose: () => void;
}) {
  const { content, view } = props;
  const queries = useQueryClient();
  const form = useOfficeForm<{ name: string; isShared: boolean }>({
    values: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    async send(typed) {
      const saved = await officeCall('listViewSave', { ...content, ...typed, ...(view && { _id: view._id }) });
      const known = queries.getQueryData(viewsQuery(content.list).queryKey)?.views ?? [];
      const made = saved.views.find(({ _id }) => known.every((one) => one._id !== _id));
      queries.setQueryData(viewsQuery(content.list).queryKey, saved);
      if (made !== undefined) await props.onSaved?.(made._id, content.filters);
      showToast(texts.saved(typed.name));
      props.onClose();
    },
    fieldOfCode: { 'view-exists': 'name' },
  });
  return (
    <FormDialog
      title={view === null ? texts.saveNew : texts.editTitle(view.name)}
      form={form}
      submit={texts.submitNew}
      onClose={props.onClose}
    >
      <TextField label={texts.name} maxLength={60} autoComplete="off" {...form.field('name', { required: true })} />
      <CheckBox label={texts.shared} hint={texts.sharedHint} {...checkOf(form.field('isShared'))} />
      {view === null && <p className="soft">{texts.contents}</p>}
    </FormDialog>
  );
}

/** A checkbox shows no error. */
function checkOf<Field extends { error: unknown }>({ error: _, ...field }: Field): Omit<Field, 'error'> {
  return field;
}
