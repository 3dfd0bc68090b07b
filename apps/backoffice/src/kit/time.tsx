import { formatDistance, formatExactTime, formatTime } from '../format/format-time.ts';

/** A moment, ISO 8601: within the hour how long ago, otherwise when. The exact time is its tooltip. */
export function Time({ iso }: { iso: string }) {
  const now = Date.now();
  const exact = formatExactTime(iso);
  return (
    <time dateTime={iso} title={exact}>
      {formatDistance(iso, now) ?? formatTime(iso, now)}
    </time>
  );
}
