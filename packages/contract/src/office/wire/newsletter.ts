import { type Static, Type } from 'typebox';

const Time = Type.String({ description: 'ISO 8601, UTC.' });

/** The body of newsletter: the filter and the page. */
export const NewsletterQuestion = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 254, description: 'A part of the e-mail address.' })),
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `next` of the previous page.' })),
});
export type NewsletterQuestion = Static<typeof NewsletterQuestion>;

/** Somebody who gets the newsletter. */
export const ListedSubscriber = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  askedAt: Time,
  confirmedAt: Time,
  consent: Type.String({ description: 'The words that were agreed to.' }),
});
export type ListedSubscriber = Static<typeof ListedSubscriber>;

/** A page of those who get the newsletter. */
export const SubscriberPage = Type.Object({
  subscribers: Type.Array(ListedSubscriber),
  count: Type.Integer({ description: 'How many match, counted up to 1,000.' }),
  isMore: Type.Boolean({ description: 'Whether there are more than `count`.' }),
  unconfirmed: Type.Integer({ description: 'How many have not confirmed yet, whatever is searched for.' }),
  isOffered: Type.Boolean({ description: 'Whether the shop offers the newsletter.' }),
  next: Type.Union([Type.String(), Type.Null()], { description: 'The place of the next page; null on the last.' }),
});
export type SubscriberPage = Static<typeof SubscriberPage>;

/** The body of newsletter/stop. */
export const OneConsent = Type.Object({ _id: Type.String({ maxLength: 64 }) });
export type OneConsent = Static<typeof OneConsent>;
