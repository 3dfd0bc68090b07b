import type {
  AmendmentPreview,
  AmendmentToSee,
  AmendStep,
  ArticleSearch,
  CancelStep,
  CarrierFile,
  CarrierFileResults,
  CorrectStep,
  DeliverStep,
  FoundArticles,
  HoldStep,
  InvoiceReplacement,
  MoneyToNote,
  MoneyToUndo,
  OfficeOrder,
  OrderListPage,
  OrderNote,
  OrderQuestion,
  OrderRefund,
  OrderTags,
  PlainStep,
  ReturnStep,
  ShipStep,
  StepForMany,
  StepResults,
  UnshipStep,
  VouchersToSend,
} from '@kontor/contract/office';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { amendOrder } from './amend-order.ts';
import { findArticles } from './find-articles.ts';
import { countAllOrders, listAllOrders, listOrders, type OrdersWanted } from './list-orders.ts';
import { noteMoney, undoMoney } from './note-money.ts';
import { officeOrder } from './office-order.ts';
import { previewAmendment } from './preview-amendment.ts';
import { refundOrder } from './refund-order.ts';
import { replaceInvoice } from './replace-invoice.ts';
import { sendGiftVouchers } from './send-gift-vouchers.ts';
import { sendVouchersAgain } from './send-vouchers-again.ts';
import { shipByFile } from './ship-by-file.ts';
import {
  readAmendment,
  readCancel,
  readCorrection,
  readHold,
  readNote,
  readReplacement,
  readReturn,
  readShip,
  readTags,
  readTyped,
  readUnship,
} from './step-form.ts';
import { stepMany } from './step-many.ts';
import { takeStep } from './take-step.ts';
import type { AskedRemark, AskedStep, LifeSources } from './types.ts';
import { writeRemark } from './write-remark.ts';

export { addEntry } from './add-entry.ts';
export { eraseLife } from './erase-life.ts';
export { articlesFor } from './find-articles.ts';
export { loadLife, loadLives, type StoredLife } from './load-life.ts';
export { returnsOf } from './order-life.repository.ts';
export { createOrderLives } from './order-lives.ts';
export { refundsToldIn } from './refunds-told.ts';
export { counted, resultOf } from './step-many.ts';
export type { ArticleFinder } from './types.ts';
export { unbilledSince } from './unbilled-since.ts';

/** An order after a call, or why the call was refused. */
type Answered = Promise<OfficeOrder | Refused>;

/** The steps of orders after they were placed (docs/decisions/052). */
export interface OrderLifeService {
  order(orderNumber: string): Answered;
  plainStep(operator: Operator, kind: 'confirm' | 'pick' | 'complete', body: PlainStep): Answered;
  ship(operator: Operator, body: ShipStep): Answered;
  /** Undoes a shipment that was noted by mistake (docs/decisions/081). */
  unship(operator: Operator, body: UnshipStep): Answered;
  deliver(operator: Operator, body: DeliverStep): Answered;
  /** `refunds`: cancelling a whole paid order is allowed too. Its money is then refunded. */
  cancel(operator: Operator, body: CancelStep, refunds: boolean): Answered;
  takeBack(operator: Operator, body: ReturnStep): Answered;
  hold(operator: Operator, body: HoldStep): Answered;
  /** Corrects where mails, invoice and goods go (docs/decisions/059). */
  correct(operator: Operator, body: CorrectStep): Answered;
  /** Cancels the invoice and issues a new one with other data (docs/decisions/072). */
  replaceInvoice(operator: Operator, body: InvoiceReplacement): Answered;
  /** What an amendment of lines, amounts or prices would change. Stores nothing. */
  previewAmendment(body: AmendmentToSee): Promise<AmendmentPreview | Refused>;
  /** Amends them (docs/decisions/061). `refunds`: what came beyond the new amount goes back. */
  amend(operator: Operator, body: AmendStep, refunds: boolean): Answered;
  /** Articles that can be added to an order. */
  articles(search: ArticleSearch): Promise<FoundArticles | Refused>;
  refund(operator: Operator, body: OrderRefund): Answered;
  noteMoney(operator: Operator, body: MoneyToNote): Answered;
  undoMoney(operator: Operator, body: MoneyToUndo): Answered;
  /** Mails the codes of its gift vouchers once more. */
  sendVouchersAgain(operator: Operator, body: VouchersToSend): Answered;
  note(operator: Operator, body: OrderNote): Answered;
  /** Does what follows for an order's gift vouchers from how its payment stands (docs/decisions/071). */
  sendGiftVouchers(orderId: string): Promise<void>;
  tag(operator: Operator, body: OrderTags): Answered;
  list(question: OrderQuestion): Promise<OrderListPage | Refused>;
  /** The number of orders that match a question, counted up to a limit. */
  countAll(question: OrdersWanted, upTo: number): Promise<number>;
  /** The next of all orders that match a question. An invalid place gives the first ones. */
  listAll(question: OrdersWanted, after: string | undefined): ReturnType<typeof listAllOrders>;
  /** Takes a step with many orders, one after the other. */
  stepMany(operator: Operator, body: StepForMany): Promise<StepResults | Refused>;
  /** Ships the orders named in a carrier's file. */
  shipByFile(operator: Operator, file: CarrierFile): Promise<CarrierFileResults | Refused>;
}

/** Creates the service. */
export function createOrderLife(sources: LifeSources): OrderLifeService {
  const answer = async (orderNumber: string): Answered =>
    (await officeOrder(sources, orderNumber)) ?? refused(404, 'order-not-found');
  async function step(operator: Operator, asked: AskedStep | Refused): Answered {
    if (isRefused(asked)) return asked;
    return (await takeStep(sources, { operator, via: 'order' }, asked)) ?? answer(asked.orderNumber);
  }
  async function remark(operator: Operator, asked: AskedRemark | Refused): Answered {
    if (isRefused(asked)) return asked;
    const refusal = await writeRemark(sources, { operator, via: 'order' }, asked);
    return isRefused(refusal) ? refusal : answer(asked.orderNumber);
  }
  return {
    order: answer,
    plainStep: (operator, kind, { number, version, key }) =>
      step(operator, { orderNumber: number, version, key, step: { kind }, detail: {} }),
    ship: (operator, body) => step(operator, readShip(body)),
    unship: (operator, body) => step(operator, readUnship(body)),
    deliver: (operator, { number, version, key, parcel }) => {
      const deliver = { kind: 'deliver' as const, ...(parcel !== undefined && { parcel }) };
      return step(operator, { orderNumber: number, version, key, step: deliver, detail: {} });
    },
    cancel: (operator, body, refunds) => step(operator, readCancel(body, refunds)),
    takeBack: (operator, body) => step(operator, readReturn(body)),
    hold: (operator, body) => step(operator, readHold(body)),
    correct: (operator, body) => step(operator, readCorrection(body)),
    async replaceInvoice(operator, body) {
      const asked = readReplacement(body);
      if (isRefused(asked)) return asked;
      return (await replaceInvoice(sources, { operator, via: 'order' }, asked)) ?? answer(asked.orderNumber);
    },
    async previewAmendment(body) {
      const typed = readTyped(body);
      return isRefused(typed) ? typed : previewAmendment(sources, body.number, typed);
    },
    async amend(operator, body, refunds) {
      const asked = readAmendment(body, refunds);
      if (isRefused(asked)) return asked;
      return (await amendOrder(sources, { operator, via: 'order' }, asked)) ?? answer(asked.orderNumber);
    },
    articles: (search) => findArticles(sources, search),
    refund: async (operator, body) =>
      (await refundOrder(sources, { operator, via: 'order' }, body)) ?? answer(body.number),
    noteMoney: async (operator, body) => (await noteMoney(sources, operator, body)) ?? answer(body.number),
    undoMoney: async (operator, body) => (await undoMoney(sources, operator, body)) ?? answer(body.number),
    sendVouchersAgain: async (operator, body) =>
      (await sendVouchersAgain(sources, operator, body)) ?? answer(body.number),
    note: (operator, body) => remark(operator, readNote(body)),
    sendGiftVouchers: (orderId) => sendGiftVouchers(sources, orderId),
    tag: (operator, body) => remark(operator, readTags(body)),
    list: (question) => listOrders(sources.database, question),
    countAll: (question, upTo) => countAllOrders(sources.database, question, upTo),
    listAll: (question, after) => listAllOrders(sources.database, question, after),
    stepMany: (operator, body) => stepMany(sources, operator, body),
    shipByFile: (operator, file) => shipByFile(sources, operator, file),
  };
}
