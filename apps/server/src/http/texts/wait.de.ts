const units = [
  { seconds: 3600, one: 'einer Stunde', many: 'Stunden' },
  { seconds: 60, one: 'einer Minute', many: 'Minuten' },
  { seconds: 1, one: 'einer Sekunde', many: 'Sekunden' },
] as const;

/** A waiting time as text for customers, `in 15 Minuten`: in the largest unit that it fills, rounded up. */
export function waitText(seconds: number): string {
  const unit = units.find((candidate) => seconds > candidate.seconds - smallerThan(candidate.seconds)) ?? units[2];
  const count = Math.max(1, Math.ceil(seconds / unit.seconds));
  return count === 1 ? `in ${unit.one}` : `in ${count} ${unit.many}`;
}

/** The amount below a unit that rounds up to it: 59 and a half minutes are an hour, not 60 minutes. */
function smallerThan(unit: number): number {
  return unit === 1 ? 1 : unit / 60;
}
