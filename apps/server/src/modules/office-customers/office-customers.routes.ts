import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { OfficeCustomersService } from './office-customers.service.ts';

/** The back office's calls about customers. */
export function officeCustomerRoutes(app: FastifyInstance, customers: OfficeCustomersService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    customers: ({ body }) => customers.list(body),
    guests: ({ body }) => customers.guests(body),
    customer: ({ body }) => customers.one(body._id),
    customerExport: ({ body, operator }) => customers.export(operator, body._id),
    customerChange: ({ body, operator }) => customers.change(operator, body),
    customerSignOut: ({ body, operator }) => customers.signOut(operator, body._id),
  });
}
