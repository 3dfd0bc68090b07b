import type { DocumentMaker } from '../orders/letter.service.ts';
import { asOrder } from '../orders/orders.service.ts';
import { quoteAddress } from './quote-address.ts';
import type { Quote } from './types.ts';

/** Makes the letter of an offer. That of somebody without an e-mail address has no link. */
export function createQuotePrinter(
  documentMaker: Pick<DocumentMaker, 'make'>,
  publicUrl: string,
): (quote: Quote) => Promise<Uint8Array> {
  return ({ id, number, version, validUntil, content }) => {
    const order = asOrder(content.order, number);
    const link = order.email === '' ? null : quoteAddress(publicUrl, id);
    return documentMaker.make({ kind: 'quote', quote: { order, version, validUntil, note: content.note, link } });
  };
}
