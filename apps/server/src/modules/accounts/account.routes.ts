import type { FastifyInstance } from 'fastify';
import { registerCustomerCall } from '../../http/register-customer-call.ts';
import type { CustomersService } from './customers.service.ts';

/** What signed-in customers change of their own account. */
export function accountRoutes(app: FastifyInstance, customers: CustomersService): void {
  registerCustomerCall(app, 'accountDetailsSave', ({ viewer, body }) => customers.saveDetails(viewer, body));
}
