import type { Day } from '../day.ts';

/** How many years the proof of a stopped consent is kept, from the end of the calendar year in which it was stopped. */
export const consentProofYears = 3;

/**
 * The first day whose stopped consents are still to be proved on a day. The shop has to prove that somebody agreed to
 * its mails (GDPR Art. 7 (1), LAW D7) until no claim can follow: three years from the end of the calendar year (§ 195,
 * § 199 (1) BGB), or three years (§ 1489 ABGB), of which the longer is taken.
 */
export function proofKeptFrom(today: Day): Day {
  return `${String(Number(today.slice(0, 4)) - consentProofYears).padStart(4, '0')}-01-01`;
}
