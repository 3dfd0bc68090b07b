import { formatDistance, formatExactTime, formatTime } from '../format/format-time.ts';

/**
 * A moment, ISO 8601. Within the last hour it is shown as a distance, otherwise as a time. The exact time is its
 * tooltip.
 */
export function Time({ iso }: { iso: string }) {
  const now = Date.now();
  const exact = formatExactTime(iso);
  return (
    <time dateTime={iso} title={exact}>
      {formatDistance(iso, now) ?? formatTime(iso, now)}
    </time>
  );
}
