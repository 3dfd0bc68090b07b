import {
  billOrder,
  billWithout,
  type CashDiscountTerms,
  type Cents,
  type CreditRequest,
  cashDiscountOf,
  type Day,
  type DocumentHead,
  type Exemption,
  hasPaymentDays,
  type Invoice,
  type InvoiceAmounts,
  type InvoiceParty,
  type InvoiceSeller,
  multiplyDivideHalfUp,
  paymentMeansCode,
} from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import type { Seller } from '../configuration/types.ts';
import type { OrderSnapshot, SnapshotAddress } from '../orders/types.ts';
import { documentTexts as texts } from './texts/documents.de.ts';
import type { DeliveryNote } from './types.ts';

/** The data of a document that its order does not contain. */
export interface Occasion {
  /** The seller at the time of issue, not at the time of the order. */
  readonly seller: Seller;
  /** Epoch ms. */
  readonly issuedAt: number;
  readonly delivery: { readonly from: Day; readonly to: Day };
}

/** A document before it gets its number. */
export type Unnumbered<Document> = Omit<Document, 'number'>;

type Head = Omit<DocumentHead, 'kind' | 'number'>;

/** The data of an invoice besides the order. */
export interface InvoiceTerms {
  /** The amount paid without gift balances, in cents. */
  readonly paid: Cents;
  /** The days until payment is due. */
  readonly paymentDays: number;
  /** Pieces that were cancelled or came back before, with the place of their line from 0. They are not billed. */
  readonly gone?: readonly Pieces[];
}

/** Pieces of an order line, with the line's place from 0. */
interface Pieces {
  readonly line: number;
  readonly amount: number;
}

/** The invoice of an order. */
export function composeInvoice(
  order: OrderSnapshot,
  occasion: Occasion,
  { paid, paymentDays, gone = [] }: InvoiceTerms,
): Unnumbered<Invoice> {
  const { seller } = occasion;
  const untaxed: Exemption | null = order.untaxed?.exemption ?? (seller.smallBusiness ? 'small-business' : null);
  const { lines, charges, vouchers, total, shop } = order;
  const basis = shop.priceDeclaration;
  const whole = billOrder({ basis, lines, charges, vouchers, total }, { untaxed, paid, voucherReason: texts.voucher });
  const amounts = gone.length === 0 ? whole : billWithout(whole, withDeposits(order, whole, gone));
  return composeBilled(order, occasion, { amounts, paymentDays });
}

/** Pieces that an invoice leaves out, with their share of the deposits. */
function withDeposits({ lines }: OrderSnapshot, whole: InvoiceAmounts, pieces: readonly Pieces[]): CreditRequest {
  const ordered = lines.reduce((sum, { deposit = 0, amount }) => sum + deposit * amount, 0);
  const gone = pieces.reduce((sum, { line, amount }) => sum + (lines[line]?.deposit ?? 0) * amount, 0);
  const kinds = ['deposit', 'untaxed-deposit'] as const;
  const charges = kinds.map((kind) => {
    const declared = whole.charges.reduce((sum, charge) => (charge.kind === kind ? sum + charge.declared : sum), 0);
    return { kind, amount: gone === 0 ? 0 : multiplyDivideHalfUp(declared, gone, ordered) };
  });
  return { lines: pieces.map(({ line, amount }) => ({ id: String(line + 1), quantity: amount })), charges };
}

/** The invoice of an order over amounts that are known already. */
export function composeBilled(
  order: OrderSnapshot,
  occasion: Occasion,
  { amounts, paymentDays }: { readonly amounts: InvoiceAmounts; readonly paymentDays: number },
): Unnumbered<Invoice> {
  return {
    ...headOf(order, occasion),
    ...{ kind: 'invoice', corrects: null, reason: '', amounts },
    exemptionTexts: exemptionTextsOf(amounts, occasion.seller.country),
    payment: paymentOf(order, occasion, { totals: amounts.totals, paymentDays }),
  };
}

/** The correction of an invoice, with negative amounts, at a moment (epoch ms). */
export function composeCorrection(
  invoice: Invoice,
  {
    amounts,
    isWhole,
    reason,
    seller,
    issuedAt,
  }: {
    readonly amounts: InvoiceAmounts;
    /** Whether it corrects everything left of the invoice. */
    readonly isWhole: boolean;
    readonly reason: string;
    readonly seller: Seller;
    readonly issuedAt: number;
  },
): Unnumbered<Invoice> {
  // What the invoice replaced is its own matter: the correction only corrects it.
  const { number, issuedOn, replaces: _, ...stated } = invoice;
  return {
    ...stated,
    ...{ kind: isWhole ? 'cancellation' : 'correction', corrects: { number, issuedOn } },
    ...{ issuedOn: viennaDay(issuedAt), seller: sellerOf(seller), reason, amounts },
    payment: {
      title: invoice.payment.title,
      account: null,
      code: invoice.payment.code === '58' ? '1' : invoice.payment.code,
      dueOn: null,
    },
  };
}

/**
 * The delivery note of an order: of everything, or of pieces of its lines, with their places from 0. Gift vouchers are
 * on none: they are sent by e-mail.
 */
export function composeDeliveryNote(
  order: OrderSnapshot,
  occasion: Occasion,
  pieces: readonly Pieces[] | null,
): Unnumbered<DeliveryNote> {
  const lines = order.lines.flatMap((line, i): DeliveryNote['lines'] => {
    const { name, nameSuffix, articleNumber, unit, amount: ordered, minimumAge, giftVoucher } = line;
    const asked = pieces?.filter((piece) => piece.line === i).reduce((sum, { amount }) => sum + amount, 0);
    const quantity = asked ?? ordered;
    if (quantity === 0 || giftVoucher) return [];
    const what = { id: String(i + 1), name, description: nameSuffix ?? '', articleNumber, unit };
    return [{ ...what, quantity, ordered, ...(minimumAge && { minimumAge }) }];
  });
  return { ...headOf(order, occasion), kind: 'delivery-note', lines };
}

function headOf(order: OrderSnapshot, { seller, issuedAt, delivery }: Occasion): Head {
  const { orderNumber, externalNumber, personId, address, shippingAddress, email } = order;
  return {
    ...{ issuedOn: viennaDay(issuedAt), orderNumber, orderedOn: viennaDay(order.createdAt), delivery },
    buyerReference: externalNumber || personId || orderNumber,
    buyersOrderNumber: externalNumber ?? '',
    seller: sellerOf(seller),
    buyer: { ...partyOf(address), email, vatId: order.business?.vatId ?? '' },
    deliveredTo: partyOf(shippingAddress ?? address),
  };
}

function sellerOf(seller: Seller): InvoiceSeller {
  const { companyName: name, street, zipCode, city, country, vatId, registerNumber, phone, email } = seller;
  const { taxNumber = '', contactPerson = '' } = seller;
  const ids = { vatId, taxNumber, registerNumber };
  return { name, street, zipCode, city, country, ...ids, contact: contactPerson || name, phone, email };
}

function partyOf({ companyName, firstName, name, ...place }: SnapshotAddress): InvoiceParty {
  const { street, zipCode, city, country, countryName } = place;
  const person = `${firstName} ${name}`.trim();
  const who = companyName === '' ? { name: person, person: '' } : { name: companyName, person };
  return { ...who, street, zipCode, city, country, countryName };
}

function exemptionTextsOf({ groups }: InvoiceAmounts, country: string): Invoice['exemptionTexts'] {
  const used = [...new Set(groups.flatMap(({ exemptions }) => exemptions))];
  return Object.fromEntries(used.map((exemption) => [exemption, texts.exemptions[exemption](country)]));
}

/** How it is paid. A bank account is named only if money is still to be transferred. */
function paymentOf(
  { paymentCondition, total }: OrderSnapshot,
  { seller, issuedAt }: Occasion,
  { totals, paymentDays }: { readonly totals: InvoiceAmounts['totals']; readonly paymentDays: number },
): Invoice['payment'] {
  const { kind, title, cashDiscount } = paymentCondition;
  const { iban, bic, holder } = seller.bank;
  const isDue = totals.due > 0;
  const isPaidByBalance = total.gross === 0;
  const code = paymentMeansCode(kind, { hasAccount: iban !== '', isPaidByBalance });
  const account = { iban: iban.replace(/\s/g, ''), bic: bic.replace(/\s/g, ''), holder: holder || seller.companyName };
  const isDueLater = hasPaymentDays({ kind });
  const days = isDueLater ? paymentDays : 0;
  return {
    ...{ code, title: isPaidByBalance ? texts.balance : title },
    account: code === '58' ? account : null,
    dueOn: isDue ? viennaDay(issuedAt, days) : null,
    ...(isDue && isDueLater && cashDiscount && { discount: discountOf(totals.due, cashDiscount, issuedAt) }),
  };
}

function discountOf(due: Cents, terms: CashDiscountTerms, issuedAt: number) {
  return cashDiscountOf(due, terms, viennaDay(issuedAt, terms.days));
}
