import type { OfficeDocument } from '@kontor/contract/office';
import { documentTexts as texts } from '../../../../texts/documents.de.ts';

/** The state of a document, given all documents of its order. */
export function documentState(
  { number, kind, left, isRendered, replacedBy, isWithdrawn }: OfficeDocument,
  all: readonly OfficeDocument[],
): { readonly look: 'plain' | 'good' | 'warn'; readonly label: string } {
  if (replacedBy !== null) return { look: 'warn', label: texts.states.replaced(replacedBy) };
  if (kind === 'invoice' && left === null) return { look: 'warn', label: texts.states.cancelled };
  if (isWithdrawn) return { look: 'warn', label: texts.states.withdrawn };
  if (!isRendered) return { look: 'plain', label: texts.states.waits };
  if (all.some(({ corrects }) => corrects === number)) return { look: 'plain', label: texts.states.corrected };
  return { look: 'good', label: texts.states.made };
}

/** The first invoice that is not fully corrected. Undefined: none is. */
export function validInvoice(all: readonly OfficeDocument[]): OfficeDocument | undefined {
  return validInvoices(all)[0];
}

/** The invoices that are not fully corrected: several bill an order in parts. */
export function validInvoices(all: readonly OfficeDocument[]): OfficeDocument[] {
  return all.filter(({ kind, left }) => kind === 'invoice' && left !== null);
}
