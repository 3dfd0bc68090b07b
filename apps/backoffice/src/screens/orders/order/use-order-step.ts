import type { OfficeOrder, PlainStep } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callFailureOf } from '../../../calls/call-failure.ts';
import { officeCall } from '../../../calls/office-call.ts';
import { newStepKey, noteOrder, orderQuery } from '../../../records/order-query.ts';

/** Steps that need nothing but to be wanted. */
export type PlainKind = 'confirm' | 'pick' | 'deliver' | 'complete' | 'release';

type StepCall = Extract<Parameters<typeof officeCall>[0], `order${string}`>;

/**
 * Takes steps with an order. One dialog is one wish: its key stays the same however often it is pressed. It decides on
 * the order as it was when the dialog opened (`opened`), a button on the page on the order as it is (`current`). Who
 * comes too late sees who changed what, and behind that the order as it is now; pressed again, it decides on that one.
 */
export function useOrderStep({ number, version }: OfficeOrder, decidesOn: 'opened' | 'current' = 'opened') {
  const queries = useQueryClient();
  const wish = useRef({ key: newStepKey(), version });
  if (decidesOn === 'current' && wish.current.version !== version) wish.current = { key: newStepKey(), version };
  const take = async <Name extends StepCall>(name: Name, body: Parameters<typeof officeCall<Name>>[1]) => {
    try {
      const order = (await officeCall(name, body)) as OfficeOrder;
      wish.current = { key: newStepKey(), version: order.version };
      noteOrder(queries, order);
    } catch (failure) {
      // Somebody else was first: the record shows what they did.
      if (callFailureOf(failure)?.status === 409) {
        const order = await queries.fetchQuery(orderQuery(number));
        wish.current = { ...wish.current, version: order.version };
        noteOrder(queries, order);
      }
      throw failure;
    }
  };
  return { take, base: (): PlainStep => ({ number, ...wish.current }) };
}
