/**
 * Midnight in Vienna of a day that is written as people write it (`2026-12-31`, `31.12.2026`), so many days later, in
 * epoch ms; null when it is none.
 */
export function startOfDay(written: string, later = 0): number | null {
  const iso = written.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  try {
    return Temporal.PlainDate.from(iso).add({ days: later }).toZonedDateTime('Europe/Vienna').epochMilliseconds;
  } catch {
    return null;
  }
}
