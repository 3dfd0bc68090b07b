import { type BasisPoints, type Cents, euroFromCents, type LocalMoment, percentFromBasisPoints } from '@kontor/domain';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('de-DE');
const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Vienna', dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Vienna', dateStyle: 'medium', timeStyle: 'short' });
const second = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const weekday = new Intl.DateTimeFormat('de-AT', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
});
const year = new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone: 'Europe/Vienna', year: 'numeric' });

/** Cents in German notation: `1.234,50 €`. Negative amounts have a true minus sign. */
export function germanEuro(cents: Cents): string {
  return euro.format(euroFromCents(cents)).replace('-', '−');
}

/** A number of pieces: `1.000`. */
export function germanCount(count: number): string {
  return number.format(count);
}

/** A tax rate: `4,9 %`. */
export function germanPercent(rate: BasisPoints): string {
  return `${percent.format(percentFromBasisPoints(rate))}\u00a0%`;
}

/** The day in Vienna: `20.11.2026`. Time in epoch ms. */
export function germanDate(ms: number): string {
  return date.format(ms);
}

/** A calendar day such as `2026-11-20` as it is read: `20.11.2026`. */
export function germanDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Day and minute in Vienna: `20.11.2026, 13:30`. Time in epoch ms. */
export function germanTime(ms: number): string {
  return time.format(ms);
}

/** Day and second in Vienna: `20.11.2026, 13:30:05`. Time in epoch ms. */
export function germanSecond(ms: number): string {
  return second.format(ms);
}

/**
 * The date in Vienna, `later` days later (earlier if negative), as `2026-11-20`, which sorts as text. `ms` is epoch ms.
 */
export function viennaDay(ms: number, later = 0): string {
  const now = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Vienna');
  return now.toPlainDate().add({ days: later }).toString();
}

/** Day and minutes since midnight in Vienna. Time in epoch ms. */
export function viennaMoment(ms: number): LocalMoment {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Vienna');
  return { day: viennaDay(ms), minutes: hour * 60 + minute };
}

/** A calendar day such as `2026-11-26` with its weekday: `Do., 26. Nov.` */
export function germanWeekday(day: string): string {
  return weekday.format(Date.parse(day));
}

/** The calendar year in Vienna, which is part of an order's number. Time in epoch ms. */
export function viennaYear(ms: number): number {
  return Number(year.format(ms));
}

/** The moment at which a day in Vienna begins, as `2026-11-20`; epoch ms. Null for a day that there is not. */
export function viennaDayBegins(day: string, later = 0): number | null {
  try {
    const begin = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime('Europe/Vienna');
    return begin.epochMilliseconds;
  } catch {
    return null;
  }
}
