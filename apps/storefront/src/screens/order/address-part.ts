import type { OrderDetails } from '@kontor/domain';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressPart } from '../../forms/address-fields.tsx';

/** One of the two addresses of the order form. */
export function addressPart(form: UseFormReturn<OrderDetails>, group: 'address' | 'shippingAddress'): AddressPart {
  return {
    country: form.watch(`${group}.country`),
    foldedCompany: form.watch(`${group}.companyName`),
    register: (field, options) => form.register(`${group}.${field}`, options),
    judgePostalCode: () => {
      if (form.getValues(`${group}.zipCode`) !== '') form.trigger(`${group}.zipCode`);
    },
  };
}
