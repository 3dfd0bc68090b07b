import type { Role } from '@kontor/contract/office';
import { rightsBeyond } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { teamQuery } from '../../records/team-query.ts';
import { useOperator } from '../../session/office-state.ts';
import { rightTexts } from '../../texts/rights.de.ts';
import { teamTexts as texts } from '../../texts/team.de.ts';
import { AddressDialog } from './address-dialog.tsx';

/** Invites an operator, then shows the address once. */
export function InviteDialog({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const queries = useQueryClient();
  const { rights } = useOperator();
  const [invited, setInvited] = useState<{ readonly name: string; readonly address: string } | null>(null);
  const form = useOfficeForm({
    values: { name: '', email: '', role: 'reader' },
    async send(typed) {
      const { address } = await officeCall('operatorInvite', typed);
      setInvited({ name: typed.name, address });
      await queries.invalidateQueries(teamQuery);
    },
    fieldOfCode: { 'operator-exists': 'email', 'rights-beyond-own': 'role', 'role-not-found': 'role' },
  });
  const { role } = useWatch({ control: form.control });
  if (invited !== null) return <AddressDialog {...invited} onClose={onClose} />;
  return (
    <FormDialog title={texts.invite} submit={texts.invite} form={form} onClose={onClose}>
      <p className="soft">{texts.inviteHint}</p>
      <TextField label={texts.name} autoComplete="off" {...form.field('name', { required: true })} />
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email', { required: true })} />
      <SelectField label={texts.role} hint={rightsOf(roles, role)} {...form.field('role')}>
        {roles
          .filter((role) => rightsBeyond(rights, role.rights).length === 0)
          .map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}

/** What somebody with a role may do. */
function rightsOf(roles: readonly Role[], id: string | undefined): string {
  const rights = roles.find(({ _id }) => _id === id)?.rights ?? [];
  return rights.map((right) => rightTexts[right].title).join(', ');
}
