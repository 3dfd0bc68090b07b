import type { Day } from '../day.ts';

/** A calendar month, `2026-10`. */
export type Month = string;

/** A quarter of a year, `2026-Q4`. */
export type Quarter = string;

/** Whether a text is a month of the years 2000 to 2099. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** Whether a text is a quarter of the years 2000 to 2099. */
export function isQuarter(text: string): boolean {
  return /^20\d\d-Q[1-4]$/.test(text);
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month after another one. */
export function nextMonth(month: Month): Month {
  const [year, number] = partsOf(month);
  return number === 12 ? monthFrom(year + 1, 1) : monthFrom(year, number + 1);
}

/** The first day of a month. */
export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

/** The last day of a month. */
export function lastDayOf(month: Month): Day {
  const [year, number] = partsOf(month);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** The quarter of a month. */
export function quarterOf(month: Month): Quarter {
  const [year, number] = partsOf(month);
  return `${year}-Q${Math.ceil(number / 3)}`;
}

/** The three months of a quarter. */
export function monthsOf(quarter: Quarter): readonly [Month, Month, Month] {
  const [year, last] = [Number(quarter.slice(0, 4)), 3 * Number(quarter.slice(6))];
  return [monthFrom(year, last - 2), monthFrom(year, last - 1), monthFrom(year, last)];
}

function partsOf(month: Month): [year: number, number: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5))];
}

function monthFrom(year: number, number: number): Month {
  return `${year}-${String(number).padStart(2, '0')}`;
}
