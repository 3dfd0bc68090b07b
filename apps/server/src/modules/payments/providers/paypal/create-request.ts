import { type Cents, isDeposit, shippingOf } from '@kontor/domain';
import { germanCount } from '../../../../german-format.ts';
import type { OrderCharge, OrderLine, OrderSnapshot, SnapshotAddress } from '../../../orders/types.ts';
import type { AttemptToPay, PaymentPage } from '../gateway.ts';
import { type PaypalMoney, paypalMoney } from './paypal-money.ts';
import { paypalTexts } from './texts/paypal.de.ts';

/** The body of POST /v2/checkout/orders as we send it (PAYMENTS B3). */
export interface OrderToCreate {
  readonly intent: 'CAPTURE';
  readonly purchase_units: readonly [PurchaseUnit];
  readonly payment_source: { readonly paypal: { readonly experience_context: ExperienceContext } };
}

interface PurchaseUnit {
  readonly reference_id: 'default';
  readonly custom_id: string;
  readonly invoice_id: string;
  readonly description: string;
  readonly amount: PaypalMoney & { readonly breakdown?: Breakdown };
  readonly items?: readonly Item[];
  readonly shipping?: Shipping;
}

interface Breakdown {
  readonly item_total: PaypalMoney;
  readonly shipping: PaypalMoney;
  /** Other charges; absent where there are none. */
  readonly handling?: PaypalMoney;
  readonly discount: PaypalMoney;
}

interface Item {
  readonly name: string;
  readonly sku?: string;
  readonly quantity: string;
  readonly unit_amount: PaypalMoney;
  readonly category: 'PHYSICAL_GOODS';
}

interface Shipping {
  readonly name: { readonly full_name: string };
  readonly address: {
    readonly address_line_1: string;
    readonly admin_area_2: string;
    readonly postal_code: string;
    readonly country_code: string;
  };
}

interface ExperienceContext {
  /**
   * The shop's name in PayPal's window. PayPal does not accept an empty one. Without it, PayPal shows the account's own
   * name.
   */
  readonly brand_name?: string;
  readonly locale: 'de-AT';
  readonly shipping_preference: 'SET_PROVIDED_ADDRESS' | 'NO_SHIPPING';
  readonly user_action: 'PAY_NOW';
  readonly payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED';
  readonly return_url: string;
  readonly cancel_url: string;
}

/** The maximum length of most texts at PayPal, in characters. */
const longest = 127;

/**
 * The order that PayPal is asked to create for an attempt: the amount, and, if they can be given exactly, the goods and
 * the delivery address. Two calls for one attempt send the same content, so that the same key means the same order.
 */
export function orderToCreate(attempt: AttemptToPay, page: PaymentPage): OrderToCreate {
  const shipping = deliveryOf(page.order.shippingAddress ?? page.order.address);
  const contents = contentsOf(page.order, attempt.amount);
  const plain = plainOrderToCreate(attempt, page);
  const [unit] = plain.purchase_units;
  const amount = { ...unit.amount, ...(contents && { breakdown: contents.breakdown }) };
  const { experience_context } = plain.payment_source.paypal;
  const preference = { shipping_preference: shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING' } as const;
  return {
    intent: 'CAPTURE',
    purchase_units: [{ ...unit, amount, ...(contents && { items: contents.items }), ...(shipping && { shipping }) }],
    payment_source: { paypal: { experience_context: { ...experience_context, ...preference } } },
  };
}

/**
 * The order with the amount only. It is used when PayPal refuses details of goods or address, because a payment needs
 * neither.
 */
export function plainOrderToCreate(attempt: AttemptToPay, page: PaymentPage): OrderToCreate {
  const title = page.order.shop.title.trim();
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: attempt.id,
        invoice_id: attempt.reference,
        description: shortened(paypalTexts.order(page.order.orderNumber)),
        amount: paypalMoney(attempt.amount),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          ...(title !== '' && { brand_name: shortened(title) }),
          locale: 'de-AT',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW', // the binding order was placed in our shop
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: page.returnUrl,
          cancel_url: page.returnUrl,
        },
      },
    },
  };
}

/**
 * The goods at gross unit prices, deposits, and the sums that PayPal checks, without any tax fields: item_total = Σ
 * unit × quantity, and item_total + shipping + handling − discount = amount. null when they do not add up to the cent,
 * as in a shop that declares net prices (PAYMENTS B3).
 */
function contentsOf(order: OrderSnapshot, amount: Cents): { breakdown: Breakdown; items: readonly Item[] } | null {
  const deposits = order.charges.filter(({ kind }) => isDeposit(kind));
  const lines = [...order.lines.map(soldOf), ...deposits.map(depositOf)];
  const goods = lines.reduce((sum, { gross, pieces }) => sum + gross * pieces, 0);
  const shipping = shippingOf(order.charges).gross;
  const others = order.charges.filter(({ kind }) => kind !== 'shipping' && !isDeposit(kind));
  const handling = others.reduce((sum, { price }) => sum + price.gross, 0);
  const discount = order.vouchers.reduce((sum, { price }) => sum - price.gross, 0);
  const parts = [goods, shipping, handling, discount, ...lines.map(({ gross }) => gross)];
  const isExact = goods + shipping + handling - discount === amount && parts.every((part) => part >= 0);
  if (!isExact || !lines.every(({ pieces }) => Number.isSafeInteger(pieces) && pieces > 0)) return null;
  return {
    breakdown: {
      item_total: paypalMoney(goods),
      shipping: paypalMoney(shipping),
      ...(handling > 0 && { handling: paypalMoney(handling) }),
      discount: paypalMoney(discount),
    },
    items: lines.map(itemOf),
  };
}

/** An order line as PayPal multiplies it. */
interface SoldLine {
  readonly name: string;
  readonly articleNumber: string;
  readonly pieces: number;
  /** Gross price of one piece in cents. */
  readonly gross: Cents;
}

/** PayPal has no prices per hundred pieces, so such a line is sent as one piece at the line's total. */
function soldOf({ name, nameSuffix, articleNumber, amount, unit, price, priceQuantity, total }: OrderLine): SoldLine {
  const whole = [name, nameSuffix].filter(Boolean).join(', ');
  if (priceQuantity === undefined) return { name: whole, articleNumber, pieces: amount, gross: price.gross };
  return { name: `${germanCount(amount)} ${unit} ${whole}`, articleNumber, pieces: 1, gross: total.gross };
}

/** A deposit is sent as an item: PayPal's only other field, the handling fee, does not fit it. */
function depositOf({ label, price }: OrderCharge): SoldLine {
  return { name: label, articleNumber: '', pieces: 1, gross: price.gross };
}

function itemOf({ name, articleNumber, pieces, gross }: SoldLine): Item {
  return {
    name: shortened(name),
    ...(articleNumber && { sku: shortened(articleNumber) }),
    quantity: String(pieces),
    unit_amount: paypalMoney(gross),
    category: 'PHYSICAL_GOODS',
  };
}

/**
 * The delivery address; null for an incomplete one, because PayPal requires all fields. Our addresses fit PayPal's
 * lengths.
 */
function deliveryOf(address: SnapshotAddress): Shipping | null {
  const { companyName, firstName, name, street, zipCode, city, country } = address;
  const person = `${firstName} ${name}`.trim();
  const isComplete = [person || companyName, street, zipCode, city].every((part) => part !== '');
  if (!isComplete || !/^[A-Z]{2}$/.test(country)) return null;
  return {
    name: { full_name: [companyName, person].filter(Boolean).join(', ').slice(0, 300) },
    address: {
      address_line_1: street,
      admin_area_2: city,
      postal_code: zipCode,
      country_code: country === 'CN' ? 'C2' : country, // PayPal's own code for China
    },
  };
}

/** The first characters of a text, without half of a surrogate pair at the end. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
