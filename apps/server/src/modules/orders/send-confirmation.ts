import { guaranteeNotice, withdrawalAddressOf } from '@kontor/contract';
import type { Database } from '../../database/database.ts';
import type { Attachment, MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import { qrPicture } from '../../pdf/qr-code.ts';
import { agreedContent } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { type AmendmentToTell, amendedPayment } from './confirmation-mail/amended-payment.ts';
import { type MailedHtml, mailedHtml } from './confirmation-mail/mailed-html.ts';
import { orderMail } from './confirmation-mail/order-mail.ts';
import { transferCodeId } from './confirmation-mail/order-mail-html.ts';
import { createTextAttachments } from './order-attachments.ts';
import type { OrderSnapshot } from './types.ts';
import { transferCode } from './wording/order-wording.ts';

/** What sending confirmations needs of the rest of the shop. */
export interface ConfirmationSources {
  readonly database: Database;
  readonly documentMaker: DocumentMaker;
  readonly mail: MailTransport;
  /** MAIL_FROM; undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  /** The address for paying an order later. Null if no payment provider takes part. */
  readonly addressToPay: (order: OrderSnapshot) => string | null;
  /** Scheme and host that visitors see. */
  readonly publicUrl: string;
}

/** Sends the confirmation of an order. `pdf`: the same as a letter. `amended`: set for the one of an amendment. */
export type SendConfirmation = (
  order: OrderSnapshot,
  pdf: { readonly filename: string; readonly bytes: Uint8Array },
  amended?: AmendmentToTell,
) => Promise<void>;

/** Makes the sender. The texts of the contract are attached to each confirmation (LAW O2). */
export function createConfirmationSender(sources: ConfirmationSources): SendConfirmation {
  const { database, documentMaker, mail, mailFrom, addressToPay, publicUrl } = sources;
  const textAttachments = createTextAttachments(database, documentMaker);
  return async (order, { filename, bytes: content }, amended) => {
    const owed = amended === undefined ? order : amendedPayment(order, amended).owed;
    const attachments = [
      { filename, contentType: 'application/pdf', content },
      ...(await textAttachments(order)),
      ...(await transferPicture(owed)),
    ];
    await mail.send(
      orderMail(order, {
        ...{ from: senderOf(order.shop, mailFrom), addressToPay: addressToPay(order), attachments },
        guarantee: await guaranteeOf(order, sources),
        withdrawal:
          order.soldTo === 'businesses' ? null : publicUrl + withdrawalAddressOf('orderNumber', order.orderNumber),
        ...(amended && { amended }),
      }),
    );
  };
}

/** Sends the new confirmation of an amended order, with its letter. */
export function createAmendmentSender(
  sources: ConfirmationSources,
): (order: OrderSnapshot, amended: AmendmentToTell) => Promise<void> {
  const send = createConfirmationSender(sources);
  return async (order, amended) => {
    const bytes = await sources.documentMaker.make({ kind: 'confirmation', order });
    await send(order, { filename: amendedFilename(order, amended), bytes }, amended);
  };
}

/** Each confirmation of an order has a name of its own, so that none replaces another where they are kept. */
function amendedFilename({ confirmationDoc }: OrderSnapshot, { version }: AmendmentToTell): string {
  return confirmationDoc.filename.replace(/\.pdf$/, `-Aenderung-${version}.pdf`);
}

/** The notice on the legal guarantee that the customer saw before the order (LAW W5). Null if the shop had none. */
async function guaranteeOf(
  { texts }: OrderSnapshot,
  { database, publicUrl }: Pick<ConfirmationSources, 'database' | 'publicUrl'>,
): Promise<MailedHtml | null> {
  const shown = texts.find(({ name }) => name === guaranteeNotice);
  return shown === undefined
    ? null
    : mailedHtml(await agreedContent(database.read, shown), { name: 'gewaehrleistung', publicUrl });
}

/** The QR code for banking apps as a picture in the mail, if the customer pays by transfer. */
async function transferPicture(order: OrderSnapshot): Promise<Attachment[]> {
  const code = transferCode(order);
  if (code === null) return [];
  const content = await qrPicture(code, 4);
  return [{ filename: 'ueberweisung.png', contentType: 'image/png', content, contentId: transferCodeId }];
}
