import type { Cents } from '../money.ts';
import { asCorrection, type CreditRequest, creditPart, type InvoiceRest, lessRest, restOfInvoice } from './credit.ts';
import type { PartOfOrder } from './invoice.ts';
import type { InvoiceAmounts, InvoicePart } from './invoice-amounts.ts';
import { withDeposits } from './with-deposits.ts';

/** An invoice of an order as it was issued, with what corrects it. */
export interface InvoiceOfOrder {
  readonly number: string;
  readonly amounts: InvoiceAmounts;
  readonly part?: PartOfOrder | undefined;
  /** The amounts of its corrections, all negative. */
  readonly corrections: readonly InvoiceAmounts[];
  /** Whether something is left of it. One that is cancelled bills nothing. */
  readonly isOpen: boolean;
}

/** Of each line of an order: the pieces that were ordered, and those that the customer keeps or still gets. */
export interface PiecesOfOrder {
  readonly ordered: readonly number[];
  readonly kept: readonly number[];
}

/**
 * Of each line of an order the pieces that no open invoice bills yet.
 *
 * What a correction gives back is not billed again, because the customer got it back; only an invoice that is cancelled
 * entirely leaves its pieces to be billed anew. Never are more billed than the customer keeps. An invoice over all that
 * was left closes the order, and then only the pieces of cancelled ones before it are open.
 */
export function piecesToBill({ ordered, kept }: PiecesOfOrder, invoices: readonly InvoiceOfOrder[]): number[] {
  const open = invoices.filter(({ isOpen }) => isOpen);
  const closing = open.filter(isClosing);
  const named = new Set(closing.flatMap(({ part }) => part?.earlier.map(({ number }) => number) ?? []));
  const reopened = invoices.filter(({ isOpen, number }) => !isOpen && named.has(number));
  return kept.map((keeps, i) => {
    const id = String(i + 1);
    const issued = piecesOn(id, open);
    const corrected = piecesOn(
      id,
      open.flatMap(({ corrections }) => corrections.map((amounts) => ({ amounts }))),
    );
    const pool = closing.length === 0 ? (ordered[i] ?? 0) - issued : piecesOn(id, reopened);
    return Math.max(0, Math.min(pool, keeps - issued - corrected));
  });
}

/** Whether an invoice left nothing to bill when it was issued. */
function isClosing({ part }: InvoiceOfOrder): boolean {
  return part === undefined || part.isFinal;
}

function piecesOn(id: string, documents: readonly Pick<InvoiceOfOrder, 'amounts'>[]): number {
  return documents
    .flatMap(({ amounts }) => amounts.lines.filter((line) => line.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * What is left to bill of an order, with its share of discounts, charges and taxes: the order less its open invoices as
 * they were issued, less the share of pieces that nobody gets. So all invoices of an order of which no piece was
 * cancelled add up to the order, in each line, charge and rate.
 *
 * Without pieces there is none, because an invoice has at least one line (EN 16931 BR-16).
 *
 * @param whole what the invoice of the whole order states
 * @param deposits the deposit of one piece of each line, in cents
 * @returns null if there is nothing left; `billed-otherwise` if an open invoice bills what the order no longer is.
 */
export function leftToBill(
  { whole, deposits }: { readonly whole: InvoiceAmounts; readonly deposits: readonly Cents[] },
  pieces: PiecesOfOrder,
  invoices: readonly InvoiceOfOrder[],
): InvoiceRest | 'billed-otherwise' | null {
  const left = piecesToBill(pieces, invoices);
  if (left.every((amount) => amount === 0)) return null;
  const open = invoices.filter(({ isOpen }) => isOpen);
  const unbilled = restOfInvoice(
    whole,
    open.map(({ amounts }) => asCorrection(amounts)),
  );
  if (!open.every(({ amounts }) => isBilledAlike(amounts, whole)) || !isSound(unbilled)) return 'billed-otherwise';
  const gone = unbilled.lines.map(({ id, quantity }) => ({ id, quantity: quantity - (left[Number(id) - 1] ?? 0) }));
  if (gone.every(({ quantity }) => quantity === 0)) return unbilled;
  const credit = creditPart(unbilled, withDeposits(unbilled, deposits, gone));
  if (!credit.ok) return 'billed-otherwise';
  return { ...lessRest(unbilled, [credit.amounts]), rounding: 0 };
}

/** Whether all parts of an invoice are those of the order, at the same price and rate. */
function isBilledAlike(amounts: InvoiceAmounts, whole: InvoiceAmounts): boolean {
  const isIn = (part: InvoicePart, parts: readonly InvoicePart[]) =>
    parts.some((one) => one.id === part.id && one.rate === part.rate && one.category === part.category);
  return (
    amounts.basis === whole.basis &&
    amounts.lines.every((part) => isIn(part, whole.lines) && isAtPrice(part, whole)) &&
    amounts.allowances.every((part) => isIn(part, whole.allowances)) &&
    amounts.charges.every((part) => isIn(part, whole.charges))
  );
}

function isAtPrice({ id, unitPrice }: InvoiceAmounts['lines'][number], { lines }: InvoiceAmounts): boolean {
  return lines.some((line) => line.id === id && line.unitPrice === unitPrice);
}

/** Whether nothing of the order is billed beyond what it has. */
function isSound({ lines, allowances, charges }: InvoiceRest): boolean {
  return (
    lines.every(({ quantity }) => quantity >= 0) &&
    [...lines, ...allowances, ...charges].every(({ declared }) => declared >= 0)
  );
}

/** What a part of the order's rest asks for: pieces by line id with their deposits, and all other charges if wanted. */
export function partToBill(
  rest: InvoiceRest,
  deposits: readonly Cents[],
  { pieces, withCharges }: { readonly pieces: CreditRequest['lines']; readonly withCharges: boolean },
): CreditRequest {
  const { lines, charges } = withDeposits(rest, deposits, pieces);
  const asked = new Map<string, number>();
  for (const { id, quantity } of lines) asked.set(id, (asked.get(id) ?? 0) + quantity);
  // The last pieces take all charges with them, so that nothing is left that no invoice can bill.
  const isAll = rest.lines.every(({ id, quantity }) => (asked.get(id) ?? 0) >= quantity);
  const others = rest.charges.filter(({ kind }) => kind !== 'deposit' && kind !== 'untaxed-deposit');
  const wanted = isAll ? rest.charges : withCharges ? others : [];
  const taken = wanted.map(({ kind, declared }) => ({ kind, amount: declared }));
  return { lines, charges: isAll ? taken : [...charges, ...taken] };
}

/**
 * What of the money received for an order pays its next invoice, in cents: what the invoices before it do not take. So
 * no euro is stated as paid twice.
 * @param earlier what is left of the open invoices before it, in gross cents
 */
export function paidOfNext(received: Cents, earlier: readonly Cents[]): Cents {
  return Math.max(
    0,
    earlier.reduce((left, gross) => left - gross, received),
  );
}
