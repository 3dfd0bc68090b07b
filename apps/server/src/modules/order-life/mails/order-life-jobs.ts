import type { Database } from '../../../database/database.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import { orderById } from '../../orders/orders.service.ts';
import { loadLife } from '../load-life.ts';
import { entriesAfter, piecesOf } from '../order-life.repository.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { correctedMail } from './corrected-mail.ts';
import { shippedMail } from './shipped-mail.ts';

/** The sources of the mails about the life of orders. */
export interface LifeJobSources {
  readonly database: Database;
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}

/**
 * The handlers of these mails. A mail describes the order right after the step, whatever happened since, so a repeated
 * mail is identical.
 */
export function orderLifeJobs({
  database,
  mail,
  mailFrom,
}: LifeJobSources): JobHandlersOf<'order-shipped-mail' | 'order-cancelled-mail' | 'order-corrected-mail'> {
  async function after({ orderId, version }: { readonly orderId: string; readonly version: number }) {
    const order = await orderById(database.read, orderId);
    if (order === null) throw new Error('A job belongs to an order that is not there');
    const record = { order, state: 'processing', isPicked: false, hold: null };
    const stored = await loadLife(database.read, record, { upTo: version });
    return { order, ...stored, from: senderOf(order.shop, mailFrom) };
  }
  return {
    'order-shipped-mail': async (step) => {
      const { order, life, parcels, from } = await after(step);
      const parcel = parcels.find(({ version }) => version === step.version);
      if (parcel === undefined) throw new Error('A mail belongs to a parcel that is not there');
      await mail.send(shippedMail(order, { life, parcel }, from));
    },
    'order-corrected-mail': async ({ orderId, version }) => {
      const order = await orderById(database.read, orderId);
      const entry = (await entriesAfter(database.read, orderId, version - 1)).find((one) => one.version === version);
      if (order === null || !entry?.detail.before || !entry.detail.after)
        throw new Error('A mail belongs to a correction that is not there');
      const { before, after } = entry.detail;
      await mail.send(correctedMail(order, { before, after, version }, senderOf(order.shop, mailFrom)));
    },
    'order-cancelled-mail': async (step) => {
      const { order, life, from } = await after(step);
      const moved = await piecesOf(database.read, [order.id]);
      const pieces = moved.filter(({ version }) => version === step.version).toSorted((a, b) => a.line - b.line);
      await mail.send(cancelledMail(order, { life, pieces, version: step.version }, from));
    },
  };
}
