import { type Static, Type } from 'typebox';
import { CartItem } from './cart-item.ts';
import { PaymentProvider, PaymentSums, PaypalPayment, SaferpayPayment, ShownPayment } from './payment.ts';
import { Price, PriceDeclaration } from './price.ts';
import { Condition } from './product.ts';
import { HeldVoucher, Voucher } from './voucher.ts';

const Text = Type.String({ maxLength: 200 });
const Id = Type.String({ minLength: 1, maxLength: 200 });

/** A postal address (SPEC §3). Which fields must be filled is the domain's rule, so that every missing one is named. */
export const Address = Type.Object({
  name: Type.Optional(Text),
  firstName: Type.Optional(Text),
  companyName: Type.Optional(Text),
  street: Type.Optional(Text),
  zipCode: Type.Optional(Text),
  city: Type.Optional(Text),
  country: Type.Optional(Text),
  countryName: Type.Optional(Text),
});
export type Address = Static<typeof Address>;

const cart = {
  items: Type.Array(CartItem, { maxItems: 500 }),
  vouchers: Type.Optional(Type.Array(HeldVoucher, { maxItems: 20 })),
};

const details = {
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  address: Type.Optional(Address),
  separateShippingAddress: Type.Optional(Type.Boolean()),
  shippingAddress: Type.Optional(Address),
  paymentCondition: Type.Optional(Text),
  carrier: Type.Optional(Text),
  externalNumber: Type.Optional(Text),
};

/**
 * The cart that follows a customer (CONTRACT §5): ids and amounts, no prices. `version` is what the shop counts the
 * changes by: the answer of cart/load and cart/save says the present one (0: nothing was ever saved), the body of
 * cart/save the one it was made from. Saving over another one is refused (409 `cart-changed`): whoever saves takes both
 * together first (docs/decisions/022).
 */
export const SavedCart = Type.Object({
  ...cart,
  joined: Type.Optional(
    Type.Array(Id, {
      maxItems: 20,
      description: 'Keys of the guests’ carts that were added, the last ones: each is added once.',
    }),
  ),
  version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
});
export type SavedCart = Static<typeof SavedCart>;

/**
 * The body of cart/save. Without a version it takes the place of whatever was saved (CONTRACT §5); the storefront
 * always says one.
 */
export const CartToSave = Type.Object({
  ...SavedCart.properties,
  version: Type.Optional(SavedCart.properties.version),
});
export type CartToSave = Static<typeof CartToSave>;

/** cart/save refused because another device has saved since: 409 with the cart as it is now. */
export const CartChanged = Type.Object({ msg: Type.String(), code: Type.Literal('cart-changed'), cart: SavedCart });
export type CartChanged = Static<typeof CartChanged>;

/** The body of order/calc: the cart and whatever of the details is known yet (CONTRACT §5). */
export const OrderCalculation = Type.Object({ ...cart, ...details });
export type OrderCalculation = Static<typeof OrderCalculation>;

/** What is not as the cart has it (CONTRACT §5); `conditionId` is missing where a voucher is meant. */
export const CartChange = Type.Object({
  conditionId: Type.Optional(Type.String()),
  code: Type.Optional(Type.String({ description: 'Of a voucher.' })),
  kind: Type.Union([
    Type.Literal('price'),
    Type.Literal('gone'),
    Type.Literal('sold-out'),
    Type.Literal('amount', { description: 'Others are sold: by minimum, step or maximum.' }),
    Type.Literal('voucher'),
  ]),
  msg: Type.String(),
});
export type CartChange = Static<typeof CartChange>;

/** By what a condition is sold now, as products have it. */
const conditionTerms = Type.Pick(Condition, [
  '_id',
  'price',
  'priceQuantity',
  'deposit',
  'scales',
  'minAmount',
  'amountStep',
  'maxAmount',
]).properties;

/** The unit price of a condition that has one, EUR per norm unit (LAW P4). */
const normPrice = { normPrice: Type.Optional(Type.Number()), normUnit: Type.Optional(Type.String()) };

/**
 * What is left to pay where gift balances pay a part: they are money, so the total and its tax are the order's own
 * (CONTRACT §5).
 */
export const toPay = {
  toPay: Type.Optional(
    Type.Number({
      description: 'EUR. What gift balances leave of the gross total; absent where none pays: all of it.',
    }),
  ),
};

/** What stands beside a price that is not the one the cart said: it belongs to the price (LAW P7). */
const besidePrice = Type.Pick(Condition, ['lowestPrice30', 'listPrice']).properties;

/** When and how a product comes (LAW P9). */
const delivery = { stockStatusText: Type.Optional(Type.String()), termsOfDelivery: Type.Optional(Type.String()) };

/** What is paid beside the goods (CONTRACT §5): shipping costs, deposits, and what the chosen way to pay asks for. */
export const Charge = Type.Object({
  kind: Type.Enum(['shipping', 'deposit', 'untaxed-deposit', 'payment-method']),
  label: Type.String({ description: 'As mail and PDF say it.' }),
  price: Price,
});
export type Charge = Static<typeof Charge>;

const charges = {
  charges: Type.Optional(
    Type.Array(Charge, {
      description: 'All of them, shippingCosts first; absent where these are the only one.',
    }),
  ),
};

/** The answer of order/calc: what the cart costs now (CONTRACT §5). */
export const CalculatedOrder = Type.Object({
  shippingCosts: Price,
  ...charges,
  vouchers: Type.Array(Voucher),
  total: Price,
  ...toPay,
  items: Type.Array(
    Type.Object({
      condition: Type.Object({ ...conditionTerms, ...normPrice, ...besidePrice }),
      product: Type.Optional(Type.Object(delivery)),
      amount: Type.Integer(),
      // Of `priceQuantity` units at this amount: by the scale that it has reached.
      price: Price,
      total: Price,
    }),
  ),
  changes: Type.Array(CartChange),
});
export type CalculatedOrder = Static<typeof CalculatedOrder>;

/** The body of order/finish: cart, details, ticked options and the total that the customer saw (CONTRACT §5). */
export const OrderPlacement = Type.Object({
  ...cart,
  ...details,
  options: Type.Optional(Type.Array(Text, { maxItems: 50 })),
  total: Type.Object({ gross: Type.Number() }),
  ...toPay,
  shownTo: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The _id of the customer whom the page shows as signed in; absent for guests. A precondition, no right: where the session is not theirs, nothing is placed (401 not-signed-in).',
    }),
  ),
});
export type OrderPlacement = Static<typeof OrderPlacement>;

/** A line of a placed order: a copy of what was bought, never looked up again (CONTRACT §5). */
export const OrderItem = Type.Object({
  product: Type.Object({
    _id: Type.String(),
    name: Type.String(),
    nameSuffix: Type.Optional(Type.String()),
    articleNumber: Type.String(),
    files: Type.Array(Type.Object({ content: Type.String() })),
    ...delivery,
  }),
  condition: Type.Object({
    ...Type.Pick(Condition, ['_id', 'price', 'priceQuantity', 'deposit']).properties,
    unit: Type.String(),
    ...normPrice,
  }),
  amount: Type.Integer(),
  total: Price,
});
export type OrderItem = Static<typeof OrderItem>;

/** The transfer that pays an order, where customers transfer the money themselves. */
const BankTransfer = Type.Object({
  holder: Type.String(),
  iban: Type.String({ description: 'In groups of four.' }),
  bic: Type.Optional(Type.String()),
  amount: Type.Number({ description: 'EUR.' }),
  reference: Type.String(),
});
export type BankTransfer = Static<typeof BankTransfer>;

/** The QR code by which banking apps fill in that transfer (EPC069-12), as a drawing. */
export const TransferCode = Type.Object({
  size: Type.Integer({ description: 'Squares of a side, the empty ones around it included.' }),
  path: Type.String({ description: 'The dark squares as an SVG path, one square being one unit.' }),
});
export type TransferCode = Static<typeof TransferCode>;

/** A placed order (SPEC §3). Its `_id` is the key to it: whoever holds it may read it (CONTRACT §5). */
export const Order = Type.Object({
  _id: Type.String(),
  orderNumber: Type.String(),
  createdAt: Type.String({ description: 'ISO 8601, UTC.' }),
  email: Type.String(),
  personId: Type.Optional(Type.String({ description: 'The operator’s number of a signed-in customer.' })),
  /** How prices were declared to the one who ordered. */
  priceDeclaration: PriceDeclaration,
  items: Type.Array(OrderItem),
  vouchers: Type.Array(Voucher),
  shippingCosts: Price,
  ...charges,
  total: Price,
  ...toPay,
  address: Address,
  separateShippingAddress: Type.Boolean(),
  shippingAddress: Type.Optional(Address),
  paymentCondition: Type.String(),
  paymentConditionName: Type.String(),
  paymentProvider: Type.Optional(PaymentProvider),
  carrier: Type.Optional(Type.String()),
  externalNumber: Type.Optional(Type.String()),
  options: Type.Array(Type.String()),
  confirmationDoc: Type.Object({ content: Type.String(), filename: Type.String() }),
  paymentSentence: Type.Optional(
    Type.String({ description: 'How it is paid where it is not paid online, as the mail and the PDF say it.' }),
  ),
  bankTransfer: Type.Optional(BankTransfer),
  payment: Type.Optional(ShownPayment),
  paymentSums: Type.Optional(PaymentSums),
  paypalPayment: Type.Optional(PaypalPayment),
  saferpayPayment: Type.Optional(SaferpayPayment),
});
export type Order = Static<typeof Order>;

/**
 * order/finish refused because the cart is not as the customer saw it: 409 with the fresh figures. A shortage whose
 * rest nobody delivers has none and is a plain refusal.
 */
export const OrderChanged = Type.Object({
  msg: Type.String(),
  code: Type.Union([
    Type.Literal('order-changed'),
    Type.Literal('item-gone'),
    Type.Literal('item-sold-out'),
    Type.Literal('voucher-gone'),
  ]),
  calculation: CalculatedOrder,
});
export type OrderChanged = Static<typeof OrderChanged>;
