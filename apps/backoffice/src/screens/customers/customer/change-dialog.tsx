import type { OfficeCustomer } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusedWith } from '../../../calls/call-failure.ts';
import { officeCall } from '../../../calls/office-call.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { Field } from '../../../kit/field.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { customerQuery, noteCustomer } from '../../../records/customers-query.ts';
import { customersTexts, customerTexts as texts } from '../../../texts/customers.de.ts';

/**
 * Changes group and note of a customer. If somebody else was first, the dialog says who, keeps what was typed, and
 * shows what is stored now. Saved again, it decides on that.
 */
export function ChangeDialog(props: { id: string; customer: OfficeCustomer; onClose: () => void }) {
  const { id, customer, onClose } = props;
  const queries = useQueryClient();
  const [opened] = useState(customer);
  const form = useOfficeForm({
    values: { group: customer.group ?? '', note: customer.note },
    async send({ group, note }) {
      // The newest that the person has seen: the one behind the dialog.
      const { version } = queries.getQueryData(customerQuery(id).queryKey) ?? customer;
      const change = { _id: id, version, group: group === '' ? null : group, note };
      try {
        noteCustomer(queries, id, await officeCall('customerChange', change));
      } catch (failure) {
        if (isRefusedWith(failure, 'customer-stale'))
          noteCustomer(queries, id, await officeCall('customer', { _id: id }));
        throw failure;
      }
      showToast(texts.changed);
      onClose();
    },
  });
  const now = {
    group: customer.group === opened.group ? undefined : texts.savedNow(customer.group ?? texts.noGroup),
    note: customer.note === opened.note ? undefined : texts.savedNow(customer.note || texts.noNote),
  };
  const { error, ...input } = form.field('note');
  const offered = opened.group === null || customer.groups.includes(opened.group) ? [] : [opened.group];
  return (
    <FormDialog title={texts.change} submit={texts.save} form={form} onClose={onClose}>
      <SelectField label={customersTexts.group} hint={now.group ?? texts.groupHint} {...form.field('group')}>
        <option value="">{texts.noGroup}</option>
        {[...customer.groups, ...offered].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field label={texts.note} hint={now.note ?? texts.noteHint} error={error}>
        {(links) => <textarea {...input} {...links} className="input" rows={5} maxLength={5000} />}
      </Field>
    </FormDialog>
  );
}
