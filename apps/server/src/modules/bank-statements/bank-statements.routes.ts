import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { BankStatementsService } from './bank-statements.service.ts';

/** The back office's calls about the shop's bank account. */
export function bankStatementsRoutes(app: FastifyInstance, bank: BankStatementsService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    bankStatementRead: ({ body, operator }) =>
      bank.read(Buffer.from(body.content, 'base64'), body.account ?? null, operator),
    bankEntries: ({ body }) => bank.entries(body),
    bankEntryAssign: ({ body, operator }) => bank.assign(body._id, body.shares, operator),
    bankEntryUnassign: ({ body, operator }) => bank.unassign(body._id, operator),
    bankOutgoingSetAside: ({ operator }) => bank.setOutgoingAside(operator),
    bankRules: async () => ({ rules: await bank.rules() }),
    bankRuleMake: ({ body, operator }) => bank.makeRule(body, operator),
    async bankRuleEnd({ body, operator }) {
      const rules = await bank.endRule(body._id, operator);
      return isRefused(rules) ? rules : { rules };
    },
    bankEntrySetAside: ({ body, operator }) => bank.setAside(body._id, body.isAside, operator),
  });
}
