import type { Cents } from '@kontor/domain';
import { germanCount, germanEuro } from '../../german-format.ts';
import type { BuyerTax } from '../orders/orders.service.ts';
import type { OrderGoods, OrderLine } from '../orders/types.ts';
import { amendmentTexts as texts } from './texts/amendment.de.ts';
import type { EntryDetail } from './types.ts';

/** A changed part of the goods, in one line each. Empty: there was none, or is none any more. */
export interface GoodsChange {
  readonly field: 'vatId' | 'item' | 'unitPrice' | 'charge' | 'voucher' | 'toPay';
  readonly before: string;
  readonly after: string;
}

/** What an amendment changed, in the order of the lines. */
export function goodsChanges(before: OrderGoods, after: OrderGoods): GoodsChange[] {
  const left = [...after.lines];
  const same = (line: OrderLine) => {
    const at = left.findIndex(({ conditionId }) => conditionId === line.conditionId);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const items = before.lines.map((line) => [inWords(line), wordsOf(same(line))] as const);
  const added = left.map((line) => ['', inWords(line)] as const);
  return [
    ...changed('item', [...items, ...added]),
    ...changed(
      'charge',
      pairs(before.charges, after.charges, ({ label }) => label),
    ),
    ...changed(
      'voucher',
      pairs(before.vouchers, after.vouchers, ({ code }) => code),
    ),
    ...changed('toPay', [[germanEuro(before.total.gross), germanEuro(after.total.gross)]]),
  ];
}

/** The VAT id that an amendment changed. */
export function taxChanges(tax: EntryDetail['tax']): GoodsChange[] {
  const vatIdOf = ({ business }: BuyerTax) => business?.vatId ?? '';
  return tax === undefined ? [] : changed('vatId', [[vatIdOf(tax.before), vatIdOf(tax.after)]]);
}

/** The prices that an operator set, beside those of the shop. */
export function priceChanges(prices: NonNullable<EntryDetail['prices']>): GoodsChange[] {
  const priced = (name: string, price: Cents) => texts.named(name, germanEuro(price));
  return prices.map(({ name, before, after }) => ({
    ...{ field: 'unitPrice', before: priced(name, before), after: priced(name, after) },
  }));
}

type Pair = readonly [before: string, after: string];

function changed(field: GoodsChange['field'], all: readonly Pair[]): GoodsChange[] {
  return all.flatMap(([before, after]) => (before === after ? [] : [{ field, before, after }]));
}

/** Charges or vouchers by their names, with their gross amounts. */
function pairs<Part extends { readonly price: OrderGoods['total'] }>(
  before: readonly Part[],
  after: readonly Part[],
  nameOf: (part: Part) => string,
): Pair[] {
  const words = (parts: readonly Part[], name: string) => {
    const part = parts.find((one) => nameOf(one) === name);
    return part === undefined ? '' : texts.named(name, germanEuro(part.price.gross));
  };
  const names = new Set([...before, ...after].map(nameOf));
  return [...names].map((name) => [words(before, name), words(after, name)] as const);
}

function wordsOf(line: OrderLine | undefined): string {
  return line === undefined ? '' : inWords(line);
}

/** `2 Stück Schlosserhammer 500 g, 39,98 €`: the total shows every change of a price. */
function inWords({ amount, unit, total, ...line }: OrderLine): string {
  return texts.item(`${germanCount(amount)} ${unit}`, wholeName(line), germanEuro(total.gross));
}

/** The name of an article with its size or colour. */
export function wholeName({ name, nameSuffix }: Pick<OrderLine, 'name' | 'nameSuffix'>): string {
  return [name, nameSuffix].filter(Boolean).join(' ');
}

/** Lines and the amount to pay, for the log. */
export function goodsInLines({ lines, total }: OrderGoods) {
  return { items: lines.map(inWords).join('; '), toPay: germanEuro(total.gross) };
}
