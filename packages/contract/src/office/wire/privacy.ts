import { type Static, Type } from 'typebox';
import { AccountExport } from '../../wire/account.ts';
import { AnyOrderState, AnyPaymentState, OrderNumber } from './order-parts.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });
const Day = Type.String({ description: '2026-11-20.' });

const wanted = {
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'The `_id` of a customer.' })),
  email: Type.Optional(
    Type.String({ maxLength: 500, description: 'Finds the account with it, and the orders of guests.' }),
  ),
};

/** The body of erasurePreview: a customer with an account, or an e-mail address. */
export const PersonToErase = Type.Object(wanted);
export type PersonToErase = Static<typeof PersonToErase>;

/** Who asks what is stored about them. */
export const PersonToTell = Type.Object({ email: Type.String({ maxLength: 500 }) });
export type PersonToTell = Static<typeof PersonToTell>;

/** All data stored under an e-mail address: no hashes, tokens, codes or keys. `units` explains it in German. */
export const PersonExport = Type.Object({
  ...Type.Pick(AccountExport, ['units', 'exportedAt']).properties,
  email: Type.String({ description: 'As it was asked for.' }),
  account: Type.Union([AccountExport, Type.Null({ description: 'Nobody has an account with it.' })]),
  guestOrders: Type.Array(Type.Unknown(), { description: 'Orders without an account, as in an account’s export.' }),
  guestQuotes: Type.Array(Type.Unknown(), { description: 'Offers without an account, each in all its versions.' }),
  reviews: Type.Array(Type.Unknown(), { description: 'What orders without an account say of products.' }),
  newsletter: Type.Array(Type.Unknown(), { description: 'Consents to the newsletter, also stopped ones.' }),
  stockAlerts: Type.Array(Type.Unknown(), {
    description: 'The articles of which the address is to be told when they are in stock again.',
  }),
  documents: Type.Array(Type.Unknown(), { description: 'Invoices, corrections and delivery notes of all orders.' }),
  withdrawals: Type.Array(Type.Unknown(), {
    description: 'Declarations that came from the address, or through the links of the orders.',
  }),
});
export type PersonExport = Static<typeof PersonExport>;

/** The body of erase. */
export const ErasureWish = Type.Object({
  ...wanted,
  seen: Type.Object(
    { hasAccount: Type.Boolean(), orders: Type.Integer({ minimum: 0 }) },
    { description: 'What the preview said. If it is not so any more, the call is refused.' },
  ),
});
export type ErasureWish = Static<typeof ErasureWish>;

/** What would be erased at once, and what stays and until when. */
export const ErasurePreview = Type.Object({
  email: Type.String(),
  quotes: Type.Integer({ description: 'Offers that no order came of. They go at once.' }),
  stockAlerts: Type.Integer({ description: 'Articles of which they want to be told when they are in stock again.' }),
  newsletter: Type.Integer({ description: 'Consents to the newsletter, also stopped ones, with their proofs.' }),
  reviews: Type.Integer({ description: 'Reviews of articles, by the orders. Nothing of them stays.' }),
  account: Type.Union([
    Type.Object({
      _id: Type.String(),
      createdAt: Time,
      addresses: Type.Integer({ description: 'Addresses of the order form and of the address book.' }),
      sessions: Type.Integer(),
      hasCart: Type.Boolean(),
      hasNote: Type.Boolean(),
    }),
    Type.Null({ description: 'Nobody has an account with it.' }),
  ]),
  orders: Type.Array(
    Type.Object({
      number: OrderNumber,
      placedAt: Time,
      state: AnyOrderState,
      payment: AnyPaymentState,
      isGuests: Type.Boolean({ description: 'Placed without signing in, or by an account that is gone.' }),
      isRestricted: Type.Boolean({ description: 'It is kept for the law alone already.' }),
      reason: Type.Enum(['voucher', 'letter', 'one-stop-shop']),
      years: Type.Integer(),
      keptUntil: Day,
      holds: Type.Array(Type.Enum(['open', 'payment', 'withdrawal']), {
        description: 'Why it is not over: it goes on as agreed, and its period begins afterwards.',
      }),
    }),
    { description: 'The newest hundred.' },
  ),
  orderCount: Type.Integer(),
  country: Type.String({ description: 'Whose law has the newest order kept; empty: there is none.' }),
});
export type ErasurePreview = Static<typeof ErasurePreview>;

/** How long people are kept, what will be erased next, and what was. */
export const RetentionOverview = Type.Object({
  country: Type.String({ description: 'Of the seller, whose law demands the periods.' }),
  extraYears: Type.Integer({ description: 'How many years longer than the law demands, by the setting `retention`.' }),
  periods: Type.Object(
    {
      ...{ voucher: Type.Integer(), letter: Type.Integer(), 'one-stop-shop': Type.Integer(), books: Type.Integer() },
      ...{ transfers: Type.Integer(), withdrawals: Type.Integer() },
    },
    { description: 'Years from the end of the calendar year.' },
  ),
  next: Type.Array(
    Type.Object({
      number: OrderNumber,
      placedAt: Time,
      keptUntil: Day,
      reason: Type.Enum(['voucher', 'letter', 'one-stop-shop']),
      erasedOn: Day,
      isHeld: Type.Boolean(),
    }),
    { description: 'The oldest orders whose time is over by the next January, at most a hundred.' },
  ),
  isMore: Type.Boolean({ description: 'Whether there are more of them.' }),
  held: Type.Array(Type.Object({ number: OrderNumber, reason: Type.String(), by: Type.String(), at: Time })),
  erased: Type.Array(
    Type.Object({
      day: Day,
      kind: Type.Enum(['orders', 'withdrawals', 'transfers', 'bookings']),
      count: Type.Integer(),
    }),
    { description: 'The latest days on which something was erased, the last first.' },
  ),
});
export type RetentionOverview = Static<typeof RetentionOverview>;

/** The body of retentionHold. */
export const RetentionHold = Type.Object({
  number: OrderNumber,
  reason: Type.Union([Type.String({ maxLength: 500 }), Type.Null()], {
    description: 'Why it is held back. Null: it is not any more.',
  }),
});
export type RetentionHold = Static<typeof RetentionHold>;
