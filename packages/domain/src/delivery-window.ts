import { type Day, laterDay } from './day.ts';
import { isRestDay } from './withdrawal/public-holidays.ts';

/** A moment at the shop: its day, and its minutes since midnight. */
export interface LocalMoment {
  readonly day: Day;
  readonly minutes: number;
}

/** When an order is delivered that is placed until a day's cutoff. */
export interface DeliveryWindow {
  /** The day until whose cutoff the order must be placed. It is dispatched on that day. */
  readonly orderOn: Day;
  readonly from: Day;
  readonly to: Day;
}

/**
 * When goods in stock arrive that are ordered now. `days`: working days after dispatch, as the operator states them.
 * `cutoff`: minutes since midnight until which the shop dispatches on the same day. Saturdays and holidays of Austria
 * and Germany are no working days, so that no date is too early anywhere.
 */
export function deliveryWindow(
  days: { readonly min: number; readonly max?: number | undefined },
  cutoff: number,
  now: LocalMoment,
): DeliveryWindow {
  const isToday = !isRestDay(now.day) && now.minutes < cutoff;
  const orderOn = isToday ? now.day : workingDaysLater(now.day, 1);
  const max = Math.max(days.min, days.max ?? days.min);
  return { orderOn, from: workingDaysLater(orderOn, days.min), to: workingDaysLater(orderOn, max) };
}

function workingDaysLater(day: Day, count: number): Day {
  let later = day;
  for (let left = count; left > 0; ) {
    later = laterDay(later, 1);
    if (!isRestDay(later)) left -= 1;
  }
  return later;
}

/** The most working days that a sentence may promise; more is a typing error or something else. */
const longest = 60;

/**
 * The working days that a sentence of the operator names, such as 'Zustellung in 2–4 Werktagen nach Versand'; null if
 * it names none, or several different ones.
 */
export function workingDaysIn(sentence: string): { min: number; max: number } | null {
  const found = [
    ...sentence.matchAll(/(?<![\d,.])(\d{1,2})(?:\s*(?:–|-|bis)\s*(\d{1,2}))?\s*(?:Werk|Arbeits)tag(?:e|en)?\b/gi),
  ];
  const [only] = found;
  if (found.length !== 1 || only === undefined) return null;
  const [min, max] = [Number(only[1]), Number(only[2] ?? only[1])];
  return min >= 1 && min <= max && max <= longest ? { min, max } : null;
}

/** The minutes since midnight of '14:00'; null if it is no time of day. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
