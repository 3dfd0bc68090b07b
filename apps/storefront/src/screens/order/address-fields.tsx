import type { Country } from '@kontor/contract';
import {
  type Address,
  type AddressField,
  type AddressRole,
  addressLengths,
  type OrderDetails,
  requiredAddressFields,
} from '@kontor/domain';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { orderTexts } from '../../texts/de/order.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The lines of an address in the order they are written on a letter, with what browsers call them. */
const lines = [
  ['companyName', 'organization'],
  ['firstName', 'given-name'],
  ['name', 'family-name'],
  ['street', 'address-line1'],
  ['zipCode', 'postal-code'],
  ['city', 'address-level2'],
] as const satisfies readonly (readonly [AddressField, string])[];

/** The fields of a billing address, or of a separate shipping address, where none is required (SPEC §5). */
export function AddressFields(props: {
  kind: AddressRole;
  countries: readonly Country[];
  register: UseFormRegister<OrderDetails>;
  errors: FieldErrors<Address> | undefined;
}) {
  const { kind, register, errors } = props;
  const group = kind === 'billing' ? 'address' : 'shippingAddress';
  const isRequired = (field: AddressField) => kind === 'billing' && requiredAddressFields.includes(field);
  return (
    <div className="address-fields">
      {lines.map(([field, autoComplete]) => (
        <TextField
          key={field}
          className={`address-${field}`}
          label={orderTexts[field]}
          autoComplete={`${kind} ${autoComplete}`}
          maxLength={addressLengths[field]}
          required={isRequired(field)}
          error={errors?.[field]?.message}
          {...register(`${group}.${field}`)}
        />
      ))}
      <SelectField
        className="address-country"
        label={orderTexts.country}
        autoComplete={`${kind} country`}
        required={isRequired('country')}
        error={errors?.country?.message}
        {...register(`${group}.country`)}
      >
        {props.countries.map(({ shortName, name }) => (
          <option key={shortName} value={shortName}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
