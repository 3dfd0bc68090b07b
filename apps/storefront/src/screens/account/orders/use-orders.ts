import type { OrderSummary } from '@kontor/contract';
import { useCallback, useState } from 'react';
import { accountCall } from '../../../session/account-call.ts';
import { type Loading, useLoaded } from '../../../ui/use-loaded.ts';

/** The customer's orders, newest first, as far as they were asked for. */
export interface Orders {
  readonly first: Loading<unknown>;
  readonly orders: readonly OrderSummary[];
  /** Older ones, that were not asked for yet. */
  readonly remaining: number;
  readonly isBusy: boolean;
  readonly failure: unknown;
  /** Brings the next page; answers the first order of it, null when it did not come. */
  more(): Promise<OrderSummary | null>;
}

/** Loads the customer's orders page by page. One that came in between moves the others on: none is shown twice. */
export function useOrders(): Orders {
  const [orders, setOrders] = useState<readonly OrderSummary[]>([]);
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const load = useCallback(async (known: readonly OrderSummary[]) => {
    const page = await accountCall('accountOrders', { offset: known.length });
    const news = page.orders.filter(({ _id }) => !known.some((order) => order._id === _id));
    setOrders([...known, ...news]);
    setCount(page.count);
    return news;
  }, []);
  const loadFirst = useCallback(() => load([]), [load]);
  const first = useLoaded(loadFirst);

  const more = async () => {
    if (isBusy) return null;
    setBusy(true);
    setFailure(null);
    try {
      return (await load(orders))[0] ?? null;
    } catch (found) {
      setFailure(found);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { first, orders, remaining: Math.max(0, count - orders.length), isBusy, failure, more };
}
