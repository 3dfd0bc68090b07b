import type { OfficeOrder } from '@kontor/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { CheckBox } from '../../../kit/check-box.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { AddressFields, type TypedAddress, typedAddress } from '../../../records/address-fields.tsx';
import { documentsQuery } from '../../../records/documents-query.ts';
import { shopCountriesQuery } from '../../../records/taking-query.ts';
import { stepTexts, correctTexts as texts } from '../../../texts/order.de.ts';
import { vatIdTexts } from '../../../texts/vat-id.de.ts';
import { validInvoice } from './documents/document-state.ts';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';
import { changedVatId, VatIdField } from './step/vat-id-field.tsx';

interface Typed {
  email: string;
  address: TypedAddress;
  delivery: 'same' | 'own';
  shippingAddress: TypedAddress;
  reason: string;
  vatId: string;
  isTold: boolean;
  replacesInvoice: boolean;
}

/** Corrects the addresses and the e-mail address of an order that is not completely shipped. */
export function AddressDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { email, address, shippingAddress } = order.order;
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'correct', fieldOfCode: { 'vat-id-changes-tax': 'vatId' } },
    values: {
      ...{ email, address: typedAddress(address), shippingAddress: typedAddress(shippingAddress ?? {}) },
      ...{ delivery: shippingAddress === undefined ? 'same' : 'own', reason: '', isTold: true, replacesInvoice: true },
      vatId: order.business?.vatId ?? '',
    },
    send: ({ delivery, shippingAddress: own, vatId, ...typed }, step) =>
      step.take('orderCorrect', {
        ...{ ...step.base(), ...typed, ...changedVatId(order, vatId) },
        shippingAddress: delivery === 'own' ? own : null,
      }),
  });
  const { control } = form;
  const isOwn = useWatch({ control, name: 'delivery' }) === 'own';
  const [country, ownCountry] = useWatch({ control, name: ['address.country', 'shippingAddress.country'] });
  const { countries = [], billingCountries = [] } = useQuery(shopCountriesQuery).data ?? {};
  const { error: _, ...isTold } = form.field('isTold');
  const { error: __, ...replacesInvoice } = form.field('replacesInvoice');
  const invoice = validInvoice(useQuery(documentsQuery(order.number)).data?.documents ?? []);
  return (
    <FormDialog title={stepTexts.buttons.correct} submit={stepTexts.buttons.correct} form={form} onClose={onClose}>
      <AddressFields
        title={texts.invoice}
        {...{ country, countries: billingCountries }}
        field={(name) => form.field(`address.${name}`)}
      />
      <SelectField label={texts.delivery} {...form.field('delivery')}>
        <option value="same">{texts.deliveryChoices.same}</option>
        <option value="own">{texts.deliveryChoices.own}</option>
      </SelectField>
      {isOwn && (
        <AddressFields
          title={texts.delivery}
          {...{ country: ownCountry, countries }}
          field={(name) => form.field(`shippingAddress.${name}`)}
        />
      )}
      <VatIdField hint={vatIdTexts.inCorrection} {...form.field('vatId')} />
      <TextField label={texts.email} type="text" inputMode="email" autoComplete="off" {...form.field('email')} />
      <ReasonField form={form} />
      {invoice !== undefined && <CheckBox label={texts.replacesInvoice(invoice.number)} {...replacesInvoice} />}
      <CheckBox label={stepTexts.isTold} {...isTold} />
    </FormDialog>
  );
}
