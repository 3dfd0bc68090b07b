import type { Database } from '../../../database/database.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import { hashOfSecret } from '../../../secret-token.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { findSubscriber, type Subscriber } from '../newsletter.repository.ts';
import { confirmMail, knownMail, type NewsletterMailing } from './newsletter-mail.ts';

/** The sources of these jobs. */
export interface NewsletterJobSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller'>> };
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
}

/** The handlers of these jobs. A mail that is sent again has the same Message-ID. */
export function newsletterJobs(
  sources: NewsletterJobSources,
): JobHandlersOf<'newsletter-confirm-mail' | 'newsletter-known-mail'> {
  const { database, configuration, mail, mailFrom, publicUrl } = sources;
  async function mailing(subscriber: Subscriber): Promise<NewsletterMailing> {
    const { title, seller } = await configuration.current();
    const shop = { title, seller };
    return { subscriber, shop, from: senderOf(shop, mailFrom), publicUrl };
  }
  return {
    'newsletter-confirm-mail': async ({ subscriberId, key }) => {
      const subscriber = await findSubscriber(database.read, 'id', subscriberId);
      // Meanwhile it was stopped or confirmed, or asked for again, which is another mail.
      if (subscriber?.confirmHash !== hashOfSecret(key) || subscriber.confirmedAt !== null) return;
      await mail.send(confirmMail(await mailing(subscriber), key));
    },
    'newsletter-known-mail': async ({ subscriberId, askedAt }) => {
      const subscriber = await findSubscriber(database.read, 'id', subscriberId);
      if (subscriber === null || subscriber.stoppedAt !== null) return;
      await mail.send(knownMail(await mailing(subscriber), askedAt));
    },
  };
}
