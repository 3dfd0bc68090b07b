import { idempotencyHeader } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/register-call.ts';
import { registerCustomerCall } from '../../http/register-customer-call.ts';
import type { OrdersService } from './orders.service.ts';

/** The calls of SPEC §7 under *Orders*. */
export function orderRoutes(app: FastifyInstance, orders: OrdersService): void {
  registerCall(app, 'orderCalc', ({ body, viewer }) => orders.calculate(body, viewer));
  registerCall(app, 'orderFinish', ({ body, headers, viewer }) => orders.finish(keyOf(headers), body, viewer));
  registerCall(app, 'order', ({ body, viewer }) => orders.find(body.orderId, viewer));
  registerCall(app, 'orderTransferCode', ({ body }) => orders.transferCode(body.orderId));
  registerCustomerCall(app, 'accountOrders', ({ viewer, body }) => orders.ofCustomer(viewer, body));
}

function keyOf(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const key = headers[idempotencyHeader.toLowerCase()];
  return Array.isArray(key) ? key.join(', ') : key;
}
