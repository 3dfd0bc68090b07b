import { momentIn } from '../../../../tables/german-moment.ts';

/**
 * When a stock was counted, epoch ms: a date in Vienna, with or without a time. Without a year, the most recent such
 * date counts (`21.11. 18:00`). Null if it is no date, or in the future.
 */
export function momentOfCount(written: string, now: number): number | null {
  const text = written.trim().replace(/\s+um\s+/i, ' ');
  const [, day, time] = /^(\d{1,2}\.\d{1,2}\.)(?!\d)(.*)$/.exec(text) ?? [];
  if (day === undefined) return pastMoment(text, now);
  const { year } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/Vienna');
  return pastMoment(`${day}${year}${time}`, now) ?? pastMoment(`${day}${year - 1}${time}`, now);
}

function pastMoment(text: string, now: number): number | null {
  const { at } = momentIn(text, 'from') ?? { at: Number.POSITIVE_INFINITY };
  return at <= now ? at : null;
}
