import type { OfficeOrder } from '@kontor/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { CheckBox } from '../../../../kit/check-box.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { AddressFields, type TypedAddress, typedAddress } from '../../../../records/address-fields.tsx';
import { shopCountriesQuery } from '../../../../records/taking-query.ts';
import { documentTexts } from '../../../../texts/documents.de.ts';
import { vatIdTexts } from '../../../../texts/vat-id.de.ts';
import { useStepForm } from '../step/use-step-form.ts';
import { changedVatId, VatIdField } from '../step/vat-id-field.tsx';

const texts = documentTexts.replace;

interface Typed {
  address: TypedAddress;
  vatId: string;
  reason: string;
  isMailed: boolean;
}

/** Cancels the invoice of an order and issues a new one, usually for another company or address. */
export function ReplaceInvoiceDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { address, email } = order.order;
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'replaceInvoice', fieldOfCode: { 'vat-id-changes-tax': 'vatId' } },
    values: { address: typedAddress(address), vatId: order.business?.vatId ?? '', reason: '', isMailed: email !== '' },
    send: ({ vatId, ...typed }, step) =>
      step.take('orderReplaceInvoice', { ...step.base(), ...typed, ...changedVatId(order, vatId) }),
  });
  const country = useWatch({ control: form.control, name: 'address.country' });
  const { billingCountries = [] } = useQuery(shopCountriesQuery).data ?? {};
  const { error: _, ...isMailed } = form.field('isMailed');
  return (
    <FormDialog title={texts.button} submit={texts.button} form={form} onClose={onClose}>
      <p>{texts.hint}</p>
      <AddressFields
        title={texts.address}
        {...{ country, countries: billingCountries }}
        field={(name) => form.field(`address.${name}`)}
      />
      <VatIdField hint={vatIdTexts.onInvoice} {...form.field('vatId')} />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        {...form.field('reason', { required: true })}
      />
      {email !== '' && <CheckBox label={texts.isMailed(email)} {...isMailed} />}
    </FormDialog>
  );
}
