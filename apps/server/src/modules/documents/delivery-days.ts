import type { Day } from '@kontor/domain';
import { type Refused, refused } from '../../http/refused.ts';
import { missingTexts } from './texts/missing.de.ts';

/** The first and the last day of a delivery. */
export interface DeliveryDays {
  readonly from: Day;
  readonly to: Day;
}

/** The delivery days that were asked for. One day alone is both first and last; without any it is today. */
export function deliveryDays(
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
): DeliveryDays | Refused {
  const days = { from: from ?? to ?? today, to: to ?? from ?? today };
  const isRight = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  return isRight ? days : refused(400, 'invalid-form', { errors: [missingTexts.days] });
}

/** Whether a day of the form 2026-11-23 exists. */
function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
