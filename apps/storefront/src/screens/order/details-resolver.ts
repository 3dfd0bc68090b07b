import { type OrderChoices, type OrderDetails, type OrderDetailsRefusal, orderDetailsRefusals } from '@kontor/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { cleanDetails } from '../../cart/order-details.ts';
import { fieldErrorTexts } from '../../texts/de/errors.ts';

/** Checks the order form by the rules that the server applies too (SPEC §5), on the same cleaned text. */
export function detailsResolver(choices: OrderChoices): Resolver<OrderDetails> {
  return (typed) => {
    const details = cleanDetails(typed);
    const refusals = orderDetailsRefusals(details, choices);
    return refusals.length === 0 ? { values: details, errors: {} } : { values: {}, errors: fieldErrors(refusals) };
  };
}

/** The refusals as the form library wants them: nested as the fields are. */
export function fieldErrors(refusals: readonly OrderDetailsRefusal[]): FieldErrors<OrderDetails> {
  const errors: Record<string, unknown> = {};
  for (const { path, code } of refusals) {
    const [field = '', inner] = path.split('.');
    const error = { type: code, message: fieldErrorTexts[code] };
    errors[field] = inner === undefined ? error : { ...(errors[field] as object | undefined), [inner]: error };
  }
  return errors;
}

/** The details as far as they are still on offer: what can no longer be chosen must be chosen anew. */
export function offeredDetails(details: OrderDetails, choices: OrderChoices): OrderDetails {
  const { countries, carriers, paymentConditions } = choices;
  const country = (chosen: string) => (countries.includes(chosen) ? chosen : (countries[0] ?? ''));
  const { address, shippingAddress, carrier, paymentCondition } = details;
  return {
    ...details,
    address: { ...address, country: country(address.country) },
    shippingAddress: { ...shippingAddress, country: country(shippingAddress.country) },
    carrier: carriers.includes(carrier) ? carrier : '',
    paymentCondition: paymentConditions.includes(paymentCondition) ? paymentCondition : '',
  };
}
