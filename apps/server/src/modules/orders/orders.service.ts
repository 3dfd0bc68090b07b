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
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { qrCode } from '../../pdf/qr-code.ts';
import { createAgreedTexts } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { calculateOrder } from './order-calculation.ts';
import { createOrderDocuments, type FindPrivateDocument } from './order-documents.ts';
import { placeOrder } from './order-placement.ts';
import type { OrderSources } from './order-sources.ts';
import { orderWithPayment, summariesOf } from './order-with-payment.ts';
import { atAmount } from './order-worth.ts';
import {
  forgetCustomer,
  lockOrder,
  type OrderWithState,
  orderIdOfNumber,
  ordersOfCustomer,
  orderWithState,
} from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';
import { transferCode } from './wording/order-wording.ts';

export {
  lockRecord,
  notePaymentState,
  type OrderRecord,
  type RecordChange,
  recordOfNumber,
  writeRecord,
} from './order-record.repository.ts';
export type { OrderLives } from './order-sources.ts';
export { addNumberToWords } from './order-words.ts';
export { asAsked, askedFor, atAmount, worthOf } from './order-worth.ts';
export { countingOrdered, orderById, orderedProducts, orderIdOfNumber } from './orders.repository.ts';
export { readSnapshot } from './stored-order.ts';
export { wireOrder } from './wire-order.ts';
export { customerMailbox } from './wording/customer-mailbox.ts';
export type { OrderWithState };

/** Orders, from the question what a cart costs to the finished document (CONTRACT §5). */
export interface OrdersService {
  calculate(body: OrderCalculation, viewer: Viewer | null): Promise<CalculatedOrder | Refused>;
  /** Places an order; the same key answers the same order. */
  finish(idempotencyKey: string | undefined, body: OrderPlacement, viewer: Viewer | null): Promise<Order | Refused>;
  find(orderId: string): Promise<Order | Refused>;
  /**
   * The code that banking apps scan, for an order that is paid by a transfer. It is drawn when somebody looks, not for
   * each order that is placed.
   */
  transferCode(orderId: string): Promise<TransferCode | Refused>;
  /** An order as it was placed, with where its handling stands; null when there is none. */
  placed(queryable: Queryable, orderId: string): Promise<OrderWithState | null>;
  /** The same, locked: nobody else decides about the order or its payments until the transaction ends. */
  lock(transaction: Transaction<Schema>, orderId: string): Promise<OrderWithState | null>;
  /** The id of the order with a number, for the operator, who knows no other name; null when there is none. */
  idOfNumber(queryable: Queryable, orderNumber: string): Promise<string | null>;
  /** A page of a customer's own orders, newest first. */
  ofCustomer(viewer: Viewer, page: OrderPage): Promise<OrderSummaries>;
  /** The billing address of a customer's last order; null: there is none. */
  lastBillingAddress(customerId: string): Promise<Address | null>;
  /**
   * All orders of a customer as they are kept, newest first, each with its state: for those who ask for their data (LAW
   * D5).
   */
  everythingOf(viewer: Viewer): Promise<WholeOrder[]>;
  /** Removes the customer from their orders, in the transaction that deletes the customer. The orders stay (LAW D6). */
  forgetCustomer(transaction: Transaction<Schema>, customerId: string): Promise<void>;
  readonly privateDocument: FindPrivateDocument;
}

/** An order as it is kept, with everything that hangs on it. */
export type WholeOrder = OrderSnapshot & {
  readonly state: string;
  readonly payments: readonly object[];
  readonly life: object;
};

/** Orders on a page of a customer's list, where nothing else is asked for. */
const ordersOnPage = 20;

/** Makes the service. */
export function createOrdersService(sources: OrderSources & { readonly documentMaker: DocumentMaker }): OrdersService {
  const agreedTexts = createAgreedTexts(sources.database);
  return {
    calculate: (body, viewer) => calculateOrder(sources, body, viewer),
    finish: (idempotencyKey, body, viewer) => placeOrder(sources, agreedTexts, idempotencyKey, body, viewer),
    async find(orderId) {
      const placed = await orderWithState(sources.database.read, orderId);
      return placed === null ? refused(404, 'order-not-found') : orderWithPayment(sources, placed);
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
      return Promise.all(
        orders.map(async ({ order, state }) => ({
          state,
          ...order,
          payments: await sources.payments.recordsOf(order),
          life: await sources.lives.recordsOf(order),
        })),
      );
    },
    forgetCustomer,
    privateDocument: createOrderDocuments(sources),
  };
}
