import type { OfficeOrder } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../../../calls/office-call.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../../forms/use-office-form.ts';
import { SelectField } from '../../../../kit/select-field.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { documentsQuery } from '../../../../records/documents-query.ts';
import { documentTexts } from '../../../../texts/documents.de.ts';
import { parcelWithoutNote } from './parcel-of-note.ts';
import { useIssue } from './use-issue.ts';

const texts = documentTexts.note;

/** Issues a delivery note of one parcel, at first the newest without one, or of the whole order. */
export function DeliveryNoteDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { number } = order;
  const parcels = order.parcels.filter(({ isUndone }) => !isUndone);
  const { key, issue } = useIssue(number);
  const { documents } = useSuspenseQuery(documentsQuery(number)).data;
  const [first] = useState(() => `${parcelWithoutNote(order, documents)?.number ?? ''}`);
  const form = useOfficeForm({
    values: { parcel: first, deliveredOn: '' },
    async send({ parcel, deliveredOn }) {
      const pieces = parcels.find((one) => `${one.number}` === parcel)?.pieces;
      const body = { number, key: key(), ...(deliveredOn && { deliveredOn }), ...(pieces && { pieces }) };
      await issue(officeCall('deliveryNoteIssue', body));
      onClose();
    },
  });
  return (
    <FormDialog title={texts.button} submit={texts.button} form={form} onClose={onClose}>
      <SelectField label={texts.what} defaultValue={first} {...form.field('parcel')}>
        <option value="">{texts.whole}</option>
        {parcels.map(({ number: parcel, pieces }) => (
          <option key={parcel} value={parcel}>
            {texts.parcel(
              parcel,
              pieces.reduce((sum, { amount }) => sum + amount, 0),
            )}
          </option>
        ))}
      </SelectField>
      <TextField label={texts.day} type="date" hint={texts.dayHint} {...form.field('deliveredOn')} />
    </FormDialog>
  );
}
