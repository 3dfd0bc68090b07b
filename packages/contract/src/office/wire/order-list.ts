import { type Static, Type } from 'typebox';
import { PaymentProvider } from '../../wire/payment.ts';
import {
  AnyOrderMatter,
  AnyOrderState,
  AnyPaymentState,
  AnyShippingState,
  OrderNumber,
  StepKey,
} from './order-parts.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A whole day in Vienna.' });
const Place = Type.String({ maxLength: 500, description: 'The `next` or `previous` value of a page.' });

/** The body of orders: the filters and the page. */
export const OrderQuestion = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 500,
      description:
        'Beginnings of words. Each must occur in the number, reference, e-mail, customer number, names, companies, postcodes, places, article numbers or tracking numbers of the order, or be the number of one of its documents. The last digits of an order number or tracking number also match; one or two digits are a number without its zeros.',
    }),
  ),
  state: Type.Optional(AnyOrderState),
  payment: Type.Optional(AnyPaymentState),
  shipping: Type.Optional(AnyShippingState),
  tag: Type.Optional(Type.String({ maxLength: 200 })),
  isHeld: Type.Optional(Type.Literal(true)),
  isUnbilled: Type.Optional(
    Type.Literal(true, { description: 'Shipped, and not billed by the invoice that it needs.' }),
  ),
  matter: Type.Optional(AnyOrderMatter),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  sort: Type.Optional(Type.Enum(['newest', 'oldest'])),
  after: Type.Optional(Place),
  before: Type.Optional(Place),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type OrderQuestion = Static<typeof OrderQuestion>;

/** An order in the list. */
export const ListedOrder = Type.Object({
  number: OrderNumber,
  placedAt: Time,
  version: Type.Integer(),
  state: AnyOrderState,
  payment: AnyPaymentState,
  shipping: AnyShippingState,
  hold: Type.Union([Type.String(), Type.Null()]),
  tags: Type.Array(Type.String()),
  name: Type.String(),
  company: Type.String({ description: 'Empty if there is none.' }),
  email: Type.String(),
  city: Type.String({ description: 'The city of delivery.' }),
  country: Type.String(),
  total: Type.Number({ description: 'The total in EUR.' }),
  items: Type.Integer({ description: 'The number of lines.' }),
  paymentConditionName: Type.String(),
  paymentProvider: Type.Optional(PaymentProvider),
  carrier: Type.Union([Type.String(), Type.Null()]),
});

/** A page of orders. */
export const OrderListPage = Type.Object({
  orders: Type.Array(ListedOrder),
  count: Type.Integer({ description: 'The total number of orders, counted up to 10,000.' }),
  isMore: Type.Boolean({ description: 'Whether there are more orders than `count`.' }),
  next: Type.Union([Type.String(), Type.Null()], { description: 'The place of the next page; null on the last.' }),
  previous: Type.Union([Type.String(), Type.Null()]),
  exact: Type.Union([OrderNumber, Type.Null()], { description: 'The order whose number was searched for.' }),
});
export type OrderListPage = Static<typeof OrderListPage>;

const Words = Type.String({ maxLength: 20_000 });

/** A step for many orders. Only whole orders are shipped and cancelled. */
const StepOfMany = Type.Union([
  Type.Object({ kind: Type.Enum(['confirm', 'pick', 'ship', 'deliver', 'complete', 'release']) }),
  Type.Object({ kind: Type.Enum(['hold', 'cancel']), reason: Words }),
  Type.Object({
    kind: Type.Literal('tag'),
    added: Type.Array(Words, { maxItems: 20 }),
    removed: Type.Array(Words, { maxItems: 20 }),
  }),
]);

/** The body of orders/step. With a `version`, an order that has changed since is not changed. */
export const StepForMany = Type.Object({
  key: StepKey,
  step: StepOfMany,
  orders: Type.Array(Type.Object({ number: OrderNumber, version: Type.Optional(Type.Integer({ minimum: 0 })) }), {
    maxItems: 500,
  }),
  isTold: Type.Optional(Type.Boolean({ description: 'False: no e-mails are sent to the customers.' })),
});
export type StepForMany = Static<typeof StepForMany>;

const result = {
  number: OrderNumber,
  outcome: Type.Enum(['changed', 'already', 'refused']),
  code: Type.Optional(Type.String()),
  msg: Type.Optional(
    Type.String({ description: 'The reason of the refusal, or the name of the person who took the step first.' }),
  ),
};
const counts = { changed: Type.Integer(), already: Type.Integer(), refused: Type.Integer() };

/** The result for each of many orders. */
export const StepResults = Type.Object({
  results: Type.Array(Type.Object(result), {
    description: 'One result for each requested order, in the order of the request.',
  }),
  ...counts,
});
export type StepResults = Static<typeof StepResults>;

/**
 * The body of orders/carrier-file: a table with an order number and a tracking number in each row, as a carrier's
 * program writes it. `carrier`: the carrier of all its parcels; missing or empty: as each was ordered.
 */
export const CarrierFile = Type.Object({
  key: StepKey,
  text: Type.String({ maxLength: 500_000 }),
  carrier: Type.Optional(Words),
  isTold: Type.Optional(Type.Boolean({ description: 'False: no e-mails are sent to the customers.' })),
});
export type CarrierFile = Static<typeof CarrierFile>;

/** The result for each row of a carrier's file. */
export const CarrierFileResults = Type.Object({
  results: Type.Array(
    Type.Object({
      ...result,
      number: Type.String({ description: 'The order number of the row; empty if it has none.' }),
      row: Type.Integer({ description: 'The row number as a spreadsheet shows it.' }),
    }),
  ),
  ...counts,
});
export type CarrierFileResults = Static<typeof CarrierFileResults>;
