import type { Order } from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';

/** A placed order that is loaded. */
export type PlacedOrder =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | {
      readonly state: 'there';
      readonly order: Order;
      /** Loads it again; the old state stays visible meanwhile. Rejects if it fails. */
      readonly refresh: () => Promise<void>;
    };

/**
 * Loads an order by its id. In the browser only: what a visitor ordered is in no page that the server renders.
 * `undefined`: the id is not known yet; `null`: there is none.
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
