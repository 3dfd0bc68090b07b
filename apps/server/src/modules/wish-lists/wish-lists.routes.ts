import type { FastifyInstance } from 'fastify';
import { registerCustomerCall } from '../../http/register-customer-call.ts';
import type { WishListsService } from './wish-lists.service.ts';

/** The calls of the wish list that follows a customer. */
export function wishListRoutes(app: FastifyInstance, wishLists: WishListsService): void {
  registerCustomerCall(app, 'wishListLoad', ({ viewer }) => wishLists.load(viewer));
  registerCustomerCall(app, 'wishListChange', ({ viewer, body }) => wishLists.change(viewer, body));
}
