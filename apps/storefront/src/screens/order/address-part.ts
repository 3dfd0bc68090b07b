import type { OrderDetails } from '@kontor/domain';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressPart } from '../../forms/address-fields.tsx';

/** One of the two addresses of the order form. A required company is not folded away. */
export function addressPart(
  form: UseFormReturn<OrderDetails>,
  group: 'address' | 'shippingAddress',
  isCompanyRequired = false,
): AddressPart {
  return {
    country: form.watch(`${group}.country`),
    ...(isCompanyRequired ? { isCompanyRequired } : { foldedCompany: form.watch(`${group}.companyName`) }),
    register: (field, options) => form.register(`${group}.${field}`, options),
    judgePostalCode: () => {
      if (form.getValues(`${group}.zipCode`) !== '') form.trigger(`${group}.zipCode`);
    },
  };
}
