import {
  billOrder,
  billWithout,
  type CashDiscountTerms,
  type Cents,
  cashDiscountOf,
  type Day,
  type DocumentHead,
  type Exemption,
  hasPaymentDays,
  type Invoice,
  type InvoiceAmounts,
  type InvoiceParty,
  type InvoiceSeller,
  type PartOfOrder,
  paymentMeansCode,
  restOfInvoice,
  withDeposits,
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
  const whole = wholeAmounts(order, occasion.seller, paid);
  const without = gone.map(({ line, amount }) => ({ id: String(line + 1), quantity: amount }));
  const amounts =
    gone.length === 0 ? whole : billWithout(whole, withDeposits(restOfInvoice(whole, []), depositsOf(order), without));
  return composeBilled(order, occasion, { amounts, paymentDays });
}

/** What one invoice of the whole order states. `paid`: without gift balances, in cents. */
export function wholeAmounts(order: OrderSnapshot, seller: Seller, paid: Cents): InvoiceAmounts {
  const untaxed: Exemption | null = order.untaxed?.exemption ?? (seller.smallBusiness ? 'small-business' : null);
  const { lines, charges, vouchers, total, shop } = order;
  const basis = shop.priceDeclaration;
  return billOrder({ basis, lines, charges, vouchers, total }, { untaxed, paid, voucherReason: texts.voucher });
}

/** The deposit of one piece of each line, in cents. */
export function depositsOf({ lines }: Pick<OrderSnapshot, 'lines'>): Cents[] {
  return lines.map(({ deposit = 0 }) => deposit);
}

/** The invoice of an order over amounts that are known already. `part`: undefined if it bills all of it. */
export function composeBilled(
  order: OrderSnapshot,
  occasion: Occasion,
  {
    amounts,
    paymentDays,
    part,
  }: { readonly amounts: InvoiceAmounts; readonly paymentDays: number; readonly part?: PartOfOrder | undefined },
): Unnumbered<Invoice> {
  return {
    ...headOf(order, occasion),
    ...{ kind: 'invoice', corrects: null, reason: '', amounts },
    ...(part && { part }),
    exemptionTexts: exemptionTextsOf(amounts, occasion.seller.country),
    payment: paymentOf(order, occasion, { totals: amounts.totals, paymentDays, part }),
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
  // What the invoice replaced and billed is its own matter: the correction only corrects it.
  const { number, issuedOn, replaces: _, part: __, ...stated } = invoice;
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
  {
    totals,
    paymentDays,
    part,
  }: {
    readonly totals: InvoiceAmounts['totals'];
    readonly paymentDays: number;
    readonly part: PartOfOrder | undefined;
  },
): Invoice['payment'] {
  const isPart = part !== undefined && !part.isFinal;
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
    // Whether a transfer deducts it exactly is compared to all that the order still costs.
    ...(isDue && isDueLater && !isPart && cashDiscount && { discount: discountOf(totals.due, cashDiscount, issuedAt) }),
  };
}

function discountOf(due: Cents, terms: CashDiscountTerms, issuedAt: number) {
  return cashDiscountOf(due, terms, viennaDay(issuedAt, terms.days));
}
