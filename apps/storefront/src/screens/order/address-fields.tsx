import type { Country } from '@kontor/contract';
import type { OrderDetails } from '@kontor/domain';
import {
  type Address,
  type AddressField,
  type AddressRole,
  addressFieldsOf,
  postalCodeFormat,
  requiredAddressFields,
} from '@kontor/domain';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { orderTexts } from '../../texts/de/order.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What browsers call the fields of an address when they fill them in (HTML, autofill field names). */
const autofillNames: Readonly<Record<AddressField, string>> = {
  companyName: 'organization',
  firstName: 'given-name',
  name: 'family-name',
  street: 'address-line1',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

/**
 * The fields of a billing address, or of a separate shipping address, where none is required (SPEC §5), in the order in which the chosen
 * country writes them. A postal code that was typed before the country was chosen is judged again by the new one.
 */
export function AddressFields(props: {
  kind: AddressRole;
  countries: readonly Country[];
  form: UseFormReturn<OrderDetails>;
  errors: FieldErrors<Address> | undefined;
}) {
  const { kind, form, errors } = props;
  const group = kind === 'billing' ? 'address' : 'shippingAddress';
  const country = form.watch(`${group}.country`);
  const judgePostalCode = () => form.getValues(`${group}.zipCode`) !== '' && form.trigger(`${group}.zipCode`);
  const common = (field: AddressField) => ({
    className: `address-${field}`,
    label: orderTexts[field],
    autoComplete: `${kind} ${autofillNames[field]}`,
    required: kind === 'billing' && requiredAddressFields.includes(field),
    error: errors?.[field]?.message,
  });
  return (
    <div className="address-fields">
      {addressFieldsOf(country).map((field) =>
        field === 'country' ? (
          <SelectField
            key={field}
            {...common(field)}
            {...form.register(`${group}.country`, { onChange: judgePostalCode })}
          >
            {props.countries.map(({ shortName, name }) => (
              <option key={shortName} value={shortName}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={field}
            {...common(field)}
            inputMode={field === 'zipCode' && postalCodeFormat(country) !== null ? 'numeric' : 'text'}
            {...form.register(`${group}.${field}`)}
          />
        ),
      )}
    </div>
  );
}
