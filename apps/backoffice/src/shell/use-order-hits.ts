import type { OrderListPage } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { orderHitsQuery } from '../records/order-query.ts';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import type { Command } from './command.ts';
import { useSettled } from './use-settled.ts';

/** A shorter text would match almost anything. The digits of a number are enough without its zeros. */
const isEnough = (word: string) => word.length >= 3 || /^\d{1,2}$/.test(word);

/**
 * The orders that match the typed text, as commands that open them. `openFirst` asks at once and opens the best match.
 */
export function useOrderHits(typed: string) {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  const word = typed.trim();
  const isAsked = isAllowed('orders.read', useOperator()) && isEnough(word);
  const settled = useSettled(word);
  const { data } = useQuery({ ...orderHitsQuery(settled), enabled: isAsked && settled === word });
  const open = (number: string) => navigate({ to: '/bestellungen/$nummer', params: { nummer: number } });
  return {
    commands: (isAsked ? bestFirst(data) : []).map(
      ({ number, name }): Command => ({ title: `${number} · ${name}`, icon: 'orders', run: () => open(number) }),
    ),
    /** Calls `onOpen` if it has found one. Returns whether it has. */
    async openFirst(onOpen: () => void): Promise<boolean> {
      if (!isAsked) return false;
      const page = await queries.fetchQuery(orderHitsQuery(word)).catch(() => undefined);
      const [first] = bestFirst(page);
      if (first === undefined) return false;
      onOpen();
      void open(first.number);
      return true;
    },
  };
}

/** The order with exactly the typed number comes before the others. */
function bestFirst(page: OrderListPage | undefined): OrderListPage['orders'] {
  const isExact = ({ number }: OrderListPage['orders'][number]) => number === page?.exact;
  return [...(page?.orders ?? [])].sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
}
