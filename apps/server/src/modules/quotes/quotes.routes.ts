import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refused.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import type { QuotesService } from './quotes.service.ts';

/** The back office's calls about offers to customers. */
export function quoteRoutes(app: FastifyInstance, quotes: QuotesService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    quotes: ({ body }) => quotes.list(body),
    quote: ({ body, operator }) => quotes.one(operator, body.number),
    async quoteFile({ body }) {
      const file = await quotes.file('number', body.number);
      if (file === null) return refused(404, 'quote-not-found');
      const content = Buffer.from(file.bytes).toString('base64');
      return { filename: file.filename, mimeType: 'application/pdf', content };
    },
    quoteAgain: ({ body }) => quotes.again(body.number),
    quoteMake: ({ body, operator }) => quotes.make(operator, body),
    quoteChange: ({ body, operator }) => quotes.change(operator, body),
    quoteSend: ({ body, operator }) => quotes.send(operator, body),
    quoteProlong: ({ body, operator }) => quotes.prolong(operator, body),
    quoteWithdraw: ({ body, operator }) => quotes.withdraw(operator, body),
    quoteAccept: ({ body, operator }) => quotes.acceptByTelephone(operator, body),
  });
}
