import {
  type AddressField,
  addressLengths,
  areShippedAlike,
  deliveryCountry,
  type FieldRefusal,
  type OrderDetails,
  orderContactRefusals,
  withSettledDelivery,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { billingCountries, isExportedUntaxed, ratesAtDestination } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { withCountryName } from './compose-order.ts';
import { addCorrectedWords } from './order-words.ts';
import type { OrderContact, OrderSnapshot } from './types.ts';

/** The part of the order form that a correction fills in again. */
export type TypedContact = Pick<OrderDetails, 'email' | 'address' | 'separateShippingAddress' | 'shippingAddress'>;

/** What becomes of a typed correction. */
export type JudgedContact =
  | { readonly kind: 'corrected' | 'same'; readonly contact: OrderContact }
  | { readonly kind: 'wrong'; readonly wrong: readonly FieldRefusal[] }
  | { readonly kind: 'other-costs'; readonly from: string; readonly to: string };

/**
 * Judges a typed correction by the rules of the order form. The country of delivery may change only if shipping costs
 * and taxes stay as they are, because nothing recomputes a placed order. Countries that the order already names stay
 * allowed, even if the shop no longer offers them.
 */
export function judgeContact(
  order: OrderSnapshot,
  written: TypedContact,
  configuration: ShopConfiguration,
): JudgedContact {
  const named = ({ country, countryName }: OrderContact['address']) => ({ shortName: country, name: countryName });
  const countries = [...configuration.countries, named(order.shippingAddress ?? order.address)];
  const billing = [...billingCountries(countries), named(order.address)];
  const wrong = orderContactRefusals(written, {
    countries: countries.map(({ shortName }) => shortName),
    billingCountries: billing.map(({ shortName }) => shortName),
    isCompanyRequired: order.soldTo === 'businesses' && order.address.companyName !== '',
  });
  if (wrong.length > 0) return { kind: 'wrong', wrong };
  const typed = withSettledDelivery(written);
  const contact: OrderContact = {
    email: typed.email,
    address: withCountryName(typed.address, billing),
    shippingAddress: typed.separateShippingAddress ? withCountryName(typed.shippingAddress, countries) : null,
  };
  const [from, to] = [(order.shippingAddress ?? order.address).country, deliveryCountry(typed)];
  if (from !== to && !areCostsSame(order, [from, to], configuration)) return { kind: 'other-costs', from, to };
  return { kind: isSame(order, contact) ? 'same' : 'corrected', contact };
}

/** Whether shipping costs and taxes of an order are the same in another country, by the settings of its day. */
function areCostsSame(
  { carrier, createdAt }: OrderSnapshot,
  countries: readonly [string, string],
  configuration: ShopConfiguration,
): boolean {
  const [one, other] = countries.map((country) => {
    const rates = ratesAtDestination(configuration, country, createdAt);
    return rates === null ? `${isExportedUntaxed(configuration, country, createdAt)}` : country;
  });
  return one === other && areShippedAlike(configuration.shippingRules, carrier ?? '', countries);
}

const fields = [...(Object.keys(addressLengths) as AddressField[]), 'countryName'] as const;

function isSame(before: OrderContact, after: OrderContact): boolean {
  const areSame = (one: OrderContact['shippingAddress'], other: OrderContact['shippingAddress']) =>
    one === null || other === null ? one === other : fields.every((field) => one[field] === other[field]);
  return (
    before.email === after.email &&
    areSame(before.address, after.address) &&
    areSame(before.shippingAddress, after.shippingAddress)
  );
}

/** Writes the correction of a locked order. All who read the order from now on read it. */
export async function writeContact(
  transaction: Transaction<Schema>,
  order: OrderSnapshot,
  contact: OrderContact,
): Promise<void> {
  const correction = JSON.stringify(contact);
  await transaction
    .updateTable('orders')
    .set({ correction, email: contact.email })
    .where('id', '=', order.id)
    .execute();
  await addCorrectedWords(transaction, { ...order, ...contact });
}
