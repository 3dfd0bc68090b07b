/** A calendar day, `2026-11-23`, which sorts as text. */
export type Day = string;

/** The day that comes so many days after another. */
export function laterDay(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
