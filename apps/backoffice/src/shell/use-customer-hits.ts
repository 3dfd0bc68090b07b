import type { ListedCustomer } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { customerHitsQuery } from '../records/customers-query.ts';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import type { Command } from './command.ts';
import { useSettled } from './use-settled.ts';

/** A shorter text would match almost anybody. */
const fewest = 3;

/** The customers who match the typed text, as commands that open them. `openFirst` asks at once. */
export function useCustomerHits(typed: string) {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  const word = typed.trim();
  const isAsked = isAllowed('customers.read', useOperator()) && word.length >= fewest;
  const settled = useSettled(word);
  const { data } = useQuery({ ...customerHitsQuery(settled), enabled: isAsked && settled === word });
  const open = (id: string) => navigate({ to: '/kunden/$kunde', params: { kunde: id } });
  return {
    commands: (isAsked ? (data?.customers ?? []) : []).map(
      (customer): Command => ({ title: titleOf(customer), icon: 'customers', run: () => open(customer._id) }),
    ),
    /** Calls `onOpen` if it has found one. Returns whether it has. */
    async openFirst(onOpen: () => void): Promise<boolean> {
      if (!isAsked) return false;
      const page = await queries.fetchQuery(customerHitsQuery(word)).catch(() => undefined);
      const id = page?.exact ?? page?.customers[0]?._id;
      if (id === undefined) return false;
      onOpen();
      void open(id);
      return true;
    },
  };
}

function titleOf({ name, company, email }: ListedCustomer): string {
  return [name || company, email].filter(Boolean).join(' · ');
}
