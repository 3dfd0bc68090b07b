import type { QuoteToChange, QuoteToMake, QuoteToProlong, QuoteToWithdraw, SeenQuote } from '@kontor/contract/office';
import { cleanLine, hasControlCharacters, isQuoteStepPossible, type QuoteStep, shownQuoteState } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../../database/number-sequences.ts';
import type { Schema } from '../../database/schema.ts';
import { viennaDay, viennaYear } from '../../german-format.ts';
import { formErrors } from '../../http/form-errors.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { textRefusals } from '../../http/typed-text.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { mailOfRevision } from './jobs-of-quote.ts';
import { isOfConsumersShop } from './of-consumers-shop.ts';
import { dayErrors, type Offer, readOffer } from './offer.ts';
import { insertQuote, lockQuote, quoteOfRequest, writeQuote } from './quotes.repository.ts';
import type { Quote, QuoteEntryDetail, QuoteEntryKind, QuoteSources } from './types.ts';

/** The longest internal reason, in characters. */
const longestReason = 500;

/** Makes an offer and sends it. A repeated key makes none. @returns its number */
export async function makeQuote(
  sources: QuoteSources,
  operator: Operator,
  { key, ...typed }: QuoteToMake,
): Promise<string | Refused> {
  const { database, wakeJobs } = sources;
  const before = await quoteOfRequest(database.read, key);
  if (before !== null) return before;
  const offer = await readOffer(sources, operator, typed);
  if (isRefused(offer)) return offer;
  const made = await refusableTransaction(database, async (transaction) => {
    if (offer.customerId !== null && (await sources.customers.lock(transaction, offer.customerId)) === null)
      return refused(404, 'customer-not-found');
    const quote = await numberedQuote(transaction, offer, sources.clock());
    // A second request with this key waited for the number, and is rolled back with it.
    if ((await quoteOfRequest(transaction, key)) !== null) return refused(409, 'key-used');
    const detail = { ...offer.detail, version: 1 };
    await insertQuote(transaction, quote, key, { kind: 'make', at: quote.createdAt, by: operator, detail });
    await tell(transaction, sources, operator, { quote, kind: 'make', detail });
    return quote.number;
  });
  const isRepeated = isRefused(made) && made.code === 'key-used';
  const number = isRepeated ? await quoteOfRequest(database.read, key) : made;
  wakeJobs();
  return number ?? made;
}

async function numberedQuote(transaction: Transaction<Schema>, offer: Offer, now: number): Promise<Quote> {
  const year = viennaYear(now);
  const count = await nextNumber(transaction, `quote-${year}`);
  return {
    ...{ id: privateId(), number: `A${year}-${String(count).padStart(6, '0')}`, state: 'open', createdAt: now },
    ...{ version: 1, revision: 1, validUntil: offer.validUntil, customerId: offer.customerId, orderId: null },
    content: offer.content,
  };
}

/** Gives an offer a new version, open and with a last day of its own, and sends it. */
export async function changeQuote(
  sources: QuoteSources,
  operator: Operator,
  typed: QuoteToChange,
): Promise<string | Refused> {
  const offer = await readOffer(sources, operator, typed);
  if (isRefused(offer)) return offer;
  const { content, customerId, validUntil } = offer;
  return stepOf(sources, operator, typed, {
    ...{ step: 'change', kind: 'change' },
    customerId,
    next: (quote) => ({
      quote: { ...quote, content, customerId, validUntil, state: 'open', version: quote.version + 1 },
      detail: { ...offer.detail, version: quote.version + 1 },
    }),
  });
}

/** Sends an offer again. */
export function sendQuote(sources: QuoteSources, operator: Operator, seen: SeenQuote): Promise<string | Refused> {
  return stepOf(sources, operator, seen, {
    ...{ step: 'send', kind: 'send' },
    next: (quote) =>
      quote.content.order.email === '' ? refused(409, 'quote-without-email') : { quote, detail: { isMailed: true } },
  });
}

/** Gives an offer another last day. */
export async function prolongQuote(
  sources: QuoteSources,
  operator: Operator,
  { validUntil, ...seen }: QuoteToProlong,
): Promise<string | Refused> {
  const errors = dayErrors(validUntil, viennaDay(sources.clock()));
  if (errors.length > 0) return refused(400, 'invalid-form', { errors });
  const shop = await sources.configuration.current();
  return stepOf(sources, operator, seen, {
    ...{ step: 'prolong', kind: 'prolong' },
    next(quote) {
      if (isOfConsumersShop(quote, shop)) return refused(409, 'quote-of-consumers');
      const detail = { validUntil, isMailed: quote.content.order.email !== '' };
      return { quote: { ...quote, validUntil }, detail };
    },
  });
}

/** Withdraws an offer. */
export async function withdrawQuote(
  sources: QuoteSources,
  operator: Operator,
  { reason: typed, ...seen }: QuoteToWithdraw,
): Promise<string | Refused> {
  const text = cleanLine(typed);
  const wrong = text === '' ? [] : textRefusals('reason', text, longestReason, hasControlCharacters(text));
  if (wrong.length > 0) return refused(400, 'invalid-form', { errors: formErrors(wrong) });
  return stepOf(sources, operator, seen, {
    ...{ step: 'withdraw', kind: 'withdraw' },
    next: (quote) => ({
      quote: { ...quote, state: 'withdrawn' },
      detail: { ...(text !== '' && { text }), isMailed: quote.content.order.email !== '' },
    }),
  });
}

/** A change of an offer by an operator. */
interface OperatorsStep {
  readonly step: QuoteStep;
  readonly kind: QuoteEntryKind;
  /** The account that it is for now; undefined: it stays. */
  readonly customerId?: string | null;
  /** The offer as it becomes, without its revision. */
  readonly next: (quote: Quote) => { readonly quote: Quote; readonly detail: QuoteEntryDetail } | Refused;
}

/** Changes a locked offer that is as the operator saw it, with entry, log and mail. @returns its number */
async function stepOf(
  sources: QuoteSources,
  operator: Operator,
  { number, revision }: SeenQuote,
  { step, kind, customerId = null, next }: OperatorsStep,
): Promise<string | Refused> {
  const { database, clock, wakeJobs } = sources;
  const done = await refusableTransaction(database, async (transaction): Promise<string | Refused> => {
    if (customerId !== null && (await sources.customers.lock(transaction, customerId)) === null)
      return refused(404, 'customer-not-found');
    const before = await lockQuote(transaction, 'number', number);
    if (before === null) return refused(404, 'quote-not-found');
    if (before.revision !== revision) return refused(409, 'quote-changed');
    const now = clock();
    if (!isQuoteStepPossible(step, shownQuoteState(before, viennaDay(now)))) return refused(409, 'quote-step');
    const changed = next(before);
    if (isRefused(changed)) return changed;
    const { detail } = changed;
    const quote = { ...changed.quote, revision: revision + 1 };
    await writeQuote(transaction, quote, { kind, at: now, by: operator, detail }, quote.version !== before.version);
    await tell(transaction, sources, operator, { quote, kind, detail });
    return number;
  });
  wakeJobs();
  return done;
}

/** Logs a change, and queues the mail to the customer. The log has nothing that names a person. */
async function tell(
  transaction: Transaction<Schema>,
  { log, clock }: Pick<QuoteSources, 'log' | 'clock'>,
  by: Operator,
  told: { readonly quote: Quote; readonly kind: QuoteEntryKind; readonly detail: QuoteEntryDetail },
): Promise<void> {
  const { quote, kind, detail } = told;
  const { version, validUntil, total, isMailed } = detail;
  const after = { ...(version && { version }), ...(validUntil && { validUntil }), ...(total && { total }) };
  await log.write(transaction, { by, subject: 'quote', subjectId: quote.number, action: `quote.${kind}`, after });
  const now = clock();
  if (isMailed === true) await enqueue(transaction, mailOfRevision(quote, now), now);
}
