import { type DocumentKind, formatOrderNumber, orderNumberSeries } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../../database/number-sequences.ts';
import type { Schema } from '../../database/schema.ts';
import { viennaYear } from '../../german-format.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import type { DocumentSettings } from '../configuration/types.ts';
import type { Changer } from '../office-log/types.ts';
import type { Unnumbered } from './compose-document.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentBy, storeDocument } from './documents.repository.ts';
import type { DocumentModel, IssuedDocument } from './types.ts';

/** A document without its number, and the data stored with it. */
export interface DocumentToNumber {
  readonly orderId: string;
  readonly shop: DocumentModel['shop'];
  readonly document: Unnumbered<DocumentModel['document']>;
  readonly corrects: string | null;
  readonly requestKey: string | null;
  readonly isMailed: boolean;
  readonly by: Changer;
  /** Epoch ms. */
  readonly issuedAt: number;
}

/** The number pattern of each kind. Partial and full corrections share one series. */
const patterns: Readonly<Record<DocumentKind, (settings: DocumentSettings) => string>> = {
  invoice: ({ invoiceNumbers }) => invoiceNumbers,
  correction: ({ correctionNumbers }) => correctionNumbers,
  cancellation: ({ correctionNumbers }) => correctionNumbers,
  'delivery-note': ({ deliveryNoteNumbers }) => deliveryNoteNumbers,
};

/**
 * Gives a document the next number of its series and stores it, in one transaction with the job that makes its file
 * (LAW N1). The counter is locked until the commit, so numbers have no gaps and a failed attempt uses none.
 */
export async function numberDocument(
  transaction: Transaction<Schema>,
  { log }: Pick<DocumentSources, 'log'>,
  settings: DocumentSettings,
  { document: unnumbered, orderId, shop, corrects, requestKey, isMailed, by, issuedAt }: DocumentToNumber,
): Promise<IssuedDocument> {
  const { kind } = unnumbered;
  const [pattern, year] = [patterns[kind](settings), viennaYear(issuedAt)];
  const series = `document-${orderNumberSeries(pattern, year)}`;
  const position = await nextNumber(transaction, series);
  const document = { ...unnumbered, number: formatOrderNumber(pattern, position, year) } as DocumentModel['document'];
  const id = privateId();
  const model: DocumentModel = { format: 1, shop, document };
  const place = { id, orderId, kind, series, position };
  await storeDocument(transaction, { ...place, corrects, requestKey, model, issuedAt, issuedBy: by?.name ?? null });
  const payload = { documentId: id, isMailed };
  await enqueue(
    transaction,
    { kind: 'document-render', uniqueKey: `document-render:${id}`, payload, runAt: issuedAt },
    issuedAt,
  );
  const { number, orderNumber } = document;
  const gross = document.kind === 'delivery-note' ? undefined : document.amounts.totals.gross;
  const after = { kind, order: orderNumber, ...(gross !== undefined && { gross }) };
  await log.write(transaction, { by, subject: 'document', subjectId: number, action: 'document.issued', after });
  const stored = await documentBy(transaction, 'id', id);
  if (stored === null) throw new Error('A document was not stored');
  return stored;
}
