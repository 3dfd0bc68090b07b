import {
  asCorrection,
  billPart,
  billRest,
  type Cents,
  type ChargeKind,
  type CreditRequest,
  type Day,
  daysOfPieces,
  type InvoiceAmounts,
  type InvoiceRest,
  invoiceToCorrect,
  leftToBill,
  type PartOfOrder,
  type PiecesOfOrder,
  paidOfNext,
  partToBill,
  piecesToBill,
  restOfInvoice,
} from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Seller } from '../configuration/types.ts';
import { loadLife, type StoredLife } from '../order-life/order-life.service.ts';
import type { OrderWithState } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { sumsByKind } from './charge-sums.ts';
import { depositsOf, wholeAmounts } from './compose-document.ts';
import { grossLeft, type InvoiceWithDocument, piecesOfLife } from './invoice-rest.ts';
import { billingTexts } from './texts/billing.de.ts';

/** What a part of an order is billed from. */
export interface OrderInParts {
  readonly order: OrderSnapshot;
  readonly seller: Seller;
  readonly stored: LifeToBill;
  /** All invoices of the order, the first issued first. */
  readonly invoices: readonly InvoiceWithDocument[];
  /** What was received for the order without gift balances, in cents. */
  readonly paid: Cents;
}

/** The life of an order, with its pieces as its bills depend on them. */
export interface LifeToBill extends StoredLife {
  readonly pieces: PiecesOfOrder;
}

/** The pieces that an operator bills, with the places of their lines from 0. */
export interface AskedPart {
  readonly pieces: readonly { readonly line: number; readonly amount: number }[];
  /** Whether shipping and other charges that are left are billed with them. */
  readonly withCharges: boolean;
}

/** A part of an order before it is composed. */
export interface BilledPart {
  readonly amounts: InvoiceAmounts;
  /** Undefined: it bills the whole order. */
  readonly part: PartOfOrder | undefined;
  /** The days on which its pieces left the house. Empty: none has. */
  readonly shippedOn: readonly Day[];
}

/**
 * What an invoice over some pieces of an order states, or over all that no invoice bills yet (docs/decisions/082).
 * @returns null if nothing is left to bill; 409 `billed-otherwise`, `more-than-unbilled`; `correct-first` while an
 * invoice
 *   bills what was cancelled or came back.
 */
export function billInPart(of: OrderInParts, asked: AskedPart | 'rest'): BilledPart | Refused | null {
  const { order, seller, stored, invoices, paid } = of;
  const whole = wholeAmounts(order, seller, paid);
  const deposits = depositsOf(order);
  const rest = leftToBill({ whole, deposits }, stored.pieces, invoices);
  if (rest === null) return null;
  const toCorrect = invoiceToCorrect(stored.pieces, invoices);
  if (toCorrect !== null) return correctFirst(toCorrect);
  if (rest === 'billed-otherwise') return refused(409, 'billed-otherwise');
  const open = invoices.filter(({ isOpen }) => isOpen);
  const own = paidOfNext(whole.totals.paid, open.map(grossLeft));
  const billed = asked === 'rest' ? allOf(rest, own) : billPart(rest, partOfRest(rest, deposits, asked), own);
  if (!billed.ok) return refused(409, billed.code === 'nothing-to-credit' ? 'nothing-to-bill' : 'more-than-unbilled');
  const { amounts, isRest } = billed;
  return { amounts, part: partOf(open, isRest), shippedOn: shippedDays(of, open, amounts) };
}

/** Why an order is not billed further: an invoice bills pieces that were cancelled or came back. */
export function correctFirst(number: string): Refused {
  return refused(409, 'correct-first', { msg: billingTexts.correctFirst(number) });
}

function allOf(rest: InvoiceRest, paid: Cents) {
  const amounts = billRest(rest, paid);
  if (amounts === null) return { ok: false, code: 'nothing-to-credit' } as const;
  return { ok: true, amounts, isRest: true } as const;
}

function partOfRest(rest: InvoiceRest, deposits: readonly Cents[], { pieces, withCharges }: AskedPart): CreditRequest {
  const lines = pieces.map(({ line, amount }) => ({ id: String(line + 1), quantity: amount }));
  return partToBill(rest, deposits, { pieces: lines, withCharges });
}

/** The place of an invoice among those before it. One that bills all at once has none. */
function partOf(open: readonly InvoiceWithDocument[], isFinal: boolean): PartOfOrder | undefined {
  if (isFinal && open.length === 0) return undefined;
  const earlier = open.map(({ number, issued, amounts: { totals } }) => {
    const { issuedOn } = issued.model.document;
    return { number, issuedOn, gross: totals.gross + totals.rounding };
  });
  return { isFinal, earlier };
}

/** Invoices bill the pieces of the first parcels first. */
function shippedDays(
  { order, stored: { parcels } }: OrderInParts,
  open: readonly InvoiceWithDocument[],
  amounts: InvoiceAmounts,
): Day[] {
  const inOrder = parcels.toSorted((a, b) => a.shippedAt - b.shippedAt || a.number - b.number);
  const shipped = inOrder.map(({ shippedAt, pieces }) => ({ day: viennaDay(shippedAt), pieces }));
  const onInvoices = (some: readonly InvoiceAmounts[]) =>
    order.lines.map((_line, i) =>
      some
        .flatMap(({ lines }) => lines.filter(({ id }) => id === String(i + 1)))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    );
  return daysOfPieces(shipped, onInvoices(open.map((one) => one.amounts)), onInvoices([amounts]));
}

/** The life of an order that is billed. */
export async function lifeToBill(queryable: Queryable, { order, state }: OrderWithState): Promise<LifeToBill> {
  const stored = await loadLife(queryable, { order, state, isPicked: false, hold: null });
  return { ...stored, pieces: await piecesOfLife(queryable, order.id, stored.life) };
}

/** What no invoice of an order bills yet, as a screen offers it. */
export interface UnbilledPart {
  readonly pieces: readonly { readonly line: number; readonly amount: number }[];
  /** Shipping and other charges that are left, without deposits, in cents as declared. */
  readonly charges: readonly { readonly kind: ChargeKind; readonly name: string; readonly amount: Cents }[];
}

/** What is left to bill of an order. Null: nothing. */
export function unbilledOf(of: Omit<OrderInParts, 'paid'>): UnbilledPart | null {
  const { order, seller, stored, invoices } = of;
  const left = piecesToBill(stored.pieces, invoices);
  if (left.every((amount) => amount === 0)) return null;
  const open = invoices.filter(({ isOpen }) => isOpen).map(({ amounts }) => amounts);
  const { charges } = restOfInvoice(wholeAmounts(order, seller, 0), open.map(asCorrection));
  return {
    pieces: left.flatMap((amount, line) => (amount === 0 ? [] : [{ line, amount }])),
    charges: sumsByKind(charges.filter(({ kind }) => kind !== 'deposit' && kind !== 'untaxed-deposit')),
  };
}
