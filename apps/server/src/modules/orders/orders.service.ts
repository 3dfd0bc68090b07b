import type {
  CalculatedOrder,
  Order,
  OrderCalculation,
  OrderPage,
  OrderPlacement,
  OrderSummaries,
} from '@kontor/contract';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createAgreedTexts } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { calculateOrder } from './order-calculation.ts';
import { createOrderDocuments, type FindPrivateDocument } from './order-documents.ts';
import { placeOrder } from './order-placement.ts';
import type { OrderSources } from './order-sources.ts';
import { orderSummary } from './order-summary.ts';
import { orderById, ordersOfCustomer } from './orders.repository.ts';
import { wireOrder } from './wire-order.ts';

/** Orders, from the question what a cart costs to the finished document (CONTRACT §5). */
export interface OrdersService {
  calculate(body: OrderCalculation, viewer: Viewer | null): Promise<CalculatedOrder | Refused>;
  /** Places an order; the same key answers the same order. */
  finish(idempotencyKey: string | undefined, body: OrderPlacement, viewer: Viewer | null): Promise<Order | Refused>;
  find(orderId: string): Promise<Order | Refused>;
  /** A page of a customer's own orders, newest first. */
  ofCustomer(viewer: Viewer, page: OrderPage): Promise<OrderSummaries>;
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
    privateDocument: createOrderDocuments(sources),
  };
}
