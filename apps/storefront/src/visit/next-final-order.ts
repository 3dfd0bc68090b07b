import type { FinalOrder } from './final-order.ts';

/** The maximum number of stored keys of earlier orders. */
const mostEarlier = 20;

/** The final order after another one was finished or is about to be paid. The same order again changes nothing. */
export function nextFinalOrder(final: FinalOrder, { _id, orderNumber }: NonNullable<FinalOrder['placed']>): FinalOrder {
  const { placed, earlier } = final;
  if (placed?._id === _id) return final;
  const before = placed === null ? earlier : [placed._id, ...earlier];
  return { placed: { _id, orderNumber }, earlier: before.filter((id) => id !== _id).slice(0, mostEarlier) };
}
