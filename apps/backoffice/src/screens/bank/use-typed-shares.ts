import type { EntryToAssign } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { typedAmount } from '../../format/typed-amount.ts';
import { fieldRefusal } from '../../forms/field-refusal.ts';
import { orderHitsQuery } from '../../records/order-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { decideTexts as texts } from '../../texts/bank.de.ts';

/** The values of the fields. `number0` and `amount0` belong to the first order. */
export type TypedShares = Record<string, string>;

/**
 * Reads the typed orders and amounts. A row without a number is left out. The last digits of a number suffice if only
 * one order has them. The reader throws a CallFailure with the sentence at its field.
 */
export function useTypedShares() {
  const queries = useQueryClient();
  const maySearch = isAllowed('orders.read', useOperator());

  async function numberOf(typed: string, row: number): Promise<string> {
    if (!maySearch) return typed;
    const page = await queries.fetchQuery(orderHitsQuery(typed));
    const [found, ...others] = page.exact === null ? page.orders.map(({ number }) => number) : [page.exact];
    if (found === undefined || !found.endsWith(typed)) throw fieldRefusal(`number${row}`, texts.notFound);
    if (others.some((other) => other.endsWith(typed))) throw fieldRefusal(`number${row}`, texts.ambiguous);
    return found;
  }
  return async (typed: TypedShares, rows: number): Promise<EntryToAssign['shares']> => {
    const shares: EntryToAssign['shares'] = [];
    for (let row = 0; row < rows; row++) {
      const [number, text] = [`${typed[`number${row}`] ?? ''}`.trim(), `${typed[`amount${row}`] ?? ''}`];
      if (number === '') continue;
      const amount = typedAmount(text);
      if (amount === null || amount === 0) throw fieldRefusal(`amount${row}`, texts.wrongAmount);
      shares.push({ number: await numberOf(number, row), amount });
    }
    return shares;
  };
}
