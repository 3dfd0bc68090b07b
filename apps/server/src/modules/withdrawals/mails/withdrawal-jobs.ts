import type { Database } from '../../../database/database.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { judgeWithdrawal } from '../declaration/judge-withdrawal.ts';
import { findWithdrawal } from '../withdrawals.repository.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

/** The sources of these jobs. */
export interface WithdrawalJobSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller'>> };
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  /** Scheme and host of the shop, with its back office. */
  readonly publicUrl: string;
}

/** The handlers of these jobs. A repeated mail has the same Message-ID. */
export function withdrawalJobs({
  database,
  configuration,
  mail,
  mailFrom,
  publicUrl,
}: WithdrawalJobSources): JobHandlersOf<'withdrawal-mail' | 'withdrawal-notice'> {
  async function about(id: string) {
    const withdrawal = await findWithdrawal(database.read, 'id', id);
    if (withdrawal === null) throw new Error('A job belongs to a withdrawal that is not there');
    const { title, seller } = await configuration.current();
    const shop = { title, seller };
    return { withdrawal, shop, from: senderOf(shop, mailFrom) };
  }
  return {
    'withdrawal-mail': async ({ withdrawalId }) => mail.send(acknowledgementMail(await about(withdrawalId))),
    'withdrawal-notice': async ({ withdrawalId, to }) => {
      const subject = await about(withdrawalId);
      const judged = await judgeWithdrawal(database.read, subject.withdrawal);
      await mail.send(withdrawalNotice({ ...subject, to, judged, publicUrl }));
    },
  };
}
