import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { bmecatNumber } from './numbers.ts';

/**
 * The Werktage in a unit of time. A Saturday is a Werktag by law, so a week has six and no delivery is promised too
 * early.
 */
const daysOf: Readonly<Record<string, number>> = { day: 1, days: 1, week: 6, weeks: 6 };

/**
 * The delivery time in whole Werktage from DELIVERY_TIMES of 2005, by the longest of its spans. Undefined without a
 * span in days or weeks.
 */
export function deliveryDays(logistics: XmlElement | undefined): string | undefined {
  const times = logistics?.all('DELIVERY_TIMES') ?? [];
  const days = times.flatMap((time) => [
    bmecatNumber(time.text('LEADTIME')),
    ...time.all('TIME_SPAN').map((span) => {
      const duration = bmecatNumber(span.text('TIME_VALUE_DURATION', 'TIME_SPAN_DURATION'));
      return duration * (daysOf[(span.text('TIME_BASE') ?? 'day').toLowerCase()] ?? Number.NaN);
    }),
  ]);
  const known = days.filter((count) => count > 0);
  return known.length === 0 ? undefined : String(Math.ceil(Math.max(...known)));
}
