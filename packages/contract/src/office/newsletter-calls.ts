import { refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import { NewsletterQuestion, OneConsent, SubscriberPage } from './wire/newsletter.ts';

/** The bodies and answers of the calls about who gets the newsletter. */
export const newsletterCalls = {
  newsletter: {
    summary: 'Who gets the newsletter, the latest first, fifty per page. Unconfirmed and stopped ones are not in it.',
    body: NewsletterQuestion,
    answer: SubscriberPage,
  },
  newsletterStop: {
    summary: 'Stops the newsletter of somebody who has told the shop. It is logged. The proof is kept.',
    body: OneConsent,
    answer: Done,
    refusals: { 404: refused('consent-not-found') },
  },
} as const;
