import type { ProductData } from './load-product.ts';

/**
 * Whether the page may speak of rights that consumers alone have: to whoever is in no customer group, in a shop that
 * sells to consumers too (LAW C8).
 */
export function isForConsumers({ customerGroup, businessesOnly }: ProductData['help']): boolean {
  return customerGroup === undefined && businessesOnly === undefined;
}
