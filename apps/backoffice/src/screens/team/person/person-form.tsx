import type { Operator, Role } from '@kontor/contract/office';
import { rightsBeyond } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../../calls/office-call.ts';
import { Form } from '../../../forms/form.tsx';
import { UnsavedChanges } from '../../../forms/unsaved-changes.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { Button } from '../../../kit/button.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { teamQuery } from '../../../records/team-query.ts';
import { useOperator } from '../../../session/office-state.ts';
import { personTexts, teamTexts } from '../../../texts/team.de.ts';

/**
 * Name and role of an operator. A role with rights beyond one's own cannot be given. It is offered only if the operator
 * already has it.
 */
export function PersonForm({ person, roles }: { person: Operator; roles: readonly Role[] }) {
  const queries = useQueryClient();
  const { rights } = useOperator();
  const form = useOfficeForm({
    values: { name: person.name, role: person.role },
    async send(typed) {
      queries.setQueryData(teamQuery.queryKey, await officeCall('operatorChange', { _id: person._id, ...typed }));
      await queries.invalidateQueries({ queryKey: ['log'] });
      showToast(personTexts.saved);
    },
    fieldOfCode: { 'last-owner': 'role', 'rights-beyond-own': 'role', 'role-not-found': 'role' },
  });
  const offered = roles.filter((role) => role._id === person.role || rightsBeyond(rights, role.rights).length === 0);
  return (
    <Form
      form={form}
      label={personTexts.account}
      actions={
        <Button look="primary" type="submit" isBusy={form.isBusy}>
          {personTexts.save}
        </Button>
      }
    >
      <TextField label={teamTexts.email} readOnly value={person.email} />
      <div className="form-row">
        <TextField label={teamTexts.name} autoComplete="off" {...form.field('name', { required: true })} />
        <SelectField label={teamTexts.role} {...form.field('role')}>
          {offered.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <UnsavedChanges form={form} />
    </Form>
  );
}
