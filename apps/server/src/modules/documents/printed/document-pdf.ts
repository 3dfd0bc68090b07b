import type { LetterFonts } from '../../../pdf/fonts.ts';
import { type Archive, Letter } from '../../../pdf/letter.ts';
import { missingCharacter } from '../../../pdf/printable.ts';
import { writeParagraph } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { letterTexts, writeFrame } from '../../orders/letter.service.ts';
import { ciiInvoice } from '../e-invoice/cii.ts';
import { facturXMetadata, facturXName } from '../e-invoice/factur-x-metadata.ts';
import type { DocumentModel } from '../types.ts';
import { writeDeliveryNoteBody } from './delivery-note-body.ts';
import { subjectOf, writeHead } from './document-head.ts';
import { writeInvoiceBody } from './invoice-body.ts';

/**
 * A document of an order as PDF/A-3b. An invoice or correction contains itself as an e-invoice. It is made only from
 * the model, so one model gives the same bytes with the same version of the shop.
 *
 * @param issuedAt epoch ms
 */
export function documentPdf(
  model: DocumentModel,
  issuedAt: number,
  fonts: LetterFonts,
  { compress = true }: { compress?: boolean } = {},
): Promise<Uint8Array> {
  const { document, shop } = model;
  const subject = subjectOf(document);
  const author = shop.seller.companyName || shop.title;
  const archive = { file: eInvoiceOf(document) };
  const letter = new Letter(fonts, { title: subject, author, createdAt: issuedAt, compress, archive });
  writePages(letter, model);
  const frame = { shop: shop.title, seller: shop.seller, subject };
  return letter.finish((pageNumber, pages) => writeFrame(letter, frame, pageNumber, pages));
}

/**
 * Copies of documents one after the other in one file, for the printer. Each has its own page numbers. The files that
 * are kept and sent are those of documentPdf.
 *
 * @param printedAt epoch ms
 */
export function copiesPdf(
  models: readonly DocumentModel[],
  { title, printedAt }: { readonly title: string; readonly printedAt: number },
  fonts: LetterFonts,
): Promise<Uint8Array> {
  const letter = new Letter(fonts, { title, author: models[0]?.shop.title ?? title, createdAt: printedAt });
  const ends = models.map((model, at) => {
    if (at > 0) letter.firstPage();
    writePages(letter, model);
    return letter.pages;
  });
  return letter.finish((pageNumber) => {
    const at = ends.findIndex((end) => pageNumber <= end);
    const [model, before = 0, end = 0] = [models[at], ends[at - 1], ends[at]];
    if (model === undefined) return;
    const { shop, document } = model;
    const frame = { shop: shop.title, seller: shop.seller, subject: subjectOf(document) };
    writeFrame(letter, frame, pageNumber - before, end - before);
  });
}

function writePages(letter: Letter, model: DocumentModel): void {
  const { document } = model;
  writeHead(letter, model);
  if (document.kind === 'delivery-note') writeDeliveryNoteBody(letter, document);
  else writeInvoiceBody(letter, document);
  if (letter.replaced) writeParagraph(letter, letterTexts.replaced(missingCharacter), styles.label);
}

function eInvoiceOf(document: DocumentModel['document']): Archive['file'] {
  if (document.kind === 'delivery-note') return null;
  const content = ciiInvoice(document, 'en16931');
  const described = { description: 'EN 16931 (CII)', metadata: facturXMetadata };
  return { name: facturXName, mimeType: 'text/xml', content, ...described };
}
