import type { CalculatedOrder, Price } from '@kontor/contract';
import { type Cart, type CartLine, emptyCart } from '../cart.ts';

/** The key of the cart that tests order. */
export const sampleKey = '0b9f3a52-7c1d-4e6f-8a2b-1c3d5e7f9a0b';

export function priceOf(gross: number, net = gross, tax = 0): Price {
  return { gross, net, tax, taxRates: [{ rate: 20, amount: tax }] };
}

export function sampleLine(id: string, amount: number, price: Price = priceOf(12, 10, 2)): CartLine {
  return {
    product: {
      _id: `product-${id}`,
      name: `Hammer ${id}`,
      nameSuffix: 'mit Eschenstiel',
      articleNumber: `4711-${id}`,
      files: [{ content: `picture-${id}` }],
      stockStatusText: 'sofort lieferbar',
      attributes: [{ name: 'Gewicht', value: '500 g' }],
      categoryPath: [{ _id: 'shop', name: 'Shop' }],
    },
    condition: { _id: id, price, unit: 'Stück' },
    amount,
  };
}

export function sampleCart(...items: CartLine[]): Cart {
  return { ...emptyCart(sampleKey), items };
}

/** The answer of order/calc to a cart, at the cart's prices. */
export function calculationOf(cart: Cart, changes: CalculatedOrder['changes'] = []): CalculatedOrder {
  return {
    shippingCosts: priceOf(6, 5, 1),
    vouchers: [],
    total: priceOf(42, 35, 7),
    items: cart.items.map(({ condition, amount }) => ({
      condition,
      amount,
      price: condition.price,
      total: condition.price,
    })),
    changes,
  };
}
