import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { JobHandlersOf, JobInHand } from '../../jobs/job-handler.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { accountCodeByRequest } from './account-codes.repository.ts';
import { addressOfNotice, deleteNotice } from './account-notices.repository.ts';
import { type NoticeKind, noticeJob, noticeMail } from './account-notices.service.ts';
import { codeMail } from './code-mail.ts';

/** What the jobs of accounts work with. */
export interface AccountJobSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller'>> };
  readonly clock: Clock;
  readonly mail: MailTransport;
  /** MAIL_FROM; undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}

type AccountJob = 'code-mail' | 'email-changed-mail' | 'password-changed-mail';

/**
 * The handlers of mails with codes and of notices. A code that expired, was used or was replaced before its mail went
 * out is not sent.
 */
export function accountJobs({
  database,
  configuration,
  clock,
  mail,
  mailFrom,
}: AccountJobSources): JobHandlersOf<AccountJob> {
  async function sender() {
    const { title, seller } = await configuration.current();
    return { from: senderOf({ title, seller }, mailFrom), shop: { title, seller } };
  }
  async function sendNotice(kind: NoticeKind, id: string, { alongside }: JobInHand) {
    const email = await addressOfNotice(database.read, id);
    if (email === null) return;
    await mail.send(noticeMail(kind, { id, email, ...(await sender()) }));
    // In a transaction of its own the deletion could fail, and the mail would be sent again.
    alongside((transaction) => deleteNotice(transaction, id));
  }
  return {
    'code-mail': async ({ requestHash, code }) => {
      const asked = await accountCodeByRequest(database.read, requestHash, clock());
      if (asked === null) return;
      const { email, purpose } = asked;
      await mail.send(codeMail({ requestHash, purpose, code, email, ...(await sender()) }));
    },
    [noticeJob.email]: ({ id }, job) => sendNotice('email', id, job),
    [noticeJob.password]: ({ id }, job) => sendNotice('password', id, job),
  };
}
