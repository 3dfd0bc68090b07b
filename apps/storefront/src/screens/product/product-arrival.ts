import type { Product } from '@kontor/contract';
import { arrivalOf, travelDays } from '@kontor/domain';
import { arrivalWords } from '../../catalogue/arrival-words.ts';
import { formatDay, momentAtShop } from '../../format/format-day.ts';
import { productTexts } from '../../texts/product.de.ts';

/**
 * When a product arrives that is ordered at a time in epoch ms: 'Lieferung Do., 26. Nov. bei Bestellung bis heute 14
 * Uhr'. Null unless it is in stock, the operator said by when goods are dispatched, and how long they travel.
 */
export function productArrival(
  product: Pick<Product, 'stockStatus' | 'deliveryDays' | 'termsOfDelivery'>,
  dispatchUntil: string | undefined,
  time: number,
): string | null {
  const now = momentAtShop(time);
  const arrival = product.stockStatus === 'green' ? arrivalOf([travelDays(product)], dispatchUntil, now) : null;
  if (arrival === null || dispatchUntil === undefined) return null;
  const { days, window } = arrival;
  const day = window.orderOn === now.day ? productTexts.today : formatDay(window.orderOn);
  const until = productTexts.until(day, dispatchUntil.replace(/:00$/, '').replace(/^0/, ''));
  return productTexts.arrives(arrivalWords({ days, ...window }), until);
}
