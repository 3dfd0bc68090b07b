import { allocate } from '../allocate.ts';
import type { ChargeKind } from '../charge.ts';
import { type Cents, multiplyDivideHalfUp } from '../money.ts';
import { taxOn } from '../price.ts';
import { billParts, type PartsToBill, totalsOf, type VatOf } from './bill-parts.ts';
import {
  type AllowanceToBill,
  allowanceBases,
  type ChargeToBill,
  type InvoiceAmounts,
  type InvoicePart,
  type LineToBill,
  type Netted,
  type VatGroup,
} from './invoice-amounts.ts';

/** What is credited: quantities of lines by their ids, and amounts of charges by their kinds. */
export interface CreditRequest {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  /** In cents, gross or net as on the invoice. */
  readonly charges: readonly { readonly kind: ChargeKind; readonly amount: Cents }[];
}

/** Why something is not credited. */
export type CreditRefusal = 'nothing-to-credit' | 'line-not-on-invoice' | 'more-than-left';

/** The amounts of a correction, all negative, or why it is refused. `isRest`: nothing is left after it. */
export type Credit =
  | { readonly ok: true; readonly amounts: InvoiceAmounts; readonly isRest: boolean }
  | { readonly ok: false; readonly code: CreditRefusal };

/** What is left of an invoice, with the tax left in each group. */
export interface InvoiceRest extends PartsToBill {
  readonly groups: readonly VatGroup[];
  /** What is left of its rounding amount, in cents. */
  readonly rounding: Cents;
}

/** What is left of an invoice after its corrections. */
export function restOfInvoice(invoice: InvoiceAmounts, corrections: readonly InvoiceAmounts[]): InvoiceRest {
  return lessRest({ ...invoice, rounding: invoice.totals.rounding }, corrections);
}

/** What is left of a rest after corrections of it, whose amounts are negative. */
export function lessRest(rest: InvoiceRest, corrections: readonly InvoiceAmounts[]): InvoiceRest {
  return {
    basis: rest.basis,
    lines: rest.lines.map((line) => ({
      ...lessened(line, corrections, 'lines'),
      quantity: corrections
        .flatMap(({ lines }) => lines.filter(({ id }) => id === line.id))
        .reduce((left, { quantity }) => left + quantity, line.quantity),
    })),
    allowances: rest.allowances.map((part) => lessened(part, corrections, 'allowances')),
    charges: rest.charges.map((part) => lessened(part, corrections, 'charges')),
    groups: rest.groups.map((group) => {
      const same = corrections.flatMap(({ groups }) => groups.filter((other) => isSameGroup(group, other)));
      const left = (field: 'net' | 'vat') => same.reduce((sum, other) => sum + other[field], group[field]);
      return { ...group, net: left('net'), vat: left('vat') };
    }),
    rounding: corrections.reduce((left, { totals }) => left + totals.rounding, rest.rounding),
  };
}

/** The correction that credits everything left. For a whole invoice it mirrors the invoice to the cent. */
export function creditRest(rest: InvoiceRest): Credit {
  const lines = rest.lines.filter(({ quantity }) => quantity > 0);
  const charges = rest.charges.filter(hasAmount).map(({ kind, declared }) => ({ kind, amount: declared }));
  return creditPart(rest, { lines, charges });
}

/**
 * The amounts of an invoice over what is left of another, to the cent: so the correction of that rest and this invoice
 * cancel each other out. `paid`: what was paid of it, in cents, with gift balances; at most what it costs. Null:
 * nothing is left.
 */
export function billRest(rest: InvoiceRest, paid: Cents): InvoiceAmounts | null {
  const credit = creditRest(rest);
  return credit.ok ? billed(credit.amounts, paid) : null;
}

/**
 * The amounts of an invoice over a part of a rest, which takes the same share of it as a correction would. `isRest`:
 * nothing is left after it. `paid` as in {@link billRest}.
 */
export function billPart(rest: InvoiceRest, request: CreditRequest, paid: Cents): Credit {
  const credit = creditPart(rest, request);
  return credit.ok ? { ...credit, amounts: billed(credit.amounts, paid) } : credit;
}

/** What a correction would give back, as an invoice over it. */
function billed({ basis, totals, ...parts }: InvoiceAmounts, paid: Cents): InvoiceAmounts {
  const asked = opposite(parts);
  const { gross } = totalsOf(asked, { agreed: null, paid: 0 });
  const agreed = gross - totals.rounding;
  return { basis, ...asked, totals: totalsOf(asked, { agreed, paid: Math.min(paid, agreed) }) };
}

/** An invoice as a correction that credits all of it. */
export function asCorrection({ basis, totals, ...parts }: InvoiceAmounts): InvoiceAmounts {
  const less = opposite(parts);
  const { gross } = totalsOf(less, { agreed: null, paid: 0 });
  return { basis, ...less, totals: totalsOf(less, { agreed: gross - totals.rounding, paid: 0 }) };
}

/**
 * The correction that credits a part of the rest. A line is credited its share of what is left of it; discounts are
 * reduced by their share of the credited goods with the same rate. The tax of a group is the amount by which the rest's
 * tax decreases. So the last of several corrections takes the rest, and all together equal the invoice to the cent: in
 * the declared amount of each line and charge, and in the net and tax of each rate.
 */
export function creditPart(rest: InvoiceRest, request: CreditRequest): Credit {
  const asked = request.lines.filter(({ quantity }) => quantity > 0);
  const paidBack = request.charges.filter(({ amount }) => amount > 0);
  if (asked.length === 0 && paidBack.length === 0) return { ok: false, code: 'nothing-to-credit' };
  const lines = creditedLines(rest, asked);
  const charges = creditedCharges(rest, paidBack);
  if (lines === 'line-not-on-invoice') return { ok: false, code: lines };
  if (lines === 'more-than-left' || charges === 'more-than-left') return { ok: false, code: 'more-than-left' };
  const allowances = creditedAllowances(rest, lines, charges);
  const isRest = takesAll(rest, lines, charges);
  const amounts = billParts(
    { basis: rest.basis, lines, allowances, charges },
    { agreed: null, paid: 0 },
    vatLost(rest),
  );
  return { ok: true, amounts: negated(amounts, isRest ? rest.rounding : 0), isRest };
}

/** The tax by which a group of the rest decreases for an amount. */
export function vatLost({ basis, groups }: InvoiceRest): VatOf {
  return (declared, group) => {
    const left = groups.find((other) => isSameGroup(group, other));
    if (left === undefined) throw new RangeError(`Nothing at ${group.rate} basis points is left`);
    const whole = basis === 'gross' ? left.net + left.vat : left.net;
    return left.vat - taxOn(whole - declared, group.rate, basis);
  };
}

function creditedLines(
  rest: InvoiceRest,
  asked: CreditRequest['lines'],
): LineToBill[] | Extract<CreditRefusal, 'line-not-on-invoice' | 'more-than-left'> {
  const wanted = new Map<string, number>();
  for (const { id, quantity } of asked) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const credited: LineToBill[] = [];
  for (const [id, quantity] of wanted) {
    const line = rest.lines.find((other) => other.id === id);
    if (line === undefined) return 'line-not-on-invoice';
    if (!Number.isSafeInteger(quantity) || quantity > line.quantity) return 'more-than-left';
    credited.push({ ...line, quantity, declared: multiplyDivideHalfUp(line.declared, quantity, line.quantity) });
  }
  return inOrderOf(rest.lines, credited);
}

function creditedCharges(rest: InvoiceRest, asked: CreditRequest['charges']): ChargeToBill[] | 'more-than-left' {
  const credited: ChargeToBill[] = [];
  const wanted = new Map<ChargeKind, Cents>();
  for (const { kind, amount } of asked) wanted.set(kind, (wanted.get(kind) ?? 0) + amount);
  for (const [kind, amount] of wanted) {
    const left = rest.charges.filter((charge) => charge.kind === kind);
    if (!Number.isSafeInteger(amount) || amount > sumOf(left)) return 'more-than-left';
    const shares = allocate(
      amount,
      left.map(({ declared }) => declared),
    );
    credited.push(...left.map((charge, i) => ({ ...charge, declared: shares[i] ?? 0 })));
  }
  return inOrderOf(rest.charges, credited.filter(hasAmount));
}

/**
 * The share of the discounts in what is credited: discounts on goods for the goods of their rate, discounts on shipping
 * for the shipping of their rate. Discounts on the same basis are rounded together, so they never exceed what is
 * credited.
 */
function creditedAllowances(
  rest: InvoiceRest,
  lines: readonly LineToBill[],
  charges: readonly ChargeToBill[],
): AllowanceToBill[] {
  const isShipping = ({ kind }: ChargeToBill) => kind === 'shipping';
  const shares = allowanceBases.flatMap((base) =>
    rest.groups.flatMap((group) => {
      const ofGroup = (part: InvoicePart) => isSameGroup(part, group);
      const discounts = rest.allowances.filter((allowance) => allowance.base === base && ofGroup(allowance));
      // No discount reduces a gift voucher, whatever else its group has.
      const isReduced = (part: InvoicePart) => ofGroup(part) && part.exemption !== 'gift-voucher';
      const left = sumOf((base === 'goods' ? rest.lines : rest.charges.filter(isShipping)).filter(isReduced));
      const back = sumOf((base === 'goods' ? lines : charges.filter(isShipping)).filter(isReduced));
      const share = left === 0 ? 0 : multiplyDivideHalfUp(sumOf(discounts), back, left);
      const shares = allocate(
        share,
        discounts.map(({ declared }) => declared),
      );
      return discounts.map((discount, i) => ({ ...discount, declared: shares[i] ?? 0 })).filter(hasAmount);
    }),
  );
  return inOrderOf(rest.allowances, shares);
}

/** Parts in the order of the invoice, which decides which of several equal parts gets a cent. */
function inOrderOf<Part extends InvoicePart>(all: readonly Part[], parts: readonly Part[]): Part[] {
  return all.flatMap(({ id }) => parts.find((part) => part.id === id) ?? []);
}

/** Whether the rest contains only free parts. */
function takesAll(rest: InvoiceRest, lines: readonly LineToBill[], charges: readonly ChargeToBill[]): boolean {
  const quantityOf = (parts: readonly LineToBill[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return quantityOf(lines) === quantityOf(rest.lines) && sumOf(charges) === sumOf(rest.charges);
}

/** A part minus what was credited of it, without its net. */
function lessened<Part extends InvoicePart & { readonly net?: Cents }>(
  { net: _, ...part }: Part,
  corrections: readonly InvoiceAmounts[],
  name: 'lines' | 'allowances' | 'charges',
): Omit<Part, 'net'> {
  const credited = corrections.flatMap((correction) => correction[name].filter(({ id }) => id === part.id));
  return { ...part, declared: credited.reduce((left, { declared }) => left + declared, part.declared) };
}

/** The correction of parts, with negative amounts. `rounding`: what it gives back of the rounding amount, in cents. */
export function negated({ basis, ...billed }: InvoiceAmounts, rounding: Cents): InvoiceAmounts {
  const parts = opposite(billed);
  const { gross } = totalsOf(parts, { agreed: null, paid: 0 });
  return { basis, ...parts, totals: totalsOf(parts, { agreed: gross - rounding, paid: 0 }) };
}

type NettedParts = Pick<InvoiceAmounts, 'lines' | 'allowances' | 'charges' | 'groups'>;

/** The same parts with the opposite sign. Prices of units stay positive. */
function opposite({ lines, allowances, charges, groups }: NettedParts): NettedParts {
  const less = <Part extends Netted<InvoicePart>>(part: Part): Part => {
    return { ...part, declared: 0 - part.declared, net: 0 - part.net };
  };
  return {
    lines: lines.map((line) => ({ ...less(line), quantity: 0 - line.quantity })),
    allowances: allowances.map(less),
    charges: charges.map(less),
    groups: groups.map((group) => ({ ...group, net: 0 - group.net, vat: 0 - group.vat })),
  };
}

type Group = Pick<VatGroup, 'category' | 'rate'>;

/** Whether two groups have the same category and rate. */
export function isSameGroup(one: Group, other: Group): boolean {
  return one.category === other.category && one.rate === other.rate;
}

function hasAmount({ declared }: InvoicePart): boolean {
  return declared !== 0;
}

function sumOf(parts: readonly InvoicePart[]): Cents {
  return parts.reduce((sum, { declared }) => sum + declared, 0);
}
