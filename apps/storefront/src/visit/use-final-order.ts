import { browserSession } from './browser-session.ts';
import { type FinalOrder, noFinalOrder } from './final-order.ts';
import type { Snapshot } from './session-value.ts';
import { useSessionValue } from './use-session-value.ts';

const unknownOrder: Snapshot<FinalOrder> = { ready: false, value: noFinalOrder, news: null, isStored: true };

/** The order finished or paid last in this tab, and those before it. */
export function useFinalOrder(): Snapshot<FinalOrder> {
  return useSessionValue(browserSession.final, unknownOrder);
}
