import { germanSecond } from '../../../german-format.ts';
import { type MailingShop, mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { declarationInWords } from '../declaration/declaration-in-words.ts';
import { returnOfGoods } from '../declaration/return-of-goods.ts';
import type { ReceivedWithdrawal } from '../declaration/types.ts';
import { placeOfTime } from '../texts/place-of-time.de.ts';
import { withdrawalMailTexts } from '../texts/withdrawal-mails.de.ts';

const texts = withdrawalMailTexts.acknowledgement;

/** The acknowledgement of a declaration: its content, day and time to the second (LAW F5). */
export function acknowledgementMail({
  withdrawal: { id, number, receivedAt, declaration },
  shop,
  from,
}: {
  readonly withdrawal: ReceivedWithdrawal;
  readonly shop: MailingShop;
  readonly from: MailAddress;
}): Mail {
  const received = texts.received(germanSecond(receivedAt), placeOfTime(shop.seller.country));
  return mailFromShop({
    ...{ kind: 'withdrawal', about: id, from, shop, to: { name: '', address: declaration.email } },
    ...{ subject: texts.subject(shop.title), preview: received },
    content: letter(shop.title, [
      received,
      texts.content,
      { items: declarationInWords(declaration).map(([label, lines]) => `${label}: ${lines.join('; ')}`) },
      texts.number(number),
      returnOfGoods(shop.seller, receivedAt).join(' '),
      texts.next,
      texts.notYou,
    ]),
  });
}
