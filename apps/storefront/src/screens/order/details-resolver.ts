import { type FieldRefusal, type OrderChoices, type OrderDetails, orderDetailsRefusals } from '@kontor/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { fieldErrorText } from '../../texts/errors.de.ts';
import { orderTexts } from '../../texts/order.de.ts';
import { cleanDetails } from '../../visit/order-details.ts';

/**
 * Checks the order form by the rules that the server applies too (SPEC §5), on the same cleaned text; and that the
 * chosen carrier is none of those that do not take this order.
 */
export function detailsResolver(choices: OrderChoices, refusing: readonly string[] = []): Resolver<OrderDetails> {
  return (typed) => {
    const details = cleanDetails(typed);
    const errors = { ...fieldErrors(orderDetailsRefusals(details, choices)) };
    if (refusing.includes(details.carrier)) errors.carrier = carrierError(choices.carriers, refusing);
    return Object.keys(errors).length === 0 ? { values: details, errors: {} } : { values: {}, errors };
  };
}

/** The refusals as the form library wants them: nested as the fields are. */
export function fieldErrors(refusals: readonly FieldRefusal[]): FieldErrors<OrderDetails> {
  const errors: Record<string, unknown> = {};
  for (const refusal of refusals) {
    const [field = '', inner] = refusal.path.split('.');
    const error = { type: refusal.code, message: fieldErrorText(refusal) };
    errors[field] = inner === undefined ? error : { ...(errors[field] as object | undefined), [inner]: error };
  }
  return errors;
}

function carrierError(carriers: readonly string[], refusing: readonly string[]) {
  const isNoneLeft = carriers.every((carrier) => refusing.includes(carrier));
  return { type: 'not-deliverable', message: isNoneLeft ? orderTexts.noCarrier : orderTexts.carrierRefuses };
}
