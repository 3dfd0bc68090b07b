import { germanDay, germanEuro, germanPercent } from '../../german-format.ts';
import { mailFromShop } from '../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { letter } from '../../mail/mail-content.ts';
import { documentMailTexts as texts } from './texts/document-mail.de.ts';
import { titleOf } from './texts/documents.de.ts';
import type { IssuedDocument } from './types.ts';
import { filenameOf } from './wire-document.ts';

/** An issued document with its file. */
export interface MailedFile {
  readonly document: IssuedDocument;
  readonly bytes: Uint8Array;
}

/**
 * The mail that sends a document to its customer, with exactly the issued file.
 * @param beside documents that belong to it
 * @param about identical in every attempt to send one mail, so that the Message-ID stays the same.
 */
export function documentMail(
  issued: IssuedDocument,
  {
    bytes,
    beside = [],
    from,
    about,
  }: {
    readonly bytes: Uint8Array;
    readonly beside?: readonly MailedFile[];
    readonly from: MailAddress;
    readonly about: string;
  },
): Mail {
  const { document, shop } = issued.model;
  const { kind, number, orderNumber, buyer } = document;
  const { subject, sentence } = texts[kind];
  const title = titleOf(document);
  const gross = document.kind === 'delivery-note' ? '' : germanEuro(Math.abs(document.amounts.totals.gross));
  const corrected = document.kind === 'delivery-note' ? '' : (document.corrects?.number ?? '');
  return mailFromShop({
    ...{ kind: 'document', about, from, shop },
    to: { name: buyer.person || buyer.name, address: buyer.email },
    subject: subject(number, shop.title, title),
    preview: texts.preview(orderNumber),
    content: letter(shop.title, [
      sentence({ title, number, orderNumber, gross, corrected }),
      ...replacedWords(document),
      ...discountOf(document),
    ]),
    attachments: [{ document: issued, bytes }, ...beside].map((file) => ({
      ...{ filename: filenameOf(file.document), contentType: 'application/pdf', content: file.bytes },
    })),
  });
}

/** That the document replaces another one. */
function replacedWords(document: IssuedDocument['model']['document']): string[] {
  if (document.kind === 'delivery-note' || document.replaces === undefined) return [];
  const { number, cancelledBy } = document.replaces;
  return [texts.replaces(number, cancelledBy)];
}

/** What a customer saves who pays the invoice early. */
function discountOf(document: IssuedDocument['model']['document']): string[] {
  if (document.kind !== 'invoice' || document.payment.discount === undefined) return [];
  const { until, basisPoints, amount } = document.payment.discount;
  const rest = germanEuro(document.amounts.totals.due - amount);
  return [texts.discount(germanPercent(basisPoints), germanDay(until), rest)];
}
