import type {
  CalculatedOrder,
  Order,
  OrderCalculation,
  OrderPage,
  OrderPlacement,
  OrderSummaries,
  TransferCode,
} from '@kontor/contract';
import { type Address, cleanAddress } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { qrCode } from '../../pdf/qr-code.ts';
import { agreedContent, createAgreedTexts } from './agreed-texts.ts';
import { checkBuyer } from './business-buyer.ts';
import type { ByHand, HandOrder } from './by-hand.ts';
import {
  type ComposedOrder,
  type ComposedPlacement,
  composeByHand,
  composedOrderNow,
  destinationForm,
  type OrderNow,
  placeComposed,
} from './composed-order.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { giftVouchersFor } from './gift-vouchers-for.ts';
import { calculateOrder } from './order-calculation.ts';
import { createOrderDocuments, type FindPrivateDocument } from './order-documents.ts';
import { placeByHand, placeOrder } from './order-placement.ts';
import type { OrderSources, SellingTerms } from './order-sources.ts';
import { orderWithPayment, summariesOf } from './order-with-payment.ts';
import { atAmount } from './order-worth.ts';
import {
  forgetCustomer,
  lockOrder,
  type OrderWithState,
  orderIdOfNumber,
  ordersOfCustomer,
  ordersWithState,
  orderWithState,
} from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { transferCode } from './wording/order-wording.ts';

export type { AmendmentProblem, TypedAmendment } from './amendment-problem.ts';
export { checkAmendedBuyer, checkBuyer, checkedBuyer } from './business-buyer.ts';
export {
  type BuyerTax,
  buyerTaxOf,
  isUnchecked,
  isUntaxedByVatId,
  withBuyerTax,
} from './buyer-tax.ts';
export type { HandOrder, PlacedByHand } from './by-hand.ts';
export { asOrder, type ComposedOrder, type OrderNow, readComposed, writeComposed } from './composed-order.ts';
export type { AmendmentToTell } from './confirmation-mail/amended-payment.ts';
export { type ErasablePlace, eraseOrder, oldestWithPeople } from './erase-order.ts';
export { type ChangedOrderRate, type GoodsAtSupply, goodsAtSupply } from './goods-at-supply.ts';
export { type JudgedAmendment, judgeAmendment, writeAmendment } from './order-amendment.ts';
export {
  type CorrectionTerms,
  type JudgedContact,
  judgeContact,
  type TypedContact,
  writeContact,
} from './order-correction.ts';
export { vatIdCheckOf } from './order-jobs.ts';
export {
  giftVouchersJob,
  judgedState,
  lockRecord,
  type NotedBilling,
  noteInvoices,
  notePaymentState,
  noteUnbilled,
  type OrderRecord,
  oldestFirst,
  type PaymentStanding,
  type RecordChange,
  recordOfNumber,
  writeRecord,
} from './order-record.repository.ts';
export { type OrderLives, type OrderSources, type SellingTerms, termsOfGroup } from './order-sources.ts';
export { addNumberToWords } from './order-words.ts';
export { asAsked, askedFor, atAmount, worthOf, worthToBill } from './order-worth.ts';
export { countingOrdered, orderById, orderedProducts, orderIdOfNumber } from './orders.repository.ts';
export {
  type OrderingPerson,
  ordersById,
  ordersOfPerson,
  type PersonsOrder,
  restrictOrders,
} from './restricted-orders.ts';
export { createAmendmentSender } from './send-confirmation.ts';
export { BuyerTaxShape, OrderContactShape, OrderGoodsShape, readSnapshot } from './stored-order.ts';
export { wireOrder } from './wire-order.ts';
export { addressLines } from './wording/address-lines.ts';
export { customerMailbox } from './wording/customer-mailbox.ts';
export type { OrderWithState };

/** Orders, from the cost of a cart to the finished document (CONTRACT §5). */
export interface OrdersService {
  calculate(body: OrderCalculation, viewer: Viewer | null): Promise<CalculatedOrder | Refused>;
  /** Places an order. A repeated key returns the same order. */
  finish(idempotencyKey: string | undefined, body: OrderPlacement, viewer: Viewer | null): Promise<Order | Refused>;
  /** The cost of an order that an operator takes by hand for a customer (null: somebody without an account). */
  calculateByHand(
    body: OrderCalculation & Pick<OrderPlacement, 'options'>,
    viewer: Viewer | null,
    byHand: ByHand,
  ): Promise<CalculatedOrder | Refused>;
  /** Places it. A repeated key returns the same order. */
  placeByHand(asked: Parameters<typeof placeByHand>[2]): Promise<HandOrder | Refused>;
  /** Composes an order by hand that is placed later, if at all. */
  compose(asked: Parameters<typeof composeByHand>[2]): ReturnType<typeof composeByHand>;
  /** A composed order as it could be placed now. */
  composedNow(queryable: Queryable, order: ComposedOrder, terms: SellingTerms): Promise<OrderNow>;
  /** Has the VAT id of a composed order checked, if its tax depends on it. No transaction may wait for it. */
  checkComposed(order: ComposedOrder, terms: SellingTerms): Promise<void>;
  /**
   * Places a composed order inside a transaction. The caller rolls back at a refusal, and after the commit waits for
   * the disk and wakes the jobs.
   */
  placeComposed(transaction: Transaction<Schema>, placement: ComposedPlacement): Promise<OrderSnapshot | Refused>;
  /** The HTML of a text in the version that an order was made on. */
  agreedText(text: OrderSnapshot['texts'][number]): Promise<string>;
  /** An order by its key. The codes of its gift vouchers are shown to the customer who ordered while signed in. */
  find(orderId: string, viewer?: Viewer | null): Promise<Order | Refused>;
  /** The QR code for banking apps, for an order paid by transfer. It is drawn on request, not for each placed order. */
  transferCode(orderId: string): Promise<TransferCode | Refused>;
  /** A placed order with its state, or null. */
  placed(queryable: Queryable, orderId: string): Promise<OrderWithState | null>;
  /** The same with a lock: nobody else can decide about the order or its payments until the transaction ends. */
  lock(transaction: Transaction<Schema>, orderId: string): Promise<OrderWithState | null>;
  /** The id of the order with a number, which operators use, or null. */
  idOfNumber(queryable: Queryable, orderNumber: string): Promise<string | null>;
  /** A page of a customer's own orders, newest first. */
  ofCustomer(viewer: Viewer, page: OrderPage): Promise<OrderSummaries>;
  /** The billing address of a customer's last order, or null. */
  lastBillingAddress(customerId: string): Promise<Address | null>;
  /** All stored orders of a customer, newest first, each with its state, for the customer's data export (LAW D5). */
  everythingOf(customer: Pick<Viewer, 'customerId'>): Promise<WholeOrder[]>;
  /** The same of orders by their ids, in this order. */
  everythingOfOrders(ids: readonly string[]): Promise<WholeOrder[]>;
  /**
   * Removes the customer from their orders, in the transaction that deletes the customer. The orders are kept (LAW D6).
   */
  forgetCustomer(transaction: Transaction<Schema>, customerId: string): Promise<void>;
  readonly privateDocument: FindPrivateDocument;
}

/** A stored order with all related data. */
export type WholeOrder = OrderSnapshot & {
  readonly state: string;
  readonly payments: readonly object[];
  readonly life: object;
};

/** Orders with all their data, a few statements for hundreds of them. */
function wholeOrders(
  { payments, lives }: Pick<OrderSources, 'payments' | 'lives'>,
  orders: readonly OrderWithState[],
): Promise<WholeOrder[]> {
  return inPieces(orders, async (some) => {
    const ids = some.map(({ order }) => order.id);
    const [paid, lived] = [await payments.recordsOf(ids), await lives.recordsOf(ids)];
    return some.map(({ order, state }) => ({
      ...{ state, ...order },
      ...{ payments: paid.get(order.id) ?? [], life: lived.get(order.id) ?? {} },
    }));
  });
}

/** The number of orders on a page of a customer's list, by default. */
const ordersOnPage = 20;

/** Makes the service. */
export function createOrdersService(sources: OrderSources & { readonly documentMaker: DocumentMaker }): OrdersService {
  const agreedTexts = createAgreedTexts(sources.database);
  return {
    calculate: (body, viewer) => calculateOrder(sources, body, viewer),
    finish: (idempotencyKey, body, viewer) => placeOrder(sources, agreedTexts, idempotencyKey, body, viewer),
    calculateByHand: (body, viewer, byHand) => calculateOrder(sources, body, viewer, byHand),
    placeByHand: (asked) => placeByHand(sources, agreedTexts, asked),
    compose: (asked) => composeByHand(sources, agreedTexts, asked),
    composedNow: (queryable, order, terms) => composedOrderNow(sources, queryable, order, terms),
    checkComposed: (order, { configuration }) => checkBuyer(sources, destinationForm(order), configuration),
    placeComposed: (transaction, placement) => placeComposed(transaction, sources, placement),
    agreedText: (text) => agreedContent(sources.database.read, text),
    async find(orderId, viewer = null) {
      const { read } = sources.database;
      const placed = await orderWithState(read, orderId);
      if (placed === null) return refused(404, 'order-not-found');
      const order = await orderWithPayment(sources, placed);
      return viewer === null ? order : { ...order, ...(await giftVouchersFor(read, placed, viewer)) };
    },
    async transferCode(orderId) {
      const placed = await orderWithState(sources.database.read, orderId);
      const life = placed && (await sources.lives.of([placed])).get(orderId);
      const code = life && transferCode(atAmount(placed.order, life.stillDue));
      return code ? qrCode(code) : refused(404, 'order-not-found');
    },
    placed: orderWithState,
    lock: lockOrder,
    idOfNumber: orderIdOfNumber,
    async ofCustomer({ customerId }, { offset = 0, limit = ordersOnPage }) {
      const { orders, count } = await ordersOfCustomer(sources.database.read, customerId, { offset, limit });
      return { orders: await summariesOf(sources, orders), count };
    },
    async lastBillingAddress(customerId) {
      const { orders } = await ordersOfCustomer(sources.database.read, customerId, { offset: 0, limit: 1 });
      const [last] = orders;
      return last ? cleanAddress(last.order.address) : null;
    },
    async everythingOf({ customerId }) {
      const { orders } = await ordersOfCustomer(sources.database.read, customerId, { offset: 0, limit: null });
      return wholeOrders(sources, orders);
    },
    async everythingOfOrders(ids) {
      return wholeOrders(sources, await ordersWithState(sources.database.read, ids));
    },
    forgetCustomer,
    privateDocument: createOrderDocuments(sources),
  };
}
