import type { Order } from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';

/** A placed order and the state of its loading. */
export type PlacedOrder =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | {
      readonly state: 'there';
      readonly order: Order;
      /** Loads it again; the old state stays visible. Rejects if that fails. */
      readonly refresh: () => Promise<void>;
    };

/**
 * Loads an order by its id, in the browser only: orders are not part of pages that the server renders. `undefined`: the
 * id is not known yet; `null`: there is none.
 */
export function usePlacedOrder(orderId: string | null | undefined): PlacedOrder {
  const { call } = useShop();
  const [loaded, setLoaded] = useState<PlacedOrder>({ state: 'loading' });
  useEffect(() => {
    if (orderId === undefined) return;
    if (orderId === null || orderId === '') return setLoaded({ state: 'missing' });
    let isCurrent = true;
    const load = async () => {
      const order = await call('order', { orderId });
      if (isCurrent) setLoaded({ state: 'there', order, refresh: load });
    };
    load().catch(() => isCurrent && setLoaded({ state: 'missing' }));
    return () => {
      isCurrent = false;
    };
  }, [call, orderId]);
  return loaded;
}
