import type { DocumentHead, Invoice, MinimumAge } from '@kontor/domain';
import type { Seller } from '../configuration/types.ts';

/** A line of a delivery note: what the parcel contains, without prices. */
export interface DeliveredLine {
  /** The place of the line on the order, from 1. */
  readonly id: string;
  readonly name: string;
  /** The text below the name. Empty: none. */
  readonly description: string;
  readonly articleNumber: string;
  readonly unit: string;
  readonly quantity: number;
  /** How many were ordered. */
  readonly ordered: number;
  /** The age that whoever takes it must have reached (LAW C10). Absent: none. */
  readonly minimumAge?: MinimumAge;
}

/** A delivery note. */
export interface DeliveryNote extends DocumentHead {
  readonly kind: 'delivery-note';
  readonly lines: readonly DeliveredLine[];
}

/**
 * Everything stated by a document of an order, copied when it is issued. The PDF and the e-invoice are made from it.
 */
export interface DocumentModel {
  /**
   * Increased if an older version of the shop would misread the shape. New fields are optional and do not increase it.
   */
  readonly format: 1;
  readonly shop: { readonly title: string; readonly seller: Seller };
  readonly document: Invoice | DeliveryNote;
}

/** A document as it is stored, without its bytes. */
export interface IssuedDocument {
  readonly id: string;
  readonly orderId: string;
  /** The id of the invoice that it corrects. Null: none. */
  readonly corrects: string | null;
  readonly model: DocumentModel;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** The name of the operator who issued it. Null: the shop itself. */
  readonly issuedBy: string | null;
  /** When its file was made, in epoch ms. Null: not yet. */
  readonly renderedAt: number | null;
  /** When a delivery note was withdrawn with the shipment of its parcel, in epoch ms. Null: it was not. */
  readonly withdrawnAt: number | null;
  /** SHA-256 of the file, in hex. Null: there is no file yet. */
  readonly contentHash: string | null;
}

/** The forms of a document: the issued PDF, or its data for authorities. */
export type DocumentForm = 'pdf' | 'xrechnung' | 'ebinterface';

/** The file of a document. */
export interface DocumentFile {
  readonly filename: string;
  readonly mimeType: 'application/pdf' | 'application/xml';
  readonly bytes: Uint8Array;
}
