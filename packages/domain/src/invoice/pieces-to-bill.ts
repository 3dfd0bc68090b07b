import type { Pieces } from '../order-life/order-life.ts';
import type { InvoiceAmounts } from './invoice-amounts.ts';
import { type InvoiceOfOrder, piecesOn } from './invoice-of-order.ts';

/** What the bills of an order depend on: of each line the pieces, and what came back when. */
export interface PiecesOfOrder {
  readonly ordered: readonly number[];
  readonly cancelled: readonly number[];
  /** What came back, with the time in epoch ms, the first return first. */
  readonly returns: readonly (Pieces & { readonly at: number })[];
}

/** The pieces of one line: those that open invoices do not bill, and billed ones that the customer did not keep. */
interface LineOfOrder {
  readonly id: string;
  /** Pieces that are on no open invoice. */
  readonly unbilled: number;
  /** Of them, those that nobody is billed for. */
  readonly gone: number;
  /** Pieces that open invoices bill although they were cancelled or came back, less those that were corrected. */
  readonly toCorrect: number;
  /** Of each invoice, what came back of it. */
  readonly cameBack: readonly number[];
}

/**
 * Of each line of an order the pieces that are still to be billed: those on no open invoice that the customer keeps or
 * still gets.
 *
 * A cancelled piece is one that is not billed, as long as there is one. A piece that comes back is one of the first
 * invoice that bills its line by then; it is corrected there, and is not taken off the next invoice. A correction gives
 * back nothing to bill, also of an invoice that is cancelled later. Without an open invoice all is billed anew.
 */
export function piecesToBill(pieces: PiecesOfOrder, invoices: readonly InvoiceOfOrder[]): number[] {
  return linesOf(pieces, invoices).map(({ unbilled, gone }) => unbilled - gone);
}

/** Of each line the pieces that no invoice bills, and that nobody is billed for. */
export function piecesGone(pieces: PiecesOfOrder, invoices: readonly InvoiceOfOrder[]): number[] {
  return linesOf(pieces, invoices).map(({ gone }) => gone);
}

/**
 * The number of the first invoice that bills pieces which were cancelled or came back. It is corrected before the order
 * is billed further: the pieces would otherwise be taken off a later invoice, and its money too. Null: there is none.
 */
export function invoiceToCorrect(pieces: PiecesOfOrder, invoices: readonly InvoiceOfOrder[]): string | null {
  const lines = linesOf(pieces, invoices).filter(({ toCorrect }) => toCorrect > 0);
  const left = (id: string, { amounts, corrections }: InvoiceOfOrder) => piecesOn(id, [amounts, ...corrections]);
  const open = invoices.filter(({ isOpen }) => isOpen);
  const isBack = (invoice: InvoiceOfOrder) =>
    lines.some(({ id, cameBack }) => (cameBack[invoices.indexOf(invoice)] ?? 0) > -piecesOn(id, invoice.corrections));
  const found = open.find(isBack) ?? open.find((invoice) => lines.some(({ id }) => left(id, invoice) > 0));
  return found?.number ?? null;
}

function linesOf(pieces: PiecesOfOrder, invoices: readonly InvoiceOfOrder[]): LineOfOrder[] {
  return pieces.ordered.map((ordered, line) => lineOf({ ...pieces, line, ordered }, invoices));
}

function lineOf(
  {
    line,
    ordered,
    cancelled,
    returns,
  }: Omit<PiecesOfOrder, 'ordered'> & { readonly line: number; readonly ordered: number },
  invoices: readonly InvoiceOfOrder[],
): LineOfOrder {
  const id = String(line + 1);
  const ofLine = returns.filter((one) => one.line === line);
  const cameBack = backByInvoice(id, ofLine, invoices);
  const open = invoices.filter(({ isOpen }) => isOpen);
  const [asIssued, corrections] = [open.map(({ amounts }) => amounts), open.flatMap((one) => one.corrections)];
  const corrected = -piecesOn(id, corrections);
  const unbilled = Math.max(0, ordered - piecesOn(id, asIssued));
  const notKept = sumOf(ofLine.map(({ amount }) => amount)) + (cancelled[line] ?? 0);
  const billedBack = sumOf(invoices.map(({ isOpen }, i) => (isOpen ? (cameBack[i] ?? 0) : 0)));
  const lost = notKept - billedBack;
  const neverBilled = notKept - sumOf(cameBack);
  const forgiven = invoices.map((invoice, i) => {
    const freeThen = ordered - piecesOn(id, standingAtEndOf(invoice, invoices));
    return forgivenOn(id, invoice, (cameBack[i] ?? 0) + Math.max(0, neverBilled - freeThen));
  });
  return {
    ...{ id, unbilled, cameBack },
    gone: Math.min(unbilled, lost + (open.length === 0 ? 0 : sumOf(forgiven))),
    toCorrect: Math.max(0, billedBack + Math.max(0, lost - unbilled) - corrected),
  };
}

/** Spreads what came back of a line over the invoices that bill it by then, the first one first. */
function backByInvoice(id: string, returns: PiecesOfOrder['returns'], invoices: readonly InvoiceOfOrder[]): number[] {
  const back = invoices.map(() => 0);
  for (const { amount, at } of returns) {
    let left = amount;
    for (const [i, invoice] of invoices.entries()) {
      const before = back[i] ?? 0;
      const isBilling = invoice.issuedAt <= at && (invoice.isOpen || at < (invoice.correctedAt ?? at));
      const taken = isBilling ? Math.min(left, piecesOn(id, [invoice.amounts]) - before) : 0;
      back[i] = before + taken;
      left -= taken;
    }
  }
  return back;
}

/** What was billed when an invoice was cancelled, itself included. */
function standingAtEndOf({ correctedAt }: InvoiceOfOrder, invoices: readonly InvoiceOfOrder[]): InvoiceAmounts[] {
  const end = correctedAt ?? Number.POSITIVE_INFINITY;
  const standing = invoices.filter((one) => one.issuedAt <= end && (one.isOpen || (one.correctedAt ?? end) >= end));
  return standing.map(({ amounts }) => amounts);
}

/** The pieces of a cancelled invoice that corrections gave back before although the customer kept them. */
function forgivenOn(id: string, { isOpen, corrections }: InvoiceOfOrder, notKept: number): number {
  return isOpen ? 0 : Math.max(0, -piecesOn(id, corrections.slice(0, -1)) - notKept);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
