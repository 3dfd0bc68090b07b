import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';
import { type InvoiceOfOrder, piecesOn } from './invoice-of-order.ts';

/**
 * What corrections gave back of an order's price although its goods are kept, in gross cents: allowances, and shipping
 * or fees. A piece that goes back later takes its share of an allowance along. An invoice that replaces another one at
 * the same price keeps what was given back on it; any other cancelled invoice gives back nothing more.
 *
 * @param kept of each line of the order the pieces that the customer keeps or still gets
 */
export function allowancesLeft(kept: readonly number[], invoices: readonly InvoiceOfOrder[]): Cents {
  return sumOf(
    invoices.map((invoice) => {
      const bearer = bearerOf(invoice, invoices);
      if (bearer === null) return 0;
      const left = (id: string) =>
        Math.min(kept[Number(id) - 1] ?? 0, piecesOn(id, [bearer.amounts, ...bearer.corrections]));
      // The last correction of a cancelled invoice cancels it.
      const corrections = invoice.isOpen ? invoice.corrections : invoice.corrections.slice(0, -1);
      return sumOf(
        corrections.map((correction, i) => {
          const before = [invoice.amounts, ...corrections.slice(0, i)];
          return givenBack(correction, { left, before: (id) => piecesOn(id, before) });
        }),
      );
    }),
  );
}

/** The open invoice on which the corrections of an invoice still count. Null: on none. */
function bearerOf(invoice: InvoiceOfOrder, invoices: readonly InvoiceOfOrder[]): InvoiceOfOrder | null {
  if (invoice.isOpen) return invoice;
  const next = invoices.find(({ replaces }) => replaces === invoice.number);
  const cancellation = invoice.corrections.at(-1);
  if (next === undefined || cancellation === undefined) return null;
  return grossOf(next.amounts) === -grossOf(cancellation) ? bearerOf(next, invoices) : null;
}

/**
 * What a correction gives back for goods that are kept: by lines without pieces, which lower a price, and by charges.
 */
function givenBack(
  correction: InvoiceAmounts,
  pieces: Readonly<Record<'left' | 'before', (id: string) => number>>,
): Cents {
  const { lines, totals } = correction;
  if (lines.some(({ quantity }) => quantity !== 0)) return chargesIn(correction);
  if (lines.length === 0) return -totals.gross;
  const left = lines.map(({ id, declared }) => {
    const before = pieces.before(id);
    return before === 0 ? 0 : multiplyDivideHalfUp(-declared, Math.min(pieces.left(id), before), before);
  });
  return multiplyDivideHalfUp(-totals.gross, sumOf(left), sumOf(lines.map(({ declared }) => -declared)));
}

/** Shipping and fees that a correction gives back, in gross cents. Deposits go with their pieces. */
function chargesIn({ basis, charges }: InvoiceAmounts): Cents {
  const given = charges.filter(({ kind }) => kind !== 'deposit' && kind !== 'untaxed-deposit');
  return sumOf(
    given.map(({ declared, rate }) =>
      basis === 'gross' ? -declared : multiplyDivideHalfUp(-declared, 10_000 + rate, 10_000),
    ),
  );
}

function grossOf({ totals: { gross, rounding } }: InvoiceAmounts): Cents {
  return gross + rounding;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
