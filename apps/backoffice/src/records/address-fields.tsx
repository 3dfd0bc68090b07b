import { type AddressField, addressFieldsOf } from '@kontor/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import { addressTexts as texts } from '../texts/address.de.ts';

/** A typed address, each field as text. */
export type TypedAddress = Record<AddressField, string>;

/** An address as the fields of a form have it. */
export function typedAddress(known: Partial<Record<AddressField, string>>): TypedAddress {
  const { name = '', firstName = '', companyName = '', street = '', zipCode = '', city = '', country = '' } = known;
  return { name, firstName, companyName, street, zipCode, city, country };
}

/** The fields of an address, in the order in which its country writes them. `countries`: those of the shop. */
export function AddressFields(props: {
  title: string;
  country: string;
  countries: readonly { readonly shortName: string; readonly name: string }[];
  field: (name: AddressField) => UseFormRegisterReturn & { error: string | undefined };
}) {
  const { country, countries, field } = props;
  const isKnown = country === '' || countries.some(({ shortName }) => shortName === country);
  return (
    <fieldset className="fields">
      <legend>{props.title}</legend>
      {addressFieldsOf(country).map((name) =>
        name === 'country' ? (
          // A select forgets its choice when that option is replaced, so it begins anew with the countries.
          <SelectField key={`${name}-${countries.length}`} label={texts.fields[name]} {...field(name)}>
            {country === '' && <option value="">{texts.choose}</option>}
            {!isKnown && <option value={country}>{country}</option>}
            {countries.map(({ shortName, name: title }) => (
              <option key={shortName} value={shortName}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField key={name} label={texts.fields[name]} autoComplete="off" {...field(name)} />
        ),
      )}
    </fieldset>
  );
}
