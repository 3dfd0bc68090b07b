import { germanDay, germanSecond } from '../../../german-format.ts';
import { type MailingShop, mailToShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { note } from '../../../mail/mail-content.ts';
import { declarationInWords } from '../declaration/declaration-in-words.ts';
import type { JudgedWithdrawal } from '../declaration/judge-withdrawal.ts';
import type { ReceivedWithdrawal } from '../declaration/types.ts';
import { verdictTexts } from '../texts/verdict.de.ts';
import { withdrawalMailTexts } from '../texts/withdrawal-mails.de.ts';

const texts = withdrawalMailTexts.notice;

/** The mail that informs one recipient in the shop about a declaration. Replies go to the customer who declared it. */
export function withdrawalNotice({
  withdrawal: { id, number, receivedAt, declaration, isAcknowledged },
  shop,
  from,
  to,
  judged: { verdict, lastDay },
  publicUrl,
}: {
  readonly withdrawal: ReceivedWithdrawal;
  readonly shop: MailingShop;
  readonly from: MailAddress;
  readonly to: string;
  readonly judged: JudgedWithdrawal;
  /** Scheme and host of the shop, with its back office. */
  readonly publicUrl: string;
}): Mail {
  const came = texts.came(number, germanSecond(receivedAt));
  return mailToShop({
    ...{ kind: 'withdrawal-notice', about: id, from, shop, to, customer: { name: '', address: declaration.email } },
    ...{ subject: texts.subject(number), preview: came },
    content: note([
      came,
      ...declarationInWords(declaration).map(([label, lines]) => `${label}: ${lines.join('; ')}`),
      verdictTexts[verdict],
      ...(lastDay === null ? [] : [texts.lastDay(germanDay(lastDay))]),
      ...(isAcknowledged ? [] : [texts.notAcknowledged]),
      texts.next(`${publicUrl}/admin/widerrufe/${number}`),
      texts.reply,
    ]),
  });
}
