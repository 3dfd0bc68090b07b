import type { OfficeDocument } from '@kontor/contract/office';
import { euroFromCents } from '@kontor/domain';
import { type Rest, restOf } from './invoice-rest.ts';
import { documentTexts } from './texts/documents.de.ts';
import type { IssuedDocument } from './types.ts';

/** The name of a document's file. */
export function filenameOf({ model: { document } }: IssuedDocument, ending: 'pdf' | 'xml' = 'pdf'): string {
  return `${documentTexts.filename(document.kind, document.number)}.${ending}`;
}

/** A document as the back office shows it, given all documents of its order. */
export function wireDocument(issued: IssuedDocument, all: readonly IssuedDocument[]): OfficeDocument {
  const { document } = issued.model;
  const { kind, number, orderNumber, issuedOn } = document;
  const totals = document.kind === 'delivery-note' ? null : document.amounts.totals;
  const rest = restOf(issued, all);
  return {
    ...{ number, kind, title: documentTexts.titles[kind], filename: filenameOf(issued), orderNumber, issuedOn },
    corrects: document.kind === 'delivery-note' ? null : (document.corrects?.number ?? null),
    replaces: replacedInvoice(issued) ?? null,
    replacedBy: all.find((other) => replacedInvoice(other) === number)?.model.document.number ?? null,
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

/** The number of the invoice that a document replaces. */
function replacedInvoice({ model: { document } }: IssuedDocument): string | undefined {
  return document.kind === 'delivery-note' ? undefined : document.replaces?.number;
}

function wireRest({ lines, charges }: Rest): NonNullable<OfficeDocument['left']> {
  const byKind = new Map<string, { kind: (typeof charges)[number]['kind']; name: string; cents: number }>();
  for (const { kind, reason, declared } of charges) {
    const cents = (byKind.get(kind)?.cents ?? 0) + declared;
    byKind.set(kind, { kind, name: reason, cents });
  }
  return {
    pieces: lines.flatMap(({ id, quantity }) => (quantity > 0 ? [{ line: Number(id) - 1, amount: quantity }] : [])),
    charges: [...byKind.values()].flatMap(({ kind, name, cents }) =>
      cents > 0 ? [{ kind, name, amount: euroFromCents(cents) }] : [],
    ),
  };
}
