import type { OrderLife, Pieces } from './order-life.ts';

/** What is left of an order's invoice, or of several that bill it in parts, after their corrections. */
export interface Billed {
  /** A line may be on several invoices. */
  readonly pieces: readonly Pieces[];
  /** Whether charges such as shipping costs are left of it too. */
  readonly hasCharges: boolean;
}

/**
 * Whether an invoice bills what its customer does not owe: pieces that were cancelled or came back, or charges of an
 * order of which nothing is left (LAW N5). It is corrected by hand, because a correction is a document of the books.
 * What a shop gives back beyond that is no piece, and is not seen here.
 */
export function isOverbilled(kept: readonly number[], billed: Billed): boolean {
  const onInvoices = new Map<number, number>();
  for (const { line, amount } of billed.pieces) onInvoices.set(line, (onInvoices.get(line) ?? 0) + amount);
  if ([...onInvoices].some(([line, amount]) => amount > (kept[line] ?? 0))) return true;
  return billed.hasCharges && kept.every((amount) => amount === 0);
}

/** Of each line of an order the pieces that its customer keeps, or still gets. */
export function keptPieces({ lines }: Pick<OrderLife, 'lines'>): number[] {
  return lines.map(({ ordered, cancelled, returned }) => ordered - cancelled - returned);
}
