import { type HidingReason, hidingReasons } from '@kontor/domain';
import { type Static, Type } from 'typebox';

const Reason = Type.Unsafe<HidingReason>(Type.Enum([...hidingReasons]));
const Time = Type.String({ description: 'ISO 8601, UTC.' });

/** The body of reviews: newest first, twenty-five at a time. */
export const ReviewQuestion = Type.Object({
  which: Type.Optional(
    Type.Enum(['unanswered', 'critical', 'hidden'] as const, {
      description: 'Only those without an answer that are shown; with one or two stars; that are hidden.',
    }),
  ),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type ReviewQuestion = Static<typeof ReviewQuestion>;

/** A review, for operators. */
export const OfficeReview = Type.Object({
  _id: Type.String(),
  product: Type.Object({ _id: Type.String(), name: Type.String({ description: 'As it was ordered.' }) }),
  orderNumber: Type.String(),
  stars: Type.Integer(),
  text: Type.String(),
  name: Type.String({ description: 'The first name; empty: anonymous.' }),
  writtenAt: Time,
  changedAt: Type.Union([Time, Type.Null()]),
  answer: Type.Union([Type.Object({ text: Type.String(), at: Time }), Type.Null()]),
  hidden: Type.Union([Type.Object({ reason: Reason, at: Time }), Type.Null()]),
});
export type OfficeReview = Static<typeof OfficeReview>;

/** A page of reviews. `next`: the place of the following page; null on the last. */
export const OfficeReviews = Type.Object({
  reviews: Type.Array(OfficeReview),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type OfficeReviews = Static<typeof OfficeReviews>;

const one = {
  id: Type.String({ minLength: 1, maxLength: 64 }),
  seen: Type.String({ maxLength: 40, description: 'When the review that was seen was written or last changed.' }),
};

/** The body of reviewShow. */
export const ReviewToShow = Type.Object(one);

/** The body of reviewAnswer. An empty text takes the answer back. */
export const ReviewToAnswer = Type.Object({ ...one, text: Type.String({ maxLength: 20_000 }) });

/** The body of reviewHide. */
export const ReviewToHide = Type.Object({ ...one, reason: Reason });
