import { type QuoteStep, type ShownQuoteState, shownQuoteStates } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Address, Order } from '../../wire/order.ts';
import { Euro } from '../../wire/price.ts';
import { FoundArticle } from './found-article.ts';
import { StepKey } from './order-parts.ts';
import { takenOptions, takenOrder } from './order-taking.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });
const Day = Type.String({
  maxLength: 10,
  description: 'The last day in Vienna on which it can be accepted, 2026-12-12.',
});
/** Longer than any allowed text, so that a long one is refused with a sentence of its own. */
const Words = Type.String({ maxLength: 20_000 });
const QuoteNumber = Type.String({ minLength: 1, maxLength: 50, description: 'Such as A2026-000001.' });
const OrderNumberOrNull = Type.Union([Type.String(), Type.Null()], { description: 'The order that it became.' });
const AnyState = Type.Unsafe<ShownQuoteState>(Type.Enum([...shownQuoteStates]));

/** The body of quotes: the latest first, fifty at a time. */
export const QuoteQuestion = Type.Object({
  state: Type.Optional(AnyState),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words of number, name, company, place or e-mail address.' }),
  ),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type QuoteQuestion = Static<typeof QuoteQuestion>;

const listed = {
  number: QuoteNumber,
  state: AnyState,
  createdAt: Time,
  validUntil: Day,
  name: Type.String(),
  company: Type.String(),
  city: Type.String(),
  email: Type.String({ description: 'Empty: the customer has none, and gets no mail.' }),
  total: Euro,
  orderNumber: OrderNumberOrNull,
};

/** An offer in the list. */
export const ListedQuote = Type.Object(listed);
export type ListedQuote = Static<typeof ListedQuote>;

/** A page of offers. `next`: the place of the following page; null on the last. */
export const OfficeQuotes = Type.Object({
  quotes: Type.Array(ListedQuote),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type OfficeQuotes = Static<typeof OfficeQuotes>;

/** The body of quote, quote/file and quote/again. */
export const OneQuote = Type.Object({ number: QuoteNumber });

/** An offer with everything that the shop knows of it. */
export const OfficeQuote = Type.Object({
  ...listed,
  version: Type.Integer({ description: 'The number of its newest version, from 1. All else is of this one.' }),
  revision: Type.Integer({
    description: 'The number of its changes. A call that changes it names the one that was seen.',
  }),
  steps: Type.Array(
    Type.Unsafe<QuoteStep>(
      Type.Enum(['accept', 'decline', 'send', 'prolong', 'change', 'withdraw'] satisfies QuoteStep[]),
    ),
    { description: 'What can be done with it now.' },
  ),
  link: Type.Union([Type.String(), Type.Null()], {
    description: 'The customer’s link, which is the key to it. Null without the right orders.take.',
  }),
  note: Type.String({ description: 'What the shop writes to the customer. It may be empty.' }),
  order: Type.Object(Order.properties, {
    description: 'What is offered, as the order would be. `_id` is empty, and `orderNumber` is that of the offer.',
  }),
  vatId: Type.String({ description: 'The VAT id that the customer stated. Empty: none.' }),
  options: Type.Array(Type.Object({ name: Type.String(), mandatory: Type.Boolean() }), {
    description: 'What the customer is asked to agree to.',
  }),
  timeline: Type.Array(
    Type.Object({
      kind: Type.Enum(['make', 'change', 'send', 'prolong', 'withdraw', 'accept', 'decline', 'short']),
      at: Time,
      by: Type.Union([Type.String(), Type.Null()], { description: 'The operator. Null: the customer, by the link.' }),
      version: Type.Optional(Type.Integer()),
      validUntil: Type.Optional(Day),
      total: Type.Optional(Euro),
      text: Type.Optional(Type.String({ description: 'A reason or a remark.' })),
      prices: Type.Optional(
        Type.Array(Type.Object({ name: Type.String(), before: Euro, after: Euro }), {
          description: 'Prices that differ from those of the shop.',
        }),
      ),
      isMailed: Type.Optional(Type.Boolean({ description: 'Whether the customer was sent a mail.' })),
    }),
    { description: 'The newest first.' },
  ),
});
export type OfficeQuote = Static<typeof OfficeQuote>;

const offered = {
  ...takenOrder,
  note: Type.String({ maxLength: 20_000, description: 'What the shop writes to the customer. It may be empty.' }),
  reason: Type.String({ maxLength: 20_000, description: 'Why prices differ from those of the shop; internal.' }),
  validUntil: Day,
  seen: Type.Object({ total: Euro }, { description: 'The gross total of the preview that was seen.' }),
};

/** The body of quote/make. */
export const QuoteToMake = Type.Object({ ...offered, key: StepKey });
export type QuoteToMake = Static<typeof QuoteToMake>;

const seenQuote = {
  number: QuoteNumber,
  revision: Type.Integer({ minimum: 1, description: 'The revision that the operator saw.' }),
};

/** The body of quote/send. */
export const SeenQuote = Type.Object(seenQuote);
export type SeenQuote = Static<typeof SeenQuote>;

/** The body of quote/change. */
export const QuoteToChange = Type.Object({ ...offered, ...seenQuote });
export type QuoteToChange = Static<typeof QuoteToChange>;

/** The body of quote/prolong. */
export const QuoteToProlong = Type.Object({ ...seenQuote, validUntil: Day });
export type QuoteToProlong = Static<typeof QuoteToProlong>;

/** The body of quote/withdraw. */
export const QuoteToWithdraw = Type.Object({
  ...seenQuote,
  reason: Type.String({ maxLength: 20_000, description: 'Internal. It may be empty.' }),
});
export type QuoteToWithdraw = Static<typeof QuoteToWithdraw>;

/** The body of quote/accept: the customer said yes on the telephone. */
export const QuoteToAccept = Type.Object({
  ...seenQuote,
  options: takenOptions,
  remark: Type.String({ maxLength: 20_000, description: 'Internal. It may be empty.' }),
  seen: Type.Object({ total: Euro }, { description: 'The gross total that was read out.' }),
});
export type QuoteToAccept = Static<typeof QuoteToAccept>;

/** The answer of quote/again: an offer as the form of orders by hand wants it. */
export const QuoteAgain = Type.Object({
  customerId: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  address: Address,
  shippingAddress: Type.Union([Address, Type.Null()]),
  paymentCondition: Type.String(),
  carrier: Type.String({ description: 'Empty: the shop offered no choice.' }),
  externalNumber: Type.String(),
  vatId: Type.String({ description: 'Empty: none is stated.' }),
  note: Words,
  lines: Type.Array(
    Type.Object({
      article: FoundArticle,
      amount: Type.Integer(),
      price: Type.Optional(Type.Number({ description: 'EUR. Missing: the price of the shop now.' })),
    }),
  ),
  notes: Type.Array(Type.String(), { description: 'What cannot be bought any more, or only otherwise, in sentences.' }),
});
export type QuoteAgain = Static<typeof QuoteAgain>;
