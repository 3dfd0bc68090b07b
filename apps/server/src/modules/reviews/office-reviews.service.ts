import type { OfficeReview, OfficeReviews, ReviewQuestion } from '@kontor/contract/office';
import { cleanReviewText, type HidingReason, textRefusal } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { formErrors } from '../../http/form-errors.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isoTime } from '../../iso-time.ts';
import { writeRating } from '../catalogue/catalogue.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer, LoggedChange } from '../office-log/types.ts';
import { type ListedReview, listedReview, listReviews, writeAnswer, writeHidden } from './office-reviews.repository.ts';
import { ratingOf } from './review-form.ts';
import { readPlace, writePlace } from './review-place.ts';

/** A review that an operator saw, as it was then. */
export interface SeenReview {
  readonly id: string;
  /** When it was written or last changed, as it was told. */
  readonly seen: string;
}

/** Reviews by buyers, for operators. They cannot change or delete one (LAW P12; docs/decisions/077). */
export interface OfficeReviewsService {
  /** A page, newest first. An invalid place begins at the newest. */
  page(question: ReviewQuestion): Promise<OfficeReviews>;
  /** Answers it for everybody to read; an empty text takes the answer back. */
  answer(by: Changer, review: SeenReview & { readonly text: string }): Promise<OfficeReview | Refused>;
  /** Hides text and name. Everybody reads the reason, the stars count on, and the log keeps who did it. */
  hide(by: Changer, review: SeenReview & { readonly reason: HidingReason }): Promise<OfficeReview | Refused>;
  /** Shows it again. */
  show(by: Changer, review: SeenReview): Promise<OfficeReview | Refused>;
}

/** The dependencies of the service. */
export interface OfficeReviewSources {
  readonly database: Database;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}

/** Reviews on a page. */
const pageSize = 25;

/** Creates the service. */
export function createOfficeReviews(sources: OfficeReviewSources): OfficeReviewsService {
  const { database, clock } = sources;
  return {
    async page({ which, after }) {
      const found = await listReviews(database.read, { which, after: readPlace(after), limit: pageSize + 1 });
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      return { reviews: shown.map(officeReview), next: last === undefined ? null : writePlace(last) };
    },
    async answer(by, { text: typed, ...seen }) {
      const text = cleanReviewText(typed);
      const wrong = textRefusal(text);
      if (wrong !== null) return refused(400, 'invalid-form', { errors: formErrors([{ path: 'text', ...wrong }]) });
      return change(sources, seen, async (transaction, { answer }) => {
        await writeAnswer(transaction, seen.id, text === '' ? null : { text, at: clock() });
        return { by, action: 'review.answered', before: { text: answer?.text ?? '' }, after: { text } };
      });
    },
    hide: (by, { reason, ...seen }) =>
      change(sources, seen, async (transaction, { hidden }) => {
        await writeHidden(transaction, seen.id, { reason, at: clock() });
        return { by, action: 'review.hidden', before: { reason: hidden?.reason ?? '' }, after: { reason } };
      }),
    show: (by, seen) =>
      change(sources, seen, async (transaction, { hidden }) => {
        await writeHidden(transaction, seen.id, null);
        return { by, action: 'review.shown', before: { reason: hidden?.reason ?? '' } };
      }),
  };
}

/** Changes what the shop does with a review, if it is still the one that was seen, logs it, and makes pages anew. */
async function change(
  { database, log }: OfficeReviewSources,
  { id, seen }: SeenReview,
  write: (
    transaction: Transaction<Schema>,
    review: ListedReview,
  ) => Promise<Omit<LoggedChange, 'subject' | 'subjectId'>>,
): Promise<OfficeReview | Refused> {
  const refusal = await refusableTransaction(database, async (transaction): Promise<Refused | null> => {
    const review = await listedReview(transaction, id);
    if (review === null) return refused(404, 'review-not-found');
    // All that writes reviews waits here, so that nothing changes between looking and writing.
    const now = await lockedReview(transaction, review);
    if (now === null) return refused(404, 'review-not-found');
    if (seenOf(now) !== seen) return refused(409, 'review-changed');
    await log.write(transaction, { ...(await write(transaction, now)), subject: 'review', subjectId: id });
    return null;
  });
  if (refusal !== null) return refusal;
  const review = await listedReview(database.read, id);
  return review === null ? refused(404, 'review-not-found') : officeReview(review);
}

/** Locks the catalogue's version by writing the rating anew, and reads the review again. */
async function lockedReview(
  transaction: Transaction<Schema>,
  { id, productId }: ListedReview,
): Promise<ListedReview | null> {
  await writeRating(transaction, productId, () => ratingOf(transaction, productId));
  return listedReview(transaction, id);
}

function seenOf({ writtenAt, changedAt }: ListedReview): string {
  return isoTime(changedAt ?? writtenAt);
}

function officeReview(review: ListedReview): OfficeReview {
  const { id, productId, productName, orderNumber, stars, text, shownName, answer, hidden } = review;
  return {
    ...{ _id: id, product: { _id: productId, name: productName }, orderNumber, stars, text, name: shownName },
    ...{ writtenAt: isoTime(review.writtenAt) },
    changedAt: review.changedAt === null ? null : isoTime(review.changedAt),
    answer: answer && { text: answer.text, at: isoTime(answer.at) },
    hidden: hidden && { reason: hidden.reason, at: isoTime(hidden.at) },
  };
}
