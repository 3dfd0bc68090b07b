import { type OrderChoices, type OrderDetails, type OrderDetailsRefusal, orderDetailsRefusals } from '@kontor/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { cleanDetails } from '../../cart/order-details.ts';
import { fieldErrorText } from '../../texts/de/errors.ts';

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
  for (const refusal of refusals) {
    const [field = '', inner] = refusal.path.split('.');
    const error = { type: refusal.code, message: fieldErrorText(refusal) };
    errors[field] = inner === undefined ? error : { ...(errors[field] as object | undefined), [inner]: error };
  }
  return errors;
}
