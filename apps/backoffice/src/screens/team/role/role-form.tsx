import type { Role } from '@kontor/contract/office';
import type { Right } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Controller } from 'react-hook-form';
import { officeCall } from '../../../calls/office-call.ts';
import { Form } from '../../../forms/form.tsx';
import { UnsavedChanges } from '../../../forms/unsaved-changes.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { teamQuery } from '../../../records/team-query.ts';
import { roleTexts as texts } from '../../../texts/team.de.ts';
import { RightsField } from './rights-field.tsx';

/** Name and rights of a role. Undefined: a new role. */
export function RoleForm({ role }: { role: Role | undefined }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isFixed = role?.isGiven === true;
  const form = useOfficeForm<{ name: string; rights: Right[] }>({
    values: { name: role?.name ?? '', rights: role?.rights ?? [] },
    async send(typed) {
      const saved = await officeCall('roleSave', { ...typed, ...(role && { _id: role._id }) });
      await queries.invalidateQueries(teamQuery);
      await queries.invalidateQueries({ queryKey: ['log'] });
      showToast(texts.saved);
      if (role === undefined)
        await navigate({ to: '/team/rollen/$id', params: { id: saved._id }, replace: true, ignoreBlocker: true });
    },
    fieldOfCode: { 'role-exists': 'name' },
  });
  return (
    <Form
      form={form}
      label={texts.rights}
      actions={
        !isFixed && (
          <Button look="primary" type="submit" isBusy={form.isBusy}>
            {texts.save}
          </Button>
        )
      }
    >
      {isFixed && <p className="soft">{texts.givenHint}</p>}
      {!isFixed && <TextField label={texts.name} autoComplete="off" {...form.field('name', { required: true })} />}
      <Controller
        control={form.control}
        name="rights"
        render={({ field: { value, onChange } }) => (
          <RightsField chosen={value} onChange={onChange} isFixed={isFixed} />
        )}
      />
      <UnsavedChanges form={form} />
    </Form>
  );
}
