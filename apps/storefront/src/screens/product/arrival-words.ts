import type { Product } from '@kontor/contract';
import { deliveryWindow, minutesOf, workingDaysIn } from '@kontor/domain';
import { formatDay, momentAtShop } from '../../format/format-day.ts';
import { productTexts } from '../../texts/product.de.ts';

/**
 * When a product arrives that is ordered at a time in epoch ms: 'Lieferung Do., 26. Nov. bei Bestellung bis heute 14
 * Uhr'. Null unless it is in stock, the operator said by when goods are dispatched, and how long they travel.
 */
export function arrivalWords(
  product: Pick<Product, 'stockStatus' | 'deliveryDays' | 'termsOfDelivery'>,
  dispatchUntil: string | undefined,
  time: number,
): string | null {
  const cutoff = minutesOf(dispatchUntil ?? '');
  const days = product.deliveryDays ?? workingDaysIn(product.termsOfDelivery ?? '');
  if (product.stockStatus !== 'green' || cutoff === null || days === null || dispatchUntil === undefined) return null;
  const now = momentAtShop(time);
  const { orderOn, from, to } = deliveryWindow(days, cutoff, now);
  const arrives = from === to ? formatDay(to) : productTexts.dayRange(formatDay(from), formatDay(to));
  const day = orderOn === now.day ? productTexts.today : formatDay(orderOn);
  return productTexts.arrives(arrives, productTexts.until(day, dispatchUntil.replace(/:00$/, '').replace(/^0/, '')));
}
