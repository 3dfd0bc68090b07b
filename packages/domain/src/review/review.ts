import type { FieldRefusal } from '../field-refusal.ts';
import { cleanLine, hasControlCharacters } from '../plain-text.ts';

/** The most letters of a review, and of the shop's answer to it. */
export const longestReview = 2000;

/** The most letters of the first name that is shown beside a review. */
const longestName = 40;

/** Stars of a review, the best first, as a distribution shows them. */
export const starSteps = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof starSteps)[number];

/**
 * Why a shop may hide text and name of a review: it breaks the law or insults, names people, advertises, or is about
 * something else. That it is unfriendly is no reason (LAW P12).
 */
export const hidingReasons = ['unlawful', 'personal', 'advertising', 'off-topic'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** A review as it is stored. */
export interface WrittenReview {
  readonly stars: Stars;
  /** Plain text; empty: stars alone. */
  readonly text: string;
}

/** How many reviews a product has, and the sum of their stars. */
export interface Rating {
  readonly count: number;
  readonly stars: number;
}

/**
 * Reads what was typed: stars as a digit, and a text that may be empty.
 * @returns the review as it is stored, or what is wrong with its fields `stars` and `text`.
 */
export function readReview(typed: {
  readonly stars: string;
  readonly text: string;
}): WrittenReview | readonly FieldRefusal[] {
  const stars = starSteps.find((step) => String(step) === typed.stars);
  const text = cleanReviewText(typed.text);
  const wrong = textRefusal(text);
  const refusals: FieldRefusal[] = [
    ...(stars === undefined ? [{ path: 'stars', code: 'required' } as const] : []),
    ...(wrong === null ? [] : [{ path: 'text', ...wrong }]),
  ];
  return stars === undefined || wrong !== null ? refusals : { stars, text };
}

/** What is wrong with a cleaned text, or null. */
export function textRefusal(text: string): Omit<FieldRefusal, 'path'> | null {
  if ([...text].length > longestReview) return { code: 'too-long', limit: longestReview };
  return hasControlCharacters(text.replaceAll('\n', ' ')) ? { code: 'control-character' } : null;
}

/** A text of several lines, each clean, with at most one empty line between them. */
export function cleanReviewText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(cleanLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The first name as it may be shown; empty: there is none, or none that can be shown. */
export function reviewerName(firstName: string): string {
  const name = cleanLine(firstName);
  return hasControlCharacters(name) || [...name].length > longestName ? '' : name;
}

/** The average of the stars, rounded half up to one decimal. 0: there are no reviews. */
export function averageStars({ count, stars }: Rating): number {
  return count === 0 ? 0 : Math.floor((20 * stars + count) / (2 * count)) / 10;
}
