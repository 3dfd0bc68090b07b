import type { Country, PaymentCondition } from '@kontor/contract';
import type { OrderChoices, OrderDetails } from '@kontor/domain';

/** What the configuration offers for an order. */
export interface OfferedChoices {
  readonly countries: readonly Country[];
  readonly carriers: readonly string[];
  readonly paymentConditions: readonly PaymentCondition[];
}

/** The choices by name, as the domain's rules want them. */
export function choicesOf({ countries, carriers, paymentConditions }: OfferedChoices): OrderChoices {
  return {
    countries: countries.map(({ shortName }) => shortName),
    carriers,
    paymentConditions: paymentConditions.map(({ name }) => name),
  };
}

/**
 * The details as far as they are on offer. A choice that is not possible (any more) is cleared and must be made anew;
 * no calculation asks with it. If there is only one choice, it is chosen from the beginning.
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
