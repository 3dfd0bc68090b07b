import { type Static, Type } from 'typebox';
import { Euro } from '../../wire/price.ts';
import { OrderNumber, remark, Words } from './order-parts.ts';

/** The body of order/refund: an amount that is refunded through the provider that took it. */
export const OrderRefund = Type.Object({
  ...remark,
  amount: Euro,
  reason: Words,
  isTold: Type.Optional(Type.Boolean({ description: 'Whether a mail tells the customer of it; no if missing.' })),
});
export type OrderRefund = Static<typeof OrderRefund>;

/** The body of order/money: money received in the shop, or in another way than on its bank account. */
export const MoneyToNote = Type.Object({
  ...remark,
  amount: Type.Number({ description: 'EUR. Negative if the money went back to the customer.' }),
  receivedOn: Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'The day on which the money was received, such as 2026-11-20.',
  }),
  means: Type.Enum(['cash', 'other', 'transfer'], {
    description: 'transfer: back to the customer, before its bank statement is read.',
  }),
  reason: Words,
});
export type MoneyToNote = Static<typeof MoneyToNote>;

/** The body of order/money/undo: undoes such a note, by its `_id` among the transfers. */
export const MoneyToUndo = Type.Object({
  number: OrderNumber,
  _id: Type.String({ maxLength: 100 }),
  reason: Words,
});
export type MoneyToUndo = Static<typeof MoneyToUndo>;
