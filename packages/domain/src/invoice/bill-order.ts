import type { Charge } from '../charge.ts';
import type { Cents } from '../money.ts';
import { declaredAmount, type Price, type PriceDeclaration } from '../price.ts';
import type { VoucherValue } from '../voucher.ts';
import { billParts } from './bill-parts.ts';
import type { AllowanceBase, AllowanceToBill, ChargeToBill, InvoiceAmounts, LineToBill } from './invoice-amounts.ts';
import { type Exemption, type TaxTreatment, taxTreatment } from './tax-category.ts';
import { unitCode } from './unit-code.ts';

/** The fields of an order line that an invoice needs. */
export interface BilledLine {
  readonly name: string;
  readonly nameSuffix: string | null;
  readonly articleNumber: string;
  readonly unit: string;
  readonly amount: number;
  /** The price of one unit, or of `priceQuantity` units. */
  readonly price: Price;
  readonly priceQuantity?: number;
  readonly total: Price;
}

/** The fields of a placed order that an invoice needs. */
export interface OrderToBill {
  readonly basis: PriceDeclaration;
  readonly lines: readonly BilledLine[];
  readonly charges: readonly (Charge & { readonly label: string })[];
  readonly vouchers: readonly { readonly code: string; readonly kind: VoucherValue['kind']; readonly price: Price }[];
  /** What was left to pay after gift balances. */
  readonly total: Price;
}

/** The data that the order does not contain. */
export interface BillingTerms {
  /** Why amounts without a tax rate are untaxed. Null: their rate is truly zero. */
  readonly untaxed: Exemption | null;
  /** The amount paid without gift balances, in cents; at most what is left to pay. */
  readonly paid: Cents;
  /** The text for the discount of a voucher, by its code. */
  readonly voucherReason: (code: string) => string;
}

/**
 * The amounts of an order's invoice. Gift balances are payments (LAW T9), other vouchers are allowances, and charges
 * are charges, each once per tax rate. The gross is the amount that the customer agreed to.
 */
export function billOrder(order: OrderToBill, { untaxed, paid, voucherReason }: BillingTerms): InvoiceAmounts {
  const { basis, lines, vouchers } = order;
  const balances = vouchers.filter(({ kind }) => kind === 'gift-balance');
  const discounts = vouchers.filter(({ kind }) => kind !== 'gift-balance');
  const paidByBalance = balances.reduce((sum, { price }) => sum - price.gross, 0);
  const parts = {
    basis,
    lines: lines.map((line, i) => lineToBill(line, String(i + 1), { basis, untaxed })),
    allowances: numbered(
      'a',
      discounts.flatMap(({ code, kind, price }) => allowancesOf(voucherReason(code), kind, price, { basis, untaxed })),
    ),
    charges: numbered(
      'c',
      order.charges.flatMap((charge) => chargesOf(charge, { basis, untaxed })),
    ),
  };
  const agreed = order.total.gross + paidByBalance;
  return billParts(parts, { agreed, paid: paidByBalance + Math.min(paid, order.total.gross) });
}

type Reading = { readonly basis: PriceDeclaration; readonly untaxed: Exemption | null };

function lineToBill(line: BilledLine, id: string, { basis, untaxed }: Reading): LineToBill {
  const { name, nameSuffix, articleNumber, unit, amount, price, priceQuantity = 1, total } = line;
  return {
    ...{ id, name, description: nameSuffix ?? '', articleNumber, unit, unitCode: unitCode(unit) },
    ...{ quantity: amount, unitPrice: declaredAmount(price, basis), priceQuantity },
    declared: declaredAmount(total, basis),
    ...treatmentOf(total, untaxed),
  };
}

/** A line without a rate is outside VAT: it sells gift vouchers (LAW T9). */
function treatmentOf({ taxRates: [share] }: Price, untaxed: Exemption | null): TaxTreatment {
  return share === undefined ? taxTreatment(0, 'gift-voucher') : taxTreatment(share.rate, untaxed);
}

function allowancesOf(
  reason: string,
  kind: VoucherValue['kind'],
  { taxRates }: Price,
  { basis, untaxed }: Reading,
): Omit<AllowanceToBill, 'id'>[] {
  const base: AllowanceBase = kind === 'free-shipping' ? 'shipping' : 'goods';
  const shares = taxRates.map((share) => ({
    ...{ reason, base, declared: 0 - declaredAmount(share, basis) },
    ...taxTreatment(share.rate, untaxed),
  }));
  return shares.filter(({ declared }) => declared !== 0);
}

function chargesOf(
  { kind, label: reason, price }: OrderToBill['charges'][number],
  { basis, untaxed }: Reading,
): Omit<ChargeToBill, 'id'>[] {
  const taxed = price.taxRates.map((share) => ({
    ...{ reason, kind, declared: declaredAmount(share, basis) },
    ...taxTreatment(share.rate, untaxed),
  }));
  // The part of a price without a rate is outside VAT: a deposit that is passed on (LAW T10).
  const passedOn = price.net - price.taxRates.reduce((sum, { net }) => sum + net, 0);
  const untaxedPart = { reason, kind, declared: passedOn, ...taxTreatment(0, 'untaxed-deposit') };
  return [...taxed, untaxedPart].filter(({ declared }) => declared !== 0);
}

function numbered<Part extends object>(letter: string, parts: readonly Part[]): (Part & { readonly id: string })[] {
  return parts.map((part, i) => ({ ...part, id: `${letter}${i + 1}` }));
}
