import type { MatchReason } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { OrderNumber } from './order-life.ts';

const Day = Type.String({ description: 'The booking day, such as 2026-11-20.' });
const Money = Type.Number({ description: 'In the currency of the entry. Negative if the money left the account.' });
const Reason = Type.Unsafe<MatchReason>(
  Type.String({
    description: 'A reason for or against the match, such as reference, amount, less, name or cancelled.',
  }),
);
const State = Type.Union([Type.Literal('open'), Type.Literal('assigned'), Type.Literal('set-aside')]);

/** The body of bank/read. */
export const BankFile = Type.Object({
  content: Type.String({
    description: 'The bytes of the file in base64, at most 3 MB. "kontor bank read" takes more.',
  }),
  account: Type.Optional(
    Type.String({ maxLength: 50, description: 'IBAN of the shop’s account, for a CSV file that does not contain it.' }),
  ),
});
export type BankFile = Static<typeof BankFile>;

/** The result of reading a file. */
export const BankFileRead = Type.Object({
  statements: Type.Array(
    Type.Object({
      format: Type.String({ description: 'camt, mt940 or csv.' }),
      account: Type.String(),
      number: Type.String({ description: 'The number of the statement; empty if it has none.' }),
      new: Type.Integer(),
      known: Type.Integer(),
      pending: Type.Integer({
        description: 'How many entries are not booked yet. The bank sends them again once they are.',
      }),
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
  assigned: Type.Integer({ description: 'How many entries clearly belonged to an order and were assigned to it.' }),
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
  payer: Type.String({ description: 'Empty if the bank does not name the payer.' }),
  payerIban: Type.Union([Type.String(), Type.Null()]),
  purpose: Type.String(),
  state: State,
  shares: Type.Array(Share, { description: 'The parts of the amount, by the orders to which the entry is assigned.' }),
  match: Type.Union(
    [
      Type.Object({
        kind: Type.Union([Type.Literal('sure'), Type.Literal('proposal'), Type.Literal('none')]),
        shares: Type.Array(Share),
        reasons: Type.Array(Reason),
        lateDiscount: Type.Union([Type.Number(), Type.Null()], {
          description: 'EUR. The cash discount that was deducted too late; null: none was.',
        }),
      }),
      Type.Null(),
    ],
    { description: 'For an open entry: the orders that it probably pays. Null for other entries.' },
  ),
});
export type BankEntryWithMatch = Static<typeof BankEntryWithMatch>;

/** The body of bank/entries. */
export const BankEntryQuestion = Type.Object({
  state: Type.Optional(State),
  after: Type.Optional(Type.String({ maxLength: 100, description: 'The `next` of the previous page.' })),
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
  shares: Type.Array(
    Type.Object({
      ...Share.properties,
      acceptsDiscount: Type.Optional(
        Type.Boolean({
          description:
            'True: a cash discount that was deducted too late is granted all the same. Otherwise the rest stays due.',
        }),
      ),
    }),
    { maxItems: 50 },
  ),
});
export type EntryToAssign = Static<typeof EntryToAssign>;

/** The body of bank/entry/set-aside. `isAside` false reopens it. */
export const EntryToSetAside = Type.Object({ _id: Type.String({ maxLength: 200 }), isAside: Type.Boolean() });
export type EntryToSetAside = Static<typeof EntryToSetAside>;

/** How many entries were set aside. */
export const EntriesSetAside = Type.Object({ count: Type.Integer() });
