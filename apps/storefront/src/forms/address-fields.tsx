import type { Country } from '@kontor/contract';
import {
  type Address,
  type AddressField,
  type AddressRole,
  addressFieldsOf,
  postalCodeFormat,
  requiredAddressFields,
} from '@kontor/domain';
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { orderTexts } from '../texts/order.de.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

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

/** How the fields of an address are tied to the form that they are a part of. */
export interface AddressPart {
  /** The country that is chosen now. */
  readonly country: string;
  register(field: AddressField, options?: Pick<RegisterOptions, 'onChange'>): UseFormRegisterReturn;
  /** Judges the postal code anew, if there is one. */
  judgePostalCode(): void;
}

/**
 * The fields of a billing address, or of a separate shipping address, where none is required (SPEC §5), in the order in
 * which the chosen country writes them. A postal code that was typed before the country was chosen is judged again by
 * the new one.
 */
export function AddressFields(props: {
  kind: AddressRole;
  countries: readonly Country[];
  part: AddressPart;
  errors: FieldErrors<Address> | undefined;
}) {
  const { kind, errors } = props;
  const { country, register, judgePostalCode } = props.part;
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
          <SelectField key={field} {...common(field)} {...register(field, { onChange: judgePostalCode })}>
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
            {...register(field)}
          />
        ),
      )}
    </div>
  );
}
