import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { OrderTakingService } from './order-taking.service.ts';

/** The back office's calls about orders that are taken by hand. */
export function orderTakingRoutes(app: FastifyInstance, taking: OrderTakingService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    shopCountries: () => taking.countries(),
    orderTakeChoices: ({ body }) => taking.choices(body.customerId),
    orderTakeArticles: ({ body }) => taking.articles(body),
    orderTakeVoucher: ({ body }) => taking.voucher(body.code),
    orderTakePreview: ({ body, operator }) => taking.preview(operator, body),
    orderAgain: ({ body }) => taking.again(body.number),
    orderTake: ({ body, operator }) => taking.take(operator, body),
  });
}
