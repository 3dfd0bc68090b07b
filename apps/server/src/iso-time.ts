/** A time in epoch milliseconds as it goes over the wire: `2026-10-24T08:30:00.000Z` (ISO 8601, UTC). */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
