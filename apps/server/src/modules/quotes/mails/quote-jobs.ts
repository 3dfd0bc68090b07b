import type { Database } from '../../../database/database.ts';
import type { JobHandlersOf } from '../../../jobs/job-handler.ts';
import type { MailTransport } from '../../../mail/mail.ts';
import { senderOf } from '../../../mail/mail-sender.ts';
import type { DocumentMaker } from '../../orders/letter.service.ts';
import { asOrder } from '../../orders/orders.service.ts';
import { createTextAttachments } from '../../orders/wording.service.ts';
import { createQuotePrinter } from '../print-quote.ts';
import { quoteAddress } from '../quote-address.ts';
import { findQuote, numbersOfOrders, timelineOf } from '../quotes.repository.ts';
import { filenameOf } from '../quotes.service.ts';
import type { Quote } from '../types.ts';
import { quoteMail, withdrawnMail } from './quote-mail.ts';
import { quoteNotice } from './quote-notice.ts';

/** The sources of these jobs. */
export interface QuoteJobSources {
  readonly database: Database;
  readonly documentMaker: DocumentMaker;
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
  readonly publicUrl: string;
}

/**
 * The handlers of these jobs. A repeated mail has the same Message-ID. An offer that was erased is not told any more.
 */
export function quoteJobs(sources: QuoteJobSources): JobHandlersOf<'quote-mail' | 'quote-notice'> {
  const { database, documentMaker, mail, mailFrom, publicUrl } = sources;
  const printed = createQuotePrinter(documentMaker, publicUrl);
  const textAttachments = createTextAttachments(database, documentMaker);
  async function attachmentsOf(quote: Quote) {
    const content = await printed(quote);
    const own = { filename: filenameOf(quote), contentType: 'application/pdf', content };
    return [own, ...(await textAttachments(asOrder(quote.content.order, quote.number)))];
  }
  async function told(id: string, revision: number) {
    const quote = await findQuote(database.read, 'id', id);
    const entry = quote && (await timelineOf(database.read, id)).find((one) => one.revision === revision);
    return quote && entry ? { quote, entry, from: senderOf(quote.content.order.shop, mailFrom) } : null;
  }
  return {
    'quote-mail': async ({ quoteId, revision }) => {
      const found = await told(quoteId, revision);
      if (found === null || found.quote.content.order.email === '') return;
      const { quote, entry, from } = found;
      if (entry.kind === 'withdraw') return mail.send(withdrawnMail(quote, { from, revision }));
      // Meanwhile it was withdrawn or accepted: its link would say something else.
      if (quote.state !== 'open') return;
      const attachments = await attachmentsOf(quote);
      const link = quoteAddress(publicUrl, quote.id);
      await mail.send(quoteMail(quote, { from, kind: entry.kind, revision, link, attachments }));
    },
    'quote-notice': async ({ quoteId, revision, to }) => {
      const found = await told(quoteId, revision);
      if (found === null) return;
      const { quote, entry, from } = found;
      const numbers = await numbersOfOrders(database.read, quote.orderId === null ? [] : [quote.orderId]);
      const orderNumber = (quote.orderId && numbers.get(quote.orderId)) ?? null;
      await mail.send(quoteNotice(quote, { from, to, entry, orderNumber }));
    },
  };
}
