import type { LetterFonts } from '../../../pdf/fonts.ts';
import type { OrderSnapshot } from '../types.ts';
import { agreedTextPdf, type TextToPrint } from './agreed-text-pdf.ts';
import { orderConfirmationPdf } from './order-confirmation-pdf.ts';
import { type QuoteToPrint, quoteLetter } from './quote-letter.ts';

/** A document to make, with its whole content. */
export type DocumentOrder =
  | { readonly kind: 'confirmation'; readonly order: OrderSnapshot }
  | { readonly kind: 'agreed-text'; readonly text: TextToPrint }
  | { readonly kind: 'quote'; readonly quote: QuoteToPrint };

/**
 * Makes a document as PDF. Takes 20 to 300 ms of processor time, so it runs in a thread of its own (document-maker.ts).
 */
export function makeDocument(wanted: DocumentOrder, fonts: LetterFonts): Promise<Uint8Array> {
  if (wanted.kind === 'confirmation') return orderConfirmationPdf(wanted.order, fonts);
  return wanted.kind === 'quote' ? quoteLetter(wanted.quote, fonts) : agreedTextPdf(wanted.text, fonts);
}
