import type { OrderPlacement } from '@kontor/contract';
import {
  type Address,
  type AvailableLine,
  deliveryAt,
  isGiftVoucher,
  type OrderDetails,
  type PricedLine,
} from '@kontor/domain';
import { billingCountries } from '../configuration/configuration.service.ts';
import type { OfferedPayment, ShopConfiguration } from '../configuration/types.ts';
import type { Customer } from '../customers/types.ts';
import { dispatchUntil } from './arrival.ts';
import type { DeliverableCart } from './calculated-cart.ts';
import type { SellingTerms } from './order-sources.ts';
import type { AgreedText, OrderLine, OrderSnapshot, OrderVoucher, SnapshotAddress } from './types.ts';

/** The data of a new order. The form has been checked. */
export interface NewOrder {
  readonly id: string;
  readonly createdAt: number;
  readonly form: OrderDetails;
  readonly customer: Pick<Customer, 'personId'> | null;
  readonly options: OrderPlacement['options'];
  readonly cart: DeliverableCart;
  readonly terms: SellingTerms;
  readonly texts: readonly AgreedText[];
}

/** An order without its number and its document, which is named after the number. */
export type UnnumberedOrder = Omit<OrderSnapshot, 'orderNumber' | 'confirmationDoc'>;

/** The order to be stored, without its number. A voucher that took nothing off does not count as used. */
export function composeOrder(order: NewOrder): UnnumberedOrder {
  const { form, cart } = order;
  const { configuration, prices } = order.terms;
  const { title, seller, paymentConditions, orderOptions, soldTo } = configuration;
  const payment = paymentConditions.find(({ name }) => name === form.paymentCondition);
  if (payment === undefined) throw new Error('An order form was not checked before the order was composed');
  const isCarried = configuration.carrier.length > 0 && !cart.priced.lines.every(({ line }) => isGiftVoucher(line));
  const carrier = isCarried ? form.carrier : null;
  const until = dispatchUntil(configuration, carrier);
  return {
    format: 1,
    id: order.id,
    createdAt: order.createdAt,
    shop: { title, priceDeclaration: prices.declaration, seller },
    ...(prices.terms && { customerGroup: prices.terms.name }),
    ...(cart.taxedIn && { taxedIn: cart.taxedIn }),
    ...(cart.untaxed && { untaxed: cart.untaxed }),
    ...businessOf(form, cart),
    ...(soldTo === 'businesses' && { soldTo }),
    email: form.email,
    ...(order.customer?.personId && { personId: order.customer.personId }),
    address: withCountryName(form.address, billingCountries(configuration.countries)),
    shippingAddress: form.separateShippingAddress
      ? withCountryName(form.shippingAddress, configuration.countries)
      : null,
    paymentCondition: orderedPayment(payment),
    carrier,
    ...(until !== undefined && { dispatchUntil: until }),
    externalNumber: form.externalNumber || null,
    lines: cart.priced.lines.map(orderLine),
    goods: cart.priced.goods,
    charges: cart.charges,
    vouchers: cart.priced.vouchers.filter(({ price }) => price.gross !== 0).map(orderVoucher),
    total: cart.priced.toPay,
    options: orderOptions.filter(({ name }) => order.options?.includes(name)),
    texts: order.texts,
  };
}

function businessOf({ vatId = '' }: OrderDetails, { buyer }: DeliverableCart): Pick<OrderSnapshot, 'business'> {
  if (vatId === '') return {};
  if (buyer === null) return { business: { vatId } };
  const { vatId: _, ...check } = buyer;
  return { business: { vatId, check } };
}

/**
 * A payment condition as stored in the order: without the groups it is offered to, and without its fee, which is a
 * charge.
 */
function orderedPayment({ groups: _, fee: __, ...payment }: OfferedPayment): OrderSnapshot['paymentCondition'] {
  return payment;
}

/** An address with the name of its country as the shop calls it. */
export function withCountryName(address: Address, countries: ShopConfiguration['countries']): SnapshotAddress {
  const country = countries.find(({ shortName }) => shortName === address.country);
  return { ...address, countryName: country?.name ?? '' };
}

/** A line as an order stores it. */
export function orderLine({ line, price, total }: PricedLine<AvailableLine>): OrderLine {
  const { productId, conditionId, articleNumber, productName, productNameSuffix, pictures, unit, deposit } =
    line.condition;
  const product = { productId, conditionId, articleNumber, name: productName, nameSuffix: productNameSuffix };
  const { priceQuantity = 1, normPrice } = line;
  const delivery = deliveryAt(line.condition, line.amount);
  const compared = normPrice && { normPrice: { price: normPrice.price, unit: normPrice.unit } };
  const kept = {
    ...(priceQuantity !== 1 && { priceQuantity }),
    ...(deposit !== 0 && { deposit }),
    ...compared,
    delivery,
    ...(line.condition.minimumAge && { minimumAge: line.condition.minimumAge }),
    ...(isGiftVoucher(line) && { giftVoucher: true as const }),
    ...(line.condition.makersGuarantee && { makersGuarantee: line.condition.makersGuarantee }),
  };
  return { ...product, pictures, unit, amount: line.amount, price, total, ...kept };
}

function orderVoucher({ voucher, price }: NewOrder['cart']['priced']['vouchers'][number]): OrderVoucher {
  const { code, session, value } = voucher;
  return { code, session, kind: value.kind, price };
}
