import type { CartProduct as OfferedProduct, Order, Price } from '@kontor/contract';
import type { CartCondition, CartProduct } from './cart.ts';

/** What buying an order's items again gives, with the catalogue as it is today. */
export interface BoughtAgain {
  /** Items that are still sold, at today's prices. */
  readonly lines: readonly {
    readonly product: CartProduct;
    readonly condition: CartCondition;
    readonly amount: number;
  }[];
  /** Names of what is no longer sold, or cannot be delivered now. */
  readonly gone: readonly string[];
  /** Items with another price by now: amounts per unit, in EUR. */
  readonly changed: readonly { readonly name: string; readonly before: number; readonly now: number }[];
}

/**
 * Compares an order with the products that the shop has now. A product without the condition that was bought counts as
 * gone. `amountOf`: the amount that the shop declares of a price.
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
