import { germanCount, germanDate, germanEuro, germanPercent } from '../../../german-format.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';
import { addressLines } from '../wording/address-lines.ts';
import { arrivalDetails } from '../wording/arrival-in-words.ts';
import {
  agreements,
  balanceDetails,
  bankDetails,
  type Detail,
  declaredEuro,
  depositOf,
  lineDetails,
  makersGuarantees,
  normPriceOf,
  orderTotal,
  paymentSentence,
  priceNoteOf,
  priceQuantityOf,
  sumDetails,
  transferCode,
  type WordedGuarantee,
} from '../wording/order-wording.ts';
import { type AmendmentToTell, amendedPayment } from './amended-payment.ts';
import type { MailedHtml } from './mailed-html.ts';
import { mailTexts } from './texts/confirmation-mail.de.ts';

/** The content of the mail, shared by its text and its HTML. */
export interface OrderMailFacts {
  readonly shop: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly lines: readonly MailLine[];
  readonly priceNote: string;
  readonly sums: readonly Detail[];
  readonly total: Detail;
  /** The amounts that balances have paid, and the amount left to pay. */
  readonly balances: readonly Detail[];
  /** The tax of each rate; empty where nothing is taxed. */
  readonly taxes: readonly string[];
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly references: readonly Detail[];
  /** When it arrives; empty if the shop did not say, or if the mail is about an amendment. */
  readonly arrival: readonly Detail[];
  readonly payment: string;
  readonly bank: readonly Detail[];
  /** The address where the order can be paid later or on another device; null if no payment provider takes part. */
  readonly addressToPay: string | null;
  /** Whether the mail has the QR code for banking apps. */
  readonly hasCode: boolean;
  readonly agreed: readonly string[];
  /** The guarantees of the articles' makers (LAW W3). */
  readonly makersGuarantees: readonly WordedGuarantee[];
  /** The notice on the legal guarantee that the customer saw (LAW W5), or null. */
  readonly guarantee: Pick<MailedHtml, 'html' | 'text'> | null;
  /**
   * The address for withdrawing from the contract (LAW F2), without the key to the order. Null in a mail to the shop.
   */
  readonly withdrawal: string | null;
  readonly attached: string;
}

/** A bought line in words. */
export interface MailLine {
  readonly name: string;
  /** Suffix and article number, delivery time. */
  readonly more: readonly string[];
  readonly amount: string;
  readonly unitPrice: string;
  readonly total: string;
}

/** What the facts need besides the order. `amended`: set if the mail confirms an amendment. */
export interface FactsBesides extends Pick<OrderMailFacts, 'addressToPay' | 'guarantee' | 'withdrawal'> {
  readonly amended?: AmendmentToTell | undefined;
}

/** Puts an order into words (LAW O1, O2). */
export function orderMailFacts(
  order: OrderSnapshot,
  { addressToPay, guarantee, withdrawal, amended }: FactsBesides,
): OrderMailFacts {
  const { shop, address, orderNumber, createdAt, amendedAt } = order;
  const paying = amended && amendedPayment(order, amended);
  const owed = paying?.owed ?? order;
  return {
    shop: shop.title,
    greeting: mailTexts.greeting(`${address.firstName} ${address.name}`.trim()),
    thanks: amended
      ? mailTexts.amended(orderNumber, germanDate(createdAt), germanDate(amendedAt ?? createdAt))
      : mailTexts.thanks(orderNumber, germanDate(createdAt)),
    lines: order.lines.map((line) => mailLine(line, order)),
    priceNote: priceNoteOf(order),
    sums: sumDetails(order),
    total: orderTotal(order),
    balances: balanceDetails(order),
    taxes: taxesOf(order),
    addresses: addressesOf(order),
    references: referencesOf(order),
    arrival: amended ? [] : arrivalDetails(order),
    payment: paying?.sentence ?? paymentSentence(order),
    bank: bankDetails(owed),
    addressToPay: paying?.isUnpaid === false ? null : addressToPay,
    hasCode: transferCode(owed) !== null,
    makersGuarantees: makersGuarantees(order),
    agreed: agreements(order),
    guarantee,
    withdrawal,
    attached: mailTexts.attached([
      amended ? mailTexts.amendedConfirmation : mailTexts.confirmation,
      ...order.texts.flatMap(({ name }) => wordingTexts.agreedTexts[name] ?? []),
    ]),
  };
}

function taxesOf({ untaxed, total }: OrderSnapshot): string[] {
  if (untaxed !== undefined) return [];
  return total.taxRates.map(({ rate, net, amount }) =>
    mailTexts.taxLine(germanPercent(rate), germanEuro(net), germanEuro(amount)),
  );
}

/** How the prices are meant, and below that the tax in them. `indent`: what each rate begins with. */
export function taxLines({ priceNote, taxes }: Pick<OrderMailFacts, 'priceNote' | 'taxes'>, indent = ''): string[] {
  if (taxes.length === 0) return [priceNote];
  return [priceNote, `${mailTexts.includedTax}:`, ...taxes.map((tax) => `${indent}${tax}`)];
}

function mailLine(line: OrderLine, order: OrderSnapshot): MailLine {
  const { name, amount, unit } = line;
  return {
    name,
    more: lineDetails(line),
    amount: `${germanCount(amount)} ${unit}`,
    unitPrice: mailTexts.unitPrice(
      declaredEuro(line.price, order),
      priceQuantityOf(line),
      normPriceOf(line),
      depositOf(line),
    ),
    total: declaredEuro(line.total, order),
  };
}

function addressesOf({ address, shippingAddress, shop }: OrderSnapshot): [string, string[]][] {
  const { labels } = wordingTexts;
  const billing = addressLines(address, shop.seller.country);
  if (shippingAddress === null) return [[labels.oneAddress, billing]];
  return [
    [labels.address, billing],
    [labels.shippingAddress, addressLines(shippingAddress, shop.seller.country)],
  ];
}

function referencesOf({ paymentCondition, carrier, externalNumber }: OrderSnapshot): Detail[] {
  const { labels } = wordingTexts;
  return [
    [labels.payment, paymentCondition.title],
    ...(carrier ? [[labels.carrier, carrier] as const] : []),
    ...(externalNumber ? [[labels.externalNumber, externalNumber] as const] : []),
  ];
}
