import type { OrderSummary } from '@kontor/contract';
import { useCallback, useState } from 'react';
import { accountCall } from '../../../session/account-call.ts';
import { type Action, useAction } from '../../../ui/use-action.ts';
import { type Loading, useLoaded } from '../../../ui/use-loaded.ts';

/** The customer's loaded orders, newest first. */
export interface Orders {
  readonly first: Loading<unknown>;
  readonly orders: readonly OrderSummary[];
  /** The number of older orders that are not loaded yet. */
  readonly remaining: number;
  /** Loads the next page. */
  readonly older: Action;
}

/** Loads the customer's orders page by page. A new order in between shifts the pages; no order is shown twice. */
export function useOrders(): Orders {
  const [orders, setOrders] = useState<readonly OrderSummary[]>([]);
  const [count, setCount] = useState(0);

  const load = useCallback(async (known: readonly OrderSummary[]) => {
    const page = await accountCall('accountOrders', { offset: known.length });
    const news = page.orders.filter(({ _id }) => !known.some((order) => order._id === _id));
    setOrders([...known, ...news]);
    setCount(page.count);
  }, []);
  const loadFirst = useCallback(() => load([]), [load]);
  const first = useLoaded(loadFirst);

  const older = useAction(() => load(orders));
  return { first, orders, remaining: Math.max(0, count - orders.length), older };
}
