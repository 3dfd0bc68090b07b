import type { WithdrawalVerdict } from '@kontor/domain';
import { type Static, Type } from 'typebox';

/** The body of withdrawals: the latest first, twenty-five at a time. */
export const WithdrawalQuestion = Type.Object({
  isChecked: Type.Optional(
    Type.Boolean({
      description: 'True: only declarations that somebody has checked. False: only those that nobody has.',
    }),
  ),
  order: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only declarations about the order with this number.' }),
  ),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type WithdrawalQuestion = Static<typeof WithdrawalQuestion>;

/** The body of withdrawal and withdrawal/check. */
export const OneWithdrawal = Type.Object({ number: Type.String({ minLength: 1, maxLength: 50 }) });

/** A declaration of withdrawal and the verdict on it. */
export const OfficeWithdrawal = Type.Object({
  number: Type.String({ description: 'The number of the declaration, such as W2026-000001.' }),
  receivedAt: Type.String({ description: 'ISO 8601, UTC, by the server’s clock.' }),
  name: Type.String(),
  email: Type.String({ description: 'The address of the acknowledgement.' }),
  isAcknowledged: Type.Boolean({
    description: 'False if no acknowledgement was sent, because the address had received too many.',
  }),
  content: Type.Array(Type.Object({ label: Type.String(), lines: Type.Array(Type.String()) }), {
    description: 'The complete declaration, as the customer saw it.',
  }),
  items: Type.Union([
    Type.Null(),
    Type.Array(Type.Object({ line: Type.Integer(), amount: Type.Integer() }), {
      description: 'Lines of the order, from 0. Null if the form offered no lines, because the order was unknown.',
    }),
  ]),
  orderNumber: Type.Union([Type.String(), Type.Null()], {
    description: 'The number of the order; null if no such order exists.',
  }),
  verdict: Type.Unsafe<WithdrawalVerdict>(
    Type.Enum(['in-time', 'no-order', 'other-email', 'late'] satisfies WithdrawalVerdict[], {
      description: 'Every value except in-time needs a check by a person. The declaration is valid in any case.',
    }),
  ),
  lastDay: Type.Union([Type.String(), Type.Null()], {
    description: 'The last day of the withdrawal period, such as 2026-12-07; null if the period has not begun.',
  }),
  refundUntil: Type.String({ description: 'The last day for the refund, such as 2026-12-07.' }),
  isRefundOpen: Type.Boolean({
    description: 'Whether money of the order may still have to be refunded. True if the order is unknown.',
  }),
  owed: Type.Union(
    [
      Type.Null(),
      Type.Object({
        amount: Type.Number({ description: 'Gross, in EUR. It goes back as far as it was paid.' }),
        hasDelivery: Type.Boolean({ description: 'Whether the costs of delivery are in it: nothing is left.' }),
      }),
    ],
    {
      description:
        'What the declared pieces that are not back yet lower the price of the order by. Null if the order is unknown ' +
        'or the declaration names its pieces in free words.',
    },
  ),
  checked: Type.Union([Type.Null(), Type.Object({ at: Type.String(), by: Type.String() })]),
});
export type OfficeWithdrawal = Static<typeof OfficeWithdrawal>;

/** A page of declarations. `next`: the place of the following page; null on the last. */
export const OfficeWithdrawals = Type.Object({
  withdrawals: Type.Array(OfficeWithdrawal),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type OfficeWithdrawals = Static<typeof OfficeWithdrawals>;
