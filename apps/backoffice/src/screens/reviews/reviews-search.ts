import type { ReviewQuestion } from '@kontor/contract/office';

const which = { offen: 'unanswered', kritisch: 'critical', ausgeblendet: 'hidden' } as const;

/** The parameters of the list's address. `stand`: a filter, or nothing; `ab`: the place of the page. */
export interface ReviewsSearch {
  readonly stand?: keyof typeof which | undefined;
  readonly ab?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readReviewsSearch({ stand, ab }: Readonly<Record<string, unknown>>): ReviewsSearch {
  return {
    stand: typeof stand === 'string' && Object.hasOwn(which, stand) ? (stand as keyof typeof which) : undefined,
    ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined,
  };
}

/** The question for the server. */
export function questionOf({ stand, ab }: ReviewsSearch): ReviewQuestion {
  return { ...(stand !== undefined && { which: which[stand] }), ...(ab !== undefined && { after: ab }) };
}
