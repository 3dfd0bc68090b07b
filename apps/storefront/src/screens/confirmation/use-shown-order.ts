import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { useFinalOrder } from '../../visit/use-final-order.ts';

/** The order in the address: its key, or that of the payment from which a provider redirects back. */
export interface NamedOrder {
  readonly orderId: string | null;
  readonly payment: string | null;
}

/** The order whose confirmation is shown. */
export interface ShownOrder {
  /** The order's key; `undefined`: not known yet; `null`: there is none. */
  readonly orderId: string | null | undefined;
  /** Asks again if the shop could not be asked. */
  again(): void;
}

/** The order found for a payment, and the round in which it was requested. */
interface Found {
  readonly payment: string;
  readonly round: number;
  readonly orderId: string | null;
}

/**
 * The order whose confirmation is shown (SPEC §4): the one in the address; otherwise the one whose payment a provider
 * redirects back from, if this tab knows it, because the tab may have continued with another order; otherwise the final
 * one.
 */
export function useShownOrder({ orderId, payment }: NamedOrder): ShownOrder {
  const { call } = useShop();
  const { ready, value: final } = useFinalOrder();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const { placed, earlier } = final;
  const isBack = ready && orderId === null && payment !== null && placed !== null;
  useEffect(() => {
    if (!isBack) return;
    let isCurrent = true;
    const show = (answer: string | null) => isCurrent && setFound({ payment, round, orderId: answer });
    call('paymentStatus', { payment, orderIds: [placed._id, ...earlier] }).then(
      (status) => show(status.orderId ?? null),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, isBack, payment, placed, earlier, round]);

  const shown = () => {
    if (!ready) return undefined;
    if (orderId !== null) return orderId;
    if (!isBack) return payment === null ? (placed?._id ?? null) : null;
    return found?.payment === payment && found.round === round ? found.orderId : undefined;
  };
  return { orderId: shown(), again: () => setRound(round + 1) };
}
