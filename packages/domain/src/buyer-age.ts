import type { Day } from './day.ts';

/** The age from which somebody may buy an article: beer and wine from 16, spirits and tobacco from 18 (LAW C10). */
export type MinimumAge = 16 | 18;

/** Why a date of birth is refused. */
export type BirthDateRefusal = 'required' | 'invalid-birth-date' | 'too-young-16' | 'too-young-18';

/** The highest age of several articles; null: none of them has one. */
export function minimumAgeOf(articles: readonly { readonly minimumAge?: MinimumAge }[]): MinimumAge | null {
  const ages = articles.flatMap(({ minimumAge }) => minimumAge ?? []);
  return ages.length === 0 ? null : ages.includes(18) ? 18 : 16;
}

/**
 * The age in whole years on a day. Somebody born on 29 February is a year older on 1 March of other years, because a
 * year of life ends with the day before (§ 188 (2) BGB).
 */
export function ageOn(birthDate: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** The oldest age that is believed. An older date is a mistake, such as the year 0199. */
const highestAge = 130;

/**
 * Why somebody may not buy goods with a minimum age (LAW C10), or null. `birthDate`: `1990-05-31`, as typed. `today`:
 * the day where the shop is.
 */
export function birthDateRefusal(
  birthDate: string,
  { minimumAge, today }: { readonly minimumAge: MinimumAge | null; readonly today: Day },
): BirthDateRefusal | null {
  if (minimumAge === null) return null;
  if (birthDate === '') return 'required';
  if (!isDay(birthDate) || birthDate > today || ageOn(birthDate, today) > highestAge) return 'invalid-birth-date';
  return ageOn(birthDate, today) >= minimumAge ? null : `too-young-${minimumAge}`;
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
