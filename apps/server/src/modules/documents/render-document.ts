import type { DocumentSources } from './document-sources.ts';
import { contentOf, keepContent } from './documents.repository.ts';
import type { IssuedDocument } from './types.ts';

/**
 * The PDF of a document. It is made once. If two processes make it at the same time, the first one stored is used. So a
 * process may die at any moment and another one finishes.
 */
export async function renderedDocument(
  { database, printer, clock }: Pick<DocumentSources, 'database' | 'printer' | 'clock'>,
  { id, model, issuedAt }: IssuedDocument,
): Promise<Uint8Array> {
  const kept = await contentOf(database.read, id);
  if (kept !== null) return kept;
  const content = await printer.print({ model, issuedAt });
  await database.transaction((transaction) => keepContent(transaction, { id, content, now: clock() }));
  return (await contentOf(database.read, id)) ?? content;
}
