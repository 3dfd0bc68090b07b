import { today } from './today.ts';

/** How many days remain until a day, `2026-12-07`, by the shop's calendar. Negative if it is past. */
export function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(today(now))) / 86_400_000);
}
