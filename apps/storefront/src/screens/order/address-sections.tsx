import type { Country } from '@kontor/contract';
import { AddressFields } from '../../shop/address-fields.tsx';
import { orderTexts } from '../../texts/de/order.ts';
import { addressPart } from './address-part.ts';
import type { FormPart } from './form-part.ts';

/** The billing address, and below it the shipping address if it is another one. */
export function AddressSections(props: FormPart & { countries: readonly Country[] }) {
  const { form, errors, countries } = props;
  const isSeparate = form.watch('separateShippingAddress');
  return (
    <>
      <fieldset className="order-section">
        <legend>{orderTexts.billingAddress}</legend>
        <AddressFields
          kind="billing"
          countries={countries}
          part={addressPart(form, 'address')}
          errors={errors.address}
        />
        <label className="choice">
          <input type="checkbox" {...form.register('separateShippingAddress')} />
          <span>{orderTexts.separateShippingAddress}</span>
        </label>
      </fieldset>
      {isSeparate && (
        <fieldset className="order-section">
          <legend>{orderTexts.shippingAddress}</legend>
          <AddressFields
            kind="shipping"
            countries={countries}
            part={addressPart(form, 'shippingAddress')}
            errors={errors.shippingAddress}
          />
        </fieldset>
      )}
    </>
  );
}
