import { type MailingShop, mailFromShop } from '../../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../../mail/mail.ts';
import { letter } from '../../../mail/mail-content.ts';
import { alertLink } from '../alert-addresses.ts';
import type { StockAlert } from '../stock-alerts.repository.ts';
import { type AwaitedProduct, alertsKept } from '../stock-alerts.service.ts';
import { stockAlertMailTexts as texts } from '../texts/stock-alert-mails.de.ts';

/** What the mails about an alert are made of. `publicUrl`: scheme and host that customers use. */
export interface AlertMailing {
  readonly alert: StockAlert;
  readonly product: AwaitedProduct;
  readonly shop: MailingShop;
  readonly from: MailAddress;
  readonly publicUrl: string;
}

/**
 * The mail that asks the owner of a mailbox whether they want to be told. It advertises nothing, because nobody has
 * agreed to anything yet. Who waits already is told that.
 */
export function confirmMail({ alert, product, shop, from, publicUrl }: AlertMailing): Mail {
  const { id, secret, email, askedAt, confirmedAt } = alert;
  const stop = alertLink(publicUrl, 'stop', secret);
  const said = confirmedAt === null ? texts.confirm : texts.known;
  const ways =
    confirmedAt === null
      ? [
          { link: alertLink(publicUrl, 'confirm', secret), label: texts.confirm.link, isMain: true } as const,
          texts.confirm.otherwise(alertsKept.unconfirmed),
        ]
      : [];
  return mailFromShop({
    ...{ kind: 'stock-alert-confirm', about: `${id} ${askedAt}`, from, shop, to: { name: '', address: email } },
    ...{ subject: said.subject(product.name), preview: said.preview, unsubscribe: stop },
    content: letter(shop.title, [said.text(product.name), ...ways, { link: stop, label: said.stop }]),
  });
}

/** The one mail that says that the product is in stock again. Nothing is left to be stopped afterwards. */
export function inStockMail({ alert, product, shop, from, publicUrl }: AlertMailing): Mail {
  const { subject, preview, text, link, notReserved, forgotten } = texts.inStock;
  return mailFromShop({
    ...{ kind: 'stock-alert', about: alert.id, from, shop, to: { name: '', address: alert.email } },
    ...{ subject: subject(product.name), preview },
    content: letter(shop.title, [
      text(product.name),
      { link: `${publicUrl}${product.path}`, label: link, isMain: true },
      notReserved,
      forgotten,
    ]),
  });
}
