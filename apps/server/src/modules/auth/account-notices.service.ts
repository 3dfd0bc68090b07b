import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobKind } from '../../jobs/job-kinds.ts';
import { type MailingShop, mailFromShop } from '../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { letter } from '../../mail/mail-content.ts';
import { privateId } from '../../private-id.ts';
import { insertNotice } from './account-notices.repository.ts';
import { noticeTexts } from './texts/auth.de.ts';

/**
 * Changes of which the owner of an account is notified, in case somebody else made them: e-mail address (the notice
 * goes to the old one) and password.
 */
export type NoticeKind = keyof typeof noticeTexts;

/**
 * How long the address of an unsent notice is kept, in milliseconds: six days, because its job is tried for more than
 * five (jobs/retry-delay.ts).
 */
export const noticeKept = 6 * 24 * 3_600_000;

/**
 * Queues a notice in the transaction that makes it necessary. The job holds only an id, since a failed job stays for
 * the operator to see. The address is deleted when the notice is sent, when the customer leaves, or after six days.
 */
export async function queueNotice(
  transaction: Transaction<Schema>,
  kind: NoticeKind,
  { customerId, email, now }: { readonly customerId: string; readonly email: string; readonly now: number },
): Promise<void> {
  const id = privateId();
  await insertNotice(transaction, { id, customerId, email }, now);
  const job = { kind: noticeJob[kind], uniqueKey: `${noticeJob[kind]}:${id}`, payload: { id }, runAt: now };
  await enqueue(transaction, job, now);
}

/** The kinds of jobs that send the notices. */
export const noticeJob = { email: 'email-changed-mail', password: 'password-changed-mail' } as const satisfies Record<
  NoticeKind,
  JobKind
>;

/** The mail as it is sent. */
export function noticeMail(
  kind: NoticeKind,
  notice: { readonly id: string; readonly email: string; readonly from: MailAddress; readonly shop: MailingShop },
): Mail {
  const { id, email, from, shop } = notice;
  const { subject, preview, changed, notYou } = noticeTexts[kind];
  return mailFromShop({
    ...{ kind: `${kind}-changed`, about: id, from, shop, to: { name: '', address: email } },
    ...{ subject: subject(shop.title), preview },
    content: letter(shop.title, [changed(shop.title), notYou]),
  });
}
