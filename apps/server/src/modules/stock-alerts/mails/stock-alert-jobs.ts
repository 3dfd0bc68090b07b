import type { Database } from '../../../database/database.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import type { CatalogueService } from '../../catalogue/catalogue.service.ts';
import type { ShopConfiguration } from '../../configuration/types.ts';
import { deleteAlert, findAlert, type StockAlert, waitAgain } from '../stock-alerts.repository.ts';
import { productOfAlert } from '../stock-alerts.service.ts';
import { type AlertMailing, confirmMail, inStockMail } from './stock-alert-mail.ts';

/** The sources of these jobs. */
export interface StockAlertJobSources {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueService, 'named'>;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'title' | 'seller'>> };
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
}

/**
 * The handlers of these jobs. A mail that is sent again has the same Message-ID. The address is forgotten together with
 * the note that its mail was sent.
 */
export function stockAlertJobs(
  sources: StockAlertJobSources,
): JobHandlersOf<'stock-alert-confirm-mail' | 'stock-alert-mail'> {
  const { database, catalogue, configuration, mail, mailFrom, publicUrl } = sources;
  async function mailing(alert: StockAlert, product: AlertMailing['product']): Promise<AlertMailing> {
    const { title, seller } = await configuration.current();
    const shop = { title, seller };
    return { alert, product, shop, from: senderOf(shop, mailFrom), publicUrl };
  }
  return {
    'stock-alert-confirm-mail': async ({ alertId, askedAt }) => {
      const alert = await findAlert(database.read, 'id', alertId);
      // Meanwhile it was stopped, or asked for again, which is another mail.
      if (alert === null || alert.askedAt !== askedAt) return;
      const product = await productOfAlert(catalogue, alert.productId);
      if (product !== null) await mail.send(confirmMail(await mailing(alert, product)));
    },
    'stock-alert-mail': async ({ alertId, queuedAt }, { alongside }) => {
      const alert = await findAlert(database.read, 'id', alertId);
      if (alert === null || alert.queuedAt !== queuedAt) return;
      const product = await productOfAlert(catalogue, alert.productId);
      if (product?.isInStock !== true) {
        alongside((transaction) => waitAgain(transaction, { id: alertId, queuedAt }));
        return;
      }
      await mail.send(inStockMail(await mailing(alert, product)));
      alongside((transaction) => deleteAlert(transaction, 'id', alertId));
    },
  };
}
