import { germanDate, germanEuro } from '../../../german-format.ts';
import { html } from '../../../html/html.ts';
import { mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { customerMailbox } from '../../orders/orders.service.ts';
import type { OrderSnapshot } from '../../orders/types.ts';
import type { SoldVoucher } from '../../vouchers/vouchers.service.ts';
import { giftVoucherTexts as texts } from './texts/gift-voucher-mail.de.ts';

/** Which codes are sent, and from where. */
export interface SentVouchers {
  readonly vouchers: readonly SoldVoucher[];
  /** Makes the Message-ID, which is the same when a job runs again. */
  readonly about: string;
  readonly publicUrl: string;
}

/** The mail with the codes of bought gift vouchers, a card each. */
export function giftVoucherMail(
  order: OrderSnapshot,
  { vouchers, about, publicUrl }: SentVouchers,
  from: MailAddress,
): Mail {
  const { shop, orderNumber } = order;
  const isOne = vouchers.length === 1;
  return mailFromShop({
    ...{ kind: 'gift-voucher', about, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(orderNumber, isOne), preview: texts.preview },
    content: letter(shop.title, [
      texts.thanks(orderNumber, isOne),
      ...vouchers.map((voucher) => card(shop.title, voucher)),
      texts.how,
      texts.keep,
      texts.withdrawal,
      { link: publicUrl, label: texts.shop },
    ]),
  });
}

/** A voucher as a card: its worth, its code, and how long it is valid. */
function card(shop: string, { code, worth, validTo }: SoldVoucher) {
  const amount = germanEuro(worth);
  const until = validTo === null ? '' : texts.validTo(germanDate(validTo - 1));
  const lines = [`${texts.card} ${shop}`, `${texts.worth}: ${amount}`, `${texts.code}: ${code}`, until];
  return {
    text: lines
      .filter(Boolean)
      .map((line) => `    ${line}`)
      .join('\n'),
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ruled" style="margin:16px 0;border:1px solid #dcd7cc;border-radius:2px"><tr><td style="padding:20px 24px">
<p style="margin:0 0 4px;font-size:14px">${texts.card} · ${shop}</p>
<p style="margin:0 0 16px;font-size:32px;font-weight:600">${amount}</p>
<p style="margin:0 0 8px;font-size:20px;font-weight:600;font-family:monospace;letter-spacing:1px">${code}</p>
<p style="margin:0;font-size:14px">${until}</p>
</td></tr></table>
`,
  };
}
