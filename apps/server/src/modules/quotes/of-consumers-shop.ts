import type { ShopConfiguration } from '../configuration/types.ts';
import type { Quote } from './types.ts';

/**
 * Whether an offer was made while the shop sold to consumers too, which it no longer does (LAW C8). Nobody declared to
 * buy as a business, so it cannot be accepted. A change of the offer asks for that.
 */
export function isOfConsumersShop({ content }: Quote, { soldTo }: Pick<ShopConfiguration, 'soldTo'>): boolean {
  return soldTo === 'businesses' && content.order.soldTo === undefined;
}
