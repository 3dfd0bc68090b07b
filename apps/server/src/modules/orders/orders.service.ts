import type { CalculatedOrder, Order, OrderCalculation, OrderPlacement } from '@kontor/contract';
import { type Refused, refused } from '../../http/refused.ts';
import { createAgreedTexts } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { calculateOrder } from './order-calculation.ts';
import { createOrderDocuments, type FindPrivateDocument } from './order-documents.ts';
import { placeOrder } from './order-placement.ts';
import type { OrderSources } from './order-sources.ts';
import { orderById } from './orders.repository.ts';
import { wireOrder } from './wire-order.ts';

/** Orders, from the question what a cart costs to the finished document (CONTRACT §5). */
export interface OrdersService {
  calculate(body: OrderCalculation): Promise<CalculatedOrder | Refused>;
  /** Places an order; the same key answers the same order. */
  finish(idempotencyKey: string | undefined, body: OrderPlacement): Promise<Order | Refused>;
  find(orderId: string): Promise<Order | Refused>;
  readonly privateDocument: FindPrivateDocument;
}

/** Makes the service. */
export function createOrdersService(sources: OrderSources & { readonly documentMaker: DocumentMaker }): OrdersService {
  const agreedTexts = createAgreedTexts(sources.database);
  return {
    calculate: (body) => calculateOrder(sources, body),
    finish: (idempotencyKey, body) => placeOrder(sources, agreedTexts, idempotencyKey, body),
    async find(orderId) {
      const order = await orderById(sources.database.read, orderId);
      return order === null ? refused(404, 'order-not-found') : wireOrder(order);
    },
    privateDocument: createOrderDocuments(sources),
  };
}
