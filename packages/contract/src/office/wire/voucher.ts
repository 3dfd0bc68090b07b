import { type Static, Type } from 'typebox';

const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A whole day in Vienna, such as 2026-12-31.',
});
const DayOrNone = Type.Union([Day, Type.Null()]);
const Code = Type.String({ minLength: 1, maxLength: 100 });

/** What a voucher gives. Amounts in EUR, shares in percent. */
export const VoucherWorth = Type.Union([
  Type.Object({ kind: Type.Literal('fixed'), amount: Type.Number() }),
  Type.Object({ kind: Type.Literal('percent'), percent: Type.Number() }),
  Type.Object({ kind: Type.Literal('free-shipping') }),
  Type.Object({
    kind: Type.Literal('gift-balance'),
    balance: Type.Number({ description: 'What is left of it, or the balance of a new one.' }),
  }),
]);
export type VoucherWorth = Static<typeof VoucherWorth>;

/** The body of vouchers: the newest first, fifty at a time. */
export const VoucherQuestion = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 100, description: 'The beginning of codes, in upper or lower case.' })),
  series: Type.Optional(Type.String({ maxLength: 100, description: 'The name of a series.' })),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type VoucherQuestion = Static<typeof VoucherQuestion>;

/** A voucher, its use, and whether orders can use it now. */
export const OfficeVoucher = Type.Object({
  code: Type.String(),
  worth: VoucherWorth,
  minimum: Type.Number({ description: 'The least value of the goods in EUR; 0 for none.' }),
  firstDay: DayOrNone,
  lastDay: DayOrNone,
  usesAllowed: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: unlimited.' }),
  used: Type.Integer({ description: 'The number of orders that used it.' }),
  inCarts: Type.Integer({ description: 'The number of carts that have reserved it.' }),
  state: Type.Enum(['valid', 'stopped', 'not-yet-valid', 'expired', 'used-up']),
  createdAt: Type.String({ description: 'ISO 8601, UTC.' }),
});
export type OfficeVoucher = Static<typeof OfficeVoucher>;

/** A page of vouchers. `next`: the place of the following page; null on the last. */
export const OfficeVouchers = Type.Object({
  vouchers: Type.Array(OfficeVoucher),
  next: Type.Union([Type.String(), Type.Null()]),
  isTaken: Type.Boolean({ description: 'Whether the shop takes vouchers at all (the setting vouchersEnabled).' }),
});
export type OfficeVouchers = Static<typeof OfficeVouchers>;

/** The body of vouchers/make: one voucher with a code, or several with random codes. All are made, or none. */
export const VouchersToMake = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 100, description: 'The code; without it codes are random.' })),
  count: Type.Optional(
    Type.Integer({ description: 'How many with random codes, 1 to 5,000, of a series to 100,000; 1 if missing.' }),
  ),
  series: Type.Optional(
    Type.String({ maxLength: 200, description: 'A name under which these vouchers are found and stopped as a whole.' }),
  ),
  prefix: Type.Optional(Type.String({ maxLength: 40, description: 'What the codes of a series begin with.' })),
  worth: VoucherWorth,
  minimum: Type.Optional(Type.Number()),
  firstDay: Type.Optional(DayOrNone),
  lastDay: Type.Optional(DayOrNone),
  usesAllowed: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], {
      description: 'Null: unlimited. 1 if missing, for a balance unlimited.',
    }),
  ),
});
export type VouchersToMake = Static<typeof VouchersToMake>;

/** The codes of the vouchers that were made. */
export const MadeVouchers = Type.Object({ codes: Type.Array(Type.String()) });

/** A series of vouchers, with the sums of all of them. */
export const VoucherSeries = Type.Object({
  name: Type.String(),
  prefix: Type.String({ description: 'Empty: its codes begin with nothing.' }),
  count: Type.Integer(),
  uses: Type.Integer({ description: 'The number of orders that used one.' }),
  usedVouchers: Type.Integer({ description: 'How many were used at least once.' }),
  left: Type.Integer({ description: 'How many can still be used, as far as stop and uses decide.' }),
  stopped: Type.Integer({ description: 'How many are stopped, with the series or by themselves.' }),
  isStopped: Type.Boolean({ description: 'Whether it is stopped as a whole.' }),
  balance: Type.Union([Type.Number(), Type.Null()], { description: 'EUR left of gift balances. Null: it has none.' }),
  madeBy: Type.String(),
  madeAt: Type.String({ description: 'ISO 8601, UTC.' }),
});
export type VoucherSeries = Static<typeof VoucherSeries>;

/** The answer of voucher/series: the newest 200. */
export const VoucherSeriesList = Type.Object({ series: Type.Array(VoucherSeries) });

/** The body of voucher/series/stop. */
export const SeriesToStop = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  isStopped: Type.Boolean({ description: 'False: those that were stopped with it are allowed again.' }),
});
export type SeriesToStop = Static<typeof SeriesToStop>;

/** The body of voucher/change: what changes of a voucher. */
export const VoucherToChange = Type.Object({
  code: Code,
  isStopped: Type.Optional(Type.Boolean({ description: 'True: no cart and no order can use it any more.' })),
  lastDay: Type.Optional(DayOrNone),
});
export type VoucherToChange = Static<typeof VoucherToChange>;
