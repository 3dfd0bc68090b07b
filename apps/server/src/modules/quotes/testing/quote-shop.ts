import type { OfficeQuote, QuoteToMake } from '@kontor/contract/office';
import type { Database } from '../../../database/database.ts';
import type { Refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { operatorNamed } from '../../order-life/testing/life.ts';
import { createDocumentMaker } from '../../orders/confirmation/document-maker.ts';
import { fillCatalogue, testConfiguration, testNow, testShop } from '../../orders/testing/shop.ts';
import type { AskVies } from '../../vat-ids/vat-ids.service.ts';
import { quoteJobs } from '../mails/quote-jobs.ts';
import { createQuotePrinter } from '../print-quote.ts';
import { createQuotes } from '../quotes.service.ts';

/** For tests: an operator with all rights. */
export const eva = operatorNamed('Eva');

/** For tests: the address of the shop. */
export const publicUrl = 'https://shop.example';

/** For tests: a shop over a database that makes offers. */
export async function quoteShop(database: Database, more: Partial<ShopConfiguration> = {}, vies?: AskVies) {
  await fillCatalogue(database);
  const time = { now: testNow };
  const clock = () => time.now;
  const settings = { ...testConfiguration, ...more };
  const state = { isClosed: false };
  const shop = testShop(database, more, {
    ...{ clock, isClosed: async () => state.isClosed },
    ...(vies && { vies }),
  });
  const documentMaker = createDocumentMaker();
  const log = createOfficeLog({ database, clock });
  const quotes = createQuotes({
    ...{ database, catalogue: shop.catalogue, customers: shop.customers, orders: shop.orders, log, clock, publicUrl },
    configuration: { currentFor: async () => settings, current: async () => settings },
    goLive: { isClosed: async () => state.isClosed },
    print: createQuotePrinter(documentMaker, publicUrl),
    wakeJobs: () => {
      shop.wakes.count += 1;
    },
  });
  let key = 0;

  /** Two hammers and a book: 39.98 + 24.90 + 6.90 = 71.78. */
  const wish = (changes: Partial<QuoteToMake> = {}): QuoteToMake => ({
    ...{ key: `make-quote-${++key}`, customerId: null, vouchers: [], email: 'kunde@example.at' },
    items: [
      { productId: 'p-hammer', conditionId: 'hammer', amount: 2 },
      { productId: 'p-book', conditionId: 'book', amount: 1 },
    ],
    address: {
      firstName: 'Jörg',
      name: 'Müller',
      street: 'Hauptstraße 1',
      zipCode: '1010',
      city: 'Wien',
      country: 'AT',
    },
    ...{ shippingAddress: null, paymentCondition: 'vorkasse', carrier: 'Post', externalNumber: '' },
    ...{ note: '', reason: '', validUntil: '2026-12-04', seen: { total: 71.78 } },
    ...changes,
  });
  return {
    ...{ database, time, state, settings, shop, quotes, wish },
    /** Makes an offer that must not be refused. */
    async made(changes: Partial<QuoteToMake> = {}): Promise<OfficeQuote & { readonly id: string }> {
      const quote = orThrow(await quotes.make(eva, wish(changes)));
      return { ...quote, id: new URL(quote.link ?? '').searchParams.get('id') ?? '' };
    },
    /** Accepts one as its customer would, at the total that is offered. */
    accept: (quote: OfficeQuote & { readonly id: string }, changes: object = {}) =>
      quotes.accept(quote.id, {
        ...{ version: quote.version, total: Math.round(quote.total * 100), options: ['AGB'] },
        ...changes,
      }),
    kinds: async () =>
      (await database.read.selectFrom('jobs').select('kind').orderBy('kind').execute()).map(({ kind }) => kind),
    /** Runs the queued mails about offers, and returns what was sent. */
    async mails(): Promise<Mail[]> {
      const sent: Mail[] = [];
      const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
      const handlers = quoteJobs({ database, documentMaker, mail, mailFrom: undefined, publicUrl });
      const jobs = database.read.selectFrom('jobs').select(['kind', 'payload']).where('kind', 'like', 'quote-%');
      for (const { kind, payload } of await jobs.orderBy('created_at').orderBy('unique_key').execute())
        await handlers[kind as keyof typeof handlers](
          JSON.parse(payload) as JobPayloads['quote-notice'],
          undefined as never,
        );
      return sent;
    },
    close: () => documentMaker.close(),
  };
}

/** For tests: what is no refusal. */
export function orThrow<Answer>(answer: Answer | Refused): Answer {
  if (isRefused(answer)) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`);
  return answer;
}
