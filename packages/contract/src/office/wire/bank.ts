import type { MatchReason } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { OrderNumber } from './order-parts.ts';

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
  aside: Type.Integer({ description: 'How many entries a rule has set aside.' }),
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
  original: Type.Union([Type.Object({ amount: Type.Number(), currency: Type.String() }), Type.Null()], {
    description: 'What was sent in another currency before the bank changed it. Null: nothing.',
  }),
  payer: Type.String({ description: 'Empty if the bank does not name the payer.' }),
  payerIban: Type.Union([Type.String(), Type.Null()]),
  purpose: Type.String(),
  state: State,
  asideReason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why a rule set it aside. Null: no rule did.',
  }),
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
        rest: Type.Union([Type.Number(), Type.Null()], {
          description:
            'EUR. What would stay due, or was paid too much if negative, and may be written off; null: nothing.',
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
      writesOff: Type.Optional(
        Type.Boolean({ description: 'True: the few cents that are missing or too much are written off.' }),
      ),
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

/** A rule that sets entries of one counterparty aside. */
export const BankAsideRule = Type.Object({
  _id: Type.String(),
  payer: Type.String({ description: 'Empty: the bank names nobody.' }),
  payerIban: Type.Union([Type.String(), Type.Null()], { description: 'Null: the name decides.' }),
  words: Type.String({ description: 'What the purpose must contain. Empty: anything.' }),
  isOutgoing: Type.Boolean({ description: 'It is about money that left the account.' }),
  reason: Type.String(),
  used: Type.Integer({ description: 'How many entries it has set aside.' }),
  lastUsedOn: Type.Union([Day, Type.Null()]),
  madeBy: Type.String(),
  madeAt: Type.String(),
});
export type BankAsideRule = Static<typeof BankAsideRule>;

/** The answer of bank/rules. */
export const BankRules = Type.Object({ rules: Type.Array(BankAsideRule) });
export type BankRules = Static<typeof BankRules>;

/** The body of bank/rule/make. `_id`: the open entry that it is made from. */
export const RuleToMake = Type.Object({
  _id: Type.String({ maxLength: 200 }),
  words: Type.String({ maxLength: 2000, description: 'What the purpose must contain. It may be empty.' }),
  reason: Type.String({ maxLength: 2000 }),
});
export type RuleToMake = Static<typeof RuleToMake>;

/** How many entries were set aside. */
export const EntriesSetAside = Type.Object({ count: Type.Integer() });
