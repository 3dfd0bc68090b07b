import type { CalculatedOrder, OrderCalculation } from '@kontor/contract';
import type { OrderSources } from './order-sources.ts';

/**
 * Adds to lines with a changed price the details that must be shown beside the new price (LAW P7). The cart only knows
 * those of the old price.
 */
export async function withPricesBeside(
  { catalogue }: Pick<OrderSources, 'catalogue'>,
  { items }: Pick<OrderCalculation, 'items'>,
  calculated: CalculatedOrder,
  customerGroup: string | null,
): Promise<CalculatedOrder> {
  const changed = new Set(
    calculated.changes.map(({ kind, conditionId }) => (kind === 'price' ? conditionId : undefined)),
  );
  const productIds = items.flatMap(({ product, condition }) => (changed.has(condition._id) ? [product._id] : []));
  if (productIds.length === 0) return calculated;
  const products = await catalogue.named([...new Set(productIds)], customerGroup);
  const shown = new Map(products.flatMap(({ conditions }) => conditions.map((one) => [one._id, one])));
  return {
    ...calculated,
    items: calculated.items.map((item) => {
      const { condition } = item;
      const offer = changed.has(condition._id) ? shown.get(condition._id) : undefined;
      // The price has changed again since. The next calculation returns both.
      if (offer?.price.gross !== condition.price.gross) return item;
      const { lowestPrice30, listPrice } = offer;
      const beside = {
        ...(lowestPrice30 !== undefined && { lowestPrice30 }),
        ...(listPrice !== undefined && { listPrice }),
      };
      return { ...item, condition: { ...condition, ...beside } };
    }),
  };
}
