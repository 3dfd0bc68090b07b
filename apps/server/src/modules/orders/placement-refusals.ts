import type { OrderPlacement } from '@kontor/contract';
import { firstMissingOption, type OrderDetails, orderDetailsRefusals } from '@kontor/domain';
import { formErrors } from '../../http/form-errors.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { billingCountries } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Customer } from '../customers/types.ts';
import type { ByHand } from './by-hand.ts';
import { isAddressLocked } from './order-form.ts';
import { missingOptionText } from './texts/cart-changes.de.ts';

/**
 * Why an order cannot be placed, whatever the catalogue contains: an empty cart, wrong fields, a missing option (SPEC
 * §5). Null if it can. Only one that an operator takes by hand may have no e-mail address.
 */
export function placementRefusal(
  body: Pick<OrderPlacement, 'items' | 'options'>,
  form: OrderDetails,
  configuration: ShopConfiguration,
  { byHand, customer }: { readonly byHand?: ByHand | undefined; readonly customer: Customer | null },
): Refused | null {
  if (body.items.length === 0) return refused(400, 'cart-empty');
  const wrong = orderDetailsRefusals(form, {
    countries: configuration.countries.map(({ shortName }) => shortName),
    billingCountries: billingCountries(configuration.countries).map(({ shortName }) => shortName),
    carriers: configuration.carrier,
    paymentConditions: configuration.paymentConditions.map(({ name }) => name),
    isEmailOptional: byHand !== undefined,
    // The operator knows the customers whose address is theirs to set.
    isCompanyRequired: configuration.soldTo === 'businesses' && (byHand !== undefined || !isAddressLocked(customer)),
  });
  if (wrong.length > 0) {
    return refused(400, 'invalid-order', { errors: formErrors(wrong) });
  }
  const missing = firstMissingOption(configuration.orderOptions, body.options ?? []);
  return missing && refused(400, 'option-missing', { msg: missingOptionText(missing.name) });
}
