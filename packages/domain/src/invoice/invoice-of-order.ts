import type { PartOfOrder } from './invoice.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';

/** An invoice of an order as it was issued, with what corrects it. */
export interface InvoiceOfOrder {
  readonly number: string;
  /** The number of the invoice that it was issued in place of. Null: of none. */
  readonly replaces: string | null;
  readonly amounts: InvoiceAmounts;
  readonly part?: PartOfOrder | undefined;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** The amounts of its corrections, all negative, the first issued first. */
  readonly corrections: readonly InvoiceAmounts[];
  /** When the last of them was issued, in epoch ms. Null: it has none. */
  readonly correctedAt: number | null;
  /** Whether something is left of it. One that is cancelled bills nothing. */
  readonly isOpen: boolean;
}

/** How many pieces of a line, by its id, documents bill. Corrections count as less. */
export function piecesOn(id: string, documents: readonly InvoiceAmounts[]): number {
  return documents
    .flatMap(({ lines }) => lines.filter((line) => line.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
