import type { OfficeOrder, PlainStep } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callFailureOf } from '../../../../calls/call-failure.ts';
import { officeCall } from '../../../../calls/office-call.ts';
import { documentsQuery } from '../../../../records/documents-query.ts';
import { newStepKey, noteOrder, orderQuery } from '../../../../records/order-query.ts';

/** Steps that need no further input. */
export type PlainKind = 'confirm' | 'pick' | 'deliver' | 'complete' | 'release';

/** A step with one order. `base` names the order and the request; `take` makes the call and shows the result. */
export type OrderStep = ReturnType<typeof useOrderStep>;

type StepCall = Extract<Parameters<typeof officeCall>[0], `order${string}`>;

/**
 * Takes steps with an order. One dialog is one request: its key stays the same however often the button is pressed. A
 * dialog decides on the order as it was when it opened (`opened`), a button on the page on the current order
 * (`current`). If somebody else was first, the operator sees who changed what, with the current order behind it.
 * Pressed again, it decides on the current order.
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
      if (['invoice', 'unship'].includes(order.timeline.at(-1)?.kind ?? ''))
        await queries.invalidateQueries({ queryKey: documentsQuery(number).queryKey });
    } catch (failure) {
      // Somebody else was first. The record shows their change.
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
