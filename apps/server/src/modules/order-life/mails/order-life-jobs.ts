import type { Database } from '../../../database/database.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import { type createAmendmentSender, orderById, withBuyerTax } from '../../orders/orders.service.ts';
import { soldVouchers } from '../../vouchers/vouchers.service.ts';
import { loadLife } from '../load-life.ts';
import { entriesAfter, piecesOf } from '../order-life.repository.ts';
import type { TimelineEntry } from '../types.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { correctedMail } from './corrected-mail.ts';
import { giftVoucherMail } from './gift-voucher-mail.ts';
import { refundedMail } from './refunded-mail.ts';
import { returnedMail } from './returned-mail.ts';
import { shippedMail } from './shipped-mail.ts';
import { unshippedMail } from './unshipped-mail.ts';

/** The sources of the mails about the life of orders. */
export interface LifeJobSources {
  readonly database: Database;
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
  readonly orderLife: { sendGiftVouchers(orderId: string): Promise<void> };
  /** Sends the new confirmation of an amended order. */
  readonly confirmAmended: ReturnType<typeof createAmendmentSender>;
}

/** What a mail says of tax rates that changed before the shipment. Null: none did. */
function supplyOf({ detail: { rates, goods } }: TimelineEntry) {
  if (!rates || !goods) return null;
  const [before, after] = [goods.before.total.gross, goods.after.total.gross];
  return { rates, total: before === after ? null : after };
}

type LifeMail =
  | 'gift-vouchers'
  | 'gift-voucher-mail'
  | 'order-shipped-mail'
  | 'order-unshipped-mail'
  | 'order-refunded-mail'
  | 'order-returned-mail'
  | 'order-cancelled-mail'
  | 'order-corrected-mail'
  | 'order-amended-mail';

/**
 * The handlers of these mails. A mail describes the order right after the step, whatever happened since, so a repeated
 * mail is identical.
 */
export function orderLifeJobs(sources: LifeJobSources): JobHandlersOf<LifeMail> {
  const { database, mail, mailFrom, publicUrl, orderLife, confirmAmended } = sources;
  async function after({ orderId, version }: { readonly orderId: string; readonly version: number }) {
    const order = await orderById(database.read, orderId);
    if (order === null) throw new Error('A job belongs to an order that is not there');
    const record = { order, state: 'processing', isPicked: false, hold: null };
    const stored = await loadLife(database.read, record, { upTo: version });
    return { order, ...stored, from: senderOf(order.shop, mailFrom) };
  }
  async function entryOf({ orderId, version }: { readonly orderId: string; readonly version: number }) {
    const order = await orderById(database.read, orderId);
    const entry = (await entriesAfter(database.read, orderId, version - 1)).find((one) => one.version === version);
    if (order === null || entry === undefined) throw new Error('A mail belongs to a step that is not there');
    return { order, entry };
  }
  async function movedBy({ orderId, version }: { readonly orderId: string; readonly version: number }) {
    const moved = await piecesOf(database.read, [orderId]);
    return moved.filter((piece) => piece.version === version).toSorted((a, b) => a.line - b.line);
  }
  return {
    'gift-vouchers': ({ orderId }) => orderLife.sendGiftVouchers(orderId),
    'gift-voucher-mail': async ({ orderId, version }) => {
      const order = await orderById(database.read, orderId);
      const sold = await soldVouchers(database.read, orderId);
      const vouchers = sold.filter(({ state }) => state === 'valid');
      // Nothing is sent that was taken back or stopped while the mail waited.
      if (order === null || vouchers.length === 0) return;
      const about = `${orderId} ${version}`;
      await mail.send(giftVoucherMail(order, { vouchers, about, publicUrl }, senderOf(order.shop, mailFrom)));
    },
    'order-shipped-mail': async (step) => {
      const { order, life, parcels, from } = await after(step);
      const { entry } = await entryOf(step);
      const parcel = parcels.find(({ version }) => version === step.version);
      if (parcel === undefined) throw new Error('A mail belongs to a parcel that is not there');
      // Its shipment was undone while the mail waited.
      if (parcel.undoneIn !== null) return;
      await mail.send(shippedMail(order, { life, parcel, supply: supplyOf(entry) }, from));
    },
    'order-unshipped-mail': async (step) => {
      const { order, undone, from } = await after(step);
      const parcel = undone.find(({ undoneIn }) => undoneIn === step.version);
      if (parcel === undefined) throw new Error('A mail belongs to a parcel that is not there');
      await mail.send(unshippedMail(order, parcel, from));
    },
    'order-amended-mail': async (step) => {
      const { order, entry } = await entryOf(step);
      if (!entry.detail.goods) throw new Error('A mail belongs to an amendment that is not there');
      const { goods, tax, received = null, amount: refunded = 0 } = entry.detail;
      await confirmAmended(
        { ...(tax ? withBuyerTax(order, tax.after) : order), ...goods.after, amendedAt: entry.at },
        { version: step.version, received, refunded },
      );
    },
    'order-corrected-mail': async ({ orderId, version }) => {
      const { order, entry } = await entryOf({ orderId, version });
      if (!entry.detail.before || !entry.detail.after)
        throw new Error('A mail belongs to a correction that is not there');
      const { before, after } = entry.detail;
      await mail.send(correctedMail(order, { before, after, version }, senderOf(order.shop, mailFrom)));
    },
    'order-refunded-mail': async (step) => {
      const { order, entry } = await entryOf(step);
      const { amount = 0 } = entry.detail;
      await mail.send(refundedMail(order, { amount, version: step.version }, senderOf(order.shop, mailFrom)));
    },
    'order-returned-mail': async (step) => {
      const { order, life, from } = await after(step);
      const { refunded = 0 } = (await entryOf(step)).entry.detail;
      await mail.send(
        returnedMail(order, { life, pieces: await movedBy(step), version: step.version, refunded }, from),
      );
    },
    'order-cancelled-mail': async (step) => {
      const { order, life, from } = await after(step);
      const { amount: refunded = 0 } = (await entryOf(step)).entry.detail;
      await mail.send(
        cancelledMail(order, { life, pieces: await movedBy(step), version: step.version, refunded }, from),
      );
    },
  };
}
