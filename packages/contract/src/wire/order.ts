import { type Static, Type } from 'typebox';
import { CartItem } from './cart-item.ts';
import { PaymentProvider, PaymentSums, PaypalPayment, SaferpayPayment, ShownPayment } from './payment.ts';
import { Euro, Price, PriceDeclaration } from './price.ts';
import { Condition, DeliveryDays } from './product.ts';
import { ReservedVoucher, Voucher } from './voucher.ts';

const Text = Type.String({ maxLength: 200 });
const Id = Type.String({ minLength: 1, maxLength: 200 });

/** A postal address (SPEC §3). Required fields are checked by the domain, so that all missing ones are reported. */
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
  vouchers: Type.Optional(Type.Array(ReservedVoucher, { maxItems: 20 })),
};

const details = {
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  address: Type.Optional(Address),
  separateShippingAddress: Type.Optional(Type.Boolean()),
  shippingAddress: Type.Optional(Address),
  paymentCondition: Type.Optional(Text),
  carrier: Type.Optional(Text),
  externalNumber: Type.Optional(Text),
  vatId: Type.Optional(Type.String({ maxLength: 30, description: 'The VAT id of a business (LAW T5).' })),
  birthDate: Type.Optional(
    Type.String({
      maxLength: 30,
      description:
        'The buyer’s date of birth, 1990-05-31. Required if the goods have a minimum age (LAW C10), and never stored.',
    }),
  ),
};

/**
 * The cart that follows a customer (CONTRACT §5): ids and amounts, no prices. `version` counts its changes. Answers of
 * cart/load and cart/save have the current version (0: never saved); the body of cart/save has the one it is based on.
 * Saving over a newer version is refused (409 `cart-changed`): the client must merge both first (docs/decisions/022).
 */
export const SavedCart = Type.Object({
  ...cart,
  joined: Type.Optional(
    Type.Array(Id, {
      maxItems: 20,
      description: 'Keys of the guest carts added last. Each guest cart is added once.',
    }),
  ),
  version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
});
export type SavedCart = Static<typeof SavedCart>;

/**
 * The body of cart/save. Without a version it replaces any saved cart (CONTRACT §5); the storefront always sends one.
 */
export const CartToSave = Type.Object({
  ...SavedCart.properties,
  version: Type.Optional(SavedCart.properties.version),
});
export type CartToSave = Static<typeof CartToSave>;

/** The refusal of cart/save if another device has saved since: 409 with the current cart. */
export const CartChanged = Type.Object({ msg: Type.String(), code: Type.Literal('cart-changed'), cart: SavedCart });
export type CartChanged = Static<typeof CartChanged>;

/** The body of order/calc: the cart and the details known so far (CONTRACT §5). */
export const OrderCalculation = Type.Object({ ...cart, ...details });
export type OrderCalculation = Static<typeof OrderCalculation>;

/** A difference from the cart (CONTRACT §5); `conditionId` is missing if it concerns a voucher. */
export const CartChange = Type.Object({
  conditionId: Type.Optional(Type.String()),
  code: Type.Optional(Type.String({ description: 'The code of the voucher.' })),
  kind: Type.Union([
    Type.Literal('price'),
    Type.Literal('gone'),
    Type.Literal('sold-out'),
    Type.Literal('amount', { description: 'The amount is not sold, because of the minimum, step or maximum.' }),
    Type.Literal('voucher'),
  ]),
  msg: Type.String(),
});
export type CartChange = Static<typeof CartChange>;

/** The current terms of a condition, in the form of products. */
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

/** The unit price of a condition in EUR per norm unit, if it has one (LAW P4). */
const normPrice = { normPrice: Type.Optional(Type.Number()), normUnit: Type.Optional(Type.String()) };

/**
 * The amount left to pay if gift balances pay a part. They are payments, so the total and its tax do not change
 * (CONTRACT §5).
 */
export const toPay = {
  toPay: Type.Optional(
    Type.Number({
      description: 'EUR. The gross total less gift balances. Absent if no gift balance is used.',
    }),
  ),
};

/** The prices beside a price that differs from the cart's. They belong to that price (LAW P7). */
const besidePrice = Type.Pick(Condition, ['lowestPrice30', 'listPrice']).properties;

/** The age from which goods may be bought and handed over (LAW C10). */
const minimumAge = (description: string) => ({ minimumAge: Type.Optional(Type.Enum([16, 18], { description })) });

/** The delivery time of a product (LAW P9). */
const delivery = { stockStatusText: Type.Optional(Type.String()), termsOfDelivery: Type.Optional(Type.String()) };

/**
 * The charges besides the goods (CONTRACT §5): shipping costs, deposits, and the fee of the chosen payment condition.
 */
export const Charge = Type.Object({
  kind: Type.Enum(['shipping', 'deposit', 'untaxed-deposit', 'payment-method']),
  label: Type.String({ description: 'The label in the e-mail and PDF.' }),
  price: Price,
});
export type Charge = Static<typeof Charge>;

const charges = {
  charges: Type.Optional(
    Type.Array(Charge, {
      description: 'All charges, shippingCosts first. Absent if shipping is the only charge.',
    }),
  ),
};

const taxNote = {
  taxNote: Type.Optional(
    Type.String({
      description:
        'The sentence about the tax in the e-mail and PDF: the reason for no tax, or the country whose tax is charged.',
    }),
  ),
};

/** When all goods of a cart or an order arrive (LAW P9). */
export const Arrival = Type.Object({
  days: {
    ...DeliveryDays,
    description: 'Working days (Monday to Friday) from the dispatch, or from the payment where the goods wait for it.',
  },
  from: Type.Optional(
    Type.String({
      description:
        'The first day, such as 2026-11-26. Absent while the goods wait for the money, whose day is unknown.',
    }),
  ),
  to: Type.Optional(Type.String({ description: 'The last day.' })),
});
export type Arrival = Static<typeof Arrival>;

const arrival = (description: string) => ({ arrival: Type.Optional({ ...Arrival, description }) });

/** The value of the goods of a cart or an order in EUR, from which its sums add up. */
const goods = {
  goods: Type.Optional({ ...Price, description: 'The value of the goods, before vouchers and charges.' }),
};

/** The answer of order/calc: the current costs of the cart (CONTRACT §5). */
export const CalculatedOrder = Type.Object({
  ...goods,
  shippingCosts: Price,
  freeShipping: Type.Optional(
    Type.Object(
      { from: Type.Number(), missing: Type.Number() },
      {
        description:
          'From which value of goods in EUR this shipment is free, and what is missing (0: nothing), as the shop declares prices. Absent if it never is, or if the buyer has prices declared otherwise.',
      },
    ),
  ),
  ...charges,
  vouchers: Type.Array(Voucher),
  total: Price,
  ...toPay,
  ...taxNote,
  ...minimumAge('The age that the buyer must have reached. Absent: none.'),
  ...arrival('When it arrives if it is ordered now. Absent: the shop does not say.'),
  vatIdState: Type.Optional(
    Type.Enum(['valid', 'invalid', 'unknown'], {
      description:
        'What VIES says of the VAT id, if the tax depends on it. With `unknown` it could not be asked: the order waits until it was.',
    }),
  ),
  items: Type.Array(
    Type.Object({
      condition: Type.Object({ ...conditionTerms, ...normPrice, ...besidePrice }),
      product: Type.Optional(Type.Object(delivery)),
      amount: Type.Integer(),
      // For `priceQuantity` units, by the scale that the amount has reached.
      price: Price,
      total: Price,
    }),
  ),
  changes: Type.Array(CartChange),
});
export type CalculatedOrder = Static<typeof CalculatedOrder>;

/** The body of order/finish: cart, details, ticked options, and the total that the customer saw (CONTRACT §5). */
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
        'The _id of the customer whom the page shows as signed in; absent for guests. It gives no rights. If the session belongs to somebody else, the order is refused (401 not-signed-in).',
    }),
  ),
});
export type OrderPlacement = Static<typeof OrderPlacement>;

/** A line of a placed order: a copy that never changes (CONTRACT §5). */
export const OrderItem = Type.Object({
  product: Type.Object({
    _id: Type.String(),
    name: Type.String(),
    nameSuffix: Type.Optional(Type.String()),
    articleNumber: Type.String(),
    files: Type.Array(Type.Object({ content: Type.String() })),
    ...minimumAge('The age that whoever takes it must have reached. Absent: none.'),
    ...delivery,
  }),
  condition: Type.Object({
    ...Type.Pick(Condition, ['_id', 'price', 'priceQuantity', 'deposit']).properties,
    unit: Type.String(),
    ...normPrice,
  }),
  amount: Type.Integer(),
  total: Price,
  cancelled: Type.Optional(Type.Integer({ description: 'How many were cancelled since; absent if none.' })),
  returned: Type.Optional(Type.Integer({ description: 'How many were returned; absent if none.' })),
});
export type OrderItem = Static<typeof OrderItem>;

/** The bank transfer for an order, if the customer transfers the money. */
const BankTransfer = Type.Object({
  holder: Type.String(),
  iban: Type.String({ description: 'In groups of four.' }),
  bic: Type.Optional(Type.String()),
  amount: Type.Number({ description: 'EUR.' }),
  reference: Type.String(),
});
export type BankTransfer = Static<typeof BankTransfer>;

/** The QR code of that transfer for banking apps (EPC069-12), as a drawing. */
export const TransferCode = Type.Object({
  size: Type.Integer({ description: 'Modules per side, including the quiet zone.' }),
  path: Type.String({ description: 'The dark modules as an SVG path; a module is one unit wide.' }),
});
export type TransferCode = Static<typeof TransferCode>;

/** A shipment of an order, as its customer sees it. */
export const OrderParcel = Type.Object({
  number: Type.Integer({ description: 'From 1.' }),
  carrier: Type.Optional(Type.String()),
  trackingNumber: Type.Optional(Type.String()),
  trackingLink: Type.Optional(Type.String({ description: 'The carrier’s tracking page.' })),
  shippedAt: Type.String({ description: 'ISO 8601, UTC.' }),
  deliveredAt: Type.Optional(Type.String({ description: 'ISO 8601, UTC.' })),
});
export type OrderParcel = Static<typeof OrderParcel>;

/** Whether consumers could have placed an order (LAW C8). */
export const soldTo = {
  soldTo: Type.Optional(
    Type.Literal('businesses', {
      description: 'The shop sold to businesses alone: there is no right of withdrawal. Absent: to consumers too.',
    }),
  ),
};

/** The progress of an order since it was placed. */
export const orderProgress = {
  state: Type.Optional(
    Type.String({
      description: 'processing, shipped, delivered, completed, cancelled or returned. Absent while it is placed.',
    }),
  ),
  parcels: Type.Optional(Type.Array(OrderParcel, { description: 'Absent if nothing was shipped.' })),
};

/**
 * Whether a bought gift voucher can be redeemed: its piece was taken back, its money is gone, an operator stopped it.
 */
export const SoldVoucherState = Type.Enum(['valid', 'voided', 'suspended', 'stopped']);

/** A gift voucher that an order bought. */
export const GiftVoucher = Type.Object({
  code: Type.String(),
  worth: Euro,
  rest: Type.Number({ description: 'EUR that are left of it.' }),
  lastDay: Type.Optional(Type.String({ description: 'The last day on which it is valid, such as 2056-11-29.' })),
  state: SoldVoucherState,
});
export type GiftVoucher = Static<typeof GiftVoucher>;

/** A placed order (SPEC §3). Its `_id` is the key to it: whoever has it may read the order (CONTRACT §5). */
export const Order = Type.Object({
  _id: Type.String(),
  orderNumber: Type.String(),
  createdAt: Type.String({ description: 'ISO 8601, UTC.' }),
  email: Type.String(),
  personId: Type.Optional(Type.String({ description: 'The operator’s number of a signed-in customer.' })),
  ...soldTo,
  /** Whether prices were declared gross or net to the customer. */
  priceDeclaration: PriceDeclaration,
  items: Type.Array(OrderItem),
  ...goods,
  vouchers: Type.Array(Voucher),
  shippingCosts: Price,
  ...charges,
  total: Price,
  ...toPay,
  ...taxNote,
  address: Address,
  separateShippingAddress: Type.Boolean(),
  shippingAddress: Type.Optional(Address),
  paymentCondition: Type.String(),
  paymentConditionName: Type.String(),
  paymentProvider: Type.Optional(PaymentProvider),
  carrier: Type.Optional(Type.String()),
  ...arrival('When it arrives, as was agreed. Absent: the shop did not say, or it is on its way.'),
  externalNumber: Type.Optional(Type.String()),
  options: Type.Array(Type.String()),
  confirmationDoc: Type.Object({ content: Type.String(), filename: Type.String() }),
  paymentSentence: Type.Optional(
    Type.String({
      description: 'How an order that is not paid online is paid. The same text is in the e-mail and the PDF.',
    }),
  ),
  bankTransfer: Type.Optional(BankTransfer),
  payment: Type.Optional(ShownPayment),
  paymentSums: Type.Optional(PaymentSums),
  paypalPayment: Type.Optional(PaypalPayment),
  saferpayPayment: Type.Optional(SaferpayPayment),
  giftVouchers: Type.Optional(
    Type.Array(GiftVoucher, {
      description:
        'Those whose codes were made. Only for the signed-in customer who ordered; the key alone is not enough.',
    }),
  ),
  ...orderProgress,
});
export type Order = Static<typeof Order>;

/**
 * The refusal of order/finish if the cart differs from what the customer saw: 409 with new figures. If the remaining
 * cart cannot be delivered, there are no figures, and it is a plain refusal.
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
