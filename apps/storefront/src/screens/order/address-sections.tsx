import type { Country } from '@kontor/contract';
import type { Address } from '@kontor/domain';
import { useId } from 'react';
import { isBillingLocked } from '../../checkout/customer-details.ts';
import { AddressFields } from '../../forms/address-fields.tsx';
import { orderTexts } from '../../texts/order.de.ts';
import { addressPart } from './address-part.ts';
import type { FormPart } from './form-part.ts';
import { KeptAddresses } from './kept-addresses.tsx';
import type { DeliveryGaps } from './use-delivery-gaps.ts';

/**
 * The billing address (SPEC §4, §6) and, if the customer wants a separate one, the shipping address. The billing
 * address of some customers can only be changed by the operator.
 */
export function AddressSections(
  props: FormPart & {
    countries: readonly Country[];
    /** Where a bill may go (LAW X2). */
    billingCountries: readonly Country[];
    /** Whether the bill must go to a company (LAW C8). */
    isCompanyRequired: boolean;
    gaps: DeliveryGaps;
  },
) {
  const { form, errors, customer, countries, billingCountries } = props;
  const lockedHint = useId();
  const isLocked = customer !== null && isBillingLocked(customer);
  const isSeparate = form.watch('separateShippingAddress');
  const takeKept = (address: Address) => {
    form.setValue('shippingAddress', address);
    form.clearErrors('shippingAddress');
  };
  return (
    <>
      <div className="order-section">
        <fieldset className="order-section" disabled={isLocked} aria-describedby={isLocked ? lockedHint : undefined}>
          <legend>{orderTexts.billingAddress}</legend>
          {isLocked && (
            <p className="notice" id={lockedHint}>
              {orderTexts.billingLocked}
            </p>
          )}
          <AddressFields
            kind="billing"
            countries={billingCountries}
            part={addressPart(form, 'address', props.isCompanyRequired)}
            errors={errors.address}
          />
        </fieldset>
        <label className="choice">
          <input type="checkbox" {...form.register('separateShippingAddress')} />
          <span>{orderTexts.separateShippingAddress}</span>
        </label>
      </div>
      {isSeparate && (
        <fieldset className="order-section">
          <legend>{orderTexts.shippingAddress}</legend>
          {customer !== null && <KeptAddresses onChosen={takeKept} />}
          <AddressFields
            kind="shipping"
            countries={countries}
            part={addressPart(form, 'shippingAddress')}
            errors={{ ...props.gaps.errors, ...errors.shippingAddress }}
          />
        </fieldset>
      )}
    </>
  );
}
