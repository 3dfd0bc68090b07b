import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { bmecatNumber } from './numbers.ts';

/** Werktage by the base of a span; a Saturday is a Werktag by law: a week of six promises nothing too early. */
const daysOf: Readonly<Record<string, number>> = { day: 1, days: 1, week: 6, weeks: 6 };

/**
 * How many Werktage the delivery takes by 2005's DELIVERY_TIMES, the longest of its spans, whole days; undefined where
 * it says none in days or weeks.
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
