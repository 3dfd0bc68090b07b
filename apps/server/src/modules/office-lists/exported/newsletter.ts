import type { ListColumnName, NewsletterQuestion } from '@kontor/contract/office';
import type { ExportedSubscriber, NewsletterList } from '../../newsletter/newsletter-list.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import type { ExportedList } from './exported-list.ts';

/** Those who get the newsletter, with the times of the proof to the second. */
export function exportedNewsletter(
  newsletter: Pick<NewsletterList, 'rows' | 'count'>,
  { after: _, ...question }: NewsletterQuestion,
): ExportedList<ListColumnName<'newsletter'>, ExportedSubscriber> {
  return {
    columns: {
      // Whoever sends to the address needs the link, so no choice of columns leaves it out.
      email: [
        [texts.email, ({ email }) => email],
        [texts.stopLink, ({ stopLink }) => stopLink],
      ],
      confirmed: [[texts.confirmed, ({ confirmedAt }) => confirmedAt]],
      asked: [[texts.asked, ({ askedAt }) => askedAt]],
      consent: [[texts.consent, ({ consent }) => consent]],
    },
    count: (upTo) => newsletter.count(question, upTo),
    page: (after) => newsletter.rows({ ...question, ...(after !== undefined && { after }) }),
  };
}
