import type { FastifyInstance } from 'fastify';
import { registerCustomerCall } from '../../http/register-customer-call.ts';
import type { CustomerCartsService } from './customer-carts.service.ts';

/** The calls of the cart that follows a customer. */
export function customerCartRoutes(app: FastifyInstance, carts: CustomerCartsService): void {
  registerCustomerCall(app, 'cartLoad', ({ viewer }) => carts.load(viewer));
  registerCustomerCall(app, 'cartSave', ({ viewer, body }) => carts.save(viewer, body));
}
