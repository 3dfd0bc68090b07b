import type { Cents } from '../money.ts';
import { asCorrection, type CreditRequest, creditPart, type InvoiceRest, lessRest, restOfInvoice } from './credit.ts';
import type { InvoiceAmounts, InvoicePart } from './invoice-amounts.ts';
import type { InvoiceOfOrder } from './invoice-of-order.ts';
import { type PiecesOfOrder, piecesGone, piecesToBill } from './pieces-to-bill.ts';
import { withDeposits } from './with-deposits.ts';

/**
 * What is left to bill of an order, with its share of discounts, charges and taxes: the order without the pieces that
 * nobody gets, as one invoice would bill it, less its open invoices as they were issued. So all of them add up to the
 * order, in each line, charge and rate.
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
  if (piecesToBill(pieces, invoices).every((amount) => amount === 0)) return null;
  const open = invoices.filter(({ isOpen }) => isOpen).map(({ amounts }) => amounts);
  if (!open.every((amounts) => isBilledAlike(amounts, whole))) return 'billed-otherwise';
  const ordered = restOfInvoice(whole, []);
  const unbilled = lessRest(ordered, open.map(asCorrection));
  if (!isSound(unbilled)) return 'billed-otherwise';
  const gone = piecesGone(pieces, invoices).map((quantity, i) => ({ id: String(i + 1), quantity }));
  if (gone.every(({ quantity }) => quantity === 0)) return unbilled;
  const ofOrder = without(ordered, deposits, gone);
  const rest = ofOrder && lessRest(ofOrder, open.map(asCorrection));
  // Of tiny amounts both may have rounded up the same cent. Then the pieces take their share of what is not billed.
  const left = rest && isSound(rest) ? rest : without(unbilled, deposits, gone);
  return left === null ? 'billed-otherwise' : { ...left, rounding: 0 };
}

/** A rest without pieces by line id, with their deposits. Null: it has less. */
function without(rest: InvoiceRest, deposits: readonly Cents[], gone: CreditRequest['lines']): InvoiceRest | null {
  const credit = creditPart(rest, withDeposits(rest, deposits, gone));
  return credit.ok ? lessRest(rest, [credit.amounts]) : null;
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
function isSound({ lines, allowances, charges, groups }: InvoiceRest): boolean {
  return (
    lines.every(({ quantity }) => quantity >= 0) &&
    [...lines, ...allowances, ...charges].every(({ declared }) => declared >= 0) &&
    groups.every(({ net, vat }) => net >= 0 && vat >= 0)
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
