import type { OrderDetails } from '@kontor/domain';
import { useMemo } from 'react';
import { useSession } from '../session/use-session.ts';
import { browserSession } from '../visit/browser-session.ts';
import { emptyDetails } from '../visit/order-details.ts';
import type { Snapshot } from '../visit/session-value.ts';
import { useSessionValue } from '../visit/use-session-value.ts';
import { detailsOfCustomer } from './customer-details.ts';

const unknownDetails: Snapshot<OrderDetails> = { ready: false, value: emptyDetails(), news: null, isStored: true };

/**
 * The order form as typed so far, completed with the data of the customer's account (SPEC §4). Not `ready` until the
 * session is known.
 */
export function useDetails(): Snapshot<OrderDetails> {
  const session = useSession();
  const typed = useSessionValue(browserSession.details, unknownDetails);
  const user = session.state === 'signed-in' ? session.user : null;
  const value = useMemo(
    () => (user === null ? typed.value : detailsOfCustomer(typed.value, user)),
    [typed.value, user],
  );
  return { ...typed, value, ready: typed.ready && session.state !== 'unknown' };
}
