import type { QuoteToChange, QuoteToMake } from '@kontor/contract/office';
import { type Cents, centsFromEuro, type Day, isQuoteDay } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import { formErrors } from '../../http/form-errors.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { cleanText, textRefusals } from '../../http/typed-text.ts';
import {
  asCustomersSend,
  customerAsViewer,
  differingPrices,
  forOperators,
  readPrices,
  readWords,
} from '../order-taking/order-taking.service.ts';
import { quoteTexts as texts } from './texts/quotes.de.ts';
import type { QuoteContent, QuoteEntryDetail, QuoteSources } from './types.ts';

/** The longest note to the customer, in characters. */
const longestNote = 5000;

/** What an operator offers, and the details of its entry. */
export interface Offer {
  readonly content: QuoteContent;
  readonly customerId: string | null;
  readonly validUntil: Day;
  readonly detail: QuoteEntryDetail;
}

type Typed = Omit<QuoteToMake, 'key'> | QuoteToChange;

/** Reads what an operator offers, and composes it as it would be placed now. It writes nothing. */
export async function readOffer(sources: QuoteSources, operator: Operator, typed: Typed): Promise<Offer | Refused> {
  if (typed.vouchers.length > 0) return refused(400, 'quote-with-vouchers');
  const viewer = await customerAsViewer(sources, typed.customerId);
  if (isRefused(viewer)) return viewer;
  const unitPrices = readPrices(operator, typed.items);
  if (isRefused(unitPrices)) return unitPrices;
  const setsPrices = unitPrices.some((price) => price !== undefined);
  const words = readWords({ remark: '', reason: typed.reason }, setsPrices);
  if (isRefused(words)) return words;
  const letter = readLetter(typed, viennaDay(sources.clock()));
  if (isRefused(letter)) return letter;
  const composed = await sources.orders.compose({ body: asCustomersSend(typed), viewer, unitPrices });
  if (isRefused(composed)) return forOperators(composed);
  const { order, shopPrices } = composed;
  if (order.total.gross !== centsFromEuro(typed.seen.total)) return forOperators(refused(409, 'order-changed'));
  const prices = differingPrices(order, shopPrices);
  return {
    ...{ content: { order, note: letter.note }, customerId: typed.customerId, validUntil: letter.validUntil },
    detail: {
      ...{ validUntil: letter.validUntil, total: order.total.gross as Cents, isMailed: order.email !== '' },
      ...(words.reason !== '' && { text: words.reason }),
      ...(prices.length > 0 && { prices }),
    },
  };
}

/** The note to the customer, cleaned, and the last day. */
function readLetter(typed: Typed, today: Day): { readonly note: string; readonly validUntil: Day } | Refused {
  const { text: note, hasControls } = cleanText(typed.note);
  const errors = [
    ...(note === '' ? [] : formErrors(textRefusals('note', note, longestNote, hasControls))),
    ...dayErrors(typed.validUntil, today),
  ];
  return errors.length > 0 ? refused(400, 'invalid-form', { errors }) : { note, validUntil: typed.validUntil };
}

/** What is wrong with the last day of an offer. */
export function dayErrors(day: Day, today: Day): { readonly path: string; readonly msg: string }[] {
  return isQuoteDay(day, today) ? [] : [{ path: 'validUntil', msg: texts.wrongDay }];
}
