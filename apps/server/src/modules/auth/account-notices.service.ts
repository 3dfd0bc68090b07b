import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Json } from '../../jobs/enqueue.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { privateId } from '../../private-id.ts';
import { accountMail, type MailingShop } from './account-mail.ts';
import { insertNotice } from './account-notices.repository.ts';
import { noticeTexts } from './texts/de.ts';

/**
 * Changes that the owner of an account is told of, in case somebody else made them: e-mail address (the old one is
 * told) and password.
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

/** The kinds of job that send them. */
export const noticeJob = { email: 'email-changed-mail', password: 'password-changed-mail' } as const satisfies Record<
  NoticeKind,
  string
>;

/** Which notice a job is to send. */
export function noticeOf(payload: Json): string {
  return (payload as { readonly id: string }).id;
}

/** The mail as it is sent. */
export function noticeMail(
  kind: NoticeKind,
  notice: { readonly id: string; readonly email: string; readonly from: MailAddress; readonly shop: MailingShop },
): Mail {
  const { id, email, from, shop } = notice;
  const { subject, preview, changed, notYou } = noticeTexts[kind];
  return accountMail({
    ...{ messageId: messageIdOf(`${kind}-changed`, id, from), email, from, shop },
    ...{ subject: subject(shop.title), preview },
    content: [changed(shop.title), notYou],
  });
}
