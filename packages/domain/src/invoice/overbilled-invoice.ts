import type { InvoiceOfOrder } from './invoice-of-order.ts';
import { invoiceToCorrect, type PiecesOfOrder } from './pieces-to-bill.ts';

/**
 * The number of the invoice that bills what its customer does not owe: pieces that were cancelled or came back, or
 * charges such as shipping costs of an order of which nothing is left (LAW N5). Null: there is none.
 *
 * It is corrected by hand, because a correction is a document of the books. What a shop gives back beyond that is no
 * piece, and is not seen here.
 */
export function overbilledInvoice(pieces: PiecesOfOrder, invoices: readonly InvoiceOfOrder[]): string | null {
  const toCorrect = invoiceToCorrect(pieces, invoices);
  if (toCorrect !== null || keepsSome(pieces)) return toCorrect;
  return invoices.find((invoice) => invoice.isOpen && chargesLeftOf(invoice) > 0)?.number ?? null;
}

function keepsSome({ ordered, cancelled, returns }: PiecesOfOrder): boolean {
  const kept = ordered.map((amount, line) => amount - (cancelled[line] ?? 0));
  for (const { line, amount } of returns) kept[line] = (kept[line] ?? 0) - amount;
  return kept.some((amount) => amount > 0);
}

/** What corrections left of the charges of an invoice, in cents as declared. */
function chargesLeftOf({ amounts, corrections }: InvoiceOfOrder): number {
  return [amounts, ...corrections].flatMap(({ charges }) => charges).reduce((sum, { declared }) => sum + declared, 0);
}
