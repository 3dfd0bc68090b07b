import type {
  DeliveryNoteToIssue,
  InvoicePartToIssue,
  InvoiceToCorrect,
  InvoiceToIssue,
  OfficeDocument,
  OfficeDocuments,
  PapersToPrint,
  PrintedPapers,
} from '@kontor/contract/office';
import { overbilledInvoice } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import type { Changer } from '../office-log/types.ts';
import type { InvoiceToReplace, NoteToWithdraw, ReplacedNumbers } from '../order-life/types.ts';
import { lifeToBill, unbilledOf } from './bill-order.ts';
import { correctInvoice } from './correct-invoice.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentBy, documentsOfOrder, latestDocuments } from './documents.repository.ts';
import { ciiInvoice } from './e-invoice/cii.ts';
import { ebInterfaceInvoice } from './e-invoice/ebinterface.ts';
import { invoicesAmong } from './invoice-rest.ts';
import { issueDeliveryNote } from './issue-delivery-note.ts';
import { issueInvoice, issuePart } from './issue-invoice.ts';
import { printPapers } from './print-papers.ts';
import { renderedDocument } from './render-document.ts';
import { replaceInvoice } from './replace-invoice.ts';
import type { DocumentFile, DocumentForm, IssuedDocument } from './types.ts';
import { type VerifiedDocuments, verifyDocuments } from './verify-documents.ts';
import { filenameOf, wireDocument, wireUnbilled } from './wire-document.ts';
import { withdrawNote } from './withdraw-note.ts';

export { type BilledOrder, type BilledPart, billedOrders, invoiceOfOrder, unpaidPart } from './billed-orders.ts';
export { documentsByIds, documentsNumbered, documentsOfOrders } from './documents.repository.ts';
export { eraseDocuments } from './erase-documents.ts';
export { billedOf, billingOf, hasPiecesToBill, openInvoiceOf } from './invoice-rest.ts';
export { openOrdersOfParts } from './orders-in-parts.ts';
export { createDocumentPrinter, type DocumentPrinter } from './printed/document-printer.ts';
export type { DocumentFault } from './verify-documents.ts';

/** Invoices, corrections and delivery notes of orders (docs/invoices.md, docs/decisions/053). */
export interface DocumentsService {
  /** The documents of the order with a number, the first issued first. */
  ofOrder(orderNumber: string): Promise<OfficeDocument[] | Refused>;
  /** A page of all documents, the last issued first. */
  page(part: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly documents: OfficeDocument[]; readonly count: number }>;
  /** What no invoice of an order bills yet, and the invoice that bills too much. */
  billing(orderNumber: string): Promise<Pick<OfficeDocuments, 'toBill' | 'overbilled'>>;
  /** Issues the invoice of an order, or the final one over what is left, or returns the one it has. */
  issueInvoice(wish: InvoiceToIssue, by: Changer): Promise<OfficeDocument | Refused>;
  /** Issues an invoice over some pieces of an order. */
  issuePart(wish: InvoicePartToIssue, by: Changer): Promise<OfficeDocument | Refused>;
  correct(wish: InvoiceToCorrect, by: Changer): Promise<OfficeDocument | Refused>;
  /** Cancels the open invoice of a locked order and issues a new one, in the transaction that changes the order. */
  replaceInvoice(transaction: Transaction<Schema>, asked: InvoiceToReplace): Promise<ReplacedNumbers | Refused | null>;
  issueDeliveryNote(wish: DeliveryNoteToIssue, by: Changer): Promise<OfficeDocument | Refused>;
  /** Withdraws the delivery note of a parcel, in the transaction that undoes its shipment; its number or null. */
  withdrawNote(transaction: Transaction<Schema>, asked: NoteToWithdraw): Promise<string | null>;
  /**
   * The file of a document by its number. A PDF that does not exist yet is made now. A delivery note exists only as a
   * PDF, and a correction not as ebInterface.
   */
  file(number: string, form: DocumentForm): Promise<DocumentFile | Refused>;
  /** One file for the printer from many orders, and the orders that have no such paper. */
  print(wish: PapersToPrint, by: Changer): Promise<PrintedPapers>;
  /** Queues a mail with a document to its customer. */
  mail(number: string, by: Changer): Promise<{ ok: true } | Refused>;
  /** Checks numbers, files and the chain of hashes. */
  verify(): Promise<VerifiedDocuments>;
}

/** Creates the service. */
export function createDocumentsService(sources: DocumentSources): DocumentsService {
  const { database, orders, log, clock } = sources;

  async function onWire(issued: IssuedDocument | Refused): Promise<OfficeDocument | Refused> {
    if (isRefused(issued)) return issued;
    return wireDocument(issued, await documentsOfOrder(database.read, issued.orderId));
  }

  return {
    async ofOrder(orderNumber) {
      const id = await orders.idOfNumber(database.read, orderNumber);
      if (id === null) return refused(404, 'order-not-found');
      const all = await documentsOfOrder(database.read, id);
      return all.map((document) => wireDocument(document, all));
    },
    async billing(orderNumber) {
      const id = await orders.idOfNumber(database.read, orderNumber);
      const placed = id === null ? null : await orders.placed(database.read, id);
      if (id === null || placed === null) return { toBill: null, overbilled: null };
      const { seller } = await sources.configuration.current();
      const stored = await lifeToBill(database.read, placed);
      const invoices = invoicesAmong(await documentsOfOrder(database.read, id));
      const isCancelled = placed.state === 'cancelled';
      const toBill = isCancelled ? null : unbilledOf({ order: placed.order, seller, stored, invoices });
      return { toBill: wireUnbilled(toBill), overbilled: overbilledInvoice(stored.pieces, invoices) };
    },
    async page(part) {
      const { documents, count } = await latestDocuments(database.read, part);
      const wired = documents.map(async (document) =>
        wireDocument(document, await documentsOfOrder(database.read, document.orderId)),
      );
      return { documents: await Promise.all(wired), count };
    },
    issueInvoice: async (wish, by) => onWire(await issueInvoice(sources, wish, by)),
    issuePart: async (wish, by) => onWire(await issuePart(sources, wish, by)),
    correct: async (wish, by) => onWire(await correctInvoice(sources, wish, by)),
    replaceInvoice: (transaction, asked) => replaceInvoice(transaction, sources, asked),
    withdrawNote: (transaction, asked) => withdrawNote(transaction, sources, asked),
    issueDeliveryNote: async (wish, by) => onWire(await issueDeliveryNote(sources, wish, by)),
    async file(number, form) {
      const issued = await documentBy(database.read, 'number', number);
      if (issued === null) return refused(404, 'document-not-found');
      const { document } = issued.model;
      if (form === 'pdf') {
        const bytes = await renderedDocument(sources, issued);
        // Its people and its file were erased when their time had come.
        if (bytes.length === 0) return refused(404, 'document-not-found');
        return { filename: filenameOf(issued), mimeType: 'application/pdf', bytes };
      }
      if (document.kind === 'delivery-note' || (form === 'ebinterface' && document.kind !== 'invoice'))
        return refused(404, 'no-such-form');
      const bytes = form === 'xrechnung' ? ciiInvoice(document, 'xrechnung') : ebInterfaceInvoice(document);
      return { filename: filenameOf(issued, 'xml'), mimeType: 'application/xml', bytes };
    },
    print: (wish, by) => printPapers(sources, wish, by),
    async mail(number, by) {
      const issued = await documentBy(database.read, 'number', number);
      if (issued === null) return refused(404, 'document-not-found');
      const now = clock();
      await database.transaction(async (transaction) => {
        const uniqueKey = `document-mail:${issued.id}:${privateId()}`;
        const payload = { documentId: issued.id };
        await enqueue(transaction, { kind: 'document-mail', uniqueKey, payload, runAt: now }, now);
        await log.write(transaction, { by, subject: 'document', subjectId: number, action: 'document.mailed' });
      });
      sources.wakeJobs();
      return { ok: true };
    },
    verify: () => verifyDocuments(database.read),
  };
}
