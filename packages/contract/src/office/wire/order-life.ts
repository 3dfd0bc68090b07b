import {
  type Fulfilment,
  fulfilments,
  type OrderChannel,
  type OrderMatter,
  type OrderPaymentState,
  type OrderState,
  orderChannels,
  orderMatters,
  orderStates,
  type PaymentKind,
  type PaymentState,
  paymentKinds,
  type ShippingState,
  type StepKind,
  shippingStates,
  stepKinds,
  type VatIdState,
} from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Address, Charge, Order, SoldVoucherState } from '../../wire/order.ts';
import { PaymentProvider } from '../../wire/payment.ts';
import { Euro, Price } from '../../wire/price.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });
const Line = Type.Integer({ minimum: 0, maximum: 10_000, description: 'The index among the order’s items, from 0.' });
const Amount = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });
/** Longer than any allowed text, so that a long one is refused with a sentence of its own. */
const Words = Type.String({ maxLength: 20_000 });
/** The key of a request. */
export const StepKey = Type.String({
  pattern: '^[\\w.:-]{8,36}$',
  description: 'A new random key for each action of a person. Two calls with one key make one change.',
});

/** The state of an order, by its name in the domain. */
export const AnyOrderState = Type.Unsafe<OrderState>(Type.Enum(Object.keys(orderStates)));
/** What is to settle about an order. */
export const AnyOrderMatter = Type.Unsafe<OrderMatter>(
  Type.Enum([...orderMatters], {
    description:
      'What is to settle. shipped-unpaid: goods are on their way whose transfer, due before the delivery, is not there. transfer-back: money must be transferred back by hand. overbilled: an invoice bills what was cancelled or came back.',
  }),
);
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
    description:
      'The version of the order that the person saw. If the order has changed since, the call is refused (409 order-stale).',
  }),
};
const isTold = { isTold: Type.Optional(Type.Boolean({ description: 'False: no e-mail is sent to the customer.' })) };

/** The body of steps without further data: order/confirm, order/pick, order/complete. */
export const PlainStep = Type.Object(step);
export type PlainStep = Static<typeof PlainStep>;

/** The body of order/ship. Without `pieces`: everything that waits. */
export const ShipStep = Type.Object({
  ...step,
  ...isTold,
  pieces: Type.Optional(PiecesToMove),
  carrier: Type.Optional(Type.String({ maxLength: 20_000, description: 'Missing or empty: as ordered.' })),
  trackingNumber: Type.Optional(Words),
  isUnpaidAccepted: Type.Optional(
    Type.Boolean({ description: 'True: it goes out although its prepayment is not there, which is required then.' }),
  ),
  isAgeChecked: Type.Optional(
    Type.Boolean({
      description:
        'True: the age is checked at the hand-over. Required for goods with a minimum age, unless the carrier always checks it (setting ageCheckCarriers).',
    }),
  ),
});
export type ShipStep = Static<typeof ShipStep>;

/** The body of order/unship: the shipment of a parcel was noted by mistake. */
export const UnshipStep = Type.Object({
  ...step,
  isTold: Type.Optional(
    Type.Boolean({
      description:
        'False: no e-mail corrects the one about the shipment. Without that one there is no correction in any case.',
    }),
  ),
  parcel: Type.Integer({ minimum: 1 }),
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
});
export type UnshipStep = Static<typeof UnshipStep>;

/** The body of order/deliver. Without `parcel`: all parcels on their way. */
export const DeliverStep = Type.Object({ ...step, parcel: Type.Optional(Type.Integer({ minimum: 1 })) });
export type DeliverStep = Static<typeof DeliverStep>;

/** The body of order/cancel and order/cancel-paid. Without `pieces`: everything that waits, which returns to stock. */
export const CancelStep = Type.Object({
  ...step,
  ...isTold,
  pieces: Type.Optional(PiecesToTakeBack),
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
});
export type CancelStep = Static<typeof CancelStep>;

/** The body of order/return. */
export const ReturnStep = Type.Object({
  ...step,
  ...isTold,
  pieces: PiecesToTakeBack,
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
});
export type ReturnStep = Static<typeof ReturnStep>;

/** What VIES said of a VAT id, and when. */
const VatIdAnswer = Type.Object({
  state: Type.Unsafe<VatIdState>(Type.Enum(['valid', 'invalid', 'unknown'] satisfies VatIdState[])),
  at: Time,
  consultation: Type.Union([Type.String(), Type.Null()], { description: 'The number that proves the check.' }),
  trader: Type.Union([Type.String(), Type.Null()], { description: 'Name and address, as the country says them.' }),
});
export type VatIdAnswer = Static<typeof VatIdAnswer>;

/** The body of order/hold. `reason` null releases the hold. */
export const HoldStep = Type.Object({
  ...step,
  reason: Type.Union([Words, Type.Null()]),
  releaseReason: Type.Optional(
    Type.String({
      maxLength: 20_000,
      description:
        'Why it is released. Required while an order without tax has a VAT id that is not known to be valid.',
    }),
  ),
});
export type HoldStep = Static<typeof HoldStep>;

const vatId = Type.Optional(
  Type.String({ maxLength: 30, description: 'The VAT id of a business (LAW T5). Empty: none. Missing: it stays.' }),
);

/** The body of order/correct: where mails, invoice and goods go, in full, and not only what changes. */
export const CorrectStep = Type.Object({
  ...step,
  ...isTold,
  email: Words,
  address: Address,
  shippingAddress: Type.Union([Address, Type.Null()], { description: 'Null: the billing address.' }),
  vatId,
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
  replacesInvoice: Type.Optional(
    Type.Boolean({
      description:
        'True: the open invoice of the order is cancelled and issued anew, if the addresses on it change. The customer gets both unless isTold is false.',
    }),
  ),
});
export type CorrectStep = Static<typeof CorrectStep>;

const WantedPrice = Type.Optional(
  Type.Number({ description: 'EUR, gross or net as the order declares prices, of one unit or of its priceQuantity.' }),
);
const wantedAmount = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });

/** How an order is amended: every item with its amount afterwards, and what is added. */
const amendment = {
  number: OrderNumber,
  lines: Type.Array(Type.Object({ line: Line, amount: wantedAmount, price: WantedPrice }), {
    maxItems: 500,
    description: 'All items of the order. The amount 0 removes an item; without a price it keeps the agreed one.',
  }),
  added: Type.Array(
    Type.Object({
      productId: Type.String({ minLength: 1, maxLength: 200 }),
      conditionId: Type.String({ minLength: 1, maxLength: 200 }),
      amount: wantedAmount,
      price: WantedPrice,
    }),
    { maxItems: 500, description: 'Without a price they cost what the customer would pay in the shop now.' },
  ),
  shippingCosts: Type.Enum(['kept', 'computed'], {
    description: 'Whether the shipping costs stay, or follow from the rules for the new goods.',
  }),
  vatId,
};

/** The body of order/amend/preview. */
export const AmendmentToSee = Type.Object(amendment);
export type AmendmentToSee = Static<typeof AmendmentToSee>;

/** The body of order/amend and order/amend-refund. */
export const AmendStep = Type.Object({
  ...step,
  ...isTold,
  ...amendment,
  total: Type.Number({ description: 'EUR. The amount to pay that the operator saw in the preview.' }),
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
  replacesInvoice: Type.Optional(
    Type.Boolean({
      description:
        'True: the open invoice of the order is cancelled and issued anew for what is agreed now. Without it such an order is refused (409 invoice-open).',
    }),
  ),
});
export type AmendStep = Static<typeof AmendStep>;

/** Goods and amounts of an order, before or after an amendment. */
export const AmendedGoods = Type.Object({
  items: Type.Array(
    Type.Object({ name: Type.String(), unit: Type.String(), amount: Type.Integer(), price: Price, total: Price }),
  ),
  charges: Type.Array(Charge),
  vouchers: Type.Array(Type.Object({ code: Type.String(), price: Price })),
  toPay: Price,
});
export type AmendedGoods = Static<typeof AmendedGoods>;

/** The answer of order/amend/preview: old, new, the difference with its tax, and what becomes of the money. */
export const AmendmentPreview = Type.Object({
  version: Type.Integer({ description: 'The version of the order that it was computed on.' }),
  before: AmendedGoods,
  after: AmendedGoods,
  difference: Price,
  stock: Type.Array(Type.Object({ name: Type.String(), amount: Type.Integer() }), {
    description: 'How many pieces more (or, if negative, less) the order takes from the stock.',
  }),
  lapsed: Type.Array(Type.String(), { description: 'Codes of vouchers that do not count any more.' }),
  invoice: Type.Union([Type.String(), Type.Null()], {
    description: 'The open invoice of the order, which is replaced only if the amendment says so; null: there is none.',
  }),
  vatIdState: Type.Optional(
    Type.Enum(['valid', 'invalid', 'unknown'], {
      description:
        'What VIES says of a VAT id that is stated anew. Missing: none is, or the tax does not depend on it.',
    }),
  ),
  isUntaxed: Type.Boolean({ description: 'The order has no tax because of its VAT id.' }),
  changesPrices: Type.Boolean({ description: 'A price was set by hand, which needs the right orders.price.' }),
  money: Type.Object({
    received: Type.Union([Euro, Type.Null()], { description: 'Null: nobody knows of any payment.' }),
    open: Euro,
    toRefund: Euro,
    isRefundable: Type.Boolean({ description: 'Whether providers can refund it: by order/amend-refund.' }),
  }),
});
export type AmendmentPreview = Static<typeof AmendmentPreview>;

/** The body of order/replace-invoice. */
export const InvoiceReplacement = Type.Object({
  ...step,
  address: Address,
  vatId,
  reason: Type.String({ maxLength: 20_000, description: 'On the cancellation; the customer reads it.' }),
  isMailed: Type.Boolean({ description: 'Whether the customer gets both documents by e-mail.' }),
});
export type InvoiceReplacement = Static<typeof InvoiceReplacement>;

/** The body of order/articles. */
export const ArticleSearch = Type.Object({
  number: Type.Optional(OrderNumber),
  text: Type.String({ maxLength: 200 }),
});
export type ArticleSearch = Static<typeof ArticleSearch>;

/** An article that can be ordered. */
export const FoundArticle = Type.Object({
  productId: Type.String(),
  conditionId: Type.String(),
  name: Type.String(),
  articleNumber: Type.String(),
  unit: Type.String(),
  price: Price,
  priceQuantity: Type.Integer(),
  minAmount: Type.Integer(),
  amountStep: Type.Integer(),
  stock: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: not counted.' }),
});
export type FoundArticle = Static<typeof FoundArticle>;

/** Articles that can be added to an order. */
export const FoundArticles = Type.Object({ articles: Type.Array(FoundArticle, { maxItems: 20 }) });
export type FoundArticles = Static<typeof FoundArticles>;

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

/** The body of order/gift-vouchers/send: mails the codes of its gift vouchers once more. */
export const VouchersToSend = Type.Object(remark);
export type VouchersToSend = Static<typeof VouchersToSend>;

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
    stillDue: Type.Number({
      description: 'EUR. The total that the customer owes, without cancelled and returned pieces.',
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
