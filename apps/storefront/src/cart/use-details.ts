import type { OrderDetails } from '@kontor/domain';
import { browserSession } from './browser-session.ts';
import { emptyDetails } from './order-details.ts';
import type { Snapshot } from './session-value.ts';
import { useSessionValue } from './use-session-value.ts';

const unknownDetails: Snapshot<OrderDetails> = { ready: false, value: emptyDetails(), news: null, isStored: true };

/** What this visitor typed into the order form so far. */
export function useDetails(): Snapshot<OrderDetails> {
  return useSessionValue(browserSession.details, unknownDetails);
}
