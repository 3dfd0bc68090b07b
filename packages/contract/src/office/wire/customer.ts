import { type Static, Type } from 'typebox';
import { Address } from '../../wire/order.ts';
import { AnyOrderState, AnyPaymentState, AnyShippingState, OrderNumber } from './order-parts.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });

/** The body of customers: the filters and the page. */
export const CustomerQuestion = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 500,
      description:
        'Beginnings of words. Each must occur in the e-mail address, customer number, names or companies of the customer.',
    }),
  ),
  group: Type.Optional(
    Type.Union([Type.String({ maxLength: 200 }), Type.Null()], {
      description: 'Only customers of this group. Null: only customers without a group.',
    }),
  ),
  after: Type.Optional(Type.String({ maxLength: 500, description: 'The `next` of the previous page.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type CustomerQuestion = Static<typeof CustomerQuestion>;

const known = {
  _id: Type.String(),
  email: Type.String(),
  personId: Type.Union([Type.String(), Type.Null()], { description: 'The customer number of the shop.' }),
  group: Type.Union([Type.String(), Type.Null()], { description: 'The customer group, whose members are partners.' }),
  createdAt: Time,
  hasPassword: Type.Boolean({
    description: 'False: imported from another shop without a password. The customer sets one by a code.',
  }),
};

/** A customer in the list. */
export const ListedCustomer = Type.Object({
  ...known,
  name: Type.String({ description: 'Empty if no address is known.' }),
  company: Type.String({ description: 'Empty if there is none.' }),
  city: Type.String({ description: 'Empty if no address is known.' }),
});
export type ListedCustomer = Static<typeof ListedCustomer>;

/** A page of customers. */
export const CustomerPage = Type.Object({
  customers: Type.Array(ListedCustomer),
  count: Type.Integer({ description: 'The total number of customers, counted up to 1,000.' }),
  isMore: Type.Boolean({ description: 'Whether there are more customers than `count`.' }),
  next: Type.Union([Type.String(), Type.Null()], { description: 'The place of the next page; null on the last.' }),
  exact: Type.Union([Type.String(), Type.Null()], {
    description: 'The `_id` of the customer whose e-mail address or customer number was searched for.',
  }),
  isIncomplete: Type.Boolean({
    description: 'True for some minutes after a large import or an update: customers may be missing from a search.',
  }),
  groups: Type.Array(Type.String(), { description: 'The customer groups of the configuration.' }),
});
export type CustomerPage = Static<typeof CustomerPage>;

/** The body of guests: what is searched for, and the page. */
export const GuestQuestion = Type.Object({
  search: Type.String({
    maxLength: 500,
    description:
      'Beginnings of words. Each must occur in an order: its number, e-mail address, names, companies or places.',
  }),
  after: Type.Optional(Type.String({ maxLength: 500, description: 'The `next` of the previous page.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type GuestQuestion = Static<typeof GuestQuestion>;

/** Somebody who ordered without an account, with the last order that the search finds. */
export const ListedGuest = Type.Object({
  email: Type.String(),
  name: Type.String(),
  company: Type.String({ description: 'Empty if there is none.' }),
  city: Type.String(),
  lastOrder: OrderNumber,
  placedAt: Time,
  orderCount: Type.Integer({ description: 'All orders without an account under this e-mail address.' }),
});
export type ListedGuest = Static<typeof ListedGuest>;

/** A page of guests. It may be shorter than asked for, although there is a next one. */
export const GuestPage = Type.Object({
  guests: Type.Array(ListedGuest),
  next: Type.Union([Type.String(), Type.Null()], { description: 'The place of the next page; null on the last.' }),
});
export type GuestPage = Static<typeof GuestPage>;

/** The body of customer and of its actions: the customer’s `_id`, or a customer number that only one has. */
export const OneCustomer = Type.Object({ _id: Type.String({ minLength: 1, maxLength: 200 }) });

/** The body of customerChange. */
export const CustomerChange = Type.Object({
  ...OneCustomer.properties,
  version: Type.Integer({
    minimum: 0,
    description: 'The version that the person saw. If group or note changed since, the call is refused.',
  }),
  group: Type.Union([Type.String({ maxLength: 200 }), Type.Null()], {
    description: 'A customer group of the configuration. Null: none. Another group ends the sessions of the customer.',
  }),
  note: Type.String({ maxLength: 20_000, description: 'At most 5,000 characters.' }),
});
export type CustomerChange = Static<typeof CustomerChange>;

const AnyAddress = Type.Union([Address, Type.Null()]);

/** A customer with everything that the shop knows except secrets. */
export const OfficeCustomer = Type.Object({
  ...known,
  version: Type.Integer({ description: 'The number of changes of group and note, for customerChange.' }),
  note: Type.String({ description: 'What the shop notes about the customer, who never sees it. Empty: nothing.' }),
  onlineUser: Type.Boolean({ description: 'False: imported. Only the operator changes the billing address.' }),
  lastSignInAt: Type.Union([Time, Type.Null()], { description: 'Null: none within the last year.' }),
  address: AnyAddress,
  shippingAddress: AnyAddress,
  addressBook: Type.Array(Address),
  orders: Type.Array(
    Type.Object({
      number: OrderNumber,
      placedAt: Time,
      state: AnyOrderState,
      payment: AnyPaymentState,
      shipping: AnyShippingState,
      total: Type.Number({ description: 'The total in EUR.' }),
    }),
    { description: 'The newest orders placed while signed in, at most twenty-five.' },
  ),
  orderCount: Type.Integer(),
  orderTotal: Type.Number({ description: 'EUR, as ordered, without cancelled orders.' }),
  sessions: Type.Array(Type.Object({ device: Type.String(), createdAt: Time, usedAt: Time }), {
    description: 'The signed-in browsers, the most recently used first.',
  }),
  groups: Type.Array(Type.String(), { description: 'The customer groups of the configuration.' }),
});
export type OfficeCustomer = Static<typeof OfficeCustomer>;
