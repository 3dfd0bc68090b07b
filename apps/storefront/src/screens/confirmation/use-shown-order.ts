import { useEffect, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { useFinalOrder } from '../../visit/use-final-order.ts';

/** What the address says of an order: its key, or that of the payment from which a provider leads back. */
export interface NamedOrder {
  readonly orderId: string | null;
  readonly payment: string | null;
}

/** Whose confirmation is shown. */
export interface ShownOrder {
  /** The key to it; `undefined`: not known yet; `null`: there is none. */
  readonly orderId: string | null | undefined;
  /** Finds it out anew, where nobody could be asked. */
  again(): void;
}

/** What was found out, of which payment, by which question. */
interface Found {
  readonly payment: string;
  readonly round: number;
  readonly orderId: string | null;
}

/**
 * Whose confirmation is shown (SPEC §4): of the order that the address names; else of the one whose payment a provider
 * leads back from, where this tab knows it, since it may have gone on to another order meanwhile; else of the final
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
