import { type Cents, declaredAmount, epcCode, type Price, type ShownPayment } from '@kontor/domain';
import { germanCount, germanEuro } from '../../../german-format.ts';
import { htmlBlocks } from '../../../html/html-blocks.ts';
import { stockTexts } from '../../catalogue/catalogue.service.ts';
import { chargeTexts } from '../texts/charges.de.ts';
import { wordingTexts as texts } from '../texts/wording.de.ts';
import type { OrderLine, OrderSnapshot } from '../types.ts';
import { bankTransfer } from './bank-transfer.ts';
import { isBalance, totalOfOrder } from './total-of-order.ts';

/** The shop's own texts for stock, used for products without the operator's text. */
const unsaidStockTexts: readonly string[] = Object.values(stockTexts);

/** A fact about an order: its label and its value. */
export type Detail = readonly [label: string, value: string];

/** An amount as the shop declares prices, for a line or a part of the sum. */
export function declaredEuro(price: Price, { shop }: Pick<OrderSnapshot, 'shop'>): string {
  return germanEuro(declaredAmount(price, shop.priceDeclaration));
}

/**
 * The lines below the name of a bought product: suffix and article number, delivery time (LAW P9), that the age is
 * checked at the hand-over (LAW C10), and that a gift voucher has no tax (LAW T9).
 */
export function lineDetails({ nameSuffix, articleNumber, delivery, minimumAge, giftVoucher }: OrderLine): string[] {
  const { labels } = texts;
  // Without the operator's own text it states no time (LAW P9).
  const saysNoTime = !delivery?.termsOfDelivery && unsaidStockTexts.includes(delivery?.stockStatusText ?? '');
  const label = saysNoTime ? labels.availability : labels.delivery;
  const terms = [delivery?.stockStatusText, delivery?.termsOfDelivery].filter(Boolean);
  return [
    [nameSuffix, `${labels.articleNumber} ${articleNumber}`].filter(Boolean).join(' · '),
    ...(terms.length > 0 ? [`${label} ${terms.join(' · ')}`] : []),
    ...(minimumAge === undefined ? [] : [texts.ageCheck(minimumAge)]),
    ...(giftVoucher ? [texts.giftVoucher] : []),
  ];
}

/** The number of units that a line's price is for, `je 100 Stück`. Empty if it is one. */
export function priceQuantityOf({ priceQuantity, unit }: OrderLine): string {
  return priceQuantity === undefined ? '' : texts.priceQuantity(germanCount(priceQuantity), unit);
}

/** The deposit on one unit, `zzgl. 0,25 € Pfand` (LAW P6). Empty if there is none. */
export function depositOf({ deposit, priceQuantity, unit }: OrderLine): string {
  return deposit === undefined ? '' : texts.deposit(germanEuro(deposit), priceQuantity === undefined ? '' : unit);
}

/** The norm price of a product sold by weight, volume, length or area (LAW P4). Empty for others. */
export function normPriceOf({ normPrice }: OrderLine): string {
  return normPrice ? texts.normPrice(germanEuro(normPrice.price), normPrice.unit) : '';
}

/**
 * The parts of the total: with tax included in a gross shop, with tax added at the end in a net shop. Free shipping is
 * stated (LAW P2).
 */
export function sumDetails(order: OrderSnapshot): Detail[] {
  const { goods, charges, vouchers, total, shop, untaxed } = order;
  return [
    [texts.sums.goods, declaredEuro(goods, order)],
    ...charges.map(
      ({ label, price }): Detail => [label, price.gross === 0 ? chargeTexts.free : declaredEuro(price, order)],
    ),
    ...vouchers
      .filter((voucher) => !isBalance(voucher))
      .map(({ code, price }): Detail => [texts.sums.voucher(code), declaredEuro(price, order)]),
    ...(shop.priceDeclaration === 'net' && untaxed === undefined
      ? [[texts.sums.tax, germanEuro(total.tax)] as const]
      : []),
  ];
}

/** The cost of the order before gift balances pay. They are money, and do not reduce prices. */
export function orderTotal(order: OrderSnapshot): Detail {
  return [texts.sums.total, germanEuro(totalOfOrder(order).gross)];
}

/** The amounts that gift balances have paid, and the amount left to pay. Empty if there are no balances. */
export function balanceDetails({ total, vouchers }: OrderSnapshot): Detail[] {
  const balances = vouchers.filter(isBalance);
  if (balances.length === 0) return [];
  return [
    ...balances.map(({ code, price }): Detail => [texts.sums.balance(code), germanEuro(price.gross)]),
    [texts.sums.due, germanEuro(total.gross)],
  ];
}

/** How its prices are meant, or why they have no tax (LAW P2, P3). Gift vouchers say it at their lines. */
export function priceNoteOf({
  shop,
  taxedIn,
  untaxed,
  lines,
}: Pick<OrderSnapshot, 'shop' | 'taxedIn' | 'untaxed' | 'lines'>): string {
  const isTaxed = untaxed === undefined && !lines.every(({ giftVoucher }) => giftVoucher);
  const note = isTaxed ? texts.priceNotes[shop.priceDeclaration] : texts.untaxedPrices;
  return [note, untaxed?.sentence ?? taxedIn?.sentence].filter(Boolean).join(' ');
}

/** How the order is to be paid, by the kind of its payment method. */
export function paymentSentence({ paymentCondition, total, vouchers }: OrderSnapshot): string {
  if (total.gross === 0) return texts.nothingToPay;
  const sentence = texts.payment[paymentCondition.kind];
  const sum = vouchers.some(isBalance) ? texts.restOfSum : texts.wholeSum;
  return sentence(sum(germanEuro(total.gross)), paymentCondition.title);
}

/**
 * How an order is to be paid now; that nothing is to be paid once it is paid. It does not announce a delivery that has
 * already begun. `order`: at the amount that is due for it.
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

/** The bank account to transfer the money to, if the customer pays by transfer. */
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

/** The content of the QR code that fills in a transfer in banking apps, or null. */
export function transferCode(order: OrderSnapshot): string | null {
  const transfer = bankTransfer(order);
  return transfer && epcCode(transfer);
}

/** An IBAN in groups of four. */
export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0');
}

/** What the customer agreed to: the ticked boxes with their text, and the texts of the contract. */
export function agreements(order: OrderSnapshot): string[] {
  const names = agreedNames(order);
  return [...order.options.map(optionSentence), ...(names.length > 0 ? [texts.agreedVersion(names)] : [])];
}

/** A guarantee of a maker, and what it is given for. */
export interface WordedGuarantee {
  /** The articles that have it, with their numbers. */
  readonly goods: string;
  /** The maker's own words, in paragraphs. */
  readonly paragraphs: readonly string[];
}

/**
 * The makers' guarantees of an order, each once with all its articles: the law wants them on a durable medium (LAW W3).
 */
export function makersGuarantees({ lines }: Pick<OrderSnapshot, 'lines'>): WordedGuarantee[] {
  const articles = new Map<string, Set<string>>();
  for (const { name, articleNumber, makersGuarantee } of lines) {
    if (makersGuarantee === undefined) continue;
    const named = articles.get(makersGuarantee) ?? new Set();
    articles.set(makersGuarantee, named.add(texts.guaranteedArticle(name, articleNumber)));
  }
  return [...articles].map(([guarantee, goods]) => ({
    goods: [...goods].join(', '),
    paragraphs: guarantee
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  }));
}

/** The names of the texts that an order is agreed on, with their articles. */
export function agreedNames(order: Pick<OrderSnapshot, 'texts'>): string[] {
  return order.texts.flatMap(({ name }) => texts.agreedTexts[name] ?? []);
}

function optionSentence({ name, content }: OrderSnapshot['options'][number]): string {
  const text = htmlBlocks(content)
    .map((block) => block.text)
    .join(' ');
  return text === '' || text === name ? name : `${name}: ${text}`;
}
