import { germanDate } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { mm, subjectTop } from '../../../pdf/measures.ts';
import { writeAddressWindow, writeInformation } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { addressLines } from '../wording/address-lines.ts';
import { placeOf } from './letter-frame.ts';
import { confirmationTexts as texts } from './texts/confirmation.de.ts';

/** Writes everything above the lines: recipient, references, title and thanks. */
export function writeHead(letter: Letter, order: OrderSnapshot): void {
  const addressEnd = writeAddress(letter, order);
  const informationEnd = writeInformation(letter, informationOf(order));
  letter.y = Math.max(subjectTop, addressEnd + mm(6), informationEnd + mm(6));
  const isAmended = order.amendedAt !== undefined;
  letter.write(texts.titleOf(order.orderNumber, isAmended), { style: styles.title, role: 'H1' });
  letter.y += mm(1.5);
  letter.write(isAmended ? texts.amended : texts.thanks);
  letter.y += mm(3.5);
}

/** The sender's line and the billing address, in the window of the envelope (DIN 5008). */
export function writeAddress(letter: Letter, { shop, address }: OrderSnapshot): number {
  const { seller } = shop;
  const sender = [seller.companyName, seller.street, placeOf(seller)];
  return writeAddressWindow(letter, sender, addressLines(address, seller.country));
}

/** The order's references, and the delivery address if it differs. */
function informationOf(order: OrderSnapshot): [string, string][] {
  const { labels } = wordingTexts;
  const shippingAddress = order.shippingAddress && addressLines(order.shippingAddress, order.shop.seller.country);
  const rows: [string, string | null][] = [
    [labels.orderNumber, order.orderNumber],
    [labels.date, germanDate(order.createdAt)],
    [texts.amendedAt, order.amendedAt === undefined ? null : germanDate(order.amendedAt)],
    [labels.externalNumber, order.externalNumber],
    [labels.email, order.email],
    [labels.payment, order.paymentCondition.title],
    [labels.carrier, order.carrier],
    [labels.shippingAddress, shippingAddress?.join('\n') ?? wordingTexts.shippedToBilling],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
