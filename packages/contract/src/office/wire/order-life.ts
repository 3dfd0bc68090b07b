import {
  type Fulfilment,
  fulfilments,
  type OrderPaymentState,
  type OrderState,
  orderStates,
  type ShippingState,
  type StepKind,
  shippingStates,
  stepKinds,
} from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Order } from '../../wire/order.ts';
import { PaymentProvider } from '../../wire/payment.ts';
import { Euro } from '../../wire/price.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });
const Line = Type.Integer({ minimum: 0, maximum: 10_000, description: 'The place among the order’s items, from 0.' });
const Amount = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });
/** Longer than any allowed text, so that a long one is refused with a sentence of its own. */
const Words = Type.String({ maxLength: 20_000 });
/** The key of a request. */
export const StepKey = Type.String({
  pattern: '^[\\w.:-]{8,36}$',
  description: 'Made anew for each wish of a person: two calls under one key are one change.',
});

/** The state of an order, by its name in the domain. */
export const AnyOrderState = Type.Unsafe<OrderState>(Type.Enum(Object.keys(orderStates)));
/** The state of an order's shipping. */
export const AnyShippingState = Type.Unsafe<ShippingState>(Type.Enum([...shippingStates]));
/** The state of an order's payment. */
export const AnyPaymentState = Type.Unsafe<OrderPaymentState>(
  Type.Enum(['open', 'pending', 'failed', 'partly-paid', 'paid', 'overpaid', 'disputed', 'refunded']),
);
const AnyStep = Type.Unsafe<StepKind>(Type.Enum([...stepKinds]));

const Pieces = Type.Object({ line: Line, amount: Amount });
const PiecesToMove = Type.Array(Pieces, { maxItems: 500 });

/** Pieces that are cancelled or returned. `toStock` false: they do not return to stock, such as defective goods. */
const PiecesToTakeBack = Type.Array(Type.Object({ ...Pieces.properties, toStock: Type.Boolean() }), {
  maxItems: 500,
});

/** The number that identifies an order in the back office. Its id is a key to the order and stays with its customer. */
export const OrderNumber = Type.String({ minLength: 1, maxLength: 200 });

/** The body of order. */
export const OneOrder = Type.Object({ number: OrderNumber });

const remark = { number: OrderNumber, key: StepKey };
const step = {
  ...remark,
  version: Type.Integer({
    minimum: 0,
    description: 'Of the order that was decided upon. Who decided on an older one is refused (409 order-stale).',
  }),
};
const isTold = { isTold: Type.Optional(Type.Boolean({ description: 'False: no mail tells the customer.' })) };

/** The body of steps without further data: order/confirm, order/pick, order/complete. */
export const PlainStep = Type.Object(step);
export type PlainStep = Static<typeof PlainStep>;

/** The body of order/ship. Without `pieces`: everything that waits. */
export const ShipStep = Type.Object({
  ...step,
  ...isTold,
  pieces: Type.Optional(PiecesToMove),
  carrier: Type.Optional(Words),
  trackingNumber: Type.Optional(Words),
});
export type ShipStep = Static<typeof ShipStep>;

/** The body of order/deliver. Without `parcel`: all parcels on their way. */
export const DeliverStep = Type.Object({ ...step, parcel: Type.Optional(Type.Integer({ minimum: 1 })) });
export type DeliverStep = Static<typeof DeliverStep>;

/** The body of order/cancel and order/cancel-paid. Without `pieces`: everything that waits, which returns to stock. */
export const CancelStep = Type.Object({
  ...step,
  ...isTold,
  pieces: Type.Optional(PiecesToTakeBack),
  reason: Type.String({ maxLength: 20_000, description: 'For the shop alone.' }),
});
export type CancelStep = Static<typeof CancelStep>;

/** The body of order/return. */
export const ReturnStep = Type.Object({ ...step, pieces: PiecesToTakeBack, reason: Words });
export type ReturnStep = Static<typeof ReturnStep>;

/** The body of order/hold. `reason` null releases the hold. */
export const HoldStep = Type.Object({ ...step, reason: Type.Union([Words, Type.Null()]) });
export type HoldStep = Static<typeof HoldStep>;

/** The body of order/refund: an amount that is refunded through the provider that took it. */
export const OrderRefund = Type.Object({ ...remark, amount: Euro, reason: Words });
export type OrderRefund = Static<typeof OrderRefund>;

/** The body of order/money: money received in the shop, or in another way than on its bank account. */
export const MoneyToNote = Type.Object({
  ...remark,
  amount: Type.Number({ description: 'EUR; negative: it went back to the customer.' }),
  receivedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'The day on which it came, 2026-11-20.' }),
  means: Type.Enum(['cash', 'other']),
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

/** The body of order/note. */
export const OrderNote = Type.Object({ ...remark, text: Words });
export type OrderNote = Static<typeof OrderNote>;

/** The body of order/tag. */
export const OrderTags = Type.Object({
  ...remark,
  added: Type.Array(Words, { maxItems: 20 }),
  removed: Type.Array(Words, { maxItems: 20 }),
});
export type OrderTags = Static<typeof OrderTags>;

const PiecesByState = Type.Unsafe<Record<Fulfilment, number>>(
  Type.Object(Object.fromEntries(Object.keys(fulfilments).map((state) => [state, Type.Integer()]))),
);

/** A shipment of an order. */
export const OfficeParcel = Type.Object({
  number: Type.Integer({ description: 'From 1.' }),
  carrier: Type.String({ description: 'Empty: not said.' }),
  trackingNumber: Type.String({ description: 'Empty: there is none.' }),
  trackingLink: Type.Union([Type.String(), Type.Null()]),
  shippedAt: Time,
  deliveredAt: Type.Union([Time, Type.Null()]),
  pieces: Type.Array(Pieces),
});

/** A change of an order. */
export const OrderEntry = Type.Object({
  version: Type.Integer({ description: 'The order’s version after it.' }),
  kind: Type.String({ description: 'A step, note, tag or refund.' }),
  at: Time,
  by: Type.String({ description: 'The name at that time.' }),
  via: Type.String({ description: 'order, many or carrier-file: the call about one order, about many, or a file.' }),
  reason: Type.Optional(Type.String()),
  text: Type.Optional(Type.String({ description: 'Of a note.' })),
  added: Type.Optional(Type.Array(Type.String())),
  removed: Type.Optional(Type.Array(Type.String())),
  amount: Type.Optional(Euro),
  parcels: Type.Optional(Type.Array(Type.Integer())),
  isTold: Type.Optional(Type.Boolean({ description: 'Whether a mail tells the customer.' })),
  pieces: Type.Optional(Type.Array(Type.Object({ ...Pieces.properties, toStock: Type.Boolean() }))),
});

/** Everything the shop knows of an order, and its possible next steps. */
export const OfficeOrder = Type.Object({
  number: OrderNumber,
  version: Type.Integer(),
  state: AnyOrderState,
  shipping: AnyShippingState,
  payment: AnyPaymentState,
  hold: Type.Union([Type.String(), Type.Null()], { description: 'Why it must wait; null: it need not.' }),
  tags: Type.Array(Type.String()),
  order: Type.Omit(Order, ['_id', 'state', 'parcels']),
  lines: Type.Array(PiecesByState, { description: 'Where the pieces of each item stand, in the order of the items.' }),
  parcels: Type.Array(OfficeParcel),
  money: Type.Object({
    toPay: Euro,
    stillDue: Type.Number({ description: 'EUR. What is owed in all, without what was cancelled or came back.' }),
    received: Type.Union([Euro, Type.Null()], {
      description: 'What came and is still here; null: it does not come by a provider, and none was noted.',
    }),
    toRefund: Type.Number({
      description: 'EUR. What was received beyond what is owed; where nothing is known: what goes back if it was paid.',
    }),
  }),
  payments: Type.Array(
    Type.Object({
      reference: Type.String(),
      provider: PaymentProvider,
      state: Type.String(),
      amount: Euro,
      refunded: Type.Number({ description: 'EUR, without refunds that the provider has not confirmed.' }),
      refunding: Type.Number({ description: 'EUR. Refunds that it has not confirmed.' }),
      changedAt: Time,
    }),
  ),
  transfers: Type.Array(
    Type.Object({
      _id: Type.String(),
      via: Type.Enum(['bank', 'cash', 'other'], {
        description: 'bank: of a statement; the others were noted by hand.',
      }),
      takenBack: Type.Union([Type.Object({ by: Type.String(), at: Time }), Type.Null()], {
        description: 'Who took the note back, which is only said of those by hand; null: it counts.',
      }),
      amount: Type.Number({ description: 'EUR; negative: it went back to the customer.' }),
      receivedOn: Type.String({ description: 'The day on the account, or on which it came: 2026-11-20.' }),
      reference: Type.String({ description: 'What the payer wrote, or the reason of the note.' }),
      by: Type.String({ description: 'Who noted it, by the name at that time.' }),
    }),
    { description: 'Money that was noted: on the shop’s bank account, or by hand.' },
  ),
  timeline: Type.Array(OrderEntry, { description: 'Oldest first.' }),
  steps: Type.Array(
    Type.Object({
      kind: AnyStep,
      refusal: Type.Union([Type.String(), Type.Null()], {
        description: 'Why it is not possible now; null: it is. paid: by order/cancel-paid alone.',
      }),
    }),
    { description: 'What may follow.' },
  ),
});
export type OfficeOrder = Static<typeof OfficeOrder>;
