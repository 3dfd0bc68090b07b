import { useEffect, useState } from 'react';
import { knownOrderIds } from '../../cart/final-order.ts';
import { useFinalOrder } from '../../cart/use-final-order.ts';
import { useShop } from '../../shop-context.ts';

/** What the address says of an order: its key, or that of the payment from which a provider leads back. */
export interface NamedOrder {
  readonly orderId: string | null;
  readonly payment: string | null;
}

/**
 * The key to the order whose confirmation is shown (SPEC §4): the one in the address; else that of the payment which a provider leads back from, where
 * this tab knows it, since it may have gone on to another order meanwhile; else the final one's. `undefined`: not known yet; `null`: there is none.
 */
export function useShownOrderId({ orderId, payment }: NamedOrder): string | null | undefined {
  const { call } = useShop();
  const { ready, value: final } = useFinalOrder();
  const [found, setFound] = useState<{ readonly payment: string; readonly orderId: string | null } | null>(null);
  const isBack = ready && orderId === null && payment !== null && final.placed !== null;
  useEffect(() => {
    if (!isBack) return;
    let isCurrent = true;
    const show = (answer: string | null) => isCurrent && setFound({ payment, orderId: answer });
    call('paymentStatus', { payment, orderIds: knownOrderIds(final) }).then(
      (status) => show(status.orderId ?? null),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, isBack, payment, final]);
  if (!ready) return undefined;
  if (orderId !== null) return orderId;
  if (!isBack) return payment === null ? (final.placed?._id ?? null) : null;
  return found?.payment === payment ? found.orderId : undefined;
}
