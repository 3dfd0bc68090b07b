import type { CartProduct as OfferedProduct, Order, Price } from '@kontor/contract';
import type { CartCondition, CartProduct } from './cart.ts';

/** The result of buying an order's items again, compared with today's catalogue. */
export interface BoughtAgain {
  /** Items that are still sold, at today's prices. */
  readonly lines: readonly {
    readonly product: CartProduct;
    readonly condition: CartCondition;
    readonly amount: number;
  }[];
  /** Names of products that are no longer sold or cannot be delivered now. */
  readonly gone: readonly string[];
  /** Items whose price has changed: amounts per unit, in EUR. */
  readonly changed: readonly { readonly name: string; readonly before: number; readonly now: number }[];
}

/**
 * Compares an order with the shop's current products. A product without the ordered condition counts as gone.
 * `amountOf`: the gross or net amount of a price, as the shop declares prices.
 */
export function buyAgain(
  items: Order['items'],
  products: readonly OfferedProduct[],
  amountOf: (price: Price) => number,
): BoughtAgain {
  const compared = items.map((item) => {
    const product = products.find(({ _id, stockStatus }) => _id === item.product._id && stockStatus !== 'red');
    const condition = product?.conditions.find(({ _id }) => _id === item.condition._id);
    return { item, offer: product && condition ? { product, condition, amount: item.amount } : null };
  });
  return {
    lines: compared.flatMap(({ offer }) => (offer === null ? [] : [offer])),
    gone: compared.flatMap(({ item, offer }) => (offer === null ? [nameOf(item.product)] : [])),
    changed: compared.flatMap(({ item, offer }) => {
      const before = amountOf(item.condition.price);
      const now = offer === null ? before : amountOf(offer.condition.price);
      return now === before ? [] : [{ name: nameOf(item.product), before, now }];
    }),
  };
}

function nameOf({ name, nameSuffix }: Order['items'][number]['product']): string {
  return [name, nameSuffix].filter(Boolean).join(' ');
}
