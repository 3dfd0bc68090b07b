import {
  type AddressField,
  addressLengths,
  areShippedAlike,
  cleanVatId,
  deliveryCountry,
  type FieldRefusal,
  type OrderDetails,
  orderContactRefusals,
  vatIdRefusals,
  withSettledDelivery,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import {
  billingCountries,
  isExportedUntaxed,
  isIntraCommunityUntaxed,
  ratesAtDestination,
} from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { VatIdCheck } from '../vat-ids/vat-ids.service.ts';
import { businessUnder, buyerTaxOf, isUntaxedByVatId, withBuyerTax } from './buyer-tax.ts';
import { withCountryName } from './compose-order.ts';
import { addCorrectedWords } from './order-words.ts';
import type { OrderContact, OrderSnapshot } from './types.ts';

/** The part of the order form that a correction fills in again. */
export type TypedContact = Pick<
  OrderDetails,
  'email' | 'address' | 'separateShippingAddress' | 'shippingAddress' | 'vatId'
>;

/** What a VAT id in a correction is judged by. */
export interface CorrectionTerms {
  readonly configuration: ShopConfiguration;
  /** What VIES says of the VAT id, if the tax depends on it. */
  readonly check: VatIdCheck | null;
  /** Epoch ms. */
  readonly now: number;
}

/** What becomes of a typed correction. */
export type JudgedContact =
  | { readonly kind: 'corrected' | 'same'; readonly contact: OrderContact }
  | { readonly kind: 'wrong'; readonly wrong: readonly FieldRefusal[] }
  | { readonly kind: 'other-costs'; readonly from: string; readonly to: string }
  | { readonly kind: 'other-tax' };

/**
 * Judges a typed correction by the rules of the order form. The country of delivery and the VAT id may change only if
 * shipping costs and taxes stay as they are: these are recomputed by an amendment alone. Countries that the order
 * already names stay allowed, even if the shop no longer offers them. A VAT id that is not typed stays.
 */
export function judgeContact(order: OrderSnapshot, written: TypedContact, terms: CorrectionTerms): JudgedContact {
  const { configuration } = terms;
  const named = ({ country, countryName }: OrderContact['address']) => ({ shortName: country, name: countryName });
  const countries = [...configuration.countries, named(order.shippingAddress ?? order.address)];
  const billing = [...billingCountries(countries), named(order.address)];
  const wrong = [
    ...orderContactRefusals(written, {
      countries: countries.map(({ shortName }) => shortName),
      billingCountries: billing.map(({ shortName }) => shortName),
      isCompanyRequired: order.soldTo === 'businesses' && order.address.companyName !== '',
    }),
    ...vatIdRefusals(written.vatId ?? ''),
  ];
  if (wrong.length > 0) return { kind: 'wrong', wrong };
  const typed = withSettledDelivery(written);
  const business = businessAfter(order, typed.vatId, terms.check);
  const contact: OrderContact = {
    ...(business && { business }),
    email: typed.email,
    address: withCountryName(typed.address, billing),
    shippingAddress: typed.separateShippingAddress ? withCountryName(typed.shippingAddress, countries) : null,
  };
  const [from, to] = [(order.shippingAddress ?? order.address).country, deliveryCountry(typed)];
  if (from !== to && !areCostsSame(order, [from, to], configuration)) return { kind: 'other-costs', from, to };
  const isOtherBusiness = business?.vatId !== order.business?.vatId;
  if ((isOtherBusiness || from !== to) && isTaxedOtherwise(order, business, { ...terms, destination: to }))
    return isOtherBusiness ? { kind: 'other-tax' } : { kind: 'other-costs', from, to };
  return { kind: isSame(order, contact) ? 'same' : 'corrected', contact };
}

/** The business of an order under a typed VAT id: none for an empty one, and as it is for none. */
export function businessAfter(
  { business }: Pick<OrderSnapshot, 'business'>,
  typed: string | undefined,
  check: VatIdCheck | null,
): OrderSnapshot['business'] {
  const vatId = typed === undefined ? business?.vatId : cleanVatId(typed);
  return vatId === business?.vatId ? business : (businessUnder(vatId ?? '', check) ?? undefined);
}

/**
 * Whether an order would lose its tax, or get one, for a business and a country of delivery. One that stays untaxed
 * must have a valid VAT id: whatever waits for an answer is amended, and held.
 */
function isTaxedOtherwise(
  order: OrderSnapshot,
  business: OrderSnapshot['business'],
  { configuration, now, destination }: CorrectionTerms & { readonly destination: string },
): boolean {
  const { vatId = '', check } = business ?? {};
  const buyer = { vatId, state: check?.state ?? 'unknown' } as const;
  const isUntaxed = vatId !== '' && isIntraCommunityUntaxed(configuration, { destination, buyer }, now);
  const isUnsure = isUntaxed && vatId !== order.business?.vatId && buyer.state !== 'valid';
  return isUntaxed !== isUntaxedByVatId(order) || isUnsure;
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
    before.business?.vatId === after.business?.vatId &&
    areSame(before.address, after.address) &&
    areSame(before.shippingAddress, after.shippingAddress)
  );
}

/** Writes the correction of a locked order, with the tax that it has. All who read the order from now on read it. */
export async function writeContact(
  transaction: Transaction<Schema>,
  order: OrderSnapshot,
  { business, ...contact }: OrderContact,
): Promise<void> {
  const tax = { ...buyerTaxOf(order), business: business ?? null };
  const correction = JSON.stringify({ ...contact, tax });
  await transaction
    .updateTable('orders')
    .set({ correction, email: contact.email })
    .where('id', '=', order.id)
    .execute();
  await addCorrectedWords(transaction, { ...withBuyerTax(order, tax), ...contact });
}
