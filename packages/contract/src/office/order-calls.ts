import { Type } from 'typebox';
import { refused } from '../call.ts';
import { Refusal } from '../wire/refusal.ts';
import {
  CancelStep,
  DeliverStep,
  HoldStep,
  MoneyToNote,
  MoneyToUndo,
  OfficeOrder,
  OneOrder,
  OrderNote,
  OrderRefund,
  OrderTags,
  PlainStep,
  ReturnStep,
  ShipStep,
} from './wire/order-life.ts';
import {
  CarrierFile,
  CarrierFileResults,
  OrderListPage,
  OrderQuestion,
  StepForMany,
  StepResults,
} from './wire/order-list.ts';

const unknown = { 404: refused('order-not-found') };

/** The additional data of the refusal of a step that is too late or not allowed. */
const StepRefusal = Type.Object({
  ...Refusal.properties,
  version: Type.Optional(Type.Integer({ description: 'The order’s version now.' })),
  reason: Type.Optional(Type.String({ description: 'Of step-refused: why the order does not allow it.' })),
  line: Type.Optional(Type.Integer({ description: 'The item that is the reason, from 0.' })),
  by: Type.Optional(Type.String({ description: 'Of step-already: who was first.' })),
  at: Type.Optional(Type.String()),
  kind: Type.Optional(Type.String()),
  changes: Type.Optional(
    Type.Array(Type.Object({ kind: Type.String(), by: Type.String(), at: Type.String(), version: Type.Integer() }), {
      description: 'Of order-stale: what changed since.',
    }),
  ),
});

const tooLate = { codes: ['order-stale', 'step-refused', 'step-already'], body: StepRefusal };
const wrongForm = { 400: refused('invalid-request', 'invalid-form') };
const ofPlainStep = { ...unknown, 409: tooLate };
const ofStep = { ...wrongForm, ...ofPlainStep };

/** The bodies and answers of the calls about orders. */
export const orderCalls = {
  orders: {
    summary: 'A page of orders, and how many there are.',
    body: OrderQuestion,
    answer: OrderListPage,
    refusals: { 400: refused('invalid-request') },
  },
  order: {
    summary: 'Everything about an order, and what may follow.',
    body: OneOrder,
    answer: OfficeOrder,
    refusals: unknown,
  },
  orderConfirm: { summary: 'Begins to work on an order.', body: PlainStep, answer: OfficeOrder, refusals: ofPlainStep },
  orderPick: { summary: 'Has all that waits picked.', body: PlainStep, answer: OfficeOrder, refusals: ofPlainStep },
  orderShip: {
    summary: 'Ships an order or a part of it, and tells the customer.',
    body: ShipStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderDeliver: {
    summary: 'Notes that parcels have arrived.',
    body: DeliverStep,
    answer: OfficeOrder,
    refusals: ofPlainStep,
  },
  orderComplete: {
    summary: 'Closes an order of which nothing waits.',
    body: PlainStep,
    answer: OfficeOrder,
    refusals: ofPlainStep,
  },
  orderReturn: { summary: 'Notes what came back.', body: ReturnStep, answer: OfficeOrder, refusals: ofStep },
  orderHold: {
    summary: 'Lets an order wait for a reason, or go on.',
    body: HoldStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderCancel: {
    summary:
      'Cancels an order or a part of it, and tells the customer. All of it: vouchers count again and authorised money is voided.',
    body: CancelStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderCancelPaid: {
    summary: 'The same, also of all of a paid order, whose money goes back.',
    body: CancelStep,
    answer: OfficeOrder,
    refusals: ofStep,
  },
  orderRefund: {
    summary: 'Gives money back that a provider took.',
    body: OrderRefund,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown, 409: refused('not-refundable', 'refund-key-used') },
  },
  orderMoney: {
    summary: 'Notes money of an order by hand, such as cash. The customer is told once it is paid by it.',
    body: MoneyToNote,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown, 409: refused('paid-online', 'more-than-came', 'already-noted') },
  },
  orderMoneyUndo: {
    summary: 'Takes a note by hand back: it counts no more, and stays to be seen.',
    body: MoneyToUndo,
    answer: OfficeOrder,
    refusals: {
      ...wrongForm,
      404: refused('order-not-found', 'money-not-noted'),
      409: refused('noted-by-bank'),
    },
  },
  orderNote: {
    summary: 'Writes a note for the shop.',
    body: OrderNote,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown },
  },
  orderTag: {
    summary: 'Gives an order tags and takes others away, at most twenty.',
    body: OrderTags,
    answer: OfficeOrder,
    refusals: { ...wrongForm, ...unknown },
  },
  ordersStep: {
    summary: 'Takes a step with many orders, one after the other, and says what became of each.',
    body: StepForMany,
    answer: StepResults,
    refusals: wrongForm,
  },
  ordersCarrierFile: {
    summary: 'Ships the orders that a carrier’s file names, and says what became of each row.',
    body: CarrierFile,
    answer: CarrierFileResults,
    refusals: wrongForm,
  },
} as const;
