import type { Database } from '../../database/database.ts';
import type { Attachment } from '../../mail/mail.ts';
import { agreedContent } from './agreed-texts.ts';
import type { DocumentMaker } from './confirmation/document-maker.ts';
import { textDocuments } from './confirmation-mail/texts/confirmation-mail.de.ts';
import type { AgreedText, OrderSnapshot } from './types.ts';

/** The number of printed texts in memory. Orders use few versions at a time. */
const textsKept = 8;

/** Makes the attachments of an order's mail besides the confirmation: the agreed texts as documents (LAW O2). */
export function createTextAttachments(
  database: Database,
  documentMaker: DocumentMaker,
): (order: OrderSnapshot) => Promise<Attachment[]> {
  const printed = new Map<string, Promise<Uint8Array>>();

  /** The document is the same for all orders with this text and seller, so it is made once. */
  function print(text: AgreedText, title: string, order: OrderSnapshot): Promise<Uint8Array> {
    const { title: shop, seller } = order.shop;
    const key = JSON.stringify([text, shop, seller]);
    const kept = printed.get(key);
    if (kept !== undefined) return kept;
    const made = agreedContent(database.read, text).then((html) =>
      documentMaker.make({ kind: 'agreed-text', text: { title, html, shop, seller, createdAt: order.createdAt } }),
    );
    printed.set(key, made);
    made.catch(() => printed.delete(key));
    const [oldest] = printed.keys();
    if (printed.size > textsKept && oldest !== undefined) printed.delete(oldest);
    return made;
  }

  return async (order) => {
    const attachments: Attachment[] = [];
    for (const text of order.texts) {
      const document = textDocuments[text.name];
      if (document === undefined) continue;
      const content = await print(text, document.title, order);
      attachments.push({ filename: document.filename, contentType: 'application/pdf', content });
    }
    return attachments;
  };
}
