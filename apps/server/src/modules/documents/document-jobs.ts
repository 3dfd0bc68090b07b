import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandlersOf } from '../../jobs/job-handler.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import { documentMail, type MailedFile } from './document-mail.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentBy } from './documents.repository.ts';
import { renderedDocument } from './render-document.ts';
import type { IssuedDocument } from './types.ts';

/** The sources of the document jobs. */
export interface DocumentJobSources extends Pick<DocumentSources, 'database' | 'printer' | 'clock'> {
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}

/**
 * The handlers of these jobs. Each one can be repeated: an existing file is kept, and a mail has the same Message-ID.
 */
export function documentJobs(sources: DocumentJobSources): JobHandlersOf<'document-render' | 'document-mail'> {
  const { clock, mail, mailFrom } = sources;
  return {
    'document-render': async ({ documentId, isMailed }, { alongside }) => {
      await renderedDocument(sources, await documentOf(sources, documentId));
      if (!isMailed) return;
      const [uniqueKey, now] = [`document-mail:${documentId}`, clock()];
      const job = { kind: 'document-mail', uniqueKey, payload: { documentId }, runAt: now } as const;
      alongside((transaction) => enqueue(transaction, job, now));
    },
    'document-mail': async ({ documentId }, { uniqueKey }) => {
      const document = await documentOf(sources, documentId);
      const bytes = await renderedDocument(sources, document);
      const from = senderOf(document.model.shop, mailFrom);
      const beside = await cancellationBeside(sources, document);
      await mail.send(documentMail(document, { bytes, beside, from, about: uniqueKey }));
    },
  };
}

/** The cancellation of the invoice that a document replaces, so that one mail brings both. */
async function cancellationBeside(
  sources: DocumentJobSources,
  { model: { document } }: IssuedDocument,
): Promise<MailedFile[]> {
  if (document.kind === 'delivery-note' || document.replaces === undefined) return [];
  const cancellation = await documentBy(sources.database.read, 'number', document.replaces.cancelledBy);
  if (cancellation === null) throw new Error('A cancellation is not there');
  return [{ document: cancellation, bytes: await renderedDocument(sources, cancellation) }];
}

async function documentOf(
  { database: { read } }: Pick<DocumentSources, 'database'>,
  id: string,
): Promise<IssuedDocument> {
  const document = await documentBy(read, 'id', id);
  if (document === null) throw new Error('A job belongs to a document that is not there');
  return document;
}
