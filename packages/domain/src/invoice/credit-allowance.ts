import { allocate } from '../allocate.ts';
import type { Cents } from '../money.ts';
import { billParts } from './bill-parts.ts';
import { type Credit, type InvoiceRest, isSameGroup, negated, vatLost } from './credit.ts';
import type { LineToBill, VatGroup } from './invoice-amounts.ts';

/** An amount that is given back although all goods are kept, in cents, gross or net as on the invoice. */
export interface AllowanceToCredit {
  /** The id of the line that it is for. Null: for all goods of the invoice. */
  readonly line: string | null;
  readonly amount: Cents;
}

/**
 * The correction that lowers the price of goods without taking any back (UStG §16 AT, §17 DE). Its lines have no
 * pieces: quantities are left as they are, so that a later correction of pieces takes their share of what is left. The
 * amount is spread over the lines by what is left of them after discounts, and the tax of each rate decreases with it.
 * Shipping and deposits are credited as charges, and a gift voucher, whose worth is money, as pieces.
 */
export function creditAllowance(rest: InvoiceRest, { line, amount }: AllowanceToCredit): Credit {
  if (!Number.isSafeInteger(amount) || amount <= 0) return { ok: false, code: 'nothing-to-credit' };
  const all = reducible(rest);
  const asked = all.filter(({ part: { id } }) => line === null || id === line);
  if (asked.length === 0) return { ok: false, code: 'line-not-on-invoice' };
  const most = asked.map(({ most: cents }) => cents);
  if (amount > most.reduce((sum, cents) => sum + cents, 0)) return { ok: false, code: 'more-than-left' };
  const shares = allocate(amount, most);
  const lines = asked
    .map(({ part }, i): LineToBill => ({ ...part, quantity: 0, declared: shares[i] ?? 0 }))
    .filter(({ declared }) => declared > 0);
  const { basis } = rest;
  const parts = { basis, lines, allowances: [], charges: [] };
  const amounts = billParts(parts, { agreed: null, paid: 0 }, vatLost(rest));
  return { ok: true, amounts: negated(amounts, 0), isRest: false };
}

/** The most that an allowance may give back on what is left of an invoice, in cents as declared, for each line. */
export function mostAllowances(rest: InvoiceRest): { readonly line: string; readonly most: Cents }[] {
  return reducible(rest).map(({ part: { id }, most }) => ({ line: id, most }));
}

/** The lines of a rest with what is left of each after its share of the discounts. */
function reducible(rest: InvoiceRest): { readonly part: LineToBill; readonly most: Cents }[] {
  return rest.groups.flatMap((group: VatGroup) => {
    const ofGroup = rest.lines.filter((part) => isSameGroup(part, group) && part.exemption !== 'gift-voucher');
    const lines = ofGroup.filter(({ declared, quantity }) => declared > 0 && quantity > 0);
    const declared = lines.map((part) => part.declared);
    const sum = declared.reduce((all, cents) => all + cents, 0);
    const discounts = rest.allowances
      .filter((part) => part.base === 'goods' && isSameGroup(part, group))
      .reduce((all, part) => all + part.declared, 0);
    const less = allocate(Math.min(discounts, sum), declared);
    return lines.map((part, i) => ({ part, most: part.declared - (less[i] ?? 0) }));
  });
}
