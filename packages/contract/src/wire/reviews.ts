import { type Static, Type } from 'typebox';

const Day = Type.String({ description: 'The day in Vienna, 2026-11-29.' });

/** A review by a buyer, as everybody may read it. */
export const Review = Type.Object({
  _id: Type.String(),
  stars: Type.Integer({ description: 'From 1 to 5.' }),
  text: Type.String({ description: 'Plain text of several lines; empty: stars alone, or hidden.' }),
  name: Type.String({ description: 'The first name; empty: anonymous.' }),
  writtenAt: Day,
  changedAt: Type.Optional(Day),
  answer: Type.Optional(Type.Object({ text: Type.String(), at: Day }, { description: 'What the shop answers.' })),
  hidden: Type.Optional(
    Type.String({ description: 'Why the shop shows neither text nor name, as a sentence. The stars count.' }),
  ),
});
export type Review = Static<typeof Review>;

/** The reviews of a product: summed up, and the newest ones. */
export const ProductReviews = Type.Object({
  count: Type.Integer(),
  average: Type.Number({ description: 'One decimal; 0: there are none.' }),
  distribution: Type.Array(Type.Integer(), { description: 'How many have 5, 4, 3, 2 and 1 stars, in this order.' }),
  hidden: Type.Integer({ description: 'How many of them are hidden.' }),
  reviews: Type.Array(Review),
});
export type ProductReviews = Static<typeof ProductReviews>;
