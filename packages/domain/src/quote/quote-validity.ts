import { type Day, laterDay } from '../day.ts';

/** The longest time for which an offer may bind the shop, in days. */
export const longestQuoteDays = 365;

/** Whether an offer may be valid until a day: one of the calendar, not over, and not more than a year away. */
export function isQuoteDay(day: Day, today: Day): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && isOfCalendar(day) && day >= today && day <= laterDay(today, longestQuoteDays)
  );
}

function isOfCalendar(day: Day): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
