import { type FieldRefusal, type OrderChoices, type OrderDetails, orderDetailsRefusals } from '@kontor/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { cleanDetails } from '../../checkout/clean-details.ts';
import { fieldErrorText } from '../../texts/errors.de.ts';
import { orderTexts } from '../../texts/order.de.ts';

/**
 * Checks the order form by the same rules as the server (SPEC §5), on the same cleaned text. Also refuses a chosen
 * carrier that does not take this order.
 */
export function detailsResolver(choices: OrderChoices, refusing: readonly string[] = []): Resolver<OrderDetails> {
  return (typed) => {
    const details = cleanDetails(typed);
    const errors = { ...fieldErrors(orderDetailsRefusals(details, choices)) };
    if (refusing.includes(details.carrier)) errors.carrier = carrierError(choices.carriers, refusing);
    return Object.keys(errors).length === 0 ? { values: details, errors: {} } : { values: {}, errors };
  };
}

/** Converts refusals to the nested shape that react-hook-form expects. */
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
