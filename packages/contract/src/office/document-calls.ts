import { refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import {
  DeliveryNoteToIssue,
  InvoicePartToIssue,
  InvoiceToCorrect,
  InvoiceToIssue,
  OfficeDocument,
  OfficeDocuments,
  OfficeFile,
  OneDocument,
  OrderOfDocuments,
  PapersToPrint,
  PrintedPapers,
} from './wire/document.ts';

const noOrder = { 404: refused('order-not-found') };

/** The bodies and answers of the calls about documents. */
export const documentCalls = {
  documents: {
    summary: 'The invoices, corrections and delivery notes of an order.',
    body: OrderOfDocuments,
    answer: OfficeDocuments,
    refusals: noOrder,
  },
  documentFile: {
    summary: 'The file of a document: the PDF that was issued, or its data as XRechnung or ebInterface.',
    body: OneDocument,
    answer: OfficeFile,
    refusals: { 404: refused('document-not-found', 'no-such-form') },
  },
  documentIssue: {
    summary:
      'Issues the invoice of an order, or the final one over what invoices of parts left. If nothing is left to bill, the answer is the last invoice that is not cancelled.',
    body: InvoiceToIssue,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('order-not-found'),
      409: refused('nothing-to-bill', 'seller-incomplete', 'billed-otherwise', 'correct-first'),
    },
  },
  documentIssuePart: {
    summary: 'Issues an invoice over some pieces of an order.',
    body: InvoicePartToIssue,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('order-not-found'),
      409: refused(
        ...(['nothing-to-bill', 'seller-incomplete', 'billed-otherwise', 'correct-first'] as const),
        ...(['more-than-unbilled', 'document-key-used'] as const),
      ),
    },
  },
  documentCorrect: {
    summary: 'Corrects a part of an invoice, or all that is not corrected yet.',
    body: InvoiceToCorrect,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('document-not-found'),
      409: refused('not-an-invoice', 'nothing-to-credit', 'line-not-on-invoice', 'more-than-left', 'document-key-used'),
    },
  },
  deliveryNoteIssue: {
    summary: 'Issues a delivery note for an order or for some of its pieces.',
    body: DeliveryNoteToIssue,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('order-not-found'),
      409: refused('more-than-ordered', 'document-key-used'),
    },
  },
  documentsPrint: {
    summary:
      'One file for the printer from many orders: a pick list, or their delivery notes or invoices. Missing documents are issued.',
    body: PapersToPrint,
    answer: PrintedPapers,
  },
  documentMail: {
    summary: 'Sends a document to its customer by e-mail.',
    body: OneDocument,
    answer: Done,
    refusals: { 404: refused('document-not-found') },
  },
} as const;
