import type { Country, PaymentCondition, User } from '@kontor/contract';
import { minimumAgeOf, type OrderChoices, type OrderDetails } from '@kontor/domain';
import type { Cart } from '../cart/cart.ts';
import { today } from '../format/today.ts';
import { isBillingLocked } from './customer-details.ts';

/** The choices that the configuration offers for an order. */
export interface OfferedChoices {
  readonly countries: readonly Country[];
  /** Where a bill may go (LAW X2). */
  readonly billingCountries: readonly Country[];
  readonly carriers: readonly string[];
  readonly paymentConditions: readonly PaymentCondition[];
  /** Whether the shop sells to businesses alone (LAW C8). */
  readonly businessesOnly?: boolean;
}

/** The names of the choices, as the domain's rules take them. */
export function choicesOf(offered: OfferedChoices): OrderChoices {
  const { countries, billingCountries, carriers, paymentConditions } = offered;
  return {
    billingCountries: billingCountries.map(({ shortName }) => shortName),
    countries: countries.map(({ shortName }) => shortName),
    carriers,
    paymentConditions: paymentConditions.map(({ name }) => name),
  };
}

/**
 * The same for a cart and a customer, null if nobody is signed in: goods with a minimum age ask for the buyer's date of
 * birth (LAW C10), and a shop for businesses for a company (LAW C8), unless the operator sets the address.
 */
export function choicesFor(offered: OfferedChoices, cart: Pick<Cart, 'items'>, customer: User | null): OrderChoices {
  const { businessesOnly = false } = offered;
  return {
    ...choicesOf(offered),
    age: { minimumAge: ageOf(cart), today: today(Date.now()) },
    isCompanyRequired: businessesOnly && !(customer !== null && isBillingLocked(customer)),
  };
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
  const { countries, billingCountries = countries, carriers, paymentConditions } = choices;
  const among = (offered: readonly string[], chosen: string) =>
    offered.includes(chosen) ? chosen : (countries[0] ?? '');
  const { address, shippingAddress, carrier, paymentCondition } = details;
  return {
    ...details,
    address: { ...address, country: among(billingCountries, address.country) },
    shippingAddress: { ...shippingAddress, country: among(countries, shippingAddress.country) },
    carrier: chosenOf(carriers, carrier),
    paymentCondition: chosenOf(paymentConditions, paymentCondition),
  };
}

function chosenOf(offered: readonly string[], chosen: string): string {
  const [only = '', ...others] = offered;
  if (chosen === '' && others.length === 0) return only;
  return offered.includes(chosen) ? chosen : '';
}
