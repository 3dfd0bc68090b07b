import { type Static, Type } from 'typebox';
import { Euro } from '../../wire/price.ts';
import { OrderNumber } from './order-parts.ts';

const Day = Type.String({ description: 'Such as 2026-11-20.' });
const Step = Type.Integer({ minimum: 1, maximum: 100, description: 'From 1.' });

/** The unpaid money of an order, and what is to be done about it. */
export const OfficeReceivable = Type.Object({
  number: OrderNumber,
  version: Type.Integer(),
  customer: Type.String(),
  email: Type.String(),
  basis: Type.Enum(['invoice', 'prepayment'], {
    description: 'invoice: of an invoice. prepayment: of an order that is delivered once it is paid.',
  }),
  invoice: Type.Union([Type.String(), Type.Null()], { description: 'The number of the invoice.' }),
  placedOn: Day,
  dueOn: Day,
  daysOverdue: Type.Integer({ description: 'Negative before it is due.' }),
  open: Euro,
  received: Euro,
  fees: Type.Number({ description: 'EUR. The fees of the reminders so far. They are not part of `open`.' }),
  isHeld: Type.Boolean({ description: 'The order is on hold.' }),
  waitingMoney: Type.Union([Type.Null(), Type.Object({ after: Type.Union([Type.String(), Type.Null()]) })], {
    description:
      'An open entry of the bank account may pay it: the first of bank/entries after this place. Then nobody is reminded by default.',
  }),
  stop: Type.Union([Type.String(), Type.Null()], { description: 'Why nobody is reminded of it; null: not stopped.' }),
  sent: Type.Array(Type.Object({ step: Step, sentOn: Day, title: Type.String() })),
  next: Type.Union([
    Type.Object({ kind: Type.Literal('remind'), step: Step, title: Type.String(), fee: Euro }),
    Type.Object({ kind: Type.Literal('cancel') }),
    Type.Object({
      kind: Type.Literal('none'),
      why: Type.Enum(['paid', 'cancelled', 'held', 'withdrawn', 'spared', 'waiting', 'ended']),
    }),
  ]),
});
export type OfficeReceivable = Static<typeof OfficeReceivable>;

/** All open receivables, those due for the longest time first. */
export const Receivables = Type.Object({
  receivables: Type.Array(OfficeReceivable),
  sums: Type.Array(
    Type.Object({
      age: Type.Enum(['not-due', 'up-to-30', 'up-to-60', 'up-to-90', 'older']),
      count: Type.Integer(),
      open: Euro,
    }),
    { description: 'By the days since they were due.' },
  ),
  isMore: Type.Boolean({ description: 'There may be more receivables than these of the oldest orders.' }),
  readUntil: Type.Union([Day, Type.Null()], { description: 'The last day of the bank statements that were read.' }),
  isBankRead: Type.Boolean({ description: 'Whether that day is late enough to remind customers.' }),
  isAutomatic: Type.Boolean({ description: 'Whether the shop sends due reminders by itself.' }),
});
export type Receivables = Static<typeof Receivables>;

/** The body of receivables/remind: orders with the step that the operator saw as the next one. */
export const ReceivablesToRemind = Type.Object({
  receivables: Type.Array(Type.Object({ number: OrderNumber, step: Step }), { minItems: 1, maxItems: 200 }),
});
export type ReceivablesToRemind = Static<typeof ReceivablesToRemind>;

/** The body of receivable/spare. `reason` null allows reminders again. */
export const ReceivableToSpare = Type.Object({
  number: OrderNumber,
  reason: Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()]),
});
export type ReceivableToSpare = Static<typeof ReceivableToSpare>;

/** The body of receivable/print: the next step of an order, or one that was taken. */
export const ReminderToPrint = Type.Object({ number: OrderNumber, step: Step });
export type ReminderToPrint = Static<typeof ReminderToPrint>;

/** The mail of the next reminder, as it would be sent now. */
export const ReceivableLetter = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  step: Step,
});
export type ReceivableLetter = Static<typeof ReceivableLetter>;
