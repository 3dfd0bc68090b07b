import type { Country, PaymentCondition } from '@kontor/contract';
import { minimumAgeOf, type OrderChoices, type OrderDetails } from '@kontor/domain';
import type { Cart } from '../cart/cart.ts';
import { today } from '../format/today.ts';

/** The choices that the configuration offers for an order. */
export interface OfferedChoices {
  readonly countries: readonly Country[];
  readonly carriers: readonly string[];
  readonly paymentConditions: readonly PaymentCondition[];
}

/** The names of the choices, as the domain's rules take them. */
export function choicesOf({ countries, carriers, paymentConditions }: OfferedChoices): OrderChoices {
  return {
    countries: countries.map(({ shortName }) => shortName),
    carriers,
    paymentConditions: paymentConditions.map(({ name }) => name),
  };
}

/** The same for a cart: goods with a minimum age ask for the buyer's date of birth (LAW C10). */
export function choicesFor(offered: OfferedChoices, cart: Pick<Cart, 'items'>): OrderChoices {
  return { ...choicesOf(offered), age: { minimumAge: ageOf(cart), today: today(Date.now()) } };
}

/** The age that the goods of a cart require; null: none. */
export function ageOf({ items }: Pick<Cart, 'items'>) {
  return minimumAgeOf(items.map(({ product }) => product));
}

/**
 * The details, limited to the offered choices. A choice that is not offered (any more) is cleared, so that the customer
 * must choose again and no calculation uses it. If only one choice is offered, it is preset.
 */
export function offeredDetails(details: OrderDetails, choices: OrderChoices): OrderDetails {
  const { countries, carriers, paymentConditions } = choices;
  const country = (chosen: string) => (countries.includes(chosen) ? chosen : (countries[0] ?? ''));
  const { address, shippingAddress, carrier, paymentCondition } = details;
  return {
    ...details,
    address: { ...address, country: country(address.country) },
    shippingAddress: { ...shippingAddress, country: country(shippingAddress.country) },
    carrier: chosenOf(carriers, carrier),
    paymentCondition: chosenOf(paymentConditions, paymentCondition),
  };
}

function chosenOf(offered: readonly string[], chosen: string): string {
  const [only = '', ...others] = offered;
  if (chosen === '' && others.length === 0) return only;
  return offered.includes(chosen) ? chosen : '';
}
