import { refused } from '../call.ts';
import { RedeemedVoucher } from '../wire/voucher.ts';
import { FoundArticles } from './wire/found-article.ts';
import { OneOrder } from './wire/order-parts.ts';
import {
  OrderAgain,
  OrderToPreview,
  OrderToTake,
  ShopCountries,
  TakenOrder,
  TakingArticles,
  TakingChoices,
  TakingCustomer,
  TakingPreview,
  TakingVoucher,
} from './wire/order-taking.ts';

const unknown = { 404: refused('customer-not-found') };
const incomplete = ['cart-empty', 'invalid-order', 'option-missing'];
const notDeliverable = ['not-deliverable', 'not-by-carrier', 'buyer-too-young'];

/** The bodies and answers of the calls by which operators take orders by hand. */
export const orderTakingCalls = {
  shopCountries: { summary: 'The countries that the shop delivers to.', answer: ShopCountries },
  orderTakeChoices: {
    summary: 'What the shop offers to a customer: countries, carriers, ways to pay and options.',
    body: TakingCustomer,
    answer: TakingChoices,
    refusals: unknown,
  },
  orderTakeArticles: {
    summary: 'Articles by name, number or GTIN, at the prices of the customer.',
    body: TakingArticles,
    answer: FoundArticles,
    refusals: { 400: refused('invalid-request'), ...unknown },
  },
  orderTakeVoucher: {
    summary: 'Reserves a voucher for an order that is being taken.',
    body: TakingVoucher,
    answer: RedeemedVoucher,
    refusals: { 400: refused('invalid-request') },
  },
  orderTakePreview: {
    summary: 'What an order would cost, to the cent, and what of it cannot be bought as typed. It places nothing.',
    body: OrderToPreview,
    answer: TakingPreview,
    refusals: {
      400: refused('invalid-request', 'invalid-form', ...incomplete),
      ...unknown,
      409: refused(...notDeliverable),
    },
  },
  orderTake: {
    summary:
      'Places an order that an operator took by hand, at the total that was seen. The customer gets the same confirmation as for an order of their own.',
    body: OrderToTake,
    answer: TakenOrder,
    refusals: {
      400: refused('invalid-request', 'invalid-form', ...incomplete),
      ...unknown,
      409: refused(
        ...['order-changed', 'item-gone', 'item-sold-out', 'voucher-gone', ...notDeliverable],
        ...['shop-not-open', 'key-used', 'customer-stale'],
      ),
    },
  },
  orderAgain: {
    summary: 'What of an order can be bought again now, and what cannot or has another price.',
    body: OneOrder,
    answer: OrderAgain,
    refusals: { 404: refused('order-not-found') },
  },
} as const;
