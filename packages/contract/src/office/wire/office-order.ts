import {
  type Fulfilment,
  fulfilments,
  type OrderChannel,
  orderChannels,
  type PaymentKind,
  type PaymentState,
  paymentKinds,
  type VatIdState,
} from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Order, SoldVoucherState } from '../../wire/order.ts';
import { PaymentProvider } from '../../wire/payment.ts';
import { Euro } from '../../wire/price.ts';
import {
  AnyOrderState,
  AnyPaymentState,
  AnyShippingState,
  AnyStep,
  Line,
  OrderNumber,
  Pieces,
  Time,
} from './order-parts.ts';

/** What VIES said of a VAT id, and when. */
const VatIdAnswer = Type.Object({
  state: Type.Unsafe<VatIdState>(Type.Enum(['valid', 'invalid', 'unknown'] satisfies VatIdState[])),
  at: Time,
  consultation: Type.Union([Type.String(), Type.Null()], { description: 'The number that proves the check.' }),
  trader: Type.Union([Type.String(), Type.Null()], { description: 'Name and address, as the country says them.' }),
});
export type VatIdAnswer = Static<typeof VatIdAnswer>;

const PiecesByState = Type.Unsafe<Record<Fulfilment, number>>(
  Type.Object(Object.fromEntries(Object.keys(fulfilments).map((state) => [state, Type.Integer()]))),
);

/** A shipment of an order. */
export const OfficeParcel = Type.Object({
  number: Type.Integer({ description: 'From 1.' }),
  carrier: Type.String({ description: 'Empty if unknown.' }),
  trackingNumber: Type.String({ description: 'Empty if there is none.' }),
  trackingLink: Type.Union([Type.String(), Type.Null()]),
  shippedAt: Time,
  deliveredAt: Type.Union([Time, Type.Null()]),
  pieces: Type.Array(Pieces),
  isUndone: Type.Boolean({ description: 'It was noted by mistake, and undone: none of the pieces counts as shipped.' }),
  unshipRefusal: Type.Union([Type.String(), Type.Null()], {
    description: 'The reason why order/unship cannot undo it now; null if it can. already: it is undone.',
  }),
});

/** A change of an order. */
export const OrderEntry = Type.Object({
  version: Type.Integer({ description: 'The order’s version after the change.' }),
  kind: Type.String({ description: 'A step, note, tag, refund, remind, spare, unspare, take or invoice.' }),
  at: Time,
  by: Type.String({ description: 'The operator’s name at that time.' }),
  via: Type.String({
    description:
      'How the change was made: order (a call about one order), many (a call about many orders) or carrier-file.',
  }),
  channel: Type.Optional(
    Type.Unsafe<OrderChannel>(
      Type.Enum([...orderChannels], { description: 'How an order came that was taken by hand.' }),
    ),
  ),
  reason: Type.Optional(Type.String()),
  text: Type.Optional(Type.String({ description: 'The text of a note.' })),
  added: Type.Optional(Type.Array(Type.String())),
  removed: Type.Optional(Type.Array(Type.String())),
  amount: Type.Optional(Euro),
  parcels: Type.Optional(Type.Array(Type.Integer())),
  deliveryNote: Type.Optional(
    Type.String({ description: 'The delivery note that was withdrawn with the shipment of its parcel.' }),
  ),
  invoices: Type.Optional(
    Type.Object(
      { replaced: Type.String(), cancellation: Type.String(), invoice: Type.String() },
      { description: 'The number of a replaced invoice, of what cancelled it, and of the new one.' },
    ),
  ),
  isTold: Type.Optional(Type.Boolean({ description: 'Whether an e-mail is sent to the customer.' })),
  isUnpaidAccepted: Type.Optional(Type.Boolean({ description: 'It was shipped although it was not paid.' })),
  isAgeChecked: Type.Optional(
    Type.Boolean({ description: 'It was confirmed that the age is checked at the hand-over.' }),
  ),
  rates: Type.Optional(
    Type.Array(Type.String(), { description: 'Tax rates that changed between order and shipment: 20 % → 21 %.' }),
  ),
  pieces: Type.Optional(Type.Array(Type.Object({ ...Pieces.properties, toStock: Type.Boolean() }))),
  changes: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.Enum([
          'email',
          'address',
          'shippingAddress',
          'vatId',
          'item',
          'unitPrice',
          'charge',
          'voucher',
          'toPay',
        ]),
        before: Type.String({
          description: 'In one line. Empty: there was none; for a shippingAddress, the billing address.',
        }),
        after: Type.String(),
      }),
      { description: 'What a correction or an amendment changed.' },
    ),
  ),
});

/** A gift voucher that an order bought. Its code is its customer's, so the back office sees how it ends. */
export const OfficeGiftVoucher = Type.Object({
  line: Line,
  codeEnd: Type.String({ description: 'The last four characters of its code.' }),
  worth: Euro,
  rest: Type.Number({ description: 'EUR that are left of it.' }),
  lastDay: Type.Union([Type.String(), Type.Null()], {
    description: 'The last day on which it is valid, such as 2056-11-29; null: it has no end.',
  }),
  state: SoldVoucherState,
});

/** What can become of an order's money: by a provider, and by notes of what came to the shop's account. */
const moneyEvents = [
  'begun',
  'authorized',
  'captured',
  'capture-refused',
  'voided',
  'ended',
  'reversed',
  'refunding',
  'refunded',
  'refund-refused',
  'statement',
  'noted',
  'discount',
  'rest',
  'taken-back',
] as const;

/** Everything the shop knows of an order, and its possible next steps. */
export const OfficeOrder = Type.Object({
  number: OrderNumber,
  version: Type.Integer(),
  state: AnyOrderState,
  shipping: AnyShippingState,
  payment: AnyPaymentState,
  hold: Type.Union([Type.String(), Type.Null()], { description: 'The reason of the hold; null without one.' }),
  tags: Type.Array(Type.String()),
  customerId: Type.Union([Type.String(), Type.Null()], {
    description: 'The `_id` of the customer who ordered while signed in; null: a guest, or a deleted account.',
  }),
  order: Type.Omit(Order, ['_id', 'state', 'parcels', 'giftVouchers']),
  lines: Type.Array(PiecesByState, {
    description: 'The pieces of each item by their state, in the order of the items.',
  }),
  parcels: Type.Array(OfficeParcel),
  money: Type.Object({
    toPay: Euro,
    allowance: Type.Number({
      description: 'EUR. What corrections of invoices gave back although the goods are kept.',
    }),
    stillDue: Type.Number({
      description: 'EUR. The total that the customer owes, without cancelled and returned pieces and allowances.',
    }),
    received: Type.Union([Euro, Type.Null()], {
      description:
        'The sum of payments less refunds; null for an order without a payment provider and without noted payments.',
    }),
    toRefund: Type.Number({
      description:
        'EUR. The received money that exceeds `stillDue`. If `received` is null: the amount to refund in case the order was paid.',
    }),
    toTransferBack: Type.Number({
      description: 'EUR that must be transferred back by hand: nothing gives them back by itself.',
    }),
  }),
  payments: Type.Array(
    Type.Object({
      reference: Type.String(),
      provider: PaymentProvider,
      state: Type.Unsafe<PaymentState>(Type.String()),
      amount: Euro,
      refunded: Type.Number({ description: 'EUR refunded, as confirmed by the provider.' }),
      refunding: Type.Number({ description: 'EUR of refunds that the provider has not confirmed yet.' }),
      changedAt: Time,
    }),
  ),
  transfers: Type.Array(
    Type.Object({
      _id: Type.String(),
      via: Type.Enum(['bank', 'cash', 'other', 'transfer', 'discount', 'rest'], {
        description:
          'bank: from a bank statement. discount: a cash discount that the payer earned; rest: cents that were written off; both are no money. The others were noted by hand.',
      }),
      takenBack: Type.Union([Type.Object({ by: Type.String(), at: Time }), Type.Null()], {
        description: 'Who undid a payment noted by hand, and when; null while it counts.',
      }),
      amount: Type.Number({ description: 'EUR. Negative if the money went back to the customer.' }),
      receivedOn: Type.String({ description: 'The booking day, or the day of receipt, such as 2026-11-20.' }),
      reference: Type.String({ description: 'The payer’s remittance text, or the remark of a payment noted by hand.' }),
      by: Type.String({ description: 'Name of the person who noted it, as it was then.' }),
    }),
    { description: 'Noted payments: from a bank statement or by hand.' },
  ),
  payer: Type.Union(
    [Type.Object({ name: Type.String(), iban: Type.Union([Type.String(), Type.Null()]) }), Type.Null()],
    {
      description: 'Who paid by the last transfer from a bank statement; null: not known.',
    },
  ),
  giftVouchers: Type.Array(OfficeGiftVoucher, {
    description: 'Those whose codes were made: once they were paid.',
  }),

  moneyHistory: Type.Array(
    Type.Object({
      kind: Type.Enum([...moneyEvents]),
      at: Time,
      amount: Type.Number({ description: 'EUR. Negative if the money went back to the customer.' }),
      by: Type.Union([Type.String(), Type.Null()], { description: 'Who noted it; null: a provider.' }),
      provider: Type.Union([PaymentProvider, Type.Null()]),
    }),
    { description: 'What became of its money, oldest first.' },
  ),
  timeline: Type.Array(OrderEntry, { description: 'Oldest first.' }),
  business: Type.Union(
    [
      Type.Object({
        vatId: Type.String(),
        placed: Type.Union([VatIdAnswer, Type.Null()], {
          description: 'What was known when the order was placed. Null: the tax did not depend on it.',
        }),
        last: Type.Union([VatIdAnswer, Type.Null()], { description: 'What is known now.' }),
        isUntaxed: Type.Boolean({ description: 'The order has no tax because of this VAT id.' }),
      }),
      Type.Null(),
    ],
    { description: 'The business that ordered under its VAT id. Null: none was stated.' },
  ),
  paymentKind: Type.Unsafe<PaymentKind>(Type.Enum([...paymentKinds])),
  awaitsPrepayment: Type.Boolean({
    description:
      'Its money should be there before the delivery, and is not. It is shipped if isUnpaidAccepted says so.',
  }),
  steps: Type.Array(
    Type.Object({
      kind: AnyStep,
      refusal: Type.Union([Type.String(), Type.Null()], {
        description:
          'The reason why the step is not possible now; null if it is. paid: only order/cancel-paid can do it.',
      }),
    }),
    { description: 'The steps of an order, with those that are not possible now.' },
  ),
});
export type OfficeOrder = Static<typeof OfficeOrder>;
