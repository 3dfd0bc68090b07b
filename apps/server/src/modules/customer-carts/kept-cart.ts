import type { CartToSave, SavedCart } from '@kontor/contract';
import { maxAmount, voucherCodeKey } from '@kontor/domain';

/** The stored part of a customer's cart: ids and amounts without prices, each condition once. */
export type KeptCart = Pick<SavedCart, 'items'> & Required<Pick<SavedCart, 'vouchers' | 'joined'>>;

/** The cart of a customer who never saved one. */
export const emptyCart: KeptCart = { items: [], vouchers: [], joined: [] };

/** The stored part of a sent cart. Lines of one condition become one, with the sum of their amounts. */
export function keptCart({ items, vouchers = [], joined = [] }: CartToSave): KeptCart {
  const amounts = new Map<string, KeptCart['items'][number]>();
  for (const { product, condition, amount } of items) {
    const before = amounts.get(condition._id)?.amount ?? 0;
    const line = { product: { _id: product._id }, condition: { _id: condition._id } };
    amounts.set(condition._id, { ...line, amount: Math.min(before + amount, maxAmount) });
  }
  return { items: [...amounts.values()], vouchers: vouchers.map(({ code, session }) => ({ code, session })), joined };
}

/** A purchase: the amount of each condition, and the used vouchers. */
export interface Purchase {
  readonly lines: readonly { readonly conditionId: string; readonly amount: number }[];
  readonly vouchers: readonly { readonly code: string }[];
}

/** A cart after an order, without the bought lines. Lines added meanwhile stay. */
export function withoutBought(cart: KeptCart, { lines, vouchers }: Purchase): KeptCart {
  const bought = new Map(lines.map(({ conditionId, amount }) => [conditionId, amount]));
  const used = new Set(vouchers.map(({ code }) => voucherCodeKey(code)));
  return {
    ...cart,
    items: cart.items.flatMap((line) => {
      const amount = line.amount - (bought.get(line.condition._id) ?? 0);
      return amount > 0 ? [{ ...line, amount }] : [];
    }),
    vouchers: cart.vouchers.filter(({ code }) => !used.has(voucherCodeKey(code))),
  };
}
