import type {
  OfficeQuote,
  OfficeQuotes,
  QuoteAgain,
  QuoteQuestion,
  QuoteToAccept,
  QuoteToChange,
  QuoteToMake,
  QuoteToProlong,
  QuoteToWithdraw,
  SeenQuote,
} from '@kontor/contract/office';
import { type ShownQuoteState, shownQuoteState } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import { emailKey } from '../../email/email-key.ts';
import { viennaDay } from '../../german-format.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { isoTime } from '../../iso-time.ts';
import { type ComposedOrder, termsOfGroup } from '../orders/orders.service.ts';
import { type Acceptance, acceptByLink, acceptByTelephone, declineByLink } from './accept-quote.ts';
import { changeQuote, makeQuote, prolongQuote, sendQuote, withdrawQuote } from './change-quote.ts';
import { countQuotesOf, eraseQuotes, eraseQuotesOf } from './erase-quotes.ts';
import {
  countQuotes,
  findQuote,
  latestQuotes,
  numbersOfOrders,
  type QuotePlace,
  quotesOf,
  timelineOf,
} from './quotes.repository.ts';
import type { Quote, QuoteSources } from './types.ts';
import { listedQuote, officeQuote, quoteAgain, shortageSentences } from './wire-quote.ts';

export { clearOldQuotes, eraseQuoteOfOrder } from './erase-quotes.ts';
export { quotesNumbered } from './quotes.repository.ts';

/** Offers to customers, which become orders when they are accepted (docs/decisions/069). */
export interface QuotesService {
  /** A page, the latest first. An invalid place starts at the latest. */
  list(question: QuoteQuestion): Promise<OfficeQuotes>;
  /** The number of offers that match a question, counted up to a limit. */
  count(question: Omit<QuoteQuestion, 'after'>, upTo: number): Promise<number>;
  one(operator: Operator, number: string): Promise<OfficeQuote | Refused>;
  /** Its letter in PDF. */
  file(by: 'id' | 'number', value: string): Promise<{ readonly filename: string; readonly bytes: Uint8Array } | null>;
  again(number: string): Promise<QuoteAgain | Refused>;
  make(operator: Operator, body: QuoteToMake): Promise<OfficeQuote | Refused>;
  change(operator: Operator, body: QuoteToChange): Promise<OfficeQuote | Refused>;
  send(operator: Operator, body: SeenQuote): Promise<OfficeQuote | Refused>;
  prolong(operator: Operator, body: QuoteToProlong): Promise<OfficeQuote | Refused>;
  withdraw(operator: Operator, body: QuoteToWithdraw): Promise<OfficeQuote | Refused>;
  acceptByTelephone(operator: Operator, body: QuoteToAccept): Promise<OfficeQuote | Refused>;
  /** What the customer with the link sees; null: there is no such offer. */
  shown(id: string): Promise<ShownQuote | null>;
  /** The HTML of a text in the version of the offer; null: it has none. */
  text(id: string, name: string): Promise<{ readonly html: string; readonly shop: string } | null>;
  /** The customer accepts. @returns the key to the order */
  accept(id: string, acceptance: Acceptance): Promise<string | Refused>;
  /** The customer declines. Null: done. */
  decline(id: string, said: { readonly version: number; readonly reason: string }): Promise<Refused | null>;
}

/** An offer as its customer sees it now. */
export interface ShownQuote {
  readonly quote: Quote;
  readonly state: ShownQuoteState;
  /** What an acceptance would place: as offered, with the tax of now. */
  readonly order: ComposedOrder;
  /** What is not there any more, in sentences. */
  readonly shortages: readonly string[];
  /** Whether the tax is another one than when it was offered. */
  readonly isTaxedAnew: boolean;
}

/** Offers on a page. */
const pageSize = 50;

/** Creates the service. */
export function createQuotes(sources: QuoteSources): QuotesService {
  const { database, clock } = sources;
  const one = async (operator: Operator, number: string): Promise<OfficeQuote | Refused> => {
    const quote = await findQuote(database.read, 'number', number);
    return quote === null ? refused(404, 'quote-not-found') : wholeQuote(sources, operator, quote);
  };
  const seen = async (operator: Operator, done: Promise<string | Refused>) => {
    const number = await done;
    return isRefused(number) ? number : one(operator, number);
  };
  return {
    one,
    list: (question) => list(sources, question),
    count: (question, upTo) => countQuotes(database.read, wantedOf(question, clock()), upTo),
    async file(by, value) {
      const quote = await findQuote(database.read, by, value);
      if (quote === null) return null;
      return { filename: filenameOf(quote), bytes: await sources.print(quote) };
    },
    async again(number) {
      const quote = await findQuote(database.read, 'number', number);
      return quote === null ? refused(404, 'quote-not-found') : quoteAgain(sources, quote);
    },
    make: (operator, body) => seen(operator, makeQuote(sources, operator, body)),
    change: (operator, body) => seen(operator, changeQuote(sources, operator, body)),
    send: (operator, body) => seen(operator, sendQuote(sources, operator, body)),
    prolong: (operator, body) => seen(operator, prolongQuote(sources, operator, body)),
    withdraw: (operator, body) => seen(operator, withdrawQuote(sources, operator, body)),
    acceptByTelephone: (operator, body) => seen(operator, acceptByTelephone(sources, operator, body)),
    shown: (id) => shown(sources, id),
    async text(id, name) {
      const quote = await findQuote(database.read, 'id', id);
      const text = quote?.content.order.texts.find((one) => one.name === name);
      if (quote === null || text === undefined) return null;
      return { html: await sources.orders.agreedText(text), shop: quote.content.order.shop.title };
    },
    accept: (id, acceptance) => acceptByLink(sources, id, acceptance),
    decline: (id, said) => declineByLink(sources, id, said),
  };
}

/** What erasing people and their exports need of offers. */
export function quotesOfPersons({ read }: Database) {
  return {
    countOf: countQuotesOf,
    erase: eraseQuotesOf,
    eraseAgain: eraseQuotes,
    recordsOf: async (customerId: string) => (await quotesOf(read, { customerId })).map(quoteRecord),
    async recordsOfGuest(email: string) {
      const key = emailKey(email);
      return key === '' ? [] : (await quotesOf(read, { emailKey: key })).map(quoteRecord);
    },
  };
}

/** An offer for those who ask for their data: without what opens it. */
function quoteRecord({ id: _, orderId: __, customerId: ___, revision: ____, content, ...quote }: Quote) {
  return { ...quote, createdAt: isoTime(quote.createdAt), ...content };
}

/** The name of the letter's file. */
export function filenameOf({ number, version }: Pick<Quote, 'number' | 'version'>): string {
  return version === 1 ? `Angebot-${number}.pdf` : `Angebot-${number}-${version}.pdf`;
}

async function wholeQuote({ database, clock, publicUrl }: QuoteSources, operator: Operator, quote: Quote) {
  const timeline = await timelineOf(database.read, quote.id);
  const orders = await numbersOfOrders(database.read, quote.orderId === null ? [] : [quote.orderId]);
  const mayHaveLink = operator.rights.includes('orders.take');
  return officeQuote(quote, timeline, {
    ...{ now: clock(), orderNumber: (quote.orderId && orders.get(quote.orderId)) ?? null },
    publicUrl: mayHaveLink ? publicUrl : null,
  });
}

function wantedOf({ state, search = '' }: Omit<QuoteQuestion, 'after'>, now: number) {
  return { state, search, today: viennaDay(now) };
}

async function list({ database, clock }: QuoteSources, { after, ...question }: QuoteQuestion): Promise<OfficeQuotes> {
  const now = clock();
  const place = after === undefined ? null : placeOf(after);
  const found = await latestQuotes(database.read, { ...wantedOf(question, now), after: place, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const orders = await numbersOfOrders(
    database.read,
    page.flatMap(({ orderId }) => orderId ?? []),
  );
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    quotes: page.map((quote) => listedQuote(quote, now, (quote.orderId && orders.get(quote.orderId)) ?? null)),
    next: last === undefined ? null : `${last.createdAt}.${last.number}`,
  };
}

function placeOf(next: string): QuotePlace | null {
  const [, at, number] = /^(\d{1,15})\.(A[\w-]+)$/.exec(next) ?? [];
  return at === undefined || number === undefined ? null : { at: Number(at), number };
}

async function shown(sources: QuoteSources, id: string): Promise<ShownQuote | null> {
  const { database, orders, clock } = sources;
  const quote = await findQuote(database.read, 'id', id);
  if (quote === null) return null;
  const offered = quote.content.order;
  const state = shownQuoteState(quote, viennaDay(clock()));
  if (state !== 'open') return { quote, state, order: offered, shortages: [], isTaxedAnew: false };
  const terms = await termsOfGroup(sources, offered.customerGroup ?? null);
  const { order, shortages } = await orders.composedNow(database.read, offered, terms);
  const isTaxedAnew = order.total.tax !== offered.total.tax || order.total.gross !== offered.total.gross;
  return { quote, state, order, shortages: shortageSentences(quote.content, shortages), isTaxedAnew };
}
