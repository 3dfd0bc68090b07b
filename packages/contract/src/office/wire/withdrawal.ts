import type { WithdrawalStanding } from '@kontor/domain';
import { type Static, Type } from 'typebox';

/** The body of withdrawals: the latest first, twenty-five at a time. */
export const WithdrawalQuestion = Type.Object({
  isChecked: Type.Optional(
    Type.Boolean({ description: 'Only those that somebody has looked at, or that nobody has.' }),
  ),
  order: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only those that name the order with this number.' }),
  ),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the page before.' })),
});
export type WithdrawalQuestion = Static<typeof WithdrawalQuestion>;

/** The body of withdrawal and withdrawal/check. */
export const OneWithdrawal = Type.Object({ number: Type.String({ minLength: 1, maxLength: 50 }) });

/** A declaration of withdrawal and its standing. */
export const OfficeWithdrawal = Type.Object({
  number: Type.String({ description: 'The shop’s sign of it, W2026-000001.' }),
  receivedAt: Type.String({ description: 'ISO 8601, UTC, by the server’s clock.' }),
  name: Type.String(),
  email: Type.String({ description: 'Where the acknowledgement went.' }),
  isAcknowledged: Type.Boolean({ description: 'false: the address had too many that day, and got none.' }),
  content: Type.Array(Type.Object({ label: Type.String(), lines: Type.Array(Type.String()) }), {
    description: 'All that was declared, as the customer read it.',
  }),
  items: Type.Union([
    Type.Null(),
    Type.Array(Type.Object({ line: Type.Integer(), amount: Type.Integer() }), {
      description: 'The order’s lines from 0. Null: they were not offered, because the order was not known.',
    }),
  ]),
  orderNumber: Type.Union([Type.String(), Type.Null()], {
    description: 'The order that it names; null: there is none.',
  }),
  standing: Type.Unsafe<WithdrawalStanding>(
    Type.Enum(['in-time', 'no-order', 'other-email', 'late'] satisfies WithdrawalStanding[], {
      description: 'All but in-time: somebody must look at it. None makes it less of a declaration.',
    }),
  ),
  lastDay: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the period, 2026-12-07; null: it has not begun.',
  }),
  refundUntil: Type.String({ description: 'The last day on which the shop may give the money back, 2026-12-07.' }),
  isRefundOpen: Type.Boolean({
    description: 'Whether money of the order may still have to go back; true where no order is known.',
  }),
  checked: Type.Union([Type.Null(), Type.Object({ at: Type.String(), by: Type.String() })]),
});
export type OfficeWithdrawal = Static<typeof OfficeWithdrawal>;

/** A page of declarations. `next`: the place of the following page; null on the last. */
export const OfficeWithdrawals = Type.Object({
  withdrawals: Type.Array(OfficeWithdrawal),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type OfficeWithdrawals = Static<typeof OfficeWithdrawals>;
