/** A moment read from a table. */
export interface NamedMoment {
  /** Epoch ms. */
  readonly at: number;
  /**
   * How often the local time occurs in Vienna on that day. Where the clocks change, the moment had to be chosen.
   */
  readonly occurs: 'once' | 'twice' | 'never';
}

/** The time zone of dates in tables. */
const zone = 'Europe/Vienna';

/** A date with an optional time, as people and spreadsheets write it. */
const written =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?:(?:T|,? +)(\d{1,2}):(\d{2})(?::(\d{2}))?(?: *Uhr)?)?$/;
/** A timestamp with an offset from UTC. */
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Midnight in Vienna of a date (`2026-12-31`, `31.12.2026`), `later` days after it, in epoch ms; null if it is not a
 * date.
 */
export function startOfDay(text: string, later = 0): number | null {
  const said = partsOf(text);
  return said === null || said.time !== null ? null : midnight(said.day, later);
}

/**
 * The moment at which something begins (`from`) or ends (`until`), from `31.12.2026`, `31.12.2026 18:00`,
 * `2026-12-31T18:00` or `2026-12-31T18:00:00+01:00`. A date alone stands for the whole day, and so does an end at
 * `23:59`; an end in second `:59` is the end of that second. A time skipped in spring is moved an hour later. Of a time
 * that occurs twice in autumn, the first is taken as the beginning and the second as the end. Null if the text is none
 * of these.
 */
export function momentIn(text: string, end: 'from' | 'until'): NamedMoment | null {
  const trimmed = text.trim();
  const [instant, second] = withOffset.exec(trimmed) ?? [];
  if (instant !== undefined) return atEndOf(second, end, clearly(Temporal.Instant.from, instant));
  const said = partsOf(trimmed);
  if (said === null) return null;
  const { day, time } = said;
  if (time === null || (end === 'until' && /^23:59(:59)?$/.test(time))) {
    const at = midnight(day, end === 'until' ? 1 : 0);
    return at === null ? null : { at, occurs: 'once' };
  }
  return atEndOf(time.split(':')[2], end, onTheClock(`${day}T${time}`, end));
}

/**
 * A moment as a cell that {@link momentIn} reads as the same moment: a date alone if possible, otherwise `31.12.2026
 * 18:00`, and ISO 8601 if the local time in Vienna is ambiguous.
 */
export function germanMoment(at: number, end: 'from' | 'until'): string {
  const isRead = (cell: string) => {
    const read = momentIn(cell, end);
    return read?.at === at && read.occurs === 'once';
  };
  const shown = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  const clock = shown(at);
  // An end at midnight is written as the day before.
  const lastDay = end === 'until' ? clock.subtract({ days: 1 }) : clock;
  const day = (moment: Temporal.ZonedDateTime) =>
    [padded(moment.day), padded(moment.month), String(moment.year).padStart(4, '0')].join('.');
  const time = [clock.hour, clock.minute, ...(clock.second === 0 ? [] : [clock.second])].map(padded).join(':');
  return [day(lastDay), `${day(clock)} ${time}`].find(isRead) ?? new Date(at).toISOString();
}

function padded(part: number): string {
  return String(part).padStart(2, '0');
}

function partsOf(text: string): { readonly day: string; readonly time: string | null } | null {
  const [, isoYear, isoMonth, isoDay, day = '', month = '', year, hour, minute = '', second] = written.exec(text) ?? [];
  const parts =
    isoYear === undefined ? [year, month.padStart(2, '0'), day.padStart(2, '0')] : [isoYear, isoMonth, isoDay];
  if (parts[0] === undefined) return null;
  const time = hour === undefined ? null : [hour.padStart(2, '0'), minute, ...(second ? [second] : [])].join(':');
  return { day: parts.join('-'), time };
}

function midnight(day: string, later: number): number | null {
  return orNull(() => Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds);
}

function onTheClock(local: string, end: 'from' | 'until'): NamedMoment | null {
  return orNull(() => {
    const plain = Temporal.PlainDateTime.from(local);
    const [first, last] = [
      plain.toZonedDateTime(zone, { disambiguation: 'earlier' }),
      plain.toZonedDateTime(zone, { disambiguation: 'later' }),
    ];
    const isSkipped = !last.toPlainDateTime().equals(plain);
    const meant = end === 'until' || isSkipped ? last : first;
    const occurs = first.equals(last) ? 'once' : isSkipped ? 'never' : 'twice';
    return { at: meant.epochMilliseconds, occurs };
  });
}

function clearly(read: (text: string) => Temporal.Instant, text: string): NamedMoment | null {
  return orNull(() => ({ at: read(text).epochMilliseconds, occurs: 'once' }));
}

function atEndOf(second: string | undefined, end: 'from' | 'until', moment: NamedMoment | null): NamedMoment | null {
  return moment !== null && end === 'until' && second === '59' ? { ...moment, at: moment.at + 1000 } : moment;
}

/** Null instead of the exception that Temporal throws for a date or time that does not exist. */
function orNull<Found>(moment: () => Found): Found | null {
  try {
    return moment();
  } catch {
    return null;
  }
}
