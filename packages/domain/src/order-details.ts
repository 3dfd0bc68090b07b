import { type Address, type AddressField, type AddressRules, addressRefusals } from './address.ts';
import { emailRefusal, maxEmailLength } from './email.ts';
import type { FieldCode, FieldRefusal } from './field-refusal.ts';
import { hasControlCharacters, isBlank } from './plain-text.ts';

/** What the order form asks (SPEC §3). */
export interface OrderDetails {
  readonly email: string;
  readonly address: Address;
  readonly separateShippingAddress: boolean;
  readonly shippingAddress: Address;
  readonly paymentCondition: string;
  readonly carrier: string;
  readonly externalNumber: string;
}

/** What the operator offers, by name. */
export interface OrderChoices {
  readonly countries: readonly string[];
  readonly carriers: readonly string[];
  readonly paymentConditions: readonly string[];
}

/** The longest additional info, such as the customer's own order number. */
export const maxExternalNumberLength = 100;

/** Everything wrong with the order form, in its order (SPEC §5); empty when the order can be placed with it. */
export function orderDetailsRefusals(details: OrderDetails, choices: OrderChoices): FieldRefusal[] {
  const { countries, carriers, paymentConditions } = choices;
  return [
    ...refusal('email', emailRefusal(details.email), maxEmailLength),
    ...addressRefusalsAt('address', details.address, {
      ...{ role: 'billing', countries, postalCountry: details.address.country },
    }),
    ...(details.separateShippingAddress
      ? addressRefusalsAt('shippingAddress', details.shippingAddress, {
          ...{ role: 'shipping', countries, postalCountry: deliveryCountry(details) },
        })
      : []),
    ...refusal('paymentCondition', choiceRefusal(details.paymentCondition, paymentConditions)),
    // SPEC §5: required only if there is one to choose
    ...(carriers.length > 0 ? refusal('carrier', choiceRefusal(details.carrier, carriers)) : []),
    ...refusal('externalNumber', externalNumberRefusal(details.externalNumber), maxExternalNumberLength),
  ];
}

/** The country the goods go to: that of the separate shipping address where it names one, else the billing country. */
export function deliveryCountry(
  details: Pick<OrderDetails, 'address' | 'separateShippingAddress' | 'shippingAddress'>,
): string {
  const own = details.separateShippingAddress ? details.shippingAddress.country : '';
  return own === '' ? details.address.country : own;
}

/**
 * The details as an order stores them. A separate shipping address with nothing or only a country in it counts as none,
 * since nothing can be sent there. One without a country has the billing country.
 */
export function withSettledDelivery(details: OrderDetails): OrderDetails {
  if (!details.separateShippingAddress) return details;
  const { country: _, ...lines } = details.shippingAddress;
  if (Object.values(lines).every(isBlank)) return { ...details, separateShippingAddress: false };
  return { ...details, shippingAddress: { ...details.shippingAddress, country: deliveryCountry(details) } };
}

/** The fields without which nobody finds the place. */
const deliveryFields: readonly AddressField[] = ['street', 'zipCode', 'city'];

/**
 * The fields that a separate shipping address lacks to be found. They may be left out (SPEC §5), but nobody should do
 * so unnoticed.
 */
export function missingDeliveryFields(
  details: Pick<OrderDetails, 'separateShippingAddress' | 'shippingAddress'>,
): AddressField[] {
  if (!details.separateShippingAddress) return [];
  return deliveryFields.filter((field) => isBlank(details.shippingAddress[field]));
}

function addressRefusalsAt(at: string, address: Address, rules: AddressRules): FieldRefusal[] {
  return addressRefusals(address, rules).map((refused) => ({ ...refused, path: `${at}.${refused.path}` }));
}

function choiceRefusal(chosen: string, offered: readonly string[]): 'required' | 'unknown' | null {
  if (chosen === '') return 'required';
  return offered.includes(chosen) ? null : 'unknown';
}

function externalNumberRefusal(text: string): FieldCode | null {
  if (text.length > maxExternalNumberLength) return 'too-long';
  return hasControlCharacters(text) ? 'control-character' : null;
}

function refusal(path: string, code: FieldCode | null, limit?: number): FieldRefusal[] {
  if (code === null) return [];
  return [code === 'too-long' && limit !== undefined ? { path, code, limit } : { path, code }];
}
