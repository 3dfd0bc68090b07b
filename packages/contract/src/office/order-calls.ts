import { Type } from 'typebox';
import { refused } from '../call.ts';
import { Refusal } from '../wire/refusal.ts';
import { ArticleSearch, FoundArticles } from './wire/found-article.ts';
import { OfficeOrder } from './wire/office-order.ts';
import { AmendmentPreview, AmendmentToSee, AmendStep } from './wire/order-amendment.ts';
import {
  CarrierFile,
  CarrierFileResults,
  OrderListPage,
  OrderQuestion,
  StepForMany,
  StepResults,
} from './wire/order-list.ts';
import { MoneyToNote, MoneyToUndo, OrderRefund } from './wire/order-money.ts';
import { OneOrder } from './wire/order-parts.ts';
import {
  CancelStep,
  CorrectStep,
  DeliverStep,
  HoldStep,
  InvoiceReplacement,
  OrderNote,
  OrderTags,
  PlainStep,
  ReturnStep,
  ShipStep,
  UnshipStep,
  VouchersToSend,
} from './wire/order-step.ts';

const unknown = { 404: refused('order-not-found') };

/** The additional data of the refusal of a step that is too late or not allowed. */
const StepRefusal = Type.Object({
  ...Refusal.properties,
  version: Type.Optional(Type.Integer({ description: 'The current version of the order.' })),
  reason: Type.Optional(Type.String({ description: 'For step-refused: the reason.' })),
  line: Type.Optional(Type.Integer({ description: 'The item that caused the refusal, counted from 0.' })),
  by: Type.Optional(Type.String({ description: 'For step-already: the name of the person who took the step first.' })),
  at: Type.Optional(Type.String()),
  kind: Type.Optional(Type.String()),
  changes: Type.Optional(
    Type.Array(Type.Object({ kind: Type.String(), by: Type.String(), at: Type.String(), version: Type.Integer() }), {
      description: 'For order-stale: the changes since the given version.',
    }),
  ),
});

const tooLate = { codes: ['order-stale', 'step-refused', 'step-already'], body: StepRefusal };
const wrongForm = { 400: refused('invalid-request', 'invalid-form') };
const ofPlainStep = { ...unknown, 409: tooLate };
const ofStep = { ...wrongForm, ...ofPlainStep };
const ofShipment = { ...ofStep, 409: { ...tooLate, codes: [...tooLate.codes, 'payment-in-progress'] } };

const notAmended = ['amendment-refused', 'payment-in-progress', 'invoice-open'];
const ofAmendment = {
  ...wrongForm,
  ...unknown,
  409: { ...tooLate, codes: [...tooLate.codes, ...notAmended, 'order-changed', 'not-refundable', 'seller-incomplete'] },
};

/** The bodies and answers of the calls about orders. */
export const orderCalls = {
  orders: {
    summary: 'A page of orders, and their total number.',
    body: OrderQuestion,
    answer: OrderListPage,
    refusals: { 400: refused('invalid-request') },
  },
  order: {
    summary: 'All data of an order, and its possible next steps.',
    body: OneOrder,
    answer: OfficeOrder,
    refusals: unknown,
  },
  orderConfirm: {
    summary: 'Marks an order as confirmed: work on it begins.',
    body: PlainStep,
    answer: OfficeOrder,
    refusals: ofPlainStep,
  },
  orderPick: {
    summary: 'Marks all waiting pieces as picked.',
    body: PlainStep,
    answer: OfficeOrder,
    refusals: ofPlainStep,
  },
  orderShip: {
    summary: 'Ships an order or a part of it, and informs the customer.',
    body: ShipStep,
    answer: OfficeOrder,
    refusals: ofShipment,
  },
  orderUnship: {
    summary:
      'Undoes a shipment that was noted by mistake, with its delivery note. Nothing may have followed from it: no delivery, return, or invoice.',
    body: UnshipStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderDeliver: {
    summary: 'Records that parcels have arrived.',
    body: DeliverStep,
    answer: OfficeOrder,
    refusals: ofPlainStep,
  },
  orderComplete: {
    summary: 'Completes an order that has no waiting pieces.',
    body: PlainStep,
    answer: OfficeOrder,
    refusals: ofPlainStep,
  },
  orderReturn: {
    summary: 'Records returned pieces, and informs the customer.',
    body: ReturnStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderHold: {
    summary: 'Puts an order on hold for a reason, or releases the hold.',
    body: HoldStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderCorrect: {
    summary:
      'Corrects the addresses and the e-mail address of an order that is not completely shipped, and informs the customer. What was agreed stays stored beside it.',
    body: CorrectStep,
    answer: OfficeOrder,
    refusals: {
      ...{ ...wrongForm, ...unknown },
      409: { ...tooLate, codes: [...tooLate.codes, 'country-costs-differ', 'vat-id-changes-tax', 'seller-incomplete'] },
    },
  },
  orderReplaceInvoice: {
    summary:
      'Cancels the open invoice of an order and issues a new one, for another company or address if one is given, also after everything was shipped. The documents name each other.',
    body: InvoiceReplacement,
    answer: OfficeOrder,
    refusals: {
      ...{ ...wrongForm, ...unknown },
      409: {
        ...tooLate,
        codes: [
          ...tooLate.codes,
          ...['country-costs-differ', 'vat-id-changes-tax', 'seller-incomplete', 'invoice-unchanged'],
        ],
      },
    },
  },
  orderAmendPreview: {
    summary: 'What an amendment of lines, amounts or prices would change, to the cent. It stores nothing.',
    body: AmendmentToSee,
    answer: AmendmentPreview,
    refusals: { ...wrongForm, ...unknown, 409: { ...tooLate, codes: ['step-refused', 'amendment-refused'] } },
  },
  orderAmend: {
    summary:
      'Amends lines, amounts or prices of an order of which no piece has moved, and sends the customer the new confirmation. What was agreed stays stored beside it. A price of its own needs the right orders.price.',
    body: AmendStep,
    answer: OfficeOrder,
    refusals: ofAmendment,
  },
  orderAmendRefund: {
    summary: 'Amends like order/amend, and refunds what came beyond the new amount through the provider that took it.',
    body: AmendStep,
    answer: OfficeOrder,
    refusals: ofAmendment,
  },
  orderArticles: {
    summary: 'Articles that can be added to an order, by name or number, at the prices of its customer.',
    body: ArticleSearch,
    answer: FoundArticles,
    refusals: { 400: refused('invalid-request'), ...unknown },
  },
  orderCancel: {
    summary:
      'Cancels an order or a part of it, and informs the customer. If the whole order is cancelled, its vouchers become valid again and authorised payments are voided.',
    body: CancelStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderCancelPaid: {
    summary: 'Cancels like order/cancel. It can also cancel the whole of a paid order, whose money is then refunded.',
    body: CancelStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderRefund: {
    summary: 'Refunds money that a payment provider captured.',
    body: OrderRefund,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown, 409: refused('not-refundable', 'refund-key-used', 'voucher-redeemed') },
  },
  orderMoney: {
    summary: 'Notes a payment of an order by hand, such as cash. The customer is informed if the order is now paid.',
    body: MoneyToNote,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown, 409: refused('paid-online', 'more-than-came', 'already-noted') },
  },
  orderMoneyUndo: {
    summary: 'Undoes a payment noted by hand. It no longer counts, but remains visible.',
    body: MoneyToUndo,
    answer: OfficeOrder,
    refusals: {
      ...wrongForm,
      404: refused('order-not-found', 'money-not-noted'),
      409: refused('noted-by-bank'),
    },
  },
  orderGiftVouchersSend: {
    summary: 'Mails the codes of the gift vouchers of an order that can be redeemed to its customer once more.',
    body: VouchersToSend,
    answer: OfficeOrder,
    refusals: { ...unknown, 409: refused('no-gift-vouchers') },
  },
  orderNote: {
    summary: 'Adds an internal note.',
    body: OrderNote,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown },
  },
  orderTag: {
    summary: 'Adds and removes tags of an order, which has at most twenty.',
    body: OrderTags,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown },
  },
  ordersStep: {
    summary: 'Takes a step with many orders, one after the other. The answer has a result for each.',
    body: StepForMany,
    answer: StepResults,
    refusals: wrongForm,
  },
  ordersCarrierFile: {
    summary: 'Ships the orders named in a carrier’s file. The answer has a result for each row.',
    body: CarrierFile,
    answer: CarrierFileResults,
    refusals: wrongForm,
  },
} as const;
