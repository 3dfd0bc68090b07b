import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { WithdrawalList } from './withdrawal-list.service.ts';

/** The back office's calls about declarations of withdrawal. */
export function officeWithdrawalRoutes(app: FastifyInstance, withdrawals: WithdrawalList, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    withdrawals: ({ body }) => withdrawals.page(body),
    withdrawal: ({ body }) => withdrawals.one(body.number),
    withdrawalCheck: ({ operator, body }) => withdrawals.check(body.number, operator),
  });
}
