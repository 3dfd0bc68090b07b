import { type Address, type AddressField, type AddressRules, addressRefusals } from './address.ts';
import { birthDateRefusal, type MinimumAge } from './buyer-age.ts';
import type { Day } from './day.ts';
import { emailRefusal, maxEmailLength } from './email.ts';
import type { FieldCode, FieldRefusal } from './field-refusal.ts';
import { hasControlCharacters, isBlank } from './plain-text.ts';
import { cleanVatId, isVatId } from './tax/vat-id.ts';

/** The input of the order form (SPEC §3). */
export interface OrderDetails {
  readonly email: string;
  readonly address: Address;
  readonly separateShippingAddress: boolean;
  readonly shippingAddress: Address;
  readonly paymentCondition: string;
  readonly carrier: string;
  readonly externalNumber: string;
  /** The VAT id of a business, in any spelling. Absent or empty: none is stated. */
  readonly vatId?: string;
  /**
   * The buyer's date of birth, `1990-05-31`, asked for by goods with a minimum age alone and never stored (LAW C10).
   */
  readonly birthDate?: string;
}

/** The names of the offered choices. */
export interface OrderChoices {
  /** Where the shop delivers. */
  readonly countries: readonly string[];
  /** Where a bill may go (LAW X2). Absent: where the shop delivers. */
  readonly billingCountries?: readonly string[];
  readonly carriers: readonly string[];
  readonly paymentConditions: readonly string[];
  /** Whether the e-mail address may be left empty: an operator takes the order of somebody who has none. */
  readonly isEmailOptional?: boolean;
  /** Whether the bill must go to a company, because the shop sells to businesses alone (LAW C8). */
  readonly isCompanyRequired?: boolean;
  /** The age that the goods require, and today, where the cart is known. */
  readonly age?: { readonly minimumAge: MinimumAge | null; readonly today: Day };
}

/** The maximum length of the customer's own order number or other additional info. */
export const maxExternalNumberLength = 100;

/** All refusals of the order form, in its order (SPEC §5); empty if the order can be placed. */
export function orderDetailsRefusals(details: OrderDetails, choices: OrderChoices): FieldRefusal[] {
  const { carriers, paymentConditions, isEmailOptional = false, age } = choices;
  const isWithoutEmail = isEmailOptional && details.email === '';
  return [
    ...orderContactRefusals(details, choices).filter(({ path }) => path !== 'email' || !isWithoutEmail),
    ...(age ? birthDateRefusals(details.birthDate ?? '', age) : []),
    ...refusal('paymentCondition', choiceRefusal(details.paymentCondition, paymentConditions)),
    // SPEC §5: required only if the shop has carriers
    ...(carriers.length > 0 ? refusal('carrier', choiceRefusal(details.carrier, carriers)) : []),
    ...refusal('externalNumber', externalNumberRefusal(details.externalNumber), maxExternalNumberLength),
    ...vatIdRefusals(details.vatId ?? ''),
  ];
}

/** The refusal of a date of birth as a field of the order form (LAW C10); empty if none is asked for, or it is fine. */
export function birthDateRefusals(...asked: Parameters<typeof birthDateRefusal>): FieldRefusal[] {
  const code = birthDateRefusal(...asked);
  return code === null ? [] : [{ path: 'birthDate', code }];
}

/** What the addresses of an order are judged by. */
type ContactDetails = Pick<OrderDetails, 'email' | 'address' | 'separateShippingAddress' | 'shippingAddress'>;

/**
 * The refusals of its first part: where mails, invoice and goods go. A bill may go to more countries than the goods
 * (LAW X2); then the goods need an address of their own.
 */
export function orderContactRefusals(
  details: ContactDetails,
  {
    countries,
    billingCountries = countries,
    isCompanyRequired = false,
  }: Pick<OrderChoices, 'countries' | 'billingCountries' | 'isCompanyRequired'>,
): FieldRefusal[] {
  const { email, address, separateShippingAddress, shippingAddress } = details;
  const wrong = [
    ...refusal('email', emailRefusal(email), maxEmailLength),
    ...addressRefusalsAt('address', address, {
      ...{ role: 'billing', countries: billingCountries, postalCountry: address.country, isCompanyRequired },
    }),
    ...(separateShippingAddress
      ? addressRefusalsAt('shippingAddress', shippingAddress, {
          ...{ role: 'shipping', countries, postalCountry: deliveryCountry(details) },
        })
      : []),
  ];
  const isJudged = wrong.some(({ path }) => path.endsWith('.country'));
  return isJudged ? wrong : [...wrong, ...undeliverable(details, countries)];
}

/** The refusal of a country that the goods would go to, because nobody said where else they go. */
function undeliverable(details: ContactDetails, countries: readonly string[]): FieldRefusal[] {
  const settled = withSettledDelivery(details);
  if (countries.includes(deliveryCountry(settled))) return [];
  const group = settled.separateShippingAddress ? 'shippingAddress' : 'address';
  return [{ path: `${group}.country`, code: 'not-delivered-there' }];
}

/**
 * The country of the delivery: that of the separate shipping address if it names one, otherwise the billing country.
 */
export function deliveryCountry(
  details: Pick<OrderDetails, 'address' | 'separateShippingAddress' | 'shippingAddress'>,
): string {
  const own = details.separateShippingAddress ? details.shippingAddress.country : '';
  return own === '' ? details.address.country : own;
}

/**
 * The details as an order stores them. A separate shipping address that is empty, or has only a country, is switched
 * off, because nothing can be delivered there. One without a country gets the billing country.
 */
export function withSettledDelivery<
  Details extends Pick<OrderDetails, 'address' | 'separateShippingAddress' | 'shippingAddress'>,
>(details: Details): Details {
  if (!details.separateShippingAddress) return details;
  const { country: _, ...lines } = details.shippingAddress;
  if (Object.values(lines).every(isBlank)) return { ...details, separateShippingAddress: false };
  return { ...details, shippingAddress: { ...details.shippingAddress, country: deliveryCountry(details) } };
}

/** The fields without which an address cannot be found. */
const deliveryFields: readonly AddressField[] = ['street', 'zipCode', 'city'];

/**
 * The fields missing in a separate shipping address for the delivery. They may be left empty (SPEC §5), but the
 * customer is warned.
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

/**
 * The refusal of a VAT id as a field of the order form. Only its form is checked: whether a number exists decides about
 * the tax, not about the order.
 */
export function vatIdRefusals(typed: string): FieldRefusal[] {
  return isBlank(typed) || isVatId(cleanVatId(typed)) ? [] : [{ path: 'vatId', code: 'invalid-vat-id' }];
}

function refusal(path: string, code: FieldCode | null, limit?: number): FieldRefusal[] {
  if (code === null) return [];
  return [code === 'too-long' && limit !== undefined ? { path, code, limit } : { path, code }];
}
