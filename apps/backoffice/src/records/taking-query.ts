import type { OrderToPreview } from '@kontor/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { officeCall } from '../calls/office-call.ts';

/** The countries that the shop delivers to. They hardly ever change. */
export const shopCountriesQuery = queryOptions({
  queryKey: ['shop-countries'],
  queryFn: () => officeCall('shopCountries', {}),
  staleTime: 600_000,
});

/** What the shop offers to a customer; null: to somebody without an account. */
export function takingChoicesQuery(customerId: string | null) {
  return queryOptions({
    queryKey: ['taking-choices', customerId],
    queryFn: () => officeCall('orderTakeChoices', { customerId }),
    staleTime: 0,
  });
}

/** What of an order can be bought again. */
export function orderAgainQuery(number: string) {
  return queryOptions({
    queryKey: ['order-again', number],
    queryFn: () => officeCall('orderAgain', { number }),
    staleTime: 0,
  });
}

/** Articles at the prices of a customer, by name, number or GTIN. A newer question aborts the older one. */
export function takingArticlesQuery(customerId: string | null, text: string) {
  return queryOptions({
    queryKey: ['taking-articles', customerId, text],
    queryFn: ({ signal }) => officeCall('orderTakeArticles', { customerId, text }, signal),
  });
}

/** What an order would cost now. `body`: as JSON, which is also its key. */
export function takingPreviewQuery(body: string) {
  return queryOptions({
    queryKey: ['taking-preview', body],
    queryFn: ({ signal }) => officeCall('orderTakePreview', JSON.parse(body) as OrderToPreview, signal),
    staleTime: 0,
  });
}
