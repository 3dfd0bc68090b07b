import type { OfficeOrder } from '@kontor/contract/office';
import { type AddressField, addressFieldsOf } from '@kontor/domain';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { OfficeForm } from '../../../forms/use-office-form.ts';
import { CheckBox } from '../../../kit/check-box.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { stepTexts, correctTexts as texts } from '../../../texts/order.de.ts';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './use-step-form.ts';

type TypedAddress = Record<AddressField, string>;

interface Typed {
  email: string;
  address: TypedAddress;
  delivery: 'same' | 'own';
  shippingAddress: TypedAddress;
  reason: string;
  isUntold: boolean;
}

/** Corrects the addresses and the e-mail address of an order that is not completely shipped. */
export function AddressDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { email, address, shippingAddress } = order.order;
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'correct', fieldOfCode: {} },
    values: {
      ...{ email, address: typedAddress(address), shippingAddress: typedAddress(shippingAddress ?? {}) },
      ...{ delivery: shippingAddress === undefined ? 'same' : 'own', reason: '', isUntold: false },
    },
    send: ({ delivery, shippingAddress: own, isUntold, ...typed }, step) =>
      step.take('orderCorrect', {
        ...{ ...step.base(), ...typed, isTold: !isUntold },
        shippingAddress: delivery === 'own' ? own : null,
      }),
  });
  const isOwn = useWatch({ control: form.control, name: 'delivery' }) === 'own';
  const { error: _, ...isUntold } = form.field('isUntold');
  return (
    <FormDialog title={stepTexts.buttons.correct} submit={stepTexts.buttons.correct} form={form} onClose={onClose}>
      <AddressFields form={form} at="address" />
      <SelectField label={texts.delivery} {...form.field('delivery')}>
        <option value="same">{texts.deliveryChoices.same}</option>
        <option value="own">{texts.deliveryChoices.own}</option>
      </SelectField>
      {isOwn && <AddressFields form={form} at="shippingAddress" />}
      <TextField label={texts.email} type="text" inputMode="email" autoComplete="off" {...form.field('email')} />
      <ReasonField form={form} />
      <CheckBox label={texts.noMail} {...isUntold} />
    </FormDialog>
  );
}

/** The fields of an address, in the order in which its country writes them. */
function AddressFields({ form, at }: { form: OfficeForm<Typed>; at: 'address' | 'shippingAddress' }) {
  const country = useWatch({ control: form.control, name: `${at}.country` });
  return (
    <fieldset className="fields">
      <legend>{at === 'address' ? texts.invoice : texts.delivery}</legend>
      {addressFieldsOf(country).map((field) => (
        <TextField
          key={field}
          label={texts.fields[field]}
          hint={field === 'country' ? texts.countryHint : undefined}
          autoComplete="off"
          {...form.field(`${at}.${field}`)}
        />
      ))}
    </fieldset>
  );
}

function typedAddress(known: Partial<Record<AddressField, string>>): TypedAddress {
  const { name = '', firstName = '', companyName = '', street = '', zipCode = '', city = '', country = '' } = known;
  return { name, firstName, companyName, street, zipCode, city, country };
}
