import type { OfficeDocument, OfficeDocuments } from '@kontor/contract/office';
import { euroFromCents, mostAllowances } from '@kontor/domain';
import { isoTime } from '../../iso-time.ts';
import type { UnbilledPart } from './bill-order.ts';
import { sumsByKind } from './charge-sums.ts';
import { type Rest, restOf } from './invoice-rest.ts';
import { documentTexts, titleOf } from './texts/documents.de.ts';
import type { IssuedDocument } from './types.ts';

/** The name of a document's file. */
export function filenameOf({ model: { document } }: IssuedDocument, ending: 'pdf' | 'xml' = 'pdf'): string {
  return `${documentTexts.filename(titleOf(document), document.number)}.${ending}`;
}

/** A document as the back office shows it, given all documents of its order. */
export function wireDocument(issued: IssuedDocument, all: readonly IssuedDocument[]): OfficeDocument {
  const { document } = issued.model;
  const { kind, number, orderNumber, issuedOn } = document;
  const totals = document.kind === 'delivery-note' ? null : document.amounts.totals;
  const rest = restOf(issued, all);
  return {
    ...{ number, kind, title: titleOf(document), filename: filenameOf(issued), orderNumber, issuedOn },
    corrects: document.kind === 'delivery-note' ? null : (document.corrects?.number ?? null),
    replaces: replacedInvoice(issued) ?? null,
    replacedBy: all.find((other) => replacedInvoice(other) === number)?.model.document.number ?? null,
    part: partOf(document),
    ...{ issuedAt: isoTime(issued.issuedAt), issuedBy: issued.issuedBy },
    reason: document.kind === 'delivery-note' ? '' : document.reason,
    isAllowance: isAllowance(document),
    gross: totals && euroFromCents(totals.gross),
    due: totals && euroFromCents(totals.due),
    isWithdrawn: issued.withdrawnAt !== null,
    isRendered: issued.renderedAt !== null,
    delivered:
      document.kind === 'delivery-note'
        ? document.lines.map(({ id, quantity }) => ({ line: Number(id) - 1, amount: quantity }))
        : null,
    left: rest && wireRest(rest),
  };
}

/** Whether an invoice bills a part of its order, or what parts left. */
function partOf(document: IssuedDocument['model']['document']): OfficeDocument['part'] {
  if (document.kind === 'delivery-note' || document.part === undefined) return null;
  return document.part.isFinal ? 'final' : 'partial';
}

/** Whether a correction lowers prices and takes no goods back: its lines have no pieces (docs/decisions/083). */
function isAllowance(document: IssuedDocument['model']['document']): boolean {
  if (document.kind !== 'correction') return false;
  const { lines } = document.amounts;
  return lines.length > 0 && lines.every(({ quantity }) => quantity === 0);
}

/** The number of the invoice that a document replaces. */
function replacedInvoice({ model: { document } }: IssuedDocument): string | undefined {
  return document.kind === 'delivery-note' ? undefined : document.replaces?.number;
}

function wireRest(rest: Rest): NonNullable<OfficeDocument['left']> {
  const { lines, charges } = rest;
  return {
    allowances: mostAllowances(rest).map(({ line, most }) => ({
      ...{ line: Number(line) - 1, amount: euroFromCents(most) },
    })),
    pieces: lines.flatMap(({ id, quantity }) => (quantity > 0 ? [{ line: Number(id) - 1, amount: quantity }] : [])),
    charges: sumsByKind(charges).map((sum) => ({ ...sum, amount: euroFromCents(sum.amount) })),
  };
}

/** What is left to bill of an order, as the back office shows it. */
export function wireUnbilled(unbilled: UnbilledPart | null): OfficeDocuments['toBill'] {
  if (unbilled === null) return null;
  const charges = unbilled.charges.map((sum) => ({ ...sum, amount: euroFromCents(sum.amount) }));
  return { pieces: [...unbilled.pieces], charges };
}
