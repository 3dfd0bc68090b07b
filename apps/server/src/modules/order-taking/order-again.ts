import type { FoundArticle, OrderAgain } from '@kontor/contract/office';
import { wirePrice } from '@kontor/contract/wire-price';
import {
  availableLines,
  type ConditionForSale,
  cleanAddress,
  declaredAmount,
  poolOf,
  priceAt,
  priceOf,
} from '@kontor/domain';
import { germanCount, germanEuro } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import type { OrderLine, OrderSnapshot } from '../orders/types.ts';
import { againTexts as texts } from './texts/taking.de.ts';
import type { TakingSources } from './types.ts';

/**
 * What of an order can be bought again, at the prices of its customer now; of somebody without an account, or of one
 * who has left, at everybody's. What cannot be bought, or only otherwise, is said in sentences.
 */
export async function orderAgain(
  { database, catalogue, customers }: Pick<TakingSources, 'database' | 'catalogue' | 'customers'>,
  orderNumber: string,
): Promise<OrderAgain | Refused> {
  const { read } = database;
  const record = await recordOfNumber(read, orderNumber);
  if (record === null) return refused(404, 'order-not-found');
  const { order, customerId } = record;
  const customer = customerId === null ? null : await customers.byId(read, customerId);
  const { lines, notes, changed } = await linesAgain({ database, catalogue }, order, customer?.customerGroup ?? null);
  return {
    ...{ customerId: customer?.id ?? null, email: customer?.email ?? order.email },
    address: cleanAddress(order.address),
    shippingAddress: order.shippingAddress && cleanAddress(order.shippingAddress),
    ...{ paymentCondition: order.paymentCondition.name, carrier: order.carrier ?? '' },
    vatId: order.business?.vatId ?? '',
    ...{ lines, notes: [...notes, ...changed] },
  };
}

/** What lines of an order are found again with. */
export type AgainSources = Pick<TakingSources, 'database' | 'catalogue'>;

/** Lines that can be bought again now, and in sentences what cannot, and what has another price. */
export interface LinesToBuyAgain {
  readonly lines: OrderAgain['lines'];
  readonly notes: readonly string[];
  readonly changed: readonly string[];
}

/** What of lines can be bought again, at the prices of a customer group now. */
export async function linesAgain(
  { database, catalogue }: AgainSources,
  order: Pick<OrderSnapshot, 'lines' | 'shop'>,
  customerGroup: string | null,
): Promise<LinesToBuyAgain> {
  const prices = await catalogue.pricesOf(customerGroup);
  const wanted = mergedLines(order.lines);
  const forSale = await catalogue.forSale(
    database.read,
    wanted.map(({ conditionId }) => conditionId),
    prices,
  );
  const { lines, shortages } = availableLines(wanted, forSale);
  const isComparable = prices.declaration === order.shop.priceDeclaration;
  const changed = lines.flatMap(({ condition, amount, unitPrice }) => {
    const before = order.lines.find(({ conditionId }) => conditionId === condition.conditionId);
    const was = before === undefined ? unitPrice : declaredAmount(before.price, prices.declaration);
    if (!isComparable || was === unitPrice) return [];
    return [texts.price(condition.productName, germanEuro(was), germanEuro(priceAt(condition, amount)))];
  });
  return {
    lines: lines.map(({ condition, amount, unitPrice }) => ({
      article: articleOf(condition, wirePrice(priceOf(unitPrice, condition.taxRate, prices.declaration))),
      amount,
    })),
    notes: shortages.map((shortage) => {
      const name = order.lines.find(({ conditionId }) => conditionId === shortage.conditionId)?.name ?? '';
      if (shortage.kind === 'gone') return texts.gone(name);
      if (shortage.kind === 'amount') return texts.amount(name, germanCount(shortage.amount));
      return shortage.left === 0 ? texts.soldOut(name) : texts.fewer(name, germanCount(shortage.left));
    }),
    changed,
  };
}

/** Each condition once, with all its pieces. */
function mergedLines(lines: readonly OrderLine[]): Pick<OrderLine, 'productId' | 'conditionId' | 'amount'>[] {
  const merged = new Map<string, Pick<OrderLine, 'productId' | 'conditionId' | 'amount'>>();
  for (const { productId, conditionId, amount } of lines) {
    const before = merged.get(conditionId)?.amount ?? 0;
    merged.set(conditionId, { productId, conditionId, amount: before + amount });
  }
  return [...merged.values()];
}

function articleOf(condition: ConditionForSale, price: FoundArticle['price']): FoundArticle {
  const { productId, conditionId, productName, productNameSuffix, articleNumber, unit, priceQuantity } = condition;
  return {
    ...{ productId, conditionId, articleNumber, unit, priceQuantity, price, stock: poolOf(condition).stock },
    name: [productName, productNameSuffix].filter(Boolean).join(' '),
    ...{ minAmount: condition.amounts.min, amountStep: condition.amounts.step },
  };
}
