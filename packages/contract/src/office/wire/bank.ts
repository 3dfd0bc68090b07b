import type { MatchReason } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { OrderNumber } from './order-life.ts';

const Day = Type.String({ description: 'The day on the account: 2026-11-20.' });
const Money = Type.Number({ description: 'In the currency of the entry; negative: it went out.' });
const Reason = Type.Unsafe<MatchReason>(
  Type.String({ description: 'Why it is matched, or not by itself: reference, amount, less, name, cancelled …' }),
);
const State = Type.Union([Type.Literal('open'), Type.Literal('assigned'), Type.Literal('set-aside')]);

/** The body of bank/read. */
export const BankFile = Type.Object({
  content: Type.String({
    description: 'The bytes of the file in base64, at most 3 MB. "kontor bank read" takes more.',
  }),
  account: Type.Optional(
    Type.String({ maxLength: 50, description: 'IBAN of the shop’s account, for a table that does not name it.' }),
  ),
});
export type BankFile = Static<typeof BankFile>;

/** The result of reading a file. */
export const BankFileRead = Type.Object({
  statements: Type.Array(
    Type.Object({
      format: Type.String({ description: 'camt, mt940 or csv.' }),
      account: Type.String(),
      number: Type.String({ description: 'The bank’s number; empty: none.' }),
      new: Type.Integer(),
      known: Type.Integer(),
      pending: Type.Integer({ description: 'Not booked yet: they come again.' }),
      refused: Type.Array(
        Type.Object({
          bookedOn: Day,
          amount: Money,
          currency: Type.String(),
          payer: Type.String(),
          reason: Type.String(),
        }),
      ),
    }),
  ),
  new: Type.Integer(),
  known: Type.Integer(),
  refused: Type.Integer(),
  assigned: Type.Integer({ description: 'How many were surely meant for an order, and were assigned to it.' }),
});
export type BankFileRead = Static<typeof BankFileRead>;

/** The part of an entry that pays an order. */
const Share = Type.Object({ number: OrderNumber, amount: Money });

/** An entry and the orders that it matches. */
export const BankEntryWithMatch = Type.Object({
  _id: Type.String(),
  account: Type.String(),
  bookedOn: Day,
  amount: Money,
  currency: Type.String(),
  payer: Type.String({ description: 'Empty: the bank does not say.' }),
  payerIban: Type.Union([Type.String(), Type.Null()]),
  purpose: Type.String(),
  state: State,
  shares: Type.Array(Share, { description: 'Of the orders that it is assigned to.' }),
  match: Type.Union(
    [
      Type.Object({
        kind: Type.Union([Type.Literal('sure'), Type.Literal('proposal'), Type.Literal('none')]),
        shares: Type.Array(Share),
        reasons: Type.Array(Reason),
      }),
      Type.Null(),
    ],
    { description: 'Of an open entry: what it is meant for.' },
  ),
});
export type BankEntryWithMatch = Static<typeof BankEntryWithMatch>;

/** The body of bank/entries. */
export const BankEntryQuestion = Type.Object({
  state: Type.Optional(State),
  after: Type.Optional(Type.String({ maxLength: 100, description: 'The `next` of the page before.' })),
});
export type BankEntryQuestion = Static<typeof BankEntryQuestion>;

/** A page of entries. `next`: the place of the following page; null on the last. */
export const BankEntries = Type.Object({
  entries: Type.Array(BankEntryWithMatch),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type BankEntries = Static<typeof BankEntries>;

/** The body of bank/entry/assign. */
export const EntryToAssign = Type.Object({
  _id: Type.String({ maxLength: 200 }),
  shares: Type.Array(Share, { maxItems: 50 }),
});
export type EntryToAssign = Static<typeof EntryToAssign>;

/** The body of bank/entry/set-aside. `isAside` false reopens it. */
export const EntryToSetAside = Type.Object({ _id: Type.String({ maxLength: 200 }), isAside: Type.Boolean() });
export type EntryToSetAside = Static<typeof EntryToSetAside>;
