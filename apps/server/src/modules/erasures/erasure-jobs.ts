import type { Database } from '../../database/database.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { erasureMail } from './erasure-notice.ts';
import { deleteErasureNotice, erasureNotice } from './erasures.repository.ts';

/** The handler of the mail that confirms an erasure. Its recipient is forgotten once it is sent. */
export function erasureJobs({
  database,
  configuration,
  mail,
  mailFrom,
}: {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller'>> };
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}): JobHandlersOf<'erased-mail'> {
  return {
    'erased-mail': async ({ id }, { alongside }) => {
      const notice = await erasureNotice(database.read, id);
      if (notice === null) return;
      const { title, seller } = await configuration.current();
      const shop = { title, seller };
      await mail.send(erasureMail({ id, ...notice }, { from: senderOf(shop, mailFrom), shop }));
      // In a transaction of its own the deletion could fail, and the mail would be sent again.
      alongside((transaction) => deleteErasureNotice(transaction, id));
    },
  };
}
