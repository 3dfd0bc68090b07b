import type { Country } from '@kontor/contract';
import {
  type Address,
  type AddressField,
  type AddressRole,
  addressFieldsOf,
  postalCodeFormat,
  requiredAddressFields,
} from '@kontor/domain';
import { type ReactNode, useState } from 'react';
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { orderTexts } from '../texts/order.de.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

/** The autofill names of the address fields (HTML). */
const autofillNames: Readonly<Record<AddressField, string>> = {
  companyName: 'organization',
  firstName: 'given-name',
  name: 'family-name',
  street: 'address-line1',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

/** Connects the address fields with the form that they are part of. */
export interface AddressPart {
  /** The chosen country. */
  readonly country: string;
  /** The company, if it stands behind a fold while it is empty; missing where it always shows. */
  readonly foldedCompany?: string;
  /** Whether the company must be named (LAW C8). */
  readonly isCompanyRequired?: boolean;
  register(field: AddressField, options?: Pick<RegisterOptions, 'onChange'>): UseFormRegisterReturn;
  /** Validates the postal code again, unless it is empty. */
  judgePostalCode(): void;
}

/**
 * The fields of a billing address, or of a separate shipping address, in which no field is required (SPEC §5). They are
 * in the order in which the chosen country writes addresses. A change of the country validates the postal code again.
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
    required:
      kind === 'billing' &&
      (requiredAddressFields.includes(field) || (field === 'companyName' && props.part.isCompanyRequired === true)),
    error: errors?.[field]?.message,
  });
  return (
    <div className="address-fields">
      {addressFieldsOf(country).map((field) =>
        field === 'companyName' && props.part.foldedCompany !== undefined ? (
          <FoldedCompany key={field} company={props.part.foldedCompany} isWrong={errors?.[field] !== undefined}>
            <TextField {...common(field)} inputMode="text" {...register(field)} />
          </FoldedCompany>
        ) : field === 'country' ? (
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

/** Most customers are no company, so its field is one click away. Once it was open, it stays. */
function FoldedCompany(props: { company: string; isWrong: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(props.company !== '');
  return (
    <details
      className="address-company"
      open={isOpen || props.isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{orderTexts.addCompany}</summary>
      {props.children}
    </details>
  );
}
