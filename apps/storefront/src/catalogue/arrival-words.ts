import type { Arrival } from '@kontor/contract';
import type { Day } from '@kontor/domain';
import { formatDay } from '../format/format-day.ts';
import { deliveryTexts as texts } from '../texts/delivery.de.ts';

/** Days of delivery, `Do., 26. Nov. bis Sa., 28. Nov.` */
export function arrivalDays({ from, to }: { readonly from: Day; readonly to: Day }): string {
  return from === to ? formatDay(to) : texts.range(formatDay(from), formatDay(to));
}

/**
 * When an order arrives, such as 'Lieferung Do., 26. Nov.'. `waitsForTransfer`: it is dispatched only when the
 * customer's transfer has come, so that nobody knows the day yet.
 */
export function arrivalWords({ days, from, to }: Arrival, waitsForTransfer = false): string {
  if (waitsForTransfer || from === undefined || to === undefined) return texts.arrives(texts.afterPayment(days));
  return texts.arrives(arrivalDays({ from, to }));
}
