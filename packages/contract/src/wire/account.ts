import { maxWishes } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { CartItem } from './cart-item.ts';
import { Address, orderProgress, soldTo, toPay } from './order.ts';
import { PaymentSums, ShownPayment } from './payment.ts';
import { Price } from './price.ts';

const Email = Type.String({ maxLength: 1000 });
/** Longer than the maximum of a password, so that a long one is refused with a sentence of its own. */
const Password = Type.String({ maxLength: 20_000 });
const Id = Type.String({ minLength: 1, maxLength: 200 });
const Code = Type.String({ maxLength: 200, description: 'The code from the e-mail; spaces are ignored.' });
const Time = Type.String({ description: 'ISO 8601, UTC.' });

/** The customer who is signed in (SPEC §3). */
export const User = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  address: Type.Optional(Address),
  separateShippingAddress: Type.Boolean(),
  shippingAddress: Type.Optional(Address),
  lastAddress: Type.Optional(
    Type.Object(Address.properties, {
      description:
        'For an imported customer without a billing address: the billing address of the last order. The order form starts with it.',
    }),
  ),
  onlineUser: Type.Boolean({
    description: 'False for an imported customer, whose billing address only the operator changes.',
  }),
  personId: Type.Optional(Type.String()),
  customerGroup: Type.Optional(
    Type.String({ description: 'The customer group of a partner, which determines the prices.' }),
  ),
});
export type User = Static<typeof User>;

/** The body of auth/login. */
export const Credentials = Type.Object({ username: Email, password: Password });
export type Credentials = Static<typeof Credentials>;

/** The body of user/register: requests a code, and contains the password that the code will set. */
export const Registration = Type.Object({ email: Email, password: Password });
export type Registration = Static<typeof Registration>;

/** The body of user/verify. The password is the one that was sent to register (CONTRACT §4). */
export const Verification = Type.Object({ email: Email, password: Password, code: Code });
export type Verification = Static<typeof Verification>;

/** Success without further data. */
export const Done = Type.Object({ ok: Type.Literal(true) });
export type Done = Static<typeof Done>;

/** The data that signed-in customers may change. The billing address is only changed for online users (CONTRACT §4). */
export const CustomerDetails = Type.Object({
  address: Type.Optional(Address),
  separateShippingAddress: Type.Boolean(),
  shippingAddress: Type.Optional(Address),
});
export type CustomerDetails = Static<typeof CustomerDetails>;

/** The body of account/orders: newest first, the first twenty by default. */
export const OrderPage = Type.Object({
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type OrderPage = Static<typeof OrderPage>;

/**
 * An order in the customer's list, with the state of its payment if it is paid online. The whole order is loaded by its
 * id with the call order.
 */
export const OrderSummary = Type.Object({
  _id: Type.String(),
  orderNumber: Type.String(),
  createdAt: Time,
  state: Type.String({ description: 'placed, processing, shipped, delivered, completed, cancelled or returned.' }),
  parcels: orderProgress.parcels,
  total: Price,
  ...toPay,
  payment: Type.Optional(ShownPayment),
  paymentSums: Type.Optional(PaymentSums),
  items: Type.Array(
    Type.Object({
      name: Type.String(),
      nameSuffix: Type.Optional(Type.String()),
      amount: Type.Integer(),
      unit: Type.String(),
      picture: Type.Optional(Type.String({ description: 'The id of its first picture. Absent: it has none.' })),
    }),
  ),
  toTransfer: Type.Optional(
    Type.Literal(true, {
      description: 'A bank transfer pays it, and has not come yet. The call order has the account.',
    }),
  ),
  confirmationDoc: Type.Object({ content: Type.String(), filename: Type.String() }),
  ...soldTo,
});
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderSummaries = Type.Object({ orders: Type.Array(OrderSummary), count: Type.Integer() });
export type OrderSummaries = Static<typeof OrderSummaries>;

/** An address in the address book. */
export const BookAddress = Type.Object({ _id: Type.String(), address: Address });
export type BookAddress = Static<typeof BookAddress>;

/** The addresses of the address book, the oldest first. */
export const AddressBook = Type.Object({ addresses: Type.Array(BookAddress) });
export type AddressBook = Static<typeof AddressBook>;

/** The body of account/addresses/save. Without an `_id` it adds an address. */
export const AddressToSave = Type.Object({ _id: Type.Optional(Id), address: Address });
export type AddressToSave = Static<typeof AddressToSave>;

/** A browser that is signed in. */
export const SessionSummary = Type.Object({
  _id: Type.String({ description: 'Identifies the session in calls. It gives no access.' }),
  device: Type.String(),
  createdAt: Time,
  usedAt: Time,
  isCurrent: Type.Boolean(),
});
export type SessionSummary = Static<typeof SessionSummary>;

/** The browsers in which the customer is signed in, the one used last first. */
export const SessionSummaries = Type.Object({ sessions: Type.Array(SessionSummary) });
export type SessionSummaries = Static<typeof SessionSummaries>;

/** The body of account/password. */
export const PasswordChange = Type.Object({ password: Password, newPassword: Password });
export type PasswordChange = Static<typeof PasswordChange>;

/** The body of account/email: sends a code to the new address. */
export const EmailChange = Type.Object({ email: Email, password: Password });
export type EmailChange = Static<typeof EmailChange>;

/** The body of account/confirmEmail. */
export const EmailConfirmation = Type.Object({ code: Code });
export type EmailConfirmation = Static<typeof EmailConfirmation>;

/** The body of account/delete. */
export const Leave = Type.Object({ password: Password });
export type Leave = Static<typeof Leave>;

/**
 * All data stored about a customer, for export (LAW D5): no hashes, tokens, codes or keys. Orders as they are stored:
 * cents, basis points, epoch milliseconds; `units` explains that in German.
 */
export const AccountExport = Type.Object({
  units: Type.Object({ orders: Type.String(), others: Type.String() }),
  exportedAt: Time,
  account: Type.Object({
    ...User.properties,
    createdAt: Time,
    note: Type.Union([Type.String(), Type.Null()], { description: 'What the shop noted about the customer.' }),
  }),
  addresses: Type.Array(Address),
  cart: Type.Object({ items: Type.Array(CartItem), vouchers: Type.Array(Type.Object({ code: Type.String() })) }),
  sessions: Type.Array(Type.Object({ device: Type.String(), createdAt: Time, usedAt: Time })),
  knownDevices: Type.Array(Type.Object({ usedAt: Time })),
  codes: Type.Array(Type.Object({ purpose: Type.String(), email: Type.String(), expiresAt: Time })),
  wishList: Type.Array(Type.String(), { description: 'Ids of products.' }),
  orders: Type.Array(Type.Unknown()),
  quotes: Type.Array(Type.Unknown(), { description: 'Offers, each in all its versions.' }),
  reviews: Type.Array(Type.Unknown(), { description: 'What its orders say of the products they bought.' }),
  newsletter: Type.Array(Type.Unknown(), { description: 'Consents to the newsletter, also stopped ones.' }),
  stockAlerts: Type.Array(Type.Unknown(), {
    description: 'The articles of which the e-mail address is to be told when they are in stock again.',
  }),
});
export type AccountExport = Static<typeof AccountExport>;

const Wishes = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
  maxItems: maxWishes,
  description: 'Ids of products.',
});

/** A customer's wish list, the last wish first. */
export const WishList = Type.Object({ products: Wishes });
export type WishList = Static<typeof WishList>;

/** The body of wishListChange. */
export const WishListChange = Type.Object({ add: Wishes, remove: Wishes });
export type WishListChange = Static<typeof WishListChange>;

/** The id of something that belongs to the customer. */
export const OwnId = Type.Object({ _id: Id });
export type OwnId = Static<typeof OwnId>;
