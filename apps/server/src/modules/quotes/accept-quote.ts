import type { QuoteToAccept } from '@kontor/contract/office';
import {
  centsFromEuro,
  cleanLine,
  firstMissingOption,
  hasControlCharacters,
  isQuoteStepPossible,
  type QuoteStep,
  shownQuoteState,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDay } from '../../german-format.ts';
import { formErrors } from '../../http/form-errors.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { cleanText, textRefusals } from '../../http/typed-text.ts';
import { orderRecipients } from '../configuration/configuration.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { addEntry } from '../order-life/order-life.service.ts';
import { type SellingTerms, termsOfGroup } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { queueNotices } from './jobs-of-quote.ts';
import { isOfConsumersShop } from './of-consumers-shop.ts';
import { findQuote, lockQuote, timelineOf, writeQuote } from './quotes.repository.ts';
import { quoteTexts as texts } from './texts/quotes.de.ts';
import type { Quote, QuoteEntryDetail, QuoteEntryKind, QuoteSources } from './types.ts';

/** The longest reason of a customer and remark of an operator, in characters. */
const longest = { reason: 500, remark: 5000 } as const;

/** What a customer saw and agreed to. `total`: gross, in cents; null: it is no amount. */
export interface Acceptance {
  readonly version: number;
  readonly total: number | null;
  /** The names of the options. */
  readonly options: readonly string[];
}

/** The customer accepts an offer by the link. @returns the key to the order; again for each later time */
export async function acceptByLink(
  sources: QuoteSources,
  id: string,
  { version, total, options }: Acceptance,
): Promise<string | Refused> {
  const found = await findQuote(sources.database.read, 'id', id);
  if (found === null) return refused(404, 'quote-not-found');
  const accepted = await accept(sources, found, {
    ...{ by: null, total, options, remark: '' },
    isAsSeen: (quote) => quote.version === version,
  });
  const isShort = isRefused(accepted) && (accepted.code === 'item-gone' || accepted.code === 'item-sold-out');
  if (isShort) await noteShort(sources, id);
  return accepted;
}

/** An operator takes an offer over that the customer accepted on the telephone. @returns its number */
export async function acceptByTelephone(
  sources: QuoteSources,
  operator: Operator,
  { number, revision, options, remark: typed, seen }: QuoteToAccept,
): Promise<string | Refused> {
  const { text: remark, hasControls } = cleanText(typed);
  const wrong = remark === '' ? [] : textRefusals('remark', remark, longest.remark, hasControls);
  if (wrong.length > 0) return refused(400, 'invalid-form', { errors: formErrors(wrong) });
  const found = await findQuote(sources.database.read, 'number', number);
  if (found === null) return refused(404, 'quote-not-found');
  const accepted = await accept(sources, found, {
    ...{ by: operator, total: centsFromEuro(seen.total), options, remark },
    isAsSeen: (quote) => quote.revision === revision,
  });
  return isRefused(accepted) ? accepted : number;
}

interface Accepting {
  /** Null: the customer. */
  readonly by: Operator | null;
  readonly total: number | null;
  readonly options: readonly string[];
  readonly remark: string;
  readonly isAsSeen: (quote: Quote) => boolean;
}

/**
 * Places the order of an offer, once: whoever comes second finds the first one's order. Customer and offer are locked
 * first, so that neither can be withdrawn, changed or erased meanwhile. @returns the key to the order
 */
async function accept(sources: QuoteSources, found: Quote, accepting: Accepting): Promise<string | Refused> {
  const { database, configuration, wakeJobs } = sources;
  if (found.orderId !== null) return found.orderId;
  if (await sources.goLive.isClosed()) return refused(409, 'shop-not-open');
  const terms = await termsOfGroup(sources, found.content.order.customerGroup ?? null);
  const recipients = orderRecipients(await configuration.current());
  await sources.orders.checkComposed(found.content.order, terms);
  const orderId = await refusableTransaction(database, async (transaction): Promise<string | Refused> => {
    const customer = found.customerId && (await sources.customers.lock(transaction, found.customerId));
    const quote = await lockQuote(transaction, 'id', found.id);
    if (quote === null) return refused(404, 'quote-not-found');
    if (quote.orderId !== null) return quote.orderId;
    const refusal = acceptRefusal(quote, accepting, { shop: terms.configuration, now: sources.clock() });
    if (refusal !== null) return refusal;
    const email = customer ? customer.email : quote.content.order.email;
    const order = await placed(transaction, sources, { quote, accepting, terms, email });
    if (isRefused(order)) return order;
    await noteAccepted(transaction, sources, { quote, accepting, order });
    if (accepting.by === null)
      await queueNotices(transaction, { ...quote, revision: quote.revision + 1 }, recipients, sources.clock());
    return order.id;
  });
  if (!isRefused(orderId)) {
    await database.onDisk();
    wakeJobs();
  }
  return orderId;
}

function acceptRefusal(
  quote: Quote,
  { isAsSeen }: Accepting,
  { shop, now }: { readonly shop: ShopConfiguration; readonly now: number },
): Refused | null {
  const refusal = stepRefusal(quote, 'accept', now);
  if (refusal !== null) return refusal;
  if (!isAsSeen(quote)) return refused(409, 'quote-changed');
  return isOfConsumersShop(quote, shop) ? refused(409, 'quote-of-consumers') : null;
}

/** Places what was offered, with the options that the customer agreed to, at the total that they saw. */
async function placed(
  transaction: Transaction<Schema>,
  { orders }: QuoteSources,
  { quote, accepting, terms, email }: { quote: Quote; accepting: Accepting; terms: SellingTerms; email: string },
): Promise<OrderSnapshot | Refused> {
  const now = await orders.composedNow(transaction, quote.content.order, terms);
  if (now.order.total.gross !== accepting.total) return refused(409, 'quote-changed');
  const missing = firstMissingOption(now.order.options, accepting.options);
  if (missing !== null) return refused(400, 'option-missing');
  const options = now.order.options.filter(({ name }) => accepting.options.includes(name));
  return orders.placeComposed(transaction, {
    ...{ key: `quote-${quote.id}`, now: { ...now, order: { ...now.order, email, options } } },
    ...{ terms, customerId: quote.customerId },
  });
}

async function noteAccepted(
  transaction: Transaction<Schema>,
  { log, clock }: QuoteSources,
  { quote, accepting, order }: { quote: Quote; accepting: Accepting; order: OrderSnapshot },
): Promise<void> {
  const { by, remark } = accepting;
  const text = [texts.ofQuote(quote.number), remark].filter(Boolean).join('\n');
  const detail = { text, ...(by !== null && { channel: 'telephone' as const }) };
  await addEntry(
    transaction,
    { clock, log },
    { order, version: 0 },
    { kind: 'take', detail, by, via: 'order', key: null },
  );
  const entry = { version: quote.version, total: order.total.gross, ...(remark !== '' && { text: remark }) };
  await changed(transaction, { log, clock }, { quote: { ...quote, orderId: order.id }, by, kind: 'accept', entry });
}

/** Why an offer allows no such step now; null: it does. */
function stepRefusal(quote: Quote, step: QuoteStep, now: number): Refused | null {
  return isQuoteStepPossible(step, shownQuoteState(quote, viennaDay(now))) ? null : refused(409, 'quote-step');
}

interface Changed {
  readonly quote: Quote;
  readonly by: Operator | null;
  readonly kind: Extract<QuoteEntryKind, 'accept' | 'decline' | 'short'>;
  readonly entry: QuoteEntryDetail;
}

const stateAfter = { accept: 'accepted', decline: 'declined', short: 'open' } as const;

/** Writes the offer as its next revision, and logs it. */
async function changed(
  transaction: Transaction<Schema>,
  { log, clock }: Pick<QuoteSources, 'log' | 'clock'>,
  { quote, by, kind, entry }: Changed,
): Promise<void> {
  const now = { ...quote, state: stateAfter[kind], revision: quote.revision + 1 };
  await writeQuote(transaction, now, { kind, at: clock(), by, detail: entry });
  await log.write(transaction, { by, subject: 'quote', subjectId: quote.number, action: `quote.${kind}` });
}

/** The customer declines an offer, with a reason if they like. @returns null: it is declined, or was before */
export async function declineByLink(
  sources: QuoteSources,
  id: string,
  { version, reason: typed }: { readonly version: number; readonly reason: string },
): Promise<Refused | null> {
  const text = cleanLine(typed);
  const wrong = text === '' ? [] : textRefusals('reason', text, longest.reason, hasControlCharacters(text));
  if (wrong.length > 0) return refused(400, 'invalid-form', { errors: formErrors(wrong) });
  return byCustomer(sources, id, (quote) => {
    if (quote.state === 'declined') return null;
    const refusal = stepRefusal(quote, 'decline', sources.clock());
    if (refusal !== null) return refusal;
    if (quote.version !== version) return refused(409, 'quote-changed');
    return { kind: 'decline', entry: { version, ...(text !== '' && { text }) } };
  });
}

/** Notes once for each version that a customer wanted to accept it, and could not. */
async function noteShort(sources: QuoteSources, id: string): Promise<void> {
  await byCustomer(sources, id, async (quote, transaction) => {
    const { version } = quote;
    const timeline = await timelineOf(transaction, id);
    const isNoted = timeline.some(({ kind, detail }) => kind === 'short' && detail.version === version);
    return isNoted || quote.state !== 'open' ? null : { kind: 'short', entry: { version } };
  });
}

/** Something that a customer does to a locked offer, with entry and notices. `decide`: null does nothing. */
async function byCustomer(
  sources: QuoteSources,
  id: string,
  decide: (
    quote: Quote,
    transaction: Transaction<Schema>,
  ) => Promise<Pick<Changed, 'kind' | 'entry'> | Refused | null> | Pick<Changed, 'kind' | 'entry'> | Refused | null,
): Promise<Refused | null> {
  const { database, configuration, clock, wakeJobs } = sources;
  const recipients = orderRecipients(await configuration.current());
  const refusal = await refusableTransaction(database, async (transaction): Promise<Refused | null> => {
    const quote = await lockQuote(transaction, 'id', id);
    if (quote === null) return refused(404, 'quote-not-found');
    const decided = await decide(quote, transaction);
    if (decided === null || isRefused(decided)) return decided;
    await changed(transaction, sources, { ...decided, quote, by: null });
    await queueNotices(transaction, { id, revision: quote.revision + 1 }, recipients, clock());
    return null;
  });
  wakeJobs();
  return refusal;
}
