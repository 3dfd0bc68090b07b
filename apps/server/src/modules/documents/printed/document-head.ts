import { type DocumentHead, placeLines, type ReplacedInvoice } from '@kontor/domain';
import { germanDay, germanEuro } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { mm, subjectTop } from '../../../pdf/measures.ts';
import { writeAddressWindow, writeInformation } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { placeOf } from '../../orders/letter.service.ts';
import { titleOf } from '../texts/documents.de.ts';
import type { DocumentModel } from '../types.ts';
import { printedTexts as texts } from './texts/printed.de.ts';

/** The name of a document, used as its title and at the head of further pages. */
export function subjectOf(document: DocumentModel['document']): string {
  return `${titleOf(document)} ${document.number}`;
}

/** Writes everything above the lines: recipient, references, title and a sentence (LAW N1). */
export function writeHead(letter: Letter, { document, shop }: DocumentModel): void {
  const { seller } = shop;
  const recipient = document.kind === 'delivery-note' ? document.deliveredTo : document.buyer;
  const sender = [seller.companyName, seller.street, placeOf(seller)];
  const addressEnd = writeAddressWindow(letter, sender, linesOf(recipient, seller.country));
  const informationEnd = writeInformation(letter, referencesOf(document, seller.country));
  letter.y = Math.max(subjectTop, addressEnd + mm(6), informationEnd + mm(6));
  letter.write(subjectOf(document), { style: styles.title, role: 'H1' });
  letter.y += mm(1.5);
  letter.write(introductionOf(document));
  const replaced = replacedInvoice(document);
  if (replaced !== undefined)
    letter.write(texts.replaces(replaced.number, germanDay(replaced.issuedOn), replaced.cancelledBy));
  for (const sentence of partInWords(document)) letter.write(sentence);
  if (document.kind !== 'delivery-note' && document.reason !== '') letter.write(texts.reason(document.reason));
  letter.y += mm(3.5);
}

/** The invoice that a document replaces. Undefined: none. */
function replacedInvoice(document: DocumentModel['document']): ReplacedInvoice | undefined {
  return document.kind === 'delivery-note' ? undefined : document.replaces;
}

/** Which part of the order an invoice bills, and the invoices that billed the others. */
function partInWords(document: DocumentModel['document']): string[] {
  if (document.kind === 'delivery-note' || document.part === undefined) return [];
  const { isFinal, earlier } = document.part;
  if (!isFinal) return [texts.parts.partial];
  const named = earlier.map(({ number, issuedOn, gross }) =>
    texts.parts.earlier(number, germanDay(issuedOn), germanEuro(gross)),
  );
  return [texts.parts.final(named.join('; '))];
}

function introductionOf(document: DocumentModel['document']): string {
  const { introductions } = texts;
  if (document.kind === 'delivery-note' || document.kind === 'invoice') return introductions[document.kind];
  const { number = '', issuedOn = '' } = document.corrects ?? {};
  return introductions[document.kind](number, germanDay(issuedOn));
}

/** An address line by line. The country is in capitals, and only there if it differs from the sender's. */
function linesOf(party: DocumentHead['deliveredTo'], senderCountry: string): string[] {
  const { name, person, country, countryName } = party;
  const abroad = country === senderCountry ? '' : countryName.toLocaleUpperCase('de');
  return [name, person, ...placeLines(party), abroad].filter((line) => line !== '');
}

function referencesOf(document: DocumentModel['document'], senderCountry: string): [string, string][] {
  const { labels } = texts;
  const { kind, number, issuedOn, orderNumber, orderedOn, buyersOrderNumber, buyer, deliveredTo } = document;
  const corrected = document.kind === 'delivery-note' ? null : document.corrects;
  const isSame = linesOf(deliveredTo, '').join('\n') === linesOf(buyer, '').join('\n');
  const address = isSame ? labels.toBuyer : linesOf(deliveredTo, senderCountry).join('\n');
  const rows: [string, string][] = [
    [labels.number[kind], number],
    [labels.issuedOn, germanDay(issuedOn)],
    [labels.corrects, corrected?.number ?? ''],
    [labels.replaces, replacedInvoice(document)?.number ?? ''],
    [labels.orderNumber, orderNumber],
    [labels.orderedOn, germanDay(orderedOn)],
    [labels.customerReference, buyersOrderNumber],
    [labels.buyerVatId(senderCountry), buyer.vatId],
    deliveryOf(document),
    [labels.deliveredTo, kind === 'delivery-note' ? '' : address],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The delivery date. LAW N1 requires it even if it is the date of the invoice. */
function deliveryOf({ delivery }: DocumentHead): [string, string] {
  const [from, to] = [germanDay(delivery.from), germanDay(delivery.to)];
  if (from === to) return [texts.labels.delivered, to];
  return [texts.labels.deliveredBetween, texts.between(from, to)];
}
