import { refused } from '../call.ts';
import { OfficeFile } from './wire/document.ts';
import {
  OfficeQuote,
  OfficeQuotes,
  OneQuote,
  QuoteAgain,
  QuoteQuestion,
  QuoteToAccept,
  QuoteToChange,
  QuoteToMake,
  QuoteToProlong,
  QuoteToWithdraw,
  SeenQuote,
} from './wire/quote.ts';

const unknown = { 404: refused('quote-not-found') };
const wrong = { 400: refused('invalid-request', 'invalid-form') };
const notMade = {
  400: refused('invalid-request', 'invalid-form', 'cart-empty', 'invalid-order', 'quote-with-vouchers'),
  409: refused(
    ...([
      'order-changed',
      'item-gone',
      'item-sold-out',
      'not-deliverable',
      'not-by-carrier',
      'buyer-too-young',
    ] as const),
    ...(['shop-not-open', 'customer-stale', 'quote-changed', 'quote-step'] as const),
  ),
};
const stale = { 409: refused('quote-changed', 'quote-step') };

/** The bodies and answers of the calls about offers to customers. */
export const quoteCalls = {
  quotes: { summary: 'Offers, the latest first, fifty per page.', body: QuoteQuestion, answer: OfficeQuotes },
  quote: {
    summary: 'One offer: what is offered, how it stands, what happened to it and what can be done.',
    body: OneQuote,
    answer: OfficeQuote,
    refusals: unknown,
  },
  quoteFile: {
    summary: 'The offer as a letter in PDF.',
    body: OneQuote,
    answer: OfficeFile,
    refusals: unknown,
  },
  quoteAgain: {
    summary: 'An offer as it is typed, to be changed.',
    body: OneQuote,
    answer: QuoteAgain,
    refusals: unknown,
  },
  quoteMake: {
    summary: 'Makes an offer of an order and sends it to the customer. It takes no stock. A repeated key makes none.',
    body: QuoteToMake,
    answer: OfficeQuote,
    refusals: { ...notMade, 404: refused('customer-not-found') },
  },
  quoteChange: {
    summary: 'Gives an offer a new version and sends it. The link of the customer then shows this one.',
    body: QuoteToChange,
    answer: OfficeQuote,
    refusals: { ...notMade, 404: refused('quote-not-found', 'customer-not-found') },
  },
  quoteSend: {
    summary: 'Sends an offer to its customer again.',
    body: SeenQuote,
    answer: OfficeQuote,
    refusals: { ...unknown, 409: refused('quote-changed', 'quote-step', 'quote-without-email') },
  },
  quoteProlong: {
    summary: 'Gives an offer another last day, and tells the customer.',
    body: QuoteToProlong,
    answer: OfficeQuote,
    refusals: { ...wrong, ...unknown, 409: refused('quote-changed', 'quote-step', 'quote-of-consumers') },
  },
  quoteWithdraw: {
    summary: 'Withdraws an offer, and tells the customer.',
    body: QuoteToWithdraw,
    answer: OfficeQuote,
    refusals: { ...wrong, ...unknown, ...stale },
  },
  quoteAccept: {
    summary: 'Places the order of an offer that the customer accepted on the telephone, as it was offered.',
    body: QuoteToAccept,
    answer: OfficeQuote,
    refusals: {
      400: refused('invalid-request', 'invalid-form', 'option-missing'),
      ...unknown,
      409: refused(
        ...(['quote-changed', 'quote-step', 'quote-of-consumers', 'item-gone', 'item-sold-out'] as const),
        'shop-not-open',
      ),
    },
  },
} as const;
