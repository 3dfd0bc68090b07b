import { vatIdName } from '@kontor/contract/vat-id-text';
import { germanDate, germanDay } from '../../../german-format.ts';
import type { LetterFonts } from '../../../pdf/fonts.ts';
import { Letter } from '../../../pdf/letter.ts';
import { mm, subjectTop } from '../../../pdf/measures.ts';
import { missingCharacter } from '../../../pdf/printable.ts';
import { writeHeading, writeInformation, writeParagraph } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { letterTexts } from '../texts/letter.de.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { addressLines } from '../wording/address-lines.ts';
import { agreedNames } from '../wording/order-wording.ts';
import { writeMakersGuarantees } from './closing.ts';
import { writeAddress } from './confirmation-head.ts';
import { writeFrame } from './letter-frame.ts';
import { writeLines } from './line-table.ts';
import { writeSums } from './order-confirmation-pdf.ts';
import { quoteLetterTexts as texts } from './texts/quote-letter.de.ts';

/** An offer to print. */
export interface QuoteToPrint {
  /** What is offered, in the shape of an order under the number of the offer. */
  readonly order: OrderSnapshot;
  readonly version: number;
  /** The last day, `2026-12-12`. */
  readonly validUntil: string;
  /** What the shop writes; empty: nothing. */
  readonly note: string;
  /** The customer's link; null: it goes by post, and is accepted on the telephone. */
  readonly link: string | null;
}

/** An offer as a letter in PDF. It is made from its content alone, so that the same offer gives the same bytes. */
export async function quoteLetter(quote: QuoteToPrint, fonts: LetterFonts): Promise<Uint8Array> {
  const { order, version } = quote;
  const { title: shop, seller } = order.shop;
  const subject = texts.title(order.orderNumber, version);
  const author = seller.companyName || shop;
  const letter = new Letter(fonts, { title: subject, author, createdAt: order.createdAt });
  writeHead(letter, quote, subject);
  writeLines(letter, order);
  writeSums(letter, order);
  writeMakersGuarantees(letter, order);
  writeTerms(letter, quote);
  return letter.finish((pageNumber, pages) => writeFrame(letter, { shop, seller, subject }, pageNumber, pages));
}

function writeHead(letter: Letter, { order, note, validUntil }: QuoteToPrint, subject: string): void {
  const addressEnd = writeAddress(letter, order);
  const informationEnd = writeInformation(letter, informationOf(order, validUntil));
  letter.y = Math.max(subjectTop, addressEnd + mm(6), informationEnd + mm(6));
  letter.write(subject, { style: styles.title, role: 'H1' });
  letter.y += mm(1.5);
  for (const paragraph of note === '' ? [texts.intro] : note.split('\n')) {
    if (paragraph === '') letter.y += mm(2);
    else writeParagraph(letter, paragraph);
  }
  letter.y += mm(3.5);
}

function informationOf(order: OrderSnapshot, validUntil: string): [string, string][] {
  const { labels } = wordingTexts;
  const shippingAddress = order.shippingAddress && addressLines(order.shippingAddress, order.shop.seller.country);
  const rows: [string, string | null][] = [
    [texts.number, order.orderNumber],
    [texts.date, germanDate(order.createdAt)],
    [texts.validUntil, germanDay(validUntil)],
    [vatIdName(order.shop.seller.country), order.business?.vatId ?? null],
    [labels.externalNumber, order.externalNumber],
    [labels.payment, order.paymentCondition.title],
    [labels.carrier, order.carrier],
    [labels.shippingAddress, shippingAddress?.join('\n') ?? wordingTexts.shippedToBilling],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** Until when it can be accepted and how, and what the order would be agreed on. */
function writeTerms(letter: Letter, { order, validUntil, link }: QuoteToPrint): void {
  const { email, phone } = order.shop.seller;
  writeHeading(letter, texts.heading, mm(20));
  writeParagraph(letter, texts.valid(germanDay(validUntil)));
  if (link !== null) writeParagraph(letter, texts.byLink(link));
  writeParagraph(letter, texts.otherwise([phone, email].filter(Boolean)));
  const names = agreedNames(order);
  if (names.length > 0) writeParagraph(letter, texts.agreed(names), styles.small);
  if (letter.replaced) writeParagraph(letter, letterTexts.replaced(missingCharacter), styles.label);
}
