import type { Day } from '../day.ts';

const day = 24 * 3_600_000;

/** Month and day of the holidays with a fixed date: those of all Austria, then the one that only all of Germany has. */
const fixed = [
  ...['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'], // § 7 (2) ARG
  '10-03', // Einigungsvertrag Art. 2 (2)
];

/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable = [-2, 1, 39, 50, 60];

/**
 * Whether a period cannot end on this day: a Saturday, a Sunday, or a public holiday in all of Austria or all of
 * Germany. Good Friday is a holiday in Germany; in Austria it counts as one for periods (BGBl. 37/1961). Holidays of
 * single German Länder are not included, except those that Austria also has.
 */
export function isRestDay(date: Day): boolean {
  const at = Date.parse(date);
  const weekday = new Date(at).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.includes(date.slice(5))) return true;
  const sinceEaster = Math.round((at - easterSunday(Number(date.slice(0, 4)))) / day);
  return movable.includes(sinceEaster);
}

/** Midnight (UTC) of Easter Sunday in a Gregorian year, in epoch ms (the anonymous algorithm of Meeus). */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, date);
}
