import { type Cents, declaredAmount, epcCode, type Price, type ShownPayment } from '@kontor/domain';
import { germanCount, germanEuro } from '../../../german-format.ts';
import { htmlBlocks } from '../../../html/html-blocks.ts';
import { stockTexts } from '../../catalogue/catalogue.service.ts';
import { chargeTexts } from '../texts/charges.de.ts';
import { wordingTexts as texts } from '../texts/wording.de.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';
import { bankTransfer } from './bank-transfer.ts';
import { isBalance, totalOfOrder } from './total-of-order.ts';

/** The words for the stock of products whose operator writes none. */
const unsaidStockTexts: readonly string[] = Object.values(stockTexts);

/** Something about an order in words: what, and its value. */
export type Detail = readonly [label: string, value: string];

/** An amount as the shop declares prices, for a line or a part of the sum. */
export function declaredEuro(price: Price, { shop }: Pick<OrderSnapshot, 'shop'>): string {
  return germanEuro(declaredAmount(price, shop.priceDeclaration));
}

/** What stands below the name of a bought product, line by line: suffix and article number, delivery time (LAW P9). */
export function lineDetails({ nameSuffix, articleNumber, delivery }: OrderLine): string[] {
  const { labels } = texts;
  // Without a word of the operator's it is no time (LAW P9).
  const saysNoTime = !delivery?.termsOfDelivery && unsaidStockTexts.includes(delivery?.stockStatusText ?? '');
  const label = saysNoTime ? labels.availability : labels.delivery;
  const terms = [delivery?.stockStatusText, delivery?.termsOfDelivery].filter(Boolean);
  return [
    [nameSuffix, `${labels.articleNumber} ${articleNumber}`].filter(Boolean).join(' · '),
    ...(terms.length > 0 ? [`${label} ${terms.join(' · ')}`] : []),
  ];
}

/** How many units the price of a line is for, `je 100 Stück`; empty where it is one. */
export function priceQuantityOf({ priceQuantity, unit }: OrderLine): string {
  return priceQuantity === undefined ? '' : texts.priceQuantity(germanCount(priceQuantity), unit);
}

/** The deposit on one unit, `zzgl. 0,25 € Pfand` (LAW P6); empty where there is none. */
export function depositOf({ deposit, priceQuantity, unit }: OrderLine): string {
  return deposit === undefined ? '' : texts.deposit(germanEuro(deposit), priceQuantity === undefined ? '' : unit);
}

/**
 * What stands with the unit price of a product that is sold by weight, volume, length or area (LAW P4); empty for
 * others.
 */
export function normPriceOf({ normPrice }: OrderLine): string {
  return normPrice ? texts.normPrice(germanEuro(normPrice.price), normPrice.unit) : '';
}

/**
 * What the total is made of: with tax inside in a gross shop, with tax added at the end in a net shop. Free shipping
 * says so (LAW P2).
 */
export function sumDetails(order: OrderSnapshot): Detail[] {
  const { goods, charges, vouchers, total, shop } = order;
  return [
    [texts.sums.goods, declaredEuro(goods, order)],
    ...charges.map(
      ({ label, price }): Detail => [label, price.gross === 0 ? chargeTexts.free : declaredEuro(price, order)],
    ),
    ...vouchers
      .filter((voucher) => !isBalance(voucher))
      .map(({ code, price }): Detail => [texts.sums.voucher(code), declaredEuro(price, order)]),
    ...(shop.priceDeclaration === 'net' ? [[texts.sums.tax, germanEuro(total.tax)] as const] : []),
  ];
}

/** What the order costs before gift balances pay. They are money, and reduce no price. */
export function orderTotal(order: OrderSnapshot): Detail {
  return [texts.sums.total, germanEuro(totalOfOrder(order).gross)];
}

/** What gift balances have paid of the total, and what is left to pay; nothing where there are none. */
export function balanceDetails({ total, vouchers }: OrderSnapshot): Detail[] {
  const balances = vouchers.filter(isBalance);
  if (balances.length === 0) return [];
  return [
    ...balances.map(({ code, price }): Detail => [texts.sums.balance(code), germanEuro(price.gross)]),
    [texts.sums.due, germanEuro(total.gross)],
  ];
}

/** How the order is to be paid, by the kind of its payment method. */
export function paymentSentence({ paymentCondition, total, vouchers }: OrderSnapshot): string {
  if (total.gross === 0) return texts.nothingToPay;
  const sentence = texts.payment[paymentCondition.kind];
  const sum = vouchers.some(isBalance) ? texts.restOfSum : texts.wholeSum;
  return sentence(sum(germanEuro(total.gross)), paymentCondition.title);
}

/**
 * How an order is to be paid now: nothing once it is paid, and no promise of a delivery that has begun.
 * @param order at the amount that is still owed for it
 */
export function paymentSentenceNow(
  order: OrderSnapshot,
  {
    payment,
    open,
    isShipped,
  }: { readonly payment: ShownPayment | undefined; readonly open: Cents | null; readonly isShipped: boolean },
): string {
  if (payment === 'paid' || payment === 'returned') return texts.nothingToPay;
  const isTransfer = order.paymentCondition.kind === 'transfer' && order.total.gross > 0;
  if (isTransfer && open !== null) return texts.transferNow(texts.restOfSum(germanEuro(open)));
  if (!isTransfer || !isShipped) return paymentSentence(order);
  const sum = order.vouchers.some(isBalance) ? texts.restOfSum : texts.wholeSum;
  return texts.transferNow(sum(germanEuro(order.total.gross)));
}

/** Where to transfer the money to, where the customer does that. */
export function bankDetails(order: OrderSnapshot): Detail[] {
  const transfer = bankTransfer(order);
  if (transfer === null) return [];
  const labels = texts.bank;
  const rows: Detail[] = [
    [labels.holder, transfer.holder],
    [labels.iban, groupedIban(transfer.iban)],
    [labels.bic, transfer.bic],
    [labels.amount, germanEuro(transfer.amount)],
    [labels.reference, transfer.reference],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The code that a banking app fills in the transfer by; null where there is none. */
export function transferCode(order: OrderSnapshot): string | null {
  const transfer = bankTransfer(order);
  return transfer && epcCode(transfer);
}

/** An IBAN in groups of four, as it is read and typed. */
export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0');
}

/** What was agreed: the boxes that were ticked, as they read, and the texts of the contract. */
export function agreements(order: OrderSnapshot): string[] {
  const names = order.texts.flatMap(({ name }) => texts.agreedTexts[name] ?? []);
  return [...order.options.map(optionSentence), ...(names.length > 0 ? [texts.agreedVersion(names)] : [])];
}

function optionSentence({ name, content }: OrderSnapshot['options'][number]): string {
  const text = htmlBlocks(content)
    .map((block) => block.text)
    .join(' ');
  return text === '' || text === name ? name : `${name}: ${text}`;
}
