import type {
  CalculatedOrder,
  Order,
  OrderCalculation,
  OrderPage,
  OrderPlacement,
  OrderSummaries,
} from '@kontor/contract';
import { type Address, cleanAddress } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createAgreedTexts } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { calculateOrder } from './order-calculation.ts';
import { createOrderDocuments, type FindPrivateDocument } from './order-documents.ts';
import { placeOrder } from './order-placement.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import type { OrderSources } from './order-sources.ts';
import { orderSummary } from './order-summary.ts';
import { forgetCustomer, orderById, ordersOfCustomer } from './orders.repository.ts';
import { wireOrder } from './wire-order.ts';

/** Orders, from the question what a cart costs to the finished document (CONTRACT §5). */
export interface OrdersService {
  calculate(body: OrderCalculation, viewer: Viewer | null): Promise<CalculatedOrder | Refused>;
  /** Places an order; the same key answers the same order. */
  finish(idempotencyKey: string | undefined, body: OrderPlacement, viewer: Viewer | null): Promise<Order | Refused>;
  find(orderId: string): Promise<Order | Refused>;
  /** A page of a customer's own orders, newest first. */
  ofCustomer(viewer: Viewer, page: OrderPage): Promise<OrderSummaries>;
  /** The billing address of a customer's last order; null: there is none. */
  lastBillingAddress(customerId: string): Promise<Address | null>;
  /** All orders of a customer as they are kept, newest first, each with its state: for those who ask for their data (LAW D5). */
  everythingOf(viewer: Viewer): Promise<(OrderSnapshot & { readonly state: string })[]>;
  /** Takes the customer out of their orders, in the transaction that deletes the customer; the orders stay (LAW D6). */
  forgetCustomer(transaction: Transaction<Schema>, customerId: string): Promise<void>;
  readonly privateDocument: FindPrivateDocument;
}

/** Orders on a page of a customer's list, where nothing else is asked for. */
const ordersOnPage = 20;

/** Makes the service. */
export function createOrdersService(sources: OrderSources & { readonly documentMaker: DocumentMaker }): OrdersService {
  const agreedTexts = createAgreedTexts(sources.database);
  return {
    calculate: (body, viewer) => calculateOrder(sources, body, viewer),
    finish: (idempotencyKey, body, viewer) => placeOrder(sources, agreedTexts, idempotencyKey, body, viewer),
    async find(orderId) {
      const order = await orderById(sources.database.read, orderId);
      return order === null ? refused(404, 'order-not-found') : wireOrder(order);
    },
    async ofCustomer({ customerId }, { offset = 0, limit = ordersOnPage }) {
      const { orders, count } = await ordersOfCustomer(sources.database.read, customerId, { offset, limit });
      return { orders: orders.map(orderSummary), count };
    },
    async lastBillingAddress(customerId) {
      const { orders } = await ordersOfCustomer(sources.database.read, customerId, { offset: 0, limit: 1 });
      const [last] = orders;
      return last ? cleanAddress(last.order.address) : null;
    },
    async everythingOf({ customerId }) {
      const { orders } = await ordersOfCustomer(sources.database.read, customerId, { offset: 0, limit: null });
      return orders.map(({ order, state }) => ({ state, ...order }));
    },
    forgetCustomer,
    privateDocument: createOrderDocuments(sources),
  };
}
