import { refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import {
  DeliveryNoteToIssue,
  InvoiceToCorrect,
  InvoiceToIssue,
  OfficeDocument,
  OfficeDocuments,
  OfficeFile,
  OneDocument,
  OrderOfDocuments,
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
    summary: 'Issues the invoice of an order. Where there is one that is not cancelled, it answers that one.',
    body: InvoiceToIssue,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('order-not-found'),
      409: refused('nothing-to-bill', 'seller-incomplete'),
    },
  },
  documentCorrect: {
    summary: 'Corrects an invoice, in part or all that is left of it.',
    body: InvoiceToCorrect,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('document-not-found'),
      409: refused('not-an-invoice', 'nothing-to-credit', 'line-not-on-invoice', 'more-than-left', 'document-key-used'),
    },
  },
  deliveryNoteIssue: {
    summary: 'Issues a delivery note of an order or of pieces of it.',
    body: DeliveryNoteToIssue,
    answer: OfficeDocument,
    refusals: {
      400: refused('invalid-request', 'invalid-form'),
      404: refused('order-not-found'),
      409: refused('more-than-ordered', 'document-key-used'),
    },
  },
  documentMail: {
    summary: 'Mails a document to its customer.',
    body: OneDocument,
    answer: Done,
    refusals: { 404: refused('document-not-found') },
  },
} as const;
