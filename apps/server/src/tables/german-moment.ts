/** The time zone that days are meant in. */
const zone = 'Europe/Vienna';

/** A day, and perhaps a time of it, as people and spreadsheets write them. */
const written =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?:(?:T|,? +)(\d{1,2}:\d{2}(?::\d{2})?)(?: *Uhr)?)?$/;
/** A moment that says its distance from UTC. */
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Midnight in Vienna of a day that is written as people write it (`2026-12-31`, `31.12.2026`), so many days later, in
 * epoch ms; null when it is none.
 */
export function startOfDay(text: string, later = 0): number | null {
  const said = partsOf(text);
  return said === null || said.time !== undefined ? null : midnight(said.day, later);
}

/**
 * The moment in epoch ms at which something begins (`from`) or ends (`until`) that begins or ends as it is written:
 * `31.12.2026`, `31.12.2026 18:00`, `2026-12-31T18:00`, `2026-12-31T18:00:00+01:00`. A day alone means all of it. A
 * time that the clocks skip in spring is the one an hour later, of one that comes twice in autumn the first is meant.
 * Null when it is none.
 */
export function momentIn(text: string, end: 'from' | 'until'): number | null {
  const trimmed = text.trim();
  if (withOffset.test(trimmed)) return orNull(() => Temporal.Instant.from(trimmed).epochMilliseconds);
  const said = partsOf(trimmed);
  if (said === null) return null;
  const { day, time } = said;
  if (time === undefined) return midnight(day, end === 'until' ? 1 : 0);
  const clock = time.padStart(time.length === 4 || time.length === 7 ? time.length + 1 : time.length, '0');
  return orNull(() => Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).epochMilliseconds);
}

function partsOf(text: string): { readonly day: string; readonly time: string | undefined } | null {
  const [, isoYear, isoMonth, isoDay, day = '', month = '', year, time] = written.exec(text) ?? [];
  const parts =
    isoYear === undefined ? [year, month.padStart(2, '0'), day.padStart(2, '0')] : [isoYear, isoMonth, isoDay];
  return parts[0] === undefined ? null : { day: parts.join('-'), time };
}

function midnight(day: string, later: number): number | null {
  return orNull(() => Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds);
}

/** Temporal throws for a day or time that there is none of. */
function orNull(moment: () => number): number | null {
  try {
    return moment();
  } catch {
    return null;
  }
}
