import { type Static, Type } from 'typebox';
import { AnyOrderState, AnyPaymentState, OrderNumber } from './order-life.ts';

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
