import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { germanDay } from '../../german-format.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type MailingShop, mailFromShop } from '../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { letter } from '../../mail/mail-content.ts';
import { privateId } from '../../private-id.ts';
import type { OrderingPerson } from '../orders/orders.service.ts';
import { insertErasureNotice } from './erasures.repository.ts';
import { erasureMailTexts as texts } from './texts/erasure-mail.de.ts';
import type { ErasureNotice, KeptOrder } from './types.ts';

/** Queues the mail that confirms an erasure, in its transaction. */
export async function queueErasureNotice(
  transaction: Transaction<Schema>,
  { customerId, email }: OrderingPerson,
  kept: readonly KeptOrder[],
  now: number,
): Promise<void> {
  const id = privateId();
  const content: ErasureNotice = {
    ...{ hadAccount: customerId !== null, kept: kept.length },
    underway: kept.filter(({ holds }) => holds.length > 0).length,
    until:
      kept
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
  };
  await insertErasureNotice(transaction, { id, email, content, now });
  const job = { kind: 'erased-mail' as const, uniqueKey: `erased-mail:${id}`, payload: { id }, runAt: now };
  await enqueue(transaction, job, now);
}

/** The mail: what is gone, what stays and until when, and what goes on. */
export function erasureMail(
  { id, email, content }: { readonly id: string; readonly email: string; readonly content: ErasureNotice },
  { from, shop }: { readonly from: MailAddress; readonly shop: MailingShop },
): Mail {
  const { hadAccount, kept, underway, until } = content;
  return mailFromShop({
    ...{ kind: 'erased', about: id, from, shop, to: { name: '', address: email } },
    ...{ subject: texts.subject(shop.title), preview: texts.preview(kept) },
    content: letter(shop.title, [
      hadAccount ? texts.account(shop.title) : texts.guest(shop.title),
      ...(until === null ? [] : [texts.kept(kept, germanDay(until), shop.seller.country)]),
      ...(underway === 0 ? [] : [texts.underway(underway)]),
      texts.last,
    ]),
  });
}
